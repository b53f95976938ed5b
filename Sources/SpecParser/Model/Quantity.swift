/// What a number in a spec measures. Amounts are stored in the canonical unit named here.
package enum Dimension: String, Sendable, Hashable, CaseIterable {
  /// Points. `mm` is read as 160 / 25.4 points (one point is 1/160 inch).
  case length
  /// Whole microseconds. `s` and `ms` are read exactly; what is finer than a microsecond is an error.
  case time
  /// Points a second.
  case velocity
  /// Degrees.
  case angle
  /// Per cent of the target's size.
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

/// Where a limit comes from: shown by `explain` and by findings.
package enum Origin: Sendable, Hashable, Codable {
  /// A metric, and who gave it the value in force: a vocabulary's name or the product's.
  case metric(Metric, setBy: String)
  /// Written in the spec itself.
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

/// A range of one measure, open where an end is `nil`.
package struct Limits: Sendable, Hashable, Codable {
  package var low: Limit?
  package var high: Limit?

  package init(low: Limit? = nil, high: Limit? = nil) {
    self.low = low
    self.high = high
  }
}
