/// The dimension of a number in a spec. Amounts are stored in the canonical unit named here.
package enum Dimension: String, Sendable, Hashable, CaseIterable {
  /// Points. `mm` is read as 160 / 25.4 points (one point is 1/160 inch).
  case length
  /// Whole microseconds. `s` and `ms` are read exactly; a fraction of a microsecond is an error.
  case time
  /// Points per second.
  case velocity
  /// Degrees.
  case angle
  /// Percent of the target's size.
  case proportion
  /// A factor, written with `x`.
  case factor
  /// A plain number without a unit.
  case count
}

/// A number with its dimension, in the canonical unit.
package struct Quantity: Sendable, Hashable {
  package var amount: Double
  package var dimension: Dimension

  package init(_ amount: Double, _ dimension: Dimension) {
    self.amount = amount
    self.dimension = dimension
  }
}

/// The source of a limit, which `explain` and findings show.
package enum Origin: Sendable, Hashable, Codable {
  /// A metric, and the vocabulary or product that set its value.
  case metric(Metric, setBy: String)
  /// A place in the spec itself.
  case written(SourceSpan)
}

/// One end of a range.
package struct Limit: Sendable, Hashable, Codable {
  /// In the canonical unit of the dimension that the range measures.
  package var amount: Double
  /// Whether the value itself satisfies the range.
  package var isIncluded: Bool
  package var origin: Origin

  package init(_ amount: Double, isIncluded: Bool, origin: Origin) {
    self.amount = amount
    self.isIncluded = isIncluded
    self.origin = origin
  }
}

/// A range of one measure; an end with `nil` is open.
package struct Limits: Sendable, Hashable, Codable {
  package var low: Limit?
  package var high: Limit?

  package init(low: Limit? = nil, high: Limit? = nil) {
    self.low = low
    self.high = high
  }

  /// The ends that are not open.
  package var ends: [Limit] { [low, high].compactMap(\.self) }

  /// Whether an end is written in a spec or a vocabulary, and not a metric's.
  package var isWritten: Bool { ends.contains { if case .written = $0.origin { true } else { false } } }
}
