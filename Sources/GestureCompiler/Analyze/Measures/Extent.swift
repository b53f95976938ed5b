/// A closed range of one measure. An open end is stored as the next representable number.
struct Extent: Sendable, Hashable {
  var low: Double
  var high: Double

  static let all = Extent(-.infinity, .infinity)
  static let notNegative = Extent(0, .infinity)

  init(_ low: Double, _ high: Double) {
    self.low = low
    self.high = high
  }

  var isEmpty: Bool { low > high }
  /// Whether it is a single value, so that an overlap has no extent.
  var isPoint: Bool { high - low < 1e-9 }
  var isEverything: Bool { low == -.infinity && high == .infinity }
  /// The smallest magnitude of its values.
  var leastSize: Double { low > 0 ? low : high < 0 ? -high : 0 }

  /// The same sizes in the other sense.
  var negated: Extent { Extent(-high, -low) }

  func contains(_ value: Double) -> Bool { low <= value && value <= high }

  func contains(_ other: Extent) -> Bool { low <= other.low && other.high <= high }

  func intersection(_ other: Extent) -> Extent {
    Extent(max(low, other.low), min(high, other.high))
  }

  mutating func formIntersection(_ other: Extent) { self = intersection(other) }

  /// The smallest range that contains both.
  func hull(_ other: Extent) -> Extent {
    if isEmpty { return other }
    return other.isEmpty ? self : Extent(min(low, other.low), max(high, other.high))
  }
}
