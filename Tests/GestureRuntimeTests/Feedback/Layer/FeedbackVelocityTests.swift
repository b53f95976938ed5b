import Testing

@testable import GestureRuntime

/// At the lift a scale and an angle have the velocity of the fingers, computed from the outcomes.
struct FeedbackVelocityTests {
  private static let spring = Spring(dampingRatio: 0.6, response: 0.4)
  private static let zoom = FeedbackPlan(
    fingersScale: 1,
    clamp: .init(.scale, least: 1, most: 1.5, motion: .init(.spring(spring))))
  private static let turn = FeedbackPlan(
    fingersTurn: 1, clamp: .init(.angle, least: -10, most: 10, motion: .init(.spring(spring))))

  private static func outcome(
    _ phase: GesturePhase, _ time: Microseconds, scale: Double = 1, rotation: Double = 0, activity: Int = 0
  ) -> Outcome {
    Outcome(
      time: time, activity: activity, mechanic: 0, phase: phase, fingers: 2,
      location: Point(x: 195, y: 236), values: [.scale, .rotation], scale: scale, rotation: rotation)
  }

  /// - Parameters:
  ///   - pause: how long the fingers rest before the lift, in microseconds.
  ///   - told: whether outcomes go on during the pause.
  private static func lifted(
    _ plan: FeedbackPlan, for steps: Int = 30, pause: Microseconds = 0, told: Bool = false,
    as phase: GesturePhase = .ended, _ scale: (Double) -> Double, _ rotation: (Double) -> Double
  ) -> (player: FeedbackPlayer, time: Microseconds) {
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    player.receive(outcome(.began, 0), as: plan)
    var last = outcome(.changed, 0)
    for step in 1...steps {
      let time = Microseconds(step) * 8000
      last = outcome(.changed, time, scale: scale(Double(time) / 1e6), rotation: rotation(Double(time) / 1e6))
      player.receive(last, as: plan)
    }
    let lift = last.time + pause
    while told, last.time + 8000 < lift {
      last.time += 8000
      player.receive(last, as: plan)
    }
    (last.time, last.phase) = (lift, phase)
    player.receive(last, as: plan)
    return (player, lift)
  }

  /// The slope of the shown scale is that of the fingers before the lift and of the spring after it. Both are the same.
  @Test(arguments: [2.0, 3.5, -2.5])
  func noJumpInTheVelocityOfAScale(_ growth: Double) {
    func scale(_ seconds: Double) -> Double { Elementary.exp(growth * seconds) }
    let (player, lift) = Self.lifted(Self.zoom, scale, { _ in 0 })
    let h = 1e-4
    let end = Double(lift) / 1e6
    let before = (scale(end) - scale(end - h)) / h
    let after = (player.values(at: lift + 100).scale - player.values(at: lift).scale) / h
    #expect(abs(after - before) < 0.05 * abs(before))
    #expect(abs(player.values(at: lift).scaleVelocity - before) < 0.01 * abs(before))
    #expect(abs(player.rest.scale - (growth > 0 ? 1.5 : 1)) < 1e-12)
  }

  @Test(arguments: [300.0, -700])
  func noJumpInTheVelocityOfAnAngle(_ speed: Double) {
    let (player, lift) = Self.lifted(Self.turn, { _ in 1 }, { speed * $0 })
    let after = (player.values(at: lift + 100).rotation - player.values(at: lift).rotation) / 1e-4
    #expect(abs(after - speed) < 0.05 * abs(speed))
    #expect(abs(player.values(at: lift).rotationVelocity - speed) < 1e-6 * abs(speed))
    #expect(player.rest.rotation == (speed > 0 ? 10 : -10))
  }

  /// If fingers slow down, the slope at the end of the parabola counts, not the mean.
  @Test func theVelocityIsTheLast() {
    let (player, lift) = Self.lifted(Self.turn, { _ in 1 }, { 500 * $0 - 800 * $0 * $0 })
    #expect(abs(player.values(at: lift).rotationVelocity - (500 - 1600 * 0.24)) < 1)
  }

  @Test func aPauseIsRest() {
    for told in [false, true] {
      let zoom = Self.lifted(
        Self.zoom, pause: told ? 120_000 : 40_000, told: told, { 1 + 2 * $0 }, { 200 * $0 })
      #expect(zoom.player.values(at: zoom.time).scaleVelocity == 0)
      let turn = Self.lifted(
        Self.turn, pause: told ? 120_000 : 40_000, told: told, { 1 + 2 * $0 }, { 200 * $0 })
      #expect(turn.player.values(at: turn.time).rotationVelocity == 0)
    }
    let moving = Self.lifted(Self.zoom, for: 40, pause: 39_000, { 1 + 2 * $0 }, { _ in 0 })
    #expect(moving.player.values(at: moving.time).scaleVelocity > 1)
  }

  @Test func cancelledFingersHaveNone() {
    let (player, lift) = Self.lifted(Self.zoom, as: .cancelled, { 1 + 3 * $0 }, { _ in 0 })
    #expect(player.values(at: lift).scaleVelocity == 0 && player.rest.scale == 1.5)
  }

  /// The push of a motion counts only if the fingers rested.
  @Test func aPushIsForWhatRested() {
    var plan = Self.zoom
    plan.onCancel = FeedbackPlan.Motion(.spring(Self.spring), push: .distances(3))
    let rested = Self.lifted(plan, pause: 40_000, { 1 + 2 * $0 }, { _ in 0 })
    let thrown = Self.lifted(plan, { 1 + 2 * $0 }, { _ in 0 })
    #expect(rested.player.values(at: rested.time).scaleVelocity < 0)
    #expect(thrown.player.values(at: thrown.time).scaleVelocity > 0)
  }

  @Test func powersAndFactorsGoIn() {
    var plan = Self.turn
    plan.fingersTurn = -2
    let (player, lift) = Self.lifted(plan, { _ in 1 }, { 100 * $0 })
    #expect(abs(player.values(at: lift).rotationVelocity - -200) < 1e-4)
    plan = Self.zoom
    plan.fingersScale = 2
    let zoom = Self.lifted(plan, for: 20, { Elementary.exp(2 * $0) }, { _ in 0 })
    let values = zoom.player.values(at: zoom.time)
    #expect(abs(values.scaleVelocity / values.scale - 4) < 1e-4)
  }

  /// A scale stays where the fingers leave it, while an angle may go on by its decay.
  @Test func anAngleMaySpinOn() {
    var plan = FeedbackPlan(fingersScale: 1, fingersTurn: 1, onEnd: .init(.decay(.normal, Self.spring)))
    plan.clamp = .init(.angle, least: -1000, most: 1000)
    let (player, lift) = Self.lifted(plan, { 1 + $0 }, { 300 * $0 })
    #expect(player.values(at: lift + 500_000).scale == 1.24)
    #expect(abs(player.rest.rotation - Decay.normal.rest(from: MotionState(value: 72, velocity: 300))) < 1e-3)
  }

  @Test func noFingersAreFaster() {
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    let plan = FeedbackPlan(fingersScale: 1, fingersTurn: 1, onEnd: .init(.spring(Self.spring)))
    player.receive(Self.outcome(.began, 0), as: plan)
    player.receive(Self.outcome(.changed, 1, scale: 1e6, rotation: 1e6), as: plan)
    player.receive(Self.outcome(.ended, 2, scale: 1e6, rotation: 1e6), as: plan)
    #expect(abs(player.scale.state(at: 2).velocity - 40) < 1e-9)
    #expect(abs(player.turn.state(at: 2).velocity - 40 * Angle.degreesPerRadian) < 1e-9)
  }
}
