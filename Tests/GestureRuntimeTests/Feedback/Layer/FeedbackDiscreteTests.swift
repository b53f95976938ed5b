import Testing

@testable import GestureRuntime

/// Feedback of activities that are over as soon as they are recognized, and of presses that are given up.
@Suite("Feedback of discrete activities and of presses given up")
struct FeedbackDiscreteTests {
  private static let scene = FeedbackScene(
    screen: Point(x: 390, y: 844), size: Point(x: 390, y: 400), centre: Point(x: 195, y: 300))
  private static let quick = FeedbackPlan.Motion(.curve(.linear, 0.1), to: .scale(2))

  private static func recognized(_ time: Microseconds, _ values: OutcomeValues = []) -> Outcome {
    Outcome(
      time: time, activity: 0, mechanic: 0, phase: .recognized, fingers: 1, location: Point(x: 95, y: 300),
      values: values, velocity: Point(x: 800, y: 0))
  }

  @Test("a double touch zooms to the scale of on-end, about the fingers if the anchor says so")
  func zooms() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.recognized(0), as: FeedbackPlan(anchor: .fingers, onEnd: Self.quick))
    #expect(player.values(at: 0).scale == 1)
    let middle = player.values(at: 50_000).scale
    #expect(middle > 1.01 && middle < 1.99)
    #expect(abs(player.rest.scale - 2) < 1e-9)
    #expect(player.restTime == 100_000)
    // The point under the finger, 100 pt left of the centre, is still there.
    #expect(abs(player.rest.offset.x - 100) < 1e-9)
    var centred = FeedbackPlayer(Self.scene)
    centred.receive(Self.recognized(0), as: FeedbackPlan(onEnd: Self.quick))
    #expect(centred.rest.offset == .zero)
  }

  @Test("what an app shows of a press goes back as after a cancelled gesture if the press fails")
  func failedPress() {
    let back = FeedbackPlan.Motion(.curve(.linear, 0.2))
    let plan = FeedbackPlan(onCancel: back, onEnd: Self.quick)
    var outcome = Self.recognized(0)
    for phase in [GesturePhase.failed, .cancelled] {
      outcome.phase = phase
      #expect(plan.motion(after: outcome) == back)
    }
    #expect(!outcome.isAlternative)
    outcome.fingers = 0
    #expect(outcome.isAlternative)
  }

  @Test("on-end turns to an angle, and without a target back to the start")
  func turns() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(
      Self.recognized(0), as: FeedbackPlan(onEnd: .init(.curve(.linear, 0.1), to: .angle(90))))
    #expect(abs(player.rest.rotation - 90) < 1e-9)
    player.receive(Self.recognized(200_000), as: FeedbackPlan(onEnd: .init(.curve(.linear, 0.1))))
    #expect(player.rest.rotation == 0)
    #expect(player.restTime == 300_000)
  }

  @Test("a swipe without a threshold is flung")
  func flings() {
    var player = FeedbackPlayer(Self.scene)
    let plan = FeedbackPlan(
      translation: Point(x: 1, y: 1), onEnd: .init(.decay(.normal, Spring(dampingRatio: 1, response: 0.5))))
    player.receive(Self.recognized(0, [.translation, .velocity]), as: plan)
    #expect(player.rest.offset.x > 100)
  }

  @Test("nothing changes without on-end, or if the activity has a commit threshold")
  func still() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.recognized(0), as: FeedbackPlan(onCancel: Self.quick))
    player.receive(Self.recognized(0), as: FeedbackPlan(hasCommit: true, onEnd: Self.quick))
    #expect(player.rest.scale == 1)
  }

  @Test("a press given up goes back as on-cancel says, with the velocity that it states")
  func pressGivenUp() {
    let shrink = FeedbackPlan.Press(timeout: 400_000, duration: 400_000, scale: 0.8)
    func back(_ motion: FeedbackPlan.Motion?) -> FeedbackPlayer {
      var player = FeedbackPlayer(Self.scene)
      player.press(at: 0, as: FeedbackPlan(onCancel: motion, press: shrink))
      player.release(at: 200_000)
      return player
    }
    let quick = back(FeedbackPlan.Motion(.curve(.easeOut, 0.1)))
    #expect(quick.restTime == 300_000)
    #expect(quick.values(at: 200_000).scale < 0.95)
    #expect(back(nil).restTime ?? 0 > 600_000)
    let spring = Spring(dampingRatio: 0.55, duration: 0.3)
    let pushed = back(FeedbackPlan.Motion(.spring(spring), push: .distances(8)))
    let plain = back(FeedbackPlan.Motion(.spring(spring)))
    #expect(pushed.values(at: 220_000).scale > plain.values(at: 220_000).scale)
    let scale = pushed.values(at: 200_000).scale
    let speed = (pushed.values(at: 200_010).scale - scale) / 1e-5
    #expect(abs(speed - 8 * (1 - scale)) < 0.05 * speed)
    let late = back(FeedbackPlan.Motion(.curve(.linear, 0.1), delay: 50_000))
    #expect(late.values(at: 250_000).scale == late.values(at: 200_000).scale)
    #expect(late.restTime == 350_000)
  }

  @Test("a plain curve is shown as it is written, whatever the fingers' velocity")
  func plainCurve() {
    func offset(_ path: FeedbackPlan.Path, _ velocity: Double) -> Double {
      var plan = FeedbackPlayerTests.card
      plan.onCommit = FeedbackPlan.Motion(path, to: .threshold)
      var player = FeedbackPlayer(FeedbackPlayerTests.scene)
      player.receive(FeedbackPlayerTests.outcome(.began, 0), as: plan)
      player.receive(
        FeedbackPlayerTests.outcome(.ended, 100, dx: -60, vx: velocity, committed: true), as: plan)
      return player.values(at: 170_000).offset.x
    }
    let wanted = -60 - 60 * TimingCurve.easeOut.value(at: 0.25)
    #expect(abs(offset(.plainCurve(.easeOut, 0.28), 0) - wanted) < 1e-9)
    #expect(abs(offset(.plainCurve(.easeOut, 0.28), -900) - wanted) < 1e-9)
    #expect(abs(offset(.curve(.easeOut, 0.28), 0) - wanted) > 1)
  }
}
