import Testing

@testable import GestureRuntime

/// One element passes from activity to activity, each with its own feedback, while it is away from its rest, moving or
/// half faded. No value jumps.
struct FeedbackHandOverTests {
  private static let scene = FeedbackScene(
    screen: Point(x: 390, y: 844), size: Point(x: 390, y: 300), centre: Point(x: 195, y: 422))

  /// A random feedback, with or without a visible movement, fade, size and tilt, along either axis.
  static func plan(_ random: inout SeededRandom) -> FeedbackPlan {
    let spring = FeedbackPlan.Path.spring(Spring(dampingRatio: random.number(0.4...1.5), response: 0.4))
    var plan = FeedbackPlan()
    plan.translation = Point(x: random.pick([0, 0, 1, 0.5]), y: random.pick([0, 1, -1]))
    plan.fingersScale = random.pick([0, 1])
    plan.fingersTurn = random.pick([0, 1])
    plan.turnPerWidth = random.pick([0, 23, -40])
    if random.oneIn(2) { plan.opacity = .init(from: random.number(0...1), to: random.number(0...1)) }
    if random.oneIn(2) { plan.size = .init(from: 1, to: random.number(0...2)) }
    plan.ways = random.pick([.any, .left, [.left, .right], .down])
    if !random.oneIn(4) { plan.threshold = .init(points: random.number(40...200)) }
    plan.hasCommit = random.oneIn(2)
    if random.oneIn(2) { plan.band = .init(beyond: .init(points: 90)) }
    if random.oneIn(2) { plan.clamp = .init(.scale, least: 0.8, most: 2, motion: .init(spring)) }
    plan.anchor = random.pick([.center, .fingers])
    plan.onCommit = commit(spring, &random)
    if !random.oneIn(3) { plan.onCancel = .init(spring) }
    if random.oneIn(2) { plan.onEnd = .init(.decay(.normal, Spring(dampingRatio: 1, response: 0.3))) }
    if random.oneIn(2) {
      plan.press = .init(timeout: 400_000, duration: 300_000, scale: random.number(0.5...1.2))
    }
    return plan
  }

  private static func commit(
    _ spring: FeedbackPlan.Path, _ random: inout SeededRandom
  ) -> FeedbackPlan.Motion {
    let targets: [FeedbackPlan.Target] = [.outside, .threshold, .start, .place(.init(points: 70))]
    let path = random.oneIn(2) ? spring : .curve(.easeOut, 0.3)
    return FeedbackPlan.Motion(
      path, to: random.pick(targets), opacity: random.oneIn(2) ? nil : random.number(0...1))
  }

  /// The greatest difference between shown values, in points, degrees or hundredths.
  private static func leap(_ a: FeedbackValues, _ b: FeedbackValues) -> Double {
    let way = max(abs(a.offset.x - b.offset.x), abs(a.offset.y - b.offset.y))
    let scale = 100 * abs(a.scale - b.scale) / max(1, a.scale)
    let opacity = 100 * abs(a.opacity - b.opacity)
    return max(max(way, abs(a.rotation - b.rotation)), max(scale, opacity))
  }

  @Test(arguments: 0..<200)
  func nothingLeaps(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let plans = (0..<4).map { _ in Self.plan(&random) }
    var player = FeedbackPlayer(Self.scene)
    // The player does not know the look of the element before the first movement, so every plan begins once.
    for plan in plans { player.receive(Self.outcome(0, .began, 0), as: plan) }
    player.receive(Self.outcome(0, .cancelled, 0), as: plans[3])
    var time: Microseconds = 0
    var under: [Int: Outcome] = [:]
    for _ in 0..<60 {
      // An activity that is under way goes on from where its fingers are.
      let activity = random.int(0...3)
      let before = player.values(at: time)
      if var outcome = under[activity] {
        outcome.time = time
        outcome.phase = random.pick([.changed, .changed, .ended, .cancelled])
        if outcome.phase == .ended {
          outcome.velocity = Point(x: random.number(-2000...2000), y: random.number(-2000...2000))
          outcome.isCommitted = random.oneIn(2)
        }
        player.receive(outcome, as: plans[activity])
        under[activity] = outcome.phase == .changed ? outcome : nil
      } else if random.oneIn(3) {
        player.press(at: time, as: random.oneIn(2) ? nil : plans[activity])
      } else if random.oneIn(3), under.isEmpty {
        player.release(at: time)
      } else {
        var outcome = RandomShow.outcome(.began, at: time, &random)
        outcome.activity = activity
        player.receive(outcome, as: plans[activity])
        under[activity] = outcome
      }
      #expect(Self.leap(before, player.values(at: time)) < 1e-6)
      move(&under, plans, &player, &time, &random)
    }
    // If no activity is under way any more, all values come to rest.
    for (activity, outcome) in under.sorted(by: { $0.key < $1.key }) {
      var end = outcome
      (end.time, end.phase) = (time, .cancelled)
      player.receive(end, as: plans[activity])
    }
    player.release(at: time)
    let rest = player.restTime ?? 0
    #expect(player.restTime != nil && Self.leap(player.values(at: rest + 1_000_000), player.rest) < 1)
  }

