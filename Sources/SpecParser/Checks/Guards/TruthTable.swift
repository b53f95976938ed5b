/// The truth table of a guard: a row for every combination of its variables' values.
///
/// A number is cut at the constants that the guard compares it with: `1`, `between 1 and 8`, `8`.
package struct TruthTable: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    /// The values as the spec writes them, one for each variable.
    package var values: [String]
    package var holds: Bool
  }

  /// The variables that the guard reads, in the order of their declaration.
  package private(set) var variables: [String] = []
  package private(set) var rows: [Row] = []

  /// - Parameters:
  ///   - states: the variables that the guard's slots are indices into.
  ///   - most: the most rows that a person can read.
  /// - Returns: `nil` if the guard reads no variable, or would need more rows.
  package init?(_ guardExpression: Guard, _ states: [StateVariable], most: Int = 16) {
    let slots = guardExpression.slots.sorted()
    guard !slots.isEmpty, slots.allSatisfy(states.indices.contains) else { return nil }
    var constants: [Int: Set<Double>] = [:]
    guardExpression.collectConstants(into: &constants)
    var count = 1
    var cells: [[Cell]] = []
    for slot in slots {
      let own = Self.cells(states[slot].type, constants[slot] ?? [])
      count *= own.count
      guard count <= most else { return nil }
      cells.append(own)
    }
    variables = slots.map { states[$0].name.value }
    for index in 0..<count {
      var rest = index
      var values: [Int: Double] = [:]
      var texts: [String] = []
      // The last variable changes first.
      for (slot, own) in zip(slots, cells).reversed() {
        let cell = own[rest % own.count]
        rest /= own.count
        values[slot] = cell.value
        texts.append(cell.text)
      }
      rows.append(Row(values: texts.reversed(), holds: guardExpression.holds(in: values, of: states)))
    }
  }

  /// Values of a variable that a guard does not distinguish, and one of them.
  private struct Cell {
    var value: Double
    var text: String
  }

  private static func cells(_ type: StateType, _ constants: Set<Double>) -> [Cell] {
    switch type {
    case .bool: return [Cell(value: 0, text: "false"), Cell(value: 1, text: "true")]
    case .enumeration(let words):
      return words.enumerated().map { Cell(value: Double($0.offset), text: $0.element.value) }
    case .number(let low, let high):
      let values = NumberCells(low: low, high: high, constants: constants).values
      let points = constants.union([low, high])
      return values.enumerated().map { index, value in
        // The first and the last value are ends of the range.
        if points.contains(value) { return Cell(value: value, text: MeasureText.number(value)) }
        let ends = (MeasureText.number(values[index - 1]), MeasureText.number(values[index + 1]))
        return Cell(value: value, text: "between \(ends.0) and \(ends.1)")
      }
    }
  }
}
