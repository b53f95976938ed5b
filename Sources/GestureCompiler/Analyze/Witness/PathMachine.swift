import SpecParser

/// The elements and the state for a table of one path of a spec: an element with its ancestors, in new numbers.
struct PathMachine {
  /// The outermost element first, by its number in the whole spec.
  let chain: [Int]
  let elements: [MachineElement]
  /// All variables of the spec, so that guards keep their slots. No guard on the path reads variables of other elements, which stand as the
  /// product's.
  let states: [StateVariable]

  /// - Parameter element: the innermost.
  init(_ machine: Machine, to element: Int) {
    let chain = Array(ReplayTrace.chain(machine, element).reversed())
    self.chain = chain
    elements = chain.enumerated().map { index, old in
      var element = machine.elements[old]
      element.parent = index > 0 ? index - 1 : nil
      return element
    }
    states = machine.states.map { variable in
      var variable = variable
      variable.element = variable.element.flatMap { chain.firstIndex(of: $0) }
      return variable
    }
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
