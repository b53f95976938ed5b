import Testing

@testable import GestureRuntime

/// The fade of a commit: from the shown opacity to the one of the spec, without a jump and without flicker.
struct FeedbackFadeTests {
  private static func card(_ path: FeedbackPlan.Path, to target: FeedbackPlan.Target, opacity: Double?)
    -> FeedbackPlan
  {
    var plan = FeedbackPlayerTests.card
    plan.onCommit = FeedbackPlan.Motion(path, to: target, opacity: opacity)
    return plan
  }
  private static let out = card(.curve(.easeOut, 0.28), to: .outside, opacity: 0)

  private func committed(_ plan: FeedbackPlan, dx: Double = -90, vx: Double = -900) -> FeedbackPlayer {
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    player.receive(FeedbackPlayerTests.outcome(.began, 0), as: plan)
    player.receive(FeedbackPlayerTests.outcome(.changed, 40, dx: dx), as: plan)
    player.receive(FeedbackPlayerTests.outcome(.ended, 50, dx: dx, vx: vx, committed: true), as: plan)
    return player
  }

  @Test func itEndsWithThePlace() {
    let player = committed(Self.out)
    #expect(abs(player.values(at: 50_000).opacity - 0.775) < 1e-12)
    #expect(player.rest.opacity == 0)
    #expect(player.restTime == 330_000)
    #expect(player.values(at: 330_000).opacity == 0)
    let plain = committed(Self.card(.curve(.easeOut, 0.28), to: .outside, opacity: nil))
    #expect(plain.rest.opacity == 0.7)
  }

  /// Neither the opacity nor its velocity jumps at the lift, because the fade goes on with the finger's velocity.
  @Test(arguments: [0.0, -300, -900])
  func nothingLeapsAtTheLift(_ vx: Double) {
    let player = committed(Self.out, vx: vx)
    let values = (0...40).map { player.values(at: 50_000 + Microseconds($0) * 100).opacity }
    let speed = (values[1] - values[0]) / 1e-4
    #expect(abs(speed - vx * 0.3 / 120) < 0.05)
    for (a, b) in zip(values, values.dropFirst()) { #expect(abs(b - a) < 0.002) }
  }

  /// If a spring swings, the place swings there and back, but the opacity only falls.
  @Test(arguments: [
    FeedbackPlan.Path.spring(Spring(dampingRatio: 0.3, response: 0.4)),
    .spring(Spring(dampingRatio: 2, response: 0.2)),
    .curve(TimingCurve(x1: 0.3, y1: -0.5, x2: 0.6, y2: 1.8), 0.4), .curve(.linear, 0.2), .atOnce,
  ])
  func itFadesOnce(_ path: FeedbackPlan.Path) {
    let player = committed(Self.card(path, to: .outside, opacity: 0), dx: -130)
    var before = player.values(at: 50_000).opacity
    for step in 0..<2000 {
      let now = player.values(at: 50_000 + Microseconds(step) * 1000).opacity
      #expect(now <= before + 1e-9 && now >= 0)
      before = now
    }
    #expect(before < 1e-6 && player.rest.opacity == 0)
  }

  @Test func itFadesWhereThereIsNoWayToGo() {
    let player = committed(Self.card(.curve(.linear, 0.2), to: .threshold, opacity: 0.2), dx: -120, vx: 0)
    #expect(player.values(at: 50_000).opacity == 0.7)
    #expect(abs(player.values(at: 150_000).opacity - 0.45) < 0.1)
    #expect(abs(player.rest.opacity - 0.2) < 1e-12)
    var plan = Self.out
    (plan.translation, plan.opacity, plan.turnPerWidth) = (.zero, .none, 0)
    #expect(committed(plan).rest.opacity == 0)
  }

  @Test func aDelayHoldsIt() {
    var plan = Self.out
    plan.onCommit?.delay = 100_000
    let player = committed(plan)
    #expect(player.values(at: 149_000).opacity == player.values(at: 50_000).opacity)
    #expect(player.values(at: 290_000).opacity < 0.5)
    #expect(player.rest.opacity == 0 && player.restTime == 430_000)
  }

  @Test func aPressStopsItAndADragBringsItBack() {
    let player = committed(Self.out)
    let flying = player.values(at: 200_000)
    #expect(flying.opacity > 0.1 && flying.opacity < 0.6)
    var pressed = player
    pressed.press(at: 200_000)
    #expect(pressed.values(at: 900_000).opacity == flying.opacity)
    var released = pressed
    released.release(at: 900_000)
    #expect(released.values(at: 900_000).opacity == flying.opacity && released.rest.opacity == 0)
    for before in [player, pressed] {
      var player = before
      player.receive(FeedbackPlayerTests.outcome(.began, 200), as: Self.out)
      #expect(abs(player.values(at: 200_000).opacity - flying.opacity) < 1e-12)
      // While the card is held, its opacity returns to the one of its progress there.
      #expect(abs(player.values(at: 1_500_000).opacity - 0.7) < 0.005)
      player.receive(FeedbackPlayerTests.outcome(.ended, 1600), as: Self.out)
      #expect(player.rest.opacity == 1 && player.rest.offset == .zero)
    }
  }

  @Test func whatDoesNotCommitComesBack() {
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    player.receive(FeedbackPlayerTests.outcome(.began, 0), as: Self.out)
    player.receive(FeedbackPlayerTests.outcome(.cancelled, 50, dx: -200), as: Self.out)
    #expect(player.values(at: 50_000).opacity == 0.7 && player.rest.opacity == 1)
  }
}
