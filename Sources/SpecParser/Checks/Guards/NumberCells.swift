/// A range of numbers, cut at the constants that guards compare a variable with: each constant within the range, and of
/// each open gap between two of them one value, a whole number if there is one.
struct NumberCells: Sendable, Hashable {
  /// Ascending.
  let values: [Double]

  /// - Parameter constants: in any order.
  init(low: Double, high: Double, constants: Set<Double>) {
    let inside = constants.filter { low < $0 && $0 < high }
    values = Self.pointsAndGaps(Set(inside).union([low, high]).sorted())
  }

  /// The first of the values from a number on.
  func value(from number: Double) -> Double { values.first { $0 >= number } ?? number }

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
}
