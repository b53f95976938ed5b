import Testing

@testable import GestureRuntime

/// Haptics of several detents.
struct FeedbackDetentTests {
  private func cues(_ steps: [(GesturePhase, UInt8, Double, Bool)]) -> [FeedbackCues] {
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    var time = 0
    return steps.map { phase, detent, progress, isCommitted in
      time += 50
      var outcome = FeedbackPlayerTests.outcome(phase, time, dx: -120 * progress, committed: isCommitted)
      outcome.detent = detent
      return player.receive(outcome, as: FeedbackPlayerTests.card)
    }
  }

  @Test func eachDetentThatIsPassedIsFelt() {
    let felt = cues([
      (.began, 0, 0, false), (.changed, 1, 1.1, false), (.changed, 1, 1.5, false), (.changed, 2, 3, false),
      (.changed, 1, 2, false), (.changed, 0, 0.5, false), (.changed, 1, 1.2, false), (.ended, 1, 1.2, true),
    ])
    #expect(felt == [.claim, .threshold, [], .threshold, .threshold, [], .threshold, .commit])
  }

  @Test func theEndPassesNone() {
    // A flick to a detent that the finger has not reached, and one back from the far detent.
    #expect(cues([(.began, 0, 0, false), (.ended, 1, 0.5, true)]) == [.claim, .commit])
    #expect(
      cues([(.began, 0, 0, false), (.changed, 2, 3, false), (.ended, 0, 2.5, false)])
        == [.claim, .threshold, []])
    #expect(
      cues([(.began, 0, 0, false), (.changed, 1, 1.2, false), (.ended, 2, 1.4, true)])
        == [.claim, .threshold, .commit])
  }

  /// Two activities, or two tools, may move one element at the same time. Each passes its own thresholds.
  @Test(arguments: [(1, TouchTool.finger), (0, .pen)])
  func eachGestureHasItsOwnThreshold(activity: Int, tool: TouchTool) {
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    var time = 0
    func feel(_ phase: GesturePhase, _ progress: Double, isOther: Bool) -> FeedbackCues {
      time += 50
      var outcome = FeedbackPlayerTests.outcome(phase, time, dx: -120 * progress)
      outcome.detent = progress >= 1 ? 1 : 0
      if isOther { (outcome.activity, outcome.tool) = (activity, tool) }
      return player.receive(outcome, as: FeedbackPlayerTests.card)
    }
    _ = feel(.began, 0, isOther: false)
    _ = feel(.began, 0, isOther: true)
    #expect(feel(.changed, 1.1, isOther: false) == .threshold)
    #expect(feel(.changed, 0.5, isOther: true) == [])
    #expect(feel(.changed, 1.2, isOther: false) == [])
    #expect(feel(.changed, 1.1, isOther: true) == .threshold)
    #expect(feel(.changed, 1.3, isOther: false) == [])
  }
}
