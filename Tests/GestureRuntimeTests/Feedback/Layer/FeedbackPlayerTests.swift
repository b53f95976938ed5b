import Testing

@testable import GestureRuntime

/// The values that are shown for outcomes, with a card of 390 × 72 pt on a screen of 390 × 844 pt.
struct FeedbackPlayerTests {
  static let scene = FeedbackScene(
    screen: Point(x: 390, y: 844), size: Point(x: 390, y: 72), centre: Point(x: 195, y: 236))
  static let back = FeedbackPlan.Motion(.spring(Spring(dampingRatio: 0.7, duration: 0.5)))
  /// The article's card, which goes to the left as in its text.
  static let card = FeedbackPlan(
    translation: Point(x: 1, y: 0), turnPerWidth: 23, opacity: .init(from: 1, to: 0.7), ways: .left,
    threshold: FeedbackLength(points: 120), hasCommit: true,
    band: .init(beyond: FeedbackLength(points: 120)),
    onCommit: .init(.curve(.easeOut, 0.28), to: .outside), onCancel: back)

  static func outcome(
    _ phase: GesturePhase, _ milliseconds: Int, dx: Double = 0, dy: Double = 0, vx: Double = 0,
    progress: Double? = nil, committed: Bool = false
  ) -> Outcome {
    var values: OutcomeValues = [.translation, .progress]
    if phase == .ended || phase == .cancelled { values.formUnion([.velocity, .committed]) }
    return Outcome(
      time: Microseconds(milliseconds) * 1000, activity: 0, mechanic: 0, phase: phase, fingers: 1,
      location: Point(x: 195 + dx, y: 236), values: values, translation: Point(x: dx, y: dy),
      velocity: Point(x: vx, y: 0), progress: progress ?? max(0, -dx / 120), isCommitted: committed)
  }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) <= tolerance }

  @Test func theCardFollowsItsFinger() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 50), as: Self.card)
    player.receive(Self.outcome(.changed, 100, dx: -60), as: Self.card)
    let values = player.values(at: 100_000)
    #expect(values.offset == Point(x: -60, y: 0))
    #expect(values.progress == 0.5)
    #expect(near(values.opacity, 0.85))
    #expect(near(values.rotation, -60.0 / 390 * 23))
    player.receive(Self.outcome(.changed, 120, dx: -220), as: Self.card)
    let beyond = player.values(at: 120_000)
    // 100 pt beyond the limit the band shows x·d·c / (d + c·x), where d is the card's width.
    #expect(near(beyond.offset.x, -120 - 100 * 390 * 0.55 / (390 + 55)))
    #expect(beyond.progress == 1)
    #expect(near(beyond.opacity, 0.7))
  }

  @Test func theWrongWayIsNoProgress() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 50), as: Self.card)
    player.receive(Self.outcome(.changed, 100, dx: 80), as: Self.card)
    #expect(player.values(at: 100_000).progress == 0)
    #expect(player.values(at: 100_000).opacity == 1)
  }

  @Test func aCommittedCardLeavesTheScreen() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 50), as: Self.card)
    let cues = player.receive(Self.outcome(.ended, 200, dx: -110, vx: -900, committed: true), as: Self.card)
    #expect(cues == .commit)
    #expect(player.rest.offset.x == -390)
    #expect(player.restTime == 480_000)
    let lift = player.values(at: 200_000)
    #expect(lift.offset.x == -110 && near(lift.velocity.x, -900, 1e-6))
    #expect(player.values(at: 480_000).offset.x == -390)
  }

  @Test func aCancelledCardComesBack() {
    for phase in [GesturePhase.ended, .cancelled] {
      var player = FeedbackPlayer(Self.scene)
      player.receive(Self.outcome(.began, 50), as: Self.card)
      player.receive(Self.outcome(phase, 200, dx: -90, vx: phase == .ended ? -300 : 0), as: Self.card)
      #expect(player.values(at: 200_000).offset.x == -90)
      #expect(player.rest.offset.x == 0 && player.rest.opacity == 1 && player.rest.rotation == 0)
      let end = player.restTime ?? 0
      #expect(abs(player.values(at: end).offset.x) <= 0.5)
    }
  }

  @Test func aPushIsForWhatRested() {
    var plan = Self.card
    plan.onCancel = FeedbackPlan.Motion(
      .spring(Spring(dampingRatio: 0.7, duration: 0.5)), push: .distances(0.5))
    var resting = FeedbackPlayer(Self.scene)
    resting.receive(Self.outcome(.began, 50), as: plan)
    var thrown = resting
    resting.receive(Self.outcome(.ended, 200, dx: -90), as: plan)
    thrown.receive(Self.outcome(.ended, 200, dx: -90, vx: -300), as: plan)
    #expect(near(resting.values(at: 200_000).velocity.x, 45))
    #expect(near(thrown.values(at: 200_000).velocity.x, -300))
  }

  @Test func aPressTakesOverWhatIsUnderWay() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 50), as: Self.card)
    player.receive(Self.outcome(.ended, 200, dx: -90, vx: -300), as: Self.card)
    let flying = player.values(at: 260_000)
    #expect(flying.velocity.x != 0)
    // If the player gets no press, the claim takes over where the card is at that time.
    var later = player
    later.receive(Self.outcome(.began, 260), as: Self.card)
    #expect(later.values(at: 260_000).offset == flying.offset)
    #expect(later.values(at: 900_000).offset == flying.offset)
    later.receive(Self.outcome(.changed, 300, dx: -10), as: Self.card)
    #expect(near(later.values(at: 300_000).offset.x, flying.offset.x - 10, 12))
    later.receive(Self.outcome(.ended, 320, dx: -10), as: Self.card)
    #expect(later.rest.offset.x == 0)
    // If the player gets the press, the card stops there. It goes on if the press is released without a claim.
    player.press(at: 260_000)
    #expect(player.values(at: 400_000).offset == flying.offset)
    #expect(player.values(at: 400_000).velocity == .zero)
    player.release(at: 400_000)
    #expect(player.values(at: 400_000).offset == flying.offset)
    #expect(player.rest.offset.x == 0)
    #expect(abs(player.values(at: 2_000_000).offset.x) < 0.5)
  }

  @Test func hapticsComeOnce() {
    var player = FeedbackPlayer(Self.scene)
    #expect(player.receive(Self.outcome(.began, 0), as: Self.card) == .claim)
    #expect(player.receive(Self.outcome(.changed, 10, dx: -60), as: Self.card) == [])
    #expect(player.receive(Self.outcome(.changed, 20, dx: -130), as: Self.card) == .threshold)
    #expect(player.receive(Self.outcome(.changed, 30, dx: -140), as: Self.card) == [])
    #expect(player.receive(Self.outcome(.changed, 40, dx: -100), as: Self.card) == [])
    #expect(player.receive(Self.outcome(.changed, 50, dx: -125), as: Self.card) == .threshold)
    #expect(player.receive(Self.outcome(.ended, 60, dx: -125, committed: true), as: Self.card) == .commit)
  }

  @Test func targetsLieOnTheSideThatItWent() {
    func rest(_ target: FeedbackPlan.Target, _ ways: FeedbackPlan.Ways, dx: Double, vx: Double = 0) -> Double
    {
      var plan = Self.card
      plan.ways = ways
      plan.onCommit = FeedbackPlan.Motion(.curve(.easeOut, 0.28), to: target)
      var player = FeedbackPlayer(Self.scene)
      player.receive(Self.outcome(.began, 0), as: plan)
      player.receive(Self.outcome(.ended, 50, dx: dx, vx: vx, committed: true), as: plan)
      return player.rest.offset.x
    }
    #expect(rest(.outside, [.left, .right], dx: -60) == -390)
    #expect(rest(.outside, [.left, .right], dx: 60) == 390)
    // A flick that ends where it began goes in the direction of its velocity.
    #expect(rest(.outside, [.left, .right], dx: 0, vx: -900) == -390)
    #expect(rest(.outside, [.left, .right], dx: 0, vx: 900) == 390)
    #expect(rest(.outside, .left, dx: 5) == -390)
    #expect(rest(.threshold, .left, dx: -60) == -120)
    #expect(rest(.page, .left, dx: -60) == -390)
    #expect(rest(.place(FeedbackLength(points: 80)), .left, dx: -60) == -80)
    #expect(rest(.place(FeedbackLength(percent: 50)), .left, dx: -60) == -195)
    #expect(rest(.start, .left, dx: -60) == 0)
  }

  @Test func aSwipeThatIsToldAtItsEndLeavesFromWhereTheCardIs() {
    var player = FeedbackPlayer(Self.scene)
    var swipe = Self.outcome(.recognized, 80, dx: -150, vx: -1200, committed: true)
    swipe.values.formUnion([.velocity, .committed])
    #expect(player.receive(swipe, as: Self.card) == [.claim, .threshold, .commit])
    #expect(player.values(at: 80_000).offset.x == 0)
    #expect(near(player.values(at: 80_000).velocity.x, -1200, 1e-6))
    #expect(player.rest.offset.x == -390)
    swipe.isCommitted = false
    var other = FeedbackPlayer(Self.scene)
    other.receive(swipe, as: Self.card)
    #expect(other.rest.offset.x == 0 && other.restTime == 0)
  }

  @Test func anyTimeMayCome() {
    let press = FeedbackPlan(press: .init(timeout: 400_000, duration: 150_000, scale: 0.93))
    for (start, now) in [(Microseconds.min, Microseconds.max), (.max, .min), (0, .max), (0, .min)] {
      var player = FeedbackPlayer(Self.scene)
      player.press(at: start, as: press)
      #expect((0.93...1).contains(player.values(at: now).scale))
      player.release(at: now)
      var end = Self.outcome(.began, 0)
      (end.time, end.phase) = (start, .began)
      player.receive(end, as: Self.card)
      (end.time, end.phase) = (now, .ended)
      player.receive(end, as: Self.card)
      RandomShow.check(player.values(at: start))
      RandomShow.check(player.rest)
    }
  }

  @Test func aFreeCardLeavesTheWayItWent() {
    var plan = Self.card
    plan.translation = Point(x: 1, y: 1)
    plan.ways = .any
    plan.band = nil
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 0), as: plan)
    player.receive(Self.outcome(.ended, 50, dx: -80, dy: 60, committed: true), as: plan)
    #expect(near(player.rest.offset.x, -390) && near(player.rest.offset.y, 292.5))
  }

  @Test func aDelayStandsStill() {
    var plan = Self.card
    plan.onCancel = FeedbackPlan.Motion(.spring(Spring(dampingRatio: 1, response: 0.3)), delay: 80_000)
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 0), as: plan)
    player.receive(Self.outcome(.ended, 50, dx: -80, vx: -200), as: plan)
    #expect(player.values(at: 100_000).offset.x == -80)
    #expect(player.values(at: 100_000).velocity.x == 0)
    #expect(player.values(at: 160_000).offset.x > -80)
  }

  @Test func aMotionWithoutDurationWaitsForItsDelay() {
    var plan = Self.card
    plan.onCancel = FeedbackPlan.Motion(.curve(.linear, 0), delay: 80_000)
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(.began, 0), as: plan)
    player.receive(Self.outcome(.ended, 50, dx: -80), as: plan)
    #expect(player.values(at: 50_000).offset.x == -80 && player.values(at: 129_999).offset.x == -80)
    #expect(player.values(at: 130_000).offset.x == 0 && player.restTime == 130_000)
  }

  @Test func oneWithoutSizesHasNoWayOut() {
    var player = FeedbackPlayer()
    player.receive(Self.outcome(.began, 0), as: Self.card)
    player.receive(Self.outcome(.ended, 50, dx: -80, committed: true), as: Self.card)
    #expect(player.rest.offset.x == -80)
  }
}
