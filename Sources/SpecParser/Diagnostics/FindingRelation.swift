/// How the claims of two activities lie to each other where both claim, as data.
package struct FindingRelation: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, Codable {
    /// Both claim at one instant.
    case sameInstant = "same-instant"
    /// One claims before the other.
    case prefix
    /// One is under way when the other claims.
    case steal
    /// One has always claimed where the other claims.
    case shadowed
  }

  package struct Range: Sendable, Hashable, Codable {
    /// `nil`: open.
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
  /// Measures by name, those alone that are limited: `directions` (degrees), `distance` and `span` (points), `turn`
  /// (degrees), `velocity` (points a second), `duration` (milliseconds, first press to later claim).
  package var region: [String: [Range]]
  /// Whether the meeting has no extent.
  package var isBoundary: Bool

  package init(kind: Kind, gap: Range, region: [String: [Range]], isBoundary: Bool) {
    self.kind = kind
    self.gap = gap
    self.region = region
    self.isBoundary = isBoundary
  }
}
