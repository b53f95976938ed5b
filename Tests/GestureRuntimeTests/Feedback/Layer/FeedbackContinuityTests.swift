import Testing

@testable import GestureRuntime

/// Random hands on one element: no value jumps between drag, rubber band, spring, fling and the next press.
struct FeedbackContinuityTests {
  private let scene = FeedbackScene(
    screen: Point(x: 390, y: 844), size: Point(x: 390, y: 844), centre: Point(x: 195, y: 422),
    least: Point(x: -900, y: -900), most: Point(x: 200, y: 200))

  private func plans(_ random: inout SeededRandom) -> FeedbackPlan {
    let springs = [Spring(dampingRatio: 0.5, response: 0.4), Spring(dampingRatio: 1, response: 0.3)]
    let motions: [FeedbackPlan.Motion] = [
      .init(.spring(random.pick(springs))), .init(.curve(.easeOut, 0.28), to: .outside),
      .init(.decay(.normal, random.pick(springs))),
      .init(.pages(.fast, FeedbackLength(percent: 100), random.pick(springs))),
      .init(.spring(random.pick(springs)), to: .threshold),
    ]
    return FeedbackPlan(
      translation: Point(x: 1, y: random.oneIn(2) ? 1 : 0), fingersScale: 1, fingersTurn: 1, turnPerWidth: 20,
      opacity: .init(from: 1, to: 0.5), ways: .any, threshold: FeedbackLength(points: 120),
      hasCommit: random.oneIn(2),
      band: random.oneIn(2) ? .init(law: .smooth) : .init(beyond: FeedbackLength(points: 90)),
      clamp: .init(.scale, least: 0.8, most: 3, motion: .init(.spring(random.pick(springs)))),
      anchor: .fingers, onCommit: random.pick(motions), onCancel: .init(.spring(random.pick(springs))),
      onEnd: random.pick(motions))
  }

  /// A value never changes by more than its velocity allows.
  @Test(arguments: 0..<60)
  func valuesNeverLeap(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let plan = plans(&random)
    var player = FeedbackPlayer(scene)
    var time: Microseconds = 0
    for _ in 0..<12 {
      let before = player.values(at: time)
      if random.oneIn(2) { player.press(at: time) }
      expectSame(before, player.values(at: time), "a press")
      if random.oneIn(3) {
        player.release(at: time)
        expectSame(before, player.values(at: time), "a release")
      }
      var outcome = RandomShow.outcome(.began, at: time, &random)
      outcome.location = Point(x: random.number(0...390), y: random.number(0...844))
      player.receive(outcome, as: plan)
      expectSame(before, player.values(at: time), "a claim")
      outcome = drag(outcome, &player, plan, &time, &random)
      outcome.phase = random.oneIn(4) ? .cancelled : .ended
      outcome.isCommitted = outcome.phase == .ended && random.oneIn(2)
      outcome.velocity = Point(x: random.number(-3000...3000), y: random.number(-3000...3000))
      let held = player.values(at: time)
      player.receive(outcome, as: plan)
      expectSame(held, player.values(at: time), "a lift")
      watch(&player, from: time)
      time += Microseconds(random.int(0...900_000))
    }
  }

  private func drag(
    _ start: Outcome, _ player: inout FeedbackPlayer, _ plan: FeedbackPlan, _ time: inout Microseconds,
    _ random: inout SeededRandom
  ) -> Outcome {
    var outcome = start
    outcome.phase = .changed
    outcome.translation = .zero
    for _ in 0..<8 {
      time += 8000
      outcome.time = time
      outcome.translation.x += random.number(-60...60)
      outcome.translation.y += random.number(-60...60)
      outcome.scale *= random.number(0.7...1.4)
      outcome.rotation += random.number(-20...20)
      player.receive(outcome, as: plan)
    }
    return outcome
  }

  /// Expects that no step after the lift is longer than the velocity allows.
  private func watch(_ player: inout FeedbackPlayer, from start: Microseconds) {
    var before = player.values(at: start)
    for step in 1..<400 {
      let now = player.values(at: start + Microseconds(step) * 250)
      for (a, b, v, w) in [
        (before.offset.x, now.offset.x, before.velocity.x, now.velocity.x),
        (before.offset.y, now.offset.y, before.velocity.y, now.velocity.y),
        (before.rotation, now.rotation, before.rotationVelocity, now.rotationVelocity),
        (before.scale, now.scale, before.scaleVelocity, now.scaleVelocity),
      ] {
        #expect(abs(b - a) < 1.1 * max(abs(v), abs(w)) * 250e-6 + 0.02)
      }
      before = now
    }
  }

  private func expectSame(_ a: FeedbackValues, _ b: FeedbackValues, _ what: Comment) {
    #expect(abs(a.offset.x - b.offset.x) < 1e-6, what)
    #expect(abs(a.offset.y - b.offset.y) < 1e-6, what)
    #expect(abs(a.scale - b.scale) < 1e-9 * max(1, a.scale), what)
    #expect(abs(a.rotation - b.rotation) < 1e-6, what)
    #expect(abs(a.opacity - b.opacity) < 1e-6, what)
  }

  /// At a lift inside the range the element keeps the finger's velocity; in a band, the share that the band lets through.
  @Test(arguments: [0.0, -60, -110, -150, -260])
  func velocityGoesOnAtTheLift(_ dx: Double) {
    let plan = FeedbackPlayerTests.card
    for committed in [true, false] {
      var player = FeedbackPlayer(FeedbackPlayerTests.scene)
      player.receive(FeedbackPlayerTests.outcome(.began, 0), as: plan)
      player.receive(
        FeedbackPlayerTests.outcome(.ended, 50, dx: dx, vx: -700, committed: committed), as: plan)
      let slope = dx < -120 ? RubberBand.platform(dimension: 390).slope(at: -dx - 120) : 1
      #expect(abs(player.values(at: 50_000).velocity.x - -700 * slope) < 1e-6)
    }
  }

  /// Compares the whole way back with the spring's equation, solved in fine steps.
  @Test func theWayBackIsTheSprings() {
    let plan = FeedbackPlayerTests.card
    let spring = Spring(dampingRatio: 0.7, duration: 0.5)
    var player = FeedbackPlayer(FeedbackPlayerTests.scene)
    player.receive(FeedbackPlayerTests.outcome(.began, 0), as: plan)
    player.receive(FeedbackPlayerTests.outcome(.ended, 50, dx: -90, vx: -400), as: plan)
    for seconds in [0.02, 0.1, 0.3, 0.6] {
      let exact = RungeKutta.run(
        from: MotionState(value: -90, velocity: -400), for: seconds, steps: 4000
      ) { x, v in -spring.stiffness * x - spring.damping * v }
      let values = player.values(at: 50_000 + Microseconds((seconds * 1e6).rounded()))
      #expect(abs(values.offset.x - exact.value) < 1e-6)
      #expect(abs(values.velocity.x - exact.velocity) < 1e-5)
    }
  }
}
