/// The values that represent a range of numbers, cut at the constants that guards compare a variable with. They are the ends, the constants
/// between them, and one value of each open gap, a whole number if there is one.
struct NumberCells: Sendable, Hashable {
  /// The values, ascending.
  let values: [Double]

  /// - Parameter constants: in any order, also outside the range.
  init(low: Double, high: Double, constants: Set<Double>) {
    let inside = constants.filter { low < $0 && $0 < high }
    values = Self.pointsAndGaps(Set(inside).union([low, high]).sorted())
  }

  /// The first value that is not less than a number.
  func value(from number: Double) -> Double { values.first { $0 >= number } ?? number }

  private static func pointsAndGaps(_ points: [Double]) -> [Double] {
    var result: [Double] = []
    for point in points {
      if let last = result.last, let between = value(between: last, and: point) { result.append(between) }
      result.append(point)
    }
    return result
  }

  /// A value strictly between the two, a whole number if there is one; `nil` if there is none.
  private static func value(between low: Double, and high: Double) -> Double? {
    guard low.nextUp < high else { return nil }
    let middle = low / 2 + high / 2
    let whole = middle.rounded(.down)
    return low < whole ? whole : middle
  }
}
