/// One state variable, cut at the constants that guards compare it with.
///
/// Within a cell every guard gives the same answer, so one representative value stands for all of it: each word of an
/// enumeration, the two values of a bool, and of a number each constant within its range and each open gap
/// between two of them.
struct StateCells: Sendable, Hashable {
  let count: Int
  /// A value of each cell, ascending; `nil` for words and bools, which are their own cells.
  private let values: [Double]?

  /// - Parameter constants: what guards compare a number with, in any order; unused for other types.
  init(of type: StateType, constants: Set<Double>) {
    switch type {
    case .bool: (count, values) = (2, nil)
    case .enumeration(let words): (count, values) = (words.count, nil)
    case .number(let low, let high):
      let inside = constants.filter { low < $0 && $0 < high }
      let points = Self.pointsAndGaps(Set(inside).union([low, high]).sorted())
      (count, values) = (points.count, points)
    }
  }

  private static func pointsAndGaps(_ points: [Double]) -> [Double] {
    var result: [Double] = []
    for point in points {
      if let last = result.last, let between = value(between: last, and: point) { result.append(between) }
      result.append(point)
    }
    return result
  }

  /// A value strictly between the two, a whole number if there is one; `nil` where no value lies between them.
  private static func value(between low: Double, and high: Double) -> Double? {
    guard low.nextUp < high else { return nil }
    let middle = low / 2 + high / 2
    let whole = middle.rounded(.down)
    if low < whole { return whole }
    return low < middle && middle < high ? middle : low.nextUp
  }

  /// A value of a cell.
  func value(of cell: Int) -> Double { values?[cell] ?? Double(cell) }

  /// The cells whose values satisfy the condition.
  func cells(where condition: (Double) -> Bool) -> CellSet {
    CellSet(count: count) { condition(value(of: $0)) }
  }

  /// The cells of words or of a bool's values.
  func cells(of members: [Int]) -> CellSet {
    values == nil ? CellSet(count: count, members) : cells { members.map(Double.init).contains($0) }
  }
}

extension Guard {
  /// The state variables that the guard reads, by slot.
  package var slots: Set<Int> {
    switch self {
    case .constant: []
    case .isOneOf(let slot, _), .compares(let slot, _, _): [slot]
    case .not(let inner): inner.slots
    case .and(let parts), .or(let parts): parts.reduce(into: []) { $0.formUnion($1.slots) }
    }
  }

  /// Collects the numbers that the guard compares variables with.
  func collectConstants(into constants: inout [Int: Set<Double>]) {
    switch self {
    case .constant, .isOneOf: return
    case .compares(let slot, _, let amount): constants[slot, default: []].insert(amount)
    case .not(let inner): inner.collectConstants(into: &constants)
    case .and(let parts), .or(let parts): for part in parts { part.collectConstants(into: &constants) }
    }
  }

  /// Whether the guard holds in one state.
  ///
  /// - Parameter values: by slot: a bool's 0 or 1, a word's index, a number. A slot that is missing counts as 0.
  package func holds(in values: [Int: Double]) -> Bool {
    switch self {
    case .constant(let value): value
    case .isOneOf(let slot, let accepted): accepted.contains { Double($0) == values[slot, default: 0] }
    case .compares(let slot, let comparison, let amount): comparison.holds(values[slot, default: 0], amount)
    case .not(let inner): !inner.holds(in: values)
    case .and(let parts): parts.allSatisfy { $0.holds(in: values) }
    case .or(let parts): parts.contains { $0.holds(in: values) }
    }
  }
}

extension Comparison {
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
