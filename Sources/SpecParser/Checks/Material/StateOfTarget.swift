/// The state variable that describes an activity's target, such as its selection or its zoom.
///
/// A spec does not declare this. The type of a variable and the words of its name decide what it describes. It is the target's if a guard
/// on the same path reads it: on the target, around it or inside it. If several are read there, the activity's own guard decides. A
/// variable that no guard reads counts if it is the only one and the target has the matching trait. Otherwise nothing is known, and a check
/// reports nothing.
extension MaterialScene {
  /// - Parameters:
  ///   - isOne: whether a variable describes this, by its type and name.
  ///   - hasTrait: whether the target has the trait with which an unread variable counts.
  func variable(for index: Int, hasTrait: Bool, where isOne: (StateVariable) -> Bool) -> Int? {
    let named = spec.states.indices.filter { isOne(spec.states[$0]) }
    let read = named.filter { isRead($0, onPathOf: index) }
    if read.count == 1 { return read[0] }
    if read.isEmpty { return hasTrait && named.count == 1 && !isRead(named[0]) ? named[0] : nil }
    let own = spec.activities[index].condition?.slots ?? []
    let chosen = read.filter(own.contains)
    return chosen.count == 1 ? chosen[0] : nil
  }

  // MARK: Selection

  /// The conditions for nothing selected and for something selected.
  struct Selection {
    var nothing: Guard
    var something: Guard
  }

  /// The selection around an activity's target: a variable with `selection`, `selected` or `selecting` in its name.
  ///
  /// An enumeration needs a word for nothing (`none`, `nothing`, `empty`, `off`) and one for something. A number starts at 0. A bool may
  /// also be the opposite (`nothing-selected`, `no-selection`). A number may count (`selected-photos`). A bool or an enumeration with words
  /// after `selected` is a choice, such as a `selected-tool`, unless all its words for something are amounts (`one`, `many`).
  ///
  /// - Parameter ofAll: whether the selection of all elements is wanted. State of an element says whether that one is selected, not whether
  ///   any is.
  func selection(for index: Int, ofAll: Bool = false) -> Selection? {
    let isSelectable = !elements(onPathOf: index) { $0.selectable?.value == true }.isEmpty
    let slot = variable(for: index, hasTrait: isSelectable) { variable in
      (!ofAll || variable.element == nil) && Self.selection(of: variable, slot: 0) != nil
    }
    return slot.flatMap { Self.selection(of: spec.states[$0], slot: $0) }
  }

  private static let wordsForAmounts: Set<String> = [
    "some", "one", "single", "many", "several", "multiple", "any", "all", "more",
  ]
  private static let wordsForNothing: Set<String> = ["none", "nothing", "empty", "off", "no", "without"]

  private static func selection(of variable: StateVariable, slot: Int) -> Selection? {
    let words = variable.shortName.nameWords
    guard !words.isDisjoint(with: ["selection", "selected", "selecting"]) else { return nil }
    let isChoice = variable.shortName.orderedNameWords.dropLast().contains("selected")
    switch variable.type {
    case .bool where isChoice: return nil
    case .bool:
      let isNegated = !words.isDisjoint(with: wordsForNothing)
      return Selection(
        nothing: .isOneOf(slot: slot, values: [isNegated ? 1 : 0]),
        something: .isOneOf(slot: slot, values: [isNegated ? 0 : 1]))
    case .enumeration(let values):
      let nothing = values.indices.filter { wordsForNothing.contains(values[$0].value) }
      let something = values.indices.filter { !nothing.contains($0) }
      guard !nothing.isEmpty, !something.isEmpty,
        !isChoice || something.allSatisfy({ wordsForAmounts.contains(values[$0].value) })
      else { return nil }
      return Selection(
        nothing: .isOneOf(slot: slot, values: nothing), something: .isOneOf(slot: slot, values: something))
    case .number(let low, let high):
      guard low == 0, high > 0 else { return nil }
      return Selection(
        nothing: .compares(slot: slot, .equal, 0), something: .compares(slot: slot, .greater, 0))
    }
  }

  // MARK: Zoom

  /// A number variable for the size at which content is shown.
  struct Zoom {
    var slot: Int
    var low: Double
    var high: Double

    /// The condition for more than 100 %; `nil` unless the range starts at 1.
    var magnified: Guard? { low == 1 ? .compares(slot: slot, .greater, 1) : nil }
    /// The condition for 100 %; `nil` unless the range starts at 1.
    var whole: Guard? { low == 1 ? .compares(slot: slot, .equal, 1) : nil }
    var belowMaximum: Guard { .compares(slot: slot, .less, high) }
    var atMaximum: Guard { .compares(slot: slot, .equal, high) }
  }

  /// The zoom of an activity's target: a number with `zoom`, `scale` or `magnification` in its name and with more than one value.
  func zoom(for index: Int) -> Zoom? {
    let canZoom = !elements(onPathOf: index) { $0.zooms?.value == true }.isEmpty
    let slot = variable(for: index, hasTrait: canZoom) { variable in
      guard case .number(let low, let high) = variable.type else { return false }
      let words = variable.shortName.nameWords
      return low < high && !words.isDisjoint(with: ["zoom", "scale", "magnification"])
    }
    guard let slot, case .number(let low, let high) = spec.states[slot].type else { return nil }
    return Zoom(slot: slot, low: low, high: high)
  }
}
