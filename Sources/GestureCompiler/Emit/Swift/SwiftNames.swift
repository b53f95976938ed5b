import SpecParser

/// The names that generated Swift declares, by the machine's indices.
struct SwiftNames {
  let prefix: String
  /// Cases of the element type, one for each path.
  let elements: [String]
  /// Cases of the activity type and methods of the handler.
  let activities: [String]
  /// Cases that contain an activity's gesture.
  let gestures: [String]
  /// Types of the activities' gestures inside the gesture type.
  let gestureTypes: [String]
  let states: [String]
  /// The variables of the product, and of each element that has any.
  let productStates: [Int]
  let elementStates: [ElementState]
  /// Types of enumerations inside the state type; empty for variables of other types.
  let stateTypes: [String]
  /// Cases of each enumeration.
  let words: [[String]]
  /// By activity: cases of its mechanics, with the machine's index.
  let mechanics: [[(mechanic: Int, name: String)]]
  /// By activity: cases of its detents, nearest first.
  let detents: [[String]]

  var element: String { prefix + "Element" }
  var activity: String { prefix + "Activity" }
  var state: String { prefix + "State" }
  var gesture: String { prefix + "Gesture" }
  var gesturesType: String { prefix + "Gestures" }
  /// The type of the states in the style `code`.
  var program: String { prefix + "GestureStates" }
  var handler: String { prefix + "GestureHandler" }
  var dispatch: String { prefix + "GestureDispatch" }
  var product: String { prefix + "GestureProduct" }
  /// The prefix of members of types that are not the product's: `mail` in `mailElement`.
  ///
  /// It always differs from the prefix of types, since scripts without capitals have one form for both. It also differs from `gesture`,
  /// because the library for SwiftUI has `gestureFeedback`.
  var member: String {
    let lower = String(SwiftIdentifier([prefix, "x"]).lower.dropLast())
    return lower == prefix || lower == "gesture" ? "the" + prefix : lower
  }

  /// The state of one instance of an element.
  struct ElementState {
    var element: Int
    var variables: [Int]
    var type: String
    /// The property that keeps the state of the touched instance.
    var touched: String
  }

  /// The type of an activity's gesture.
  func type(_ activity: Int) -> String { "\(gesture).\(gestureTypes[activity])" }

  init(_ machine: Machine, prefix: String?) {
    let prefix = Self.prefix(of: machine.product, prefix)
    self.prefix = prefix
    elements = machine.elements.map { SwiftIdentifier($0.path).value(beside: Self.elementMembers) }
    let names = machine.activities.map { SwiftIdentifier($0.name) }
    activities = names.map { $0.value(beside: Self.activityMembers) }
    gestures = names.map { $0.value(beside: Self.gestureMembers) }
    // In the gesture type, a nested type of this name would hide the product's own.
    let hidden: Set<String> = [prefix + "Element", prefix + "Activity"]
    gestureTypes = names.map { name in
      let type = Self.typeName(name, unlike: "Gesture")
      return hidden.contains(type) ? type + "_" : type
    }
    let variables = machine.states.map { SwiftIdentifier($0.shortName) }
    productStates = machine.states.indices.filter { machine.states[$0].element == nil }
    elementStates = Self.elementStates(machine, prefix)
    states = variables.map { $0.value(beside: Self.stateMembers) }
    stateTypes = zip(machine.states, variables).map { state, name in
      if case .enumeration = state.type { Self.typeName(name, unlike: "Value") } else { "" }
    }
    words = machine.states.map { state in
      guard case .enumeration(let words) = state.type else { return [] }
      return words.map { SwiftIdentifier($0.value).value(beside: Self.caseMembers) }
    }
    detents = machine.activities.map { activity in
      (activity.commit?.detents ?? []).map {
        SwiftIdentifier($0.name.value).value(beside: Self.caseMembers)
      }
    }
    mechanics = machine.activities.map { activity in
      let bound = Set(activity.recognizers.flatMap { $0.names.map(\.mechanic) }).sorted()
      return bound.map {
        ($0, SwiftIdentifier(machine.mechanics[$0]).value(beside: Self.caseMembers))
      }
    }
  }

  /// What names of types begin with.
  static func prefix(of product: String, _ prefix: String?) -> String {
    prefix ?? SwiftIdentifier(product).upper
  }

  private static func elementStates(_ machine: Machine, _ prefix: String) -> [ElementState] {
    machine.elements.indices.compactMap { element in
      let variables = machine.states.indices.filter { machine.states[$0].element == element }
      guard !variables.isEmpty else { return nil }
      let name = SwiftIdentifier(machine.elements[element].path).upper
      return ElementState(
        element: element, variables: variables, type: "\(prefix)\(name)State", touched: "touched\(name)")
    }
  }

  /// The name of a nested type, which must differ from that of the case or property beside it.
  private static func typeName(_ name: SwiftIdentifier, unlike suffix: String) -> String {
    name.upper == name.lower ? name.upper + suffix : name.nestedType
  }

  // MARK: Members that the types already have

  private static let caseMembers: Set<String> = ["allCases", "hash", "hashValue", "rawValue"]
  private static let elementMembers = caseMembers.union(["id", "path"])
  private static let activityMembers = caseMembers.union(["does", "name", "target"])
  private static let gestureMembers: Set<String> = ["activity", "detentName", "mechanicName", "outcome"]
  private static let stateMembers: Set<String> = ["hash", "hashValue", "set"]
}
