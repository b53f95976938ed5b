import Testing

@testable import GestureRuntime

/// Flings, pages, clamps, anchors and presses.
struct FeedbackPlacementTests {
  private let scene = FeedbackScene(
    screen: Point(x: 400, y: 800), size: Point(x: 400, y: 800), centre: Point(x: 200, y: 400))

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

  private func pinch(
    _ phase: GesturePhase, _ milliseconds: Int, scale: Double = 1, rotation: Double = 0,
    at place: Point = Point(x: 300, y: 500), values: OutcomeValues = [.scale]
  ) -> Outcome {
    Outcome(
      time: Microseconds(milliseconds) * 1000, activity: 0, mechanic: 0, phase: phase, fingers: 2,
      location: place, values: values, scale: scale, rotation: rotation)
  }

  private func pan(_ phase: GesturePhase, _ milliseconds: Int, dx: Double = 0, vx: Double = 0) -> Outcome {
    Outcome(
      time: Microseconds(milliseconds) * 1000, activity: 1, mechanic: 0, phase: phase, fingers: 1,
      location: Point(x: 200 + dx, y: 400),
      values: phase == .ended ? [.translation, .velocity] : .translation,
      translation: Point(x: dx, y: 0), velocity: Point(x: vx, y: 0))
  }

  private let zoom = FeedbackPlan(
    fingersScale: 1,
    clamp: .init(
      .scale, least: 1, most: 3, motion: .init(.spring(Spring(dampingRatio: 0.65, duration: 0.35)))),
    anchor: .fingers)

  // MARK: Pinches

  @Test func theScaleIsThatSinceTheClaim() {
    var player = FeedbackPlayer(scene)
    player.receive(pinch(.began, 0), as: zoom)
    for scale in [1.1, 1.3, 1.6] {
      player.receive(pinch(.changed, 20, scale: scale), as: zoom)
      #expect(near(player.values(at: 20_000).scale, scale))
    }
    player.receive(pinch(.ended, 30, scale: 1.6), as: zoom)
    #expect(near(player.values(at: 30_000).scale, 1.6))
    // The next pinch goes on from there.
    player.receive(pinch(.began, 500), as: zoom)
    player.receive(pinch(.changed, 510, scale: 1.5), as: zoom)
    #expect(near(player.values(at: 510_000).scale, 2.4))
  }

  @Test func whatFingersHoldStaysUnderThem() {
    var player = FeedbackPlayer(scene)
    player.receive(pinch(.began, 0), as: zoom)
    player.receive(pinch(.changed, 20, scale: 2), as: zoom)
    let values = player.values(at: 20_000)
    // The fingers are 100, 100 from the centre. At twice the size that point is 200, 200 from it, so the centre has moved by -100, -100.
    #expect(near(values.offset.x, -100) && near(values.offset.y, -100))
    #expect(near(values.shift.x, -100))
    #expect(near(values.anchor.x, 0.75) && near(values.anchor.y, 0.625))
    var middle = zoom
    middle.anchor = .center
    var other = FeedbackPlayer(scene)
    other.receive(pinch(.began, 0), as: middle)
    other.receive(pinch(.changed, 20, scale: 2), as: middle)
    #expect(other.values(at: 20_000).offset == .zero)
  }

  @Test func beyondAClampItSpringsBackAboutTheFingers() {
    var player = FeedbackPlayer(scene)
    player.receive(pinch(.began, 0), as: zoom)
    player.receive(pinch(.changed, 20, scale: 4), as: zoom)
    #expect(near(player.values(at: 20_000).scale, 4))
    player.receive(pinch(.ended, 40, scale: 4), as: zoom)
    #expect(near(player.values(at: 40_000).scale, 4))
    #expect(near(player.rest.scale, 3))
    for step in 0..<60 {
      let time = Microseconds(40_000 + step * 10_000)
      let values = player.values(at: time)
      let placement = Placement(centre: values.offset, scale: values.scale, rotation: values.rotation)
      let held = placement.place(of: Point(x: 100, y: 100))
      #expect(near(held.x, 100, 1e-6) && near(held.y, 100, 1e-6))
    }
    #expect(near(player.values(at: 5_000_000).scale, 3, 0.01))
  }

  @Test func aBandHoldsAScale() {
    var plan = zoom
    plan.band = FeedbackPlan.Band()
    var player = FeedbackPlayer(scene)
    player.receive(pinch(.began, 0), as: plan)
    player.receive(pinch(.changed, 20, scale: 1000), as: plan)
    let most = player.values(at: 20_000).scale
    #expect(most > 3 && most < 6)
    player.receive(pinch(.changed, 40, scale: 0.0001), as: plan)
    let least = player.values(at: 40_000).scale
    #expect(least < 1 && least > 0.5)
  }

