/// The part of a `Meeting` that is kept when the search has ended.
package struct MeetingSummary: Sendable, Hashable {
  package var order: ClaimOrder
  /// Microseconds between the two claims over all ways; `DifferenceBounds.none` is open.
  package var gap: ClosedRange<Int64>
  /// The least of it over the ways of no extent too.
  package var leastGap: Int64
  /// Whether every way is an overlap of no extent.
  package var isBoundary: Bool
  /// What every way needs; whether some way needs nothing.
  package var needs: WayNeeds
  package var isPlain: Bool
  /// Whether in some way the claims come in contacts of the same press.
  package var isInOneContact: Bool
  /// Whether in some way the earlier claim comes before the press with which the later one's last contact begins.
  package var isBeforeLastContact: Bool
  /// Where they meet, over all ways.
  package var region: MeetingRegion

  /// Adds the summary of other shapes of the same recognizers in the same order.
  mutating func merge(_ other: MeetingSummary) {
    gap = min(gap.lowerBound, other.gap.lowerBound)...max(gap.upperBound, other.gap.upperBound)
    leastGap = min(leastGap, other.leastGap)
    needs.formIntersection(other.needs)
    isPlain = isPlain || other.isPlain
    isInOneContact = isInOneContact || other.isInOneContact
    isBeforeLastContact = isBeforeLastContact || other.isBeforeLastContact
    region.merge(other.region)
  }
}

extension Meeting {
  var summary: MeetingSummary {
    MeetingSummary(
      order: order, gap: gap, leastGap: leastGap, isBoundary: isBoundary, needs: needs, isPlain: isPlain,
      isInOneContact: isInOneContact, isBeforeLastContact: isBeforeLastContact, region: hull.region)
  }
}
