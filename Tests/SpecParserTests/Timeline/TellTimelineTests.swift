import Testing

@testable import SpecParser

/// Witnesses in sentences, for reports that cannot draw.
@Suite("Sentences of witnesses")
struct TellTimelineTests {
  @Test("One sentence for what fingers do at an instant, one for each claim")
  func sentences() {
    let witness = WitnessInWords.witness(
      """
      0 down 1 200,400
      70 down 2 250,400
      350 up 1 200,400
      350 up 2 250,400
      650 tick
      """, claims: ["select two-finger-touch 350", "late touch 650"])
    let told = TellTimeline.sentences(witness)
    #expect(
      told.map(\.text) == [
        "0 ms: finger 1 down at 200,400",
        "70 ms: finger 2 down at 250,400",
        "then finger 1 holds 280 ms, finger 2 holds 280 ms",
        "350 ms: finger 1 lifts, finger 2 lifts",
        "350 ms: `select` claims by two-finger-touch",
        "650 ms: (no finger for 300 ms)",
        "650 ms: `late` claims by touch",
      ])
    #expect(told.map(\.claim) == [nil, nil, nil, nil, 0, nil, 1])
  }
}