  @Test func pinchTurnAndPanAreOnePlacement() {
    let turning = FeedbackPlan(fingersTurn: 1, anchor: .fingers)
    let panning = FeedbackPlan(translation: Point(x: 1, y: 1))
    let first = Point(x: 300, y: 500)
    var player = FeedbackPlayer(scene)
    player.receive(pinch(.began, 0), as: zoom)
    player.receive(pinch(.began, 0, values: .rotation), as: turning)
    player.receive(pan(.began, 0), as: panning)
    for (dx, scale, turn) in [(10.0, 1.2, 8.0), (35, 1.7, 30), (-20, 2.5, 75)] {
      let place = Point(x: first.x + dx, y: first.y)
      player.receive(pinch(.changed, 20, scale: scale, at: place), as: zoom)
      player.receive(pinch(.changed, 20, rotation: turn, at: place, values: .rotation), as: turning)
      player.receive(pan(.changed, 20, dx: dx), as: panning)
      let values = player.values(at: 20_000)
      let expected = Placement(centre: Point(x: 200, y: 400)).after(
        fingers: first, translation: Point(x: dx, y: 0), scale: scale, rotation: turn)
      #expect(near(values.offset.x, expected.centre.x - 200, 1e-9))
      #expect(near(values.offset.y, expected.centre.y - 400, 1e-9))
      #expect(near(values.rotation, turn) && near(values.scale, scale))
    }
  }

  // MARK: Flings

  @Test func aFlingRestsWhereItsDecaySays() {
    let plan = FeedbackPlan(
      translation: Point(x: 1, y: 0), onEnd: .init(.decay(.normal, Spring(dampingRatio: 1, response: 0.4))))
    var player = FeedbackPlayer(scene)
    player.receive(pan(.began, 0), as: plan)
    player.receive(pan(.ended, 50, dx: 40, vx: 1000), as: plan)
    #expect(near(player.rest.offset.x, Decay.normal.rest(from: MotionState(value: 40, velocity: 1000))))
    #expect(near(player.values(at: 50_000).velocity.x, 1000, 1e-6))
    // If a press stops it on the way, it stays there.
    let place = player.values(at: 200_000).offset.x
    player.press(at: 200_000)
    player.release(at: 300_000)
    #expect(player.values(at: 900_000).offset.x == place)
    // After a cancelled pan the element rests where it is.
    player.receive(pan(.began, 900), as: plan)
    player.receive(pan(.cancelled, 950, dx: 10), as: plan)
    #expect(near(player.rest.offset.x, place + 10))
  }

  @Test func aFlingBouncesAtTheContentsEnd() {
    var bounded = scene
    bounded.least = Point(x: -600, y: 0)
    bounded.most = Point(x: 0, y: 0)
    let plan = FeedbackPlan(
      translation: Point(x: 1, y: 0), band: .init(),
      onEnd: .init(.decay(.normal, Spring(dampingRatio: 1, response: 0.4))))
    var player = FeedbackPlayer(bounded)
    player.receive(pan(.began, 0), as: plan)
    player.receive(pan(.changed, 20, dx: 100), as: plan)
    #expect(near(player.values(at: 20_000).offset.x, 100 * 400 * 0.55 / (400 + 55)))
    player.receive(pan(.ended, 50, dx: -100, vx: -4000), as: plan)
    #expect(player.rest.offset.x == -600)
    let most = (0..<200).map { player.values(at: 50_000 + $0 * 10_000).offset.x }.min() ?? 0
    #expect(most < -600)
  }

  @Test func aSwipeTurnsOnePage() {
    let plan = FeedbackPlan(
      translation: Point(x: 1, y: 0),
      onEnd: .init(.pages(.fast, FeedbackLength(percent: 100), Spring(dampingRatio: 1, response: 0.3))))
    var player = FeedbackPlayer(scene)
    player.receive(pan(.began, 0), as: plan)
    player.receive(pan(.ended, 50, dx: -60, vx: -9000), as: plan)
    #expect(player.rest.offset.x == -400)
    player.receive(pan(.began, 2000), as: plan)
    player.receive(pan(.ended, 2050, dx: -60, vx: 0), as: plan)
    #expect(player.rest.offset.x == -400)
    player.receive(pan(.began, 4000), as: plan)
    player.receive(pan(.ended, 4050, dx: 230), as: plan)
    #expect(player.rest.offset.x == 0)
  }

  // MARK: Presses

  @Test func aPressShrinksUntilItsTimeout() {
    let plan = FeedbackPlan(press: .init(timeout: 400_000, duration: 150_000, scale: 0.93))
    var player = FeedbackPlayer(scene)
    player.press(at: 1_000_000, as: plan)
    #expect(player.values(at: 1_100_000).scale == 1)
    #expect(player.values(at: 1_100_000).pressProgress == 0.25)
    #expect(near(player.values(at: 1_325_000).scale, 0.965))
    #expect(near(player.values(at: 1_400_000).scale, 0.93))
    #expect(player.values(at: 1_400_000).pressProgress == 1)
    #expect(near(player.values(at: 1_900_000).scale, 0.93))
    // If the press is given up half way, the element goes back from its present size.
    var left = player
    left.release(at: 1_325_000)
    #expect(near(left.values(at: 1_325_000).scale, 0.965))
    #expect(left.values(at: 1_325_000).scaleVelocity < 0)
    #expect(near(left.values(at: 3_000_000).scale, 1, 1e-3))
    // If the press claims, the element stays small until the lift.
    var held = Outcome(
      time: 1_400_000, activity: 0, mechanic: 0, phase: .began, fingers: 1, location: .zero,
      values: .translation)
    #expect(player.receive(held, as: plan) == .claim)
    #expect(near(player.values(at: 1_800_000).scale, 0.93))
    held.phase = .ended
    held.time = 1_800_000
    player.receive(held, as: plan)
    #expect(near(player.values(at: 1_800_000).scale, 0.93))
    #expect(near(player.values(at: 4_000_000).scale, 1, 1e-3))
  }
}