  /// Lets time pass, and checks every step. Then moves the fingers of one activity.
  private func move(
    _ under: inout [Int: Outcome], _ plans: [FeedbackPlan], _ player: inout FeedbackPlayer,
    _ time: inout Microseconds, _ random: inout SeededRandom
  ) {
    for _ in 0..<random.int(0...40) {
      let before = player.values(at: time)
      time += 500
      let now = player.values(at: time)
      // No motion of these plans is faster than 60 points a millisecond, but a jump would be.
      #expect(abs(now.offset.x - before.offset.x) < 30 && abs(now.offset.y - before.offset.y) < 30)
      #expect(abs(now.opacity - before.opacity) < 0.05 && abs(now.rotation - before.rotation) < 8)
    }
    guard let activity = under.keys.sorted().first(where: { _ in random.oneIn(2) }),
      var outcome = under[activity]
    else { return }
    outcome.phase = .changed
    outcome.time = time
    outcome.translation = outcome.translation + Point(x: random.number(-90...90), y: random.number(-90...90))
    outcome.scale *= random.number(0.8...1.25)
    outcome.rotation += random.number(-15...15)
    player.receive(outcome, as: plans[activity])
    under[activity] = outcome
  }

  // MARK: By hand

  private static func outcome(_ activity: Int, _ phase: GesturePhase, _ milliseconds: Int, dx: Double = 0)
    -> Outcome
  {
    var outcome = FeedbackPlayerTests.outcome(phase, milliseconds, dx: dx)
    outcome.activity = activity
    return outcome
  }

  @Test("of two tools that do one activity, the last one that claimed goes on from what is shown")
  func twoTools() {
    func byPen(_ phase: GesturePhase, _ milliseconds: Int, dx: Double = 0) -> Outcome {
      var outcome = Self.outcome(0, phase, milliseconds, dx: dx)
      outcome.tool = .pen
      return outcome
    }
    var player = FeedbackPlayer(Self.scene)
    func shown(_ outcome: Outcome) -> Double {
      player.receive(outcome, as: Self.plain)
      return player.values(at: outcome.time).offset.x
    }
    #expect(shown(Self.outcome(0, .began, 0)) == 0 && shown(Self.outcome(0, .changed, 50, dx: 10)) == 10)
    #expect(shown(byPen(.began, 100)) == 10)
    #expect(shown(Self.outcome(0, .changed, 110, dx: 20)) == 10)
    #expect(shown(byPen(.changed, 120, dx: 5)) == 15)
    #expect(shown(Self.outcome(0, .ended, 130, dx: 20)) == 15 && player.isHeld)
    #expect(shown(byPen(.ended, 140, dx: 5)) == 15 && !player.isHeld)
  }

  private static let fading = FeedbackPlan(
    translation: Point(x: 1, y: 0), turnPerWidth: 20, opacity: .init(from: 1, to: 0.5), ways: .left,
    threshold: .init(points: 100))
  private static let plain = FeedbackPlan(translation: Point(x: 1, y: 0))

