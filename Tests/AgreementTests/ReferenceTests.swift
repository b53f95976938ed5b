import AgreementSupport
import GestureRuntime
import TestSupport
import Testing

/// Runs the reference on timelines that are written by hand.
@Suite struct ReferenceTests {
  @Test(arguments: allTimelines) func `the reference follows the timeline`(_ timeline: Timeline) throws {
    let found = try mistakes(of: Reference(), in: timeline)
    #expect(found.isEmpty, "\(timeline.title): \(found.joined(separator: "; "))")
  }

  @Test func `samples that make no sense are refused`() throws {
    let acts: [Act] = [
      .down(1, 0, 0, at: 10), .down(1, 0, 0, at: 10), .move(1, 0, 0, at: 10), .move(1, 5, 0, at: 9),
      .move(2, 5, 0, at: 12), .move(1, .nan, 0, at: 13), .up(1, 0, 0, at: 20), .up(1, at: 30),
      .cancel(1, at: 30),
    ]
    let timeline = Timeline("refusals", spec("touch"), acts, [])
    let run = Reference().run(timeline.spec.checked, timeline.events, screen: nil)
    #expect(
      run.refusals == [
        1: .fingerIsDown, 2: .duplicate, 3: .timeWentBack, 4: .fingerIsNotDown, 5: .placeIsNotFinite,
        7: .fingerIsNotDown, 8: .fingerIsNotDown,
      ])
    #expect(run.outcomes.map(\.phase) == [.recognized])
  }
}

let allTimelines =
  touchTimelines + doubleTouchTimelines + moveTimelines + strokeTimelines + fingerTimelines + valueTimelines
  + reversalTimelines + overTimelines + arbitrationTimelines + waitTimelines + turnTimelines
  + lateFingerTimelines + regressionTimelines + heldPressRegressions + longTimelines + againTimelines
  + handOverTimelines + nextPressTimelines
