import SpecParser

/// The elements for a table of one path of a spec, in new numbers: an element with its ancestors, or with those that matter.
struct PathMachine {
  /// The outermost element first, by its number in the whole spec.
  let chain: [Int]
  let elements: [MachineElement]
  /// The variables of the whole spec.
  fileprivate let variables: [StateVariable]

  /// - Parameter element: the innermost.
  init(_ machine: Machine, to element: Int) {
    self.init(machine, Array(machine.elements.outward(from: element).reversed()))
  }

  /// - Parameter chain: elements of one path, the outermost first.
  init(_ machine: Machine, _ chain: [Int]) {
    self.chain = chain
    elements = chain.enumerated().map { index, old in
      var element = machine.elements[old]
      element.parent = index > 0 ? index - 1 : nil
      return element
    }
    variables = machine.states
  }

  /// The elements with their numbers as names, so that equal paths share a table.
  var unnamed: [MachineElement] {
    elements.enumerated().map { index, element in
      MachineElement(name: "e\(index)", path: "e\(index)", parent: element.parent)
    }
  }

  /// The new number of an element of the whole spec; `nil` when it is not on the path.
  func number(of element: Int) -> Int? { chain.firstIndex(of: element) }
}

/// The state for a table of one path: the variables that the guards in it read, in slots of their own.
///
/// So a table has few variables where the spec has thousands, and equal guards on other variables share a table. No guard on the path reads
/// variables of other elements.
struct PathState {
  /// The spec's slot of each variable.
  private let slots: [Int]
  private let places: [Int: Int]
  private let path: PathMachine

  init(_ path: PathMachine, guards: [Guard?]) {
    self.path = path
    slots = guards.reduce(into: Set()) { $0.formUnion($1?.slots ?? []) }.sorted()
    places = Dictionary(firstOf: slots.enumerated().map { ($1, $0) })
  }

  /// The variables, with their numbers as names.
  var variables: [StateVariable] {
    slots.enumerated().map { place, slot in
      var variable = path.variables[slot]
      variable.name.value = "s\(place)"
      variable.element = variable.element.flatMap { path.number(of: $0) }
      return variable
    }
  }

  /// A guard of the spec with the slots of the table.
  func condition(_ condition: Guard?) -> Guard? { condition?.renumbered { places[$0] ?? 0 } }

  /// The value of each variable in a state of the spec.
  func values(in model: [Int: Double]) -> [Double] {
    slots.map { path.variables.value(of: $0, in: model) }
  }
}
