import Testing

@testable import GestureCompiler

/// Meetings of other shapes of the same recognizers, put together.
struct MeetingSummaryTests {
  private static func summary(_ isOne: Bool, _ needs: WayNeeds, gap: ClosedRange<Int64>, least: Int64)
    -> MeetingSummary
  {
    MeetingSummary(
      order: .first, gap: gap, leastGap: least, isBoundary: false, needs: needs, isPlain: isOne,
      isInOneContact: isOne, isBeforeLastContact: isOne,
      region: MeetingRegion(duration: .init(low: 10, high: isOne ? 20 : 30)))
  }

  @Test("what some way has stays, and what every way needs is what both need")
  func merged() {
    let one = Self.summary(true, [.drift, .lateFinger], gap: 5...9, least: 4)
    let other = Self.summary(false, [.drift, .earlyLift], gap: 7...12, least: 0)
    for (a, b) in [(one, other), (other, one)] {
      var both = a
      both.merge(b)
      #expect(both.isPlain && both.isInOneContact && both.isBeforeLastContact)
      #expect(
        both.gap == 5...12 && both.leastGap == 0 && both.needs == .drift && both.region.duration.high == 30)
    }
    var neither = other
    neither.merge(other)
    #expect(neither == other)
  }
}