  @Test func whatIsLeftOverMelts() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(0, .began, 0), as: Self.fading)
    player.receive(Self.outcome(0, .ended, 50, dx: -100), as: Self.fading)
    #expect(player.values(at: 50_000).opacity == 0.5 && player.values(at: 50_000).rotation < -5)
    player.receive(Self.outcome(1, .began, 100), as: Self.plain)
    let taken = player.values(at: 100_000)
    #expect(taken.opacity == 0.5 && taken.rotation < -5 && taken.offset.x == -100)
    let soon = player.values(at: 200_000)
    #expect(soon.opacity > 0.55 && soon.opacity < 0.99)
    #expect(player.values(at: 1_500_000).opacity > 0.995 && player.values(at: 1_500_000).rotation > -0.1)
    #expect(player.values(at: 1_500_000).offset.x == -100)
    player.receive(Self.outcome(1, .ended, 150), as: Self.plain)
    #expect(player.rest.opacity == 1 && player.rest.rotation == 0)
    #expect((player.restTime ?? 0) > 150_000)
  }

  private static var hidden: FeedbackPlan {
    var plan = fading
    plan.translation = .zero
    return plan
  }

  /// An element that appears with the progress is invisible at first, and does not fade out from an opacity that was never shown.
  @Test func whatAppearsByProgressBeginsWithNothing() {
    var plan = Self.fading
    plan.opacity = FeedbackPlan.Fade(from: 0, to: 1)
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(0, .began, 0), as: plan)
    #expect(player.values(at: 0).opacity == 0)
    player.receive(Self.outcome(0, .changed, 50, dx: -50), as: plan)
    #expect(player.values(at: 50_000).opacity == 0.5)
  }

  /// If the next activity moves without showing its movement, the element goes on to its rest.
  @Test func aPlaceThatIsNotShownAnyMoreGoesBack() {
    var back = Self.plain
    back.onEnd = FeedbackPlan.Motion(.spring(Spring(dampingRatio: 1, response: 0.4)))
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(0, .began, 0), as: back)
    player.receive(Self.outcome(0, .ended, 50, dx: -100), as: back)
    let flying = player.values(at: 100_000).offset.x
    #expect(flying < -60)
    player.receive(Self.outcome(1, .began, 100), as: Self.hidden)
    #expect(abs(player.values(at: 100_000).offset.x - flying) < 1e-9)
    #expect(player.values(at: 100_000).progress == 0)
    #expect(abs(player.values(at: 2_000_000).offset.x) < 0.1)
    // The other way round, the element is taken over where it is seen.
    player.receive(Self.outcome(1, .changed, 2000, dx: -60), as: Self.hidden)
    #expect(player.values(at: 2_000_000).opacity == 0.7)
    player.receive(Self.outcome(0, .began, 2010), as: back)
    #expect(abs(player.values(at: 2_010_000).offset.x) < 0.1)
    #expect(abs(player.values(at: 2_010_000).opacity - 0.7) < 1e-9)
    #expect(abs(player.values(at: 4_000_000).offset.x) < 0.1)
  }

  /// An element that was left somewhere stays there while another activity moves it invisibly, and progress counts on.
  @Test func whatIsMovedUnseenStays() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(0, .began, 0), as: Self.plain)
    player.receive(Self.outcome(0, .ended, 50, dx: -100), as: Self.plain)
    for round in 1...3 {
      player.receive(Self.outcome(1, .began, round * 1000), as: Self.hidden)
      #expect(player.values(at: Microseconds(round) * 1_000_000).offset.x == -100)
      player.receive(Self.outcome(1, .ended, round * 1000 + 100, dx: -20), as: Self.hidden)
      #expect(
        abs(player.values(at: Microseconds(round) * 1_000_000 + 100_000).progress - 0.2 * Double(round))
          < 1e-9)
      #expect(player.rest.offset.x == -100)
    }
    player.receive(Self.outcome(0, .began, 5000), as: Self.plain)
    #expect(player.values(at: 5_000_000).offset.x == -100)
  }

  /// The next page is at rest, and shows no progress.
  @Test func aPageOnIsAtRest() {
    var plan = Self.fading
    plan.hasCommit = true
    plan.onCommit = FeedbackPlan.Motion(.spring(Spring(dampingRatio: 0.7, response: 0.3)), to: .page)
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(0, .began, 0), as: plan)
    player.receive(Self.outcome(0, .changed, 50, dx: -60), as: plan)
    var end = Self.outcome(0, .ended, 60, dx: -60)
    end.isCommitted = true
    player.receive(end, as: plan)
    #expect(abs(player.values(at: 60_000).opacity - 0.7) < 1e-9)
    #expect(player.rest.offset.x == -390 && player.rest.opacity == 1 && player.rest.progress == 0)
    player.receive(Self.outcome(0, .began, 3000), as: plan)
    #expect(player.values(at: 3_000_000).opacity > 0.999)
  }

  /// If two activities move an element together, the one that claimed last moves it.
  @Test func onlyOneHoldsAPlace() {
    var player = FeedbackPlayer(Self.scene)
    player.receive(Self.outcome(0, .began, 0), as: Self.plain)
    player.receive(Self.outcome(0, .changed, 50, dx: -60), as: Self.plain)
    player.receive(Self.outcome(1, .began, 60), as: Self.plain)
    player.receive(Self.outcome(0, .changed, 70, dx: -61), as: Self.plain)
    #expect(player.values(at: 70_000).offset.x == -60)
    player.receive(Self.outcome(1, .changed, 80, dx: 10), as: Self.plain)
    player.receive(Self.outcome(0, .ended, 90, dx: -61), as: Self.plain)
    #expect(player.values(at: 90_000).offset.x == -50 && player.isHeld)
  }

  /// A long press that begins while the view of the last one goes back shrinks on from there.
  @Test func aPressGoesOnFromTheLastOne() {
    let plan = FeedbackPlan(press: .init(timeout: 400_000, duration: 400_000, scale: 0.8))
    var player = FeedbackPlayer(Self.scene)
    player.press(at: 0, as: plan)
    player.release(at: 300_000)
    let scale = player.values(at: 340_000).scale
    #expect(scale > 0.8 && scale < 0.95)
    player.press(at: 340_000, as: plan)
    #expect(player.values(at: 340_000).scale == scale)
    #expect(abs(player.values(at: 540_000).scale - (scale + 0.8) / 2) < 1e-9)
    #expect(player.values(at: 740_000).scale == 0.8)
  }

  // MARK: What a host sets back

  @Test(arguments: 0..<40)
  func nothingLeapsWhereAHostCountsAnew(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var plan = Self.plan(&random)
    (plan.fingersScale, plan.fingersTurn) = (1, 1)
    var (left, right) = (FeedbackPlayer(Self.scene), FeedbackPlayer(Self.scene))
    var outcome = RandomShow.outcome(.began, at: 0, &random)
    left.receive(outcome, as: plan)
    right.receive(outcome, as: plan)
    var told = outcome
    outcome.phase = .changed
    for step in 1...20 {
      let way = Point(x: random.number(-30...30), y: random.number(-30...30))
      let (growth, turn) = (random.number(0.9...1.1), random.number(-5...5))
      outcome.time = Microseconds(step) * 8000
      (told.time, told.phase) = (outcome.time, .changed)
      outcome.translation = outcome.translation + way
      told.translation = told.translation + way
      (outcome.scale, told.scale) = (outcome.scale * growth, told.scale * growth)
      (outcome.rotation, told.rotation) = (outcome.rotation + turn, told.rotation + turn)
      left.receive(outcome, as: plan)
      right.receive(told, as: plan)
      #expect(Self.leap(left.values(at: told.time), right.values(at: told.time)) < 1e-6)
      guard random.oneIn(2) else { continue }
      (told.translation, told.scale, told.rotation) = (random.oneIn(2) ? .zero : Point(x: 5, y: -8), 1, 0)
      right.resetTranslation(of: told.activity, as: plan, to: told.translation)
      right.resetScale(of: told.activity, as: plan)
      right.resetRotation(of: told.activity, as: plan)
      #expect(Self.leap(left.values(at: told.time), right.values(at: told.time)) < 1e-6)
    }
    (outcome.phase, told.phase) = (.ended, .ended)
    left.receive(outcome, as: plan)
    right.receive(told, as: plan)
    let end = told.time + 50_000
    #expect(Self.leap(left.values(at: end), right.values(at: end)) < 1e-6)
  }
}
