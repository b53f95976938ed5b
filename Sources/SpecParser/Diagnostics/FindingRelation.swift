/// The order in which two activities claim, and the touches for which both claim, as data.
package struct FindingRelation: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, Codable {
    /// Both claim at one instant.
    case sameInstant = "same-instant"
    /// One claims before the other.
    case prefix
    /// One has begun and not ended when the other claims.
    case steal
    /// One has always claimed before the other claims.
    case shadowed
  }

  package struct Range: Sendable, Hashable, Codable {
    /// `nil` is an open end.
    package var low: Double?
    package var high: Double?

    package init(low: Double?, high: Double?) {
      self.low = low
      self.high = high
    }
  }

  package var kind: Kind
  /// Milliseconds from the earlier claim to the later, over all traces.
  package var gap: Range
  /// The limited measures by name:
  /// - `directions`, `turn`: degrees
  /// - `distance`, `span`: points
  /// - `velocity`: points per second
  /// - `duration`: milliseconds from the first press to the later claim
  package var region: [String: [Range]]
  /// Whether the two claims meet only at a boundary: the overlap has no extent in some measure.
  package var isBoundary: Bool

  package init(kind: Kind, gap: Range, region: [String: [Range]], isBoundary: Bool) {
    self.kind = kind
    self.gap = gap
    self.region = region
    self.isBoundary = isBoundary
  }
}
