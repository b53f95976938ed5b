import Foundation
import GestureRuntime
import SpecParser
import TestSupport

/// One recognizer in a touch, with its state.
final class Candidate {
  enum Status: Equatable {
    /// It has `after`, and none of these mechanics has won yet.
    case sleeping
    case possible
    /// Its claim waits for another activity.
    case held
    /// It is continuous, and has begun.
    case underWay
    /// It has won and is over: it is discrete, or has ended or been cancelled.
    case finished
    /// It waits until its number of fingers is down, perhaps again after a lift has ended it. It cannot claim meanwhile.
    case incomplete
    case failed(FailureCause)
  }

  let plan: Plan
  let world: World
  /// One track for each name, in the order of the names.
  let tracks: [Track]
  var status = Status.possible
  /// The finger that started it. The candidate belongs to the instance of its target that this finger is on.
  var home: Finger?
  /// Every finger that ever took part, by serial.
  var contacts: Set<Int> = []
  var claim: Claim?
  /// The number of the arbiter's instant at which its claim was admitted.
  var wonIn = 0
  /// The time at which the sequence of its present contact began.
  var sequenceStart: Microseconds = 0
  /// Winners that did not fail it only because it is preferred to them.
  var livesOver: [Candidate] = []
  /// The candidate that it was before it began again.
  var earlier: Candidate?
  /// The end beyond which it took the touch over.
  var camePast: HandOverEnd?
  /// Whether it has been shown as possible, and no later outcome has replaced that.
  var isShown = false
  /// The greatest number of fingers that it had at once.
  private var mostFingers = 0
  /// Values since the claim.
  private var sinceClaim = Gauge([])
  private var trail: [Point] = []
  /// Values since the claim, as of the last frame.
  private var told = Told()
  /// The part of the values that the host has set back.
  private var taken = Told()
  /// The movement since the claim, also while it is held.
  private var fromClaim = Gauge([])
  /// The end of a held continuous claim whose fingers have lifted.
  var lateEnd: NamedOutcome?

  init(_ plan: Plan, _ world: World) {
    self.plan = plan
    self.world = world
    tracks = plan.names.map { Track($0, world, target: plan.target) }
  }

  /// The track that stands for all: the continuous one, else the first.
  var lead: Track { tracks[plan.lead ?? 0] }
  var hasWon: Bool { status == .underWay || (status == .finished) }
  /// Possible, held or between presses.
  var isAlive: Bool { status == .possible || status == .held }
  /// Whether it sleeps, or waits for its number of fingers.
  var isYetToStart: Bool { status == .sleeping || status == .incomplete }
  /// It, and what it was each time before it began again, the newest first.
  var lives: [Candidate] { Array(sequence(first: self, next: \.earlier)) }
  var isListening: Bool { isAlive || status == .underWay }
  var deadline: Microseconds? { status == .possible ? tracks.compactMap(\.deadline).min() : nil }
  var takenLifts: [Int] { tracks.flatMap(\.lifts) }

  func meets(_ other: Candidate) -> Bool { !contacts.isDisjoint(with: other.contacts) }
  func concerns(_ finger: Finger) -> Bool { home.map { finger.isInside(plan.target, with: $0) } ?? false }
  func has(_ finger: Finger) -> Bool { lead.fingers.contains { $0 === finger } }

  func fail(_ cause: FailureCause) { status = .failed(cause) }

  // MARK: Input

  func press(_ finger: Finger, at now: Microseconds, startsSequence: Bool) {
    changingFingers { for track in tracks { track.press(finger, at: now, startsSequence: startsSequence) } }
    if tracks.contains(where: { $0.fingers.contains { $0 === finger } }) {
      if startsSequence { sequenceStart = now }
      takePart(finger)
    }
    mostFingers = max(mostFingers, lead.fingers.count)
    settle(now)
  }

  private func takePart(_ finger: Finger) { contacts.insert(finger.serial) }

  func frame(at now: Microseconds) {
    for track in tracks { track.frame(at: now) }
    if status == .underWay || (status == .held && lead.state == .claimed) {
      sinceClaim.update(lead.fingers, world.rounding)
      trail.append(translation)
      told = Told(sinceClaim, rails, lead.fingers)
      told.scale = scaleNow
    }
    settle(now)
  }

  func lift(_ finger: Finger, at now: Microseconds) {
    changingFingers { for track in tracks { track.lift(finger, at: now) } }
    settle(now)
    if status == .held, lead.state == .ended, lateEnd == nil { lateEnd = endOutcome(at: now) }
  }

  func timer(at now: Microseconds) {
    for track in tracks where (track.deadline ?? .max) <= now { track.timer(at: now) }
    settle(now)
  }

  func wake(with fingers: [Finger], at now: Microseconds, isAgain: Bool) {
    status = .possible
    for finger in fingers { takePart(finger) }
    for track in tracks { track.wake(with: fingers, at: now, isAgain: isAgain) }
    mostFingers = lead.fingers.count
    settle(now)
  }

  private func changingFingers(_ body: () -> Void) {
    let before = lead.fingers
    body()
    let after = lead.fingers
    if lead.state == .claimed, before.map(\.serial) != after.map(\.serial) {
      sinceClaim.refit(from: before, to: after)
      fromClaim.refit(from: before, to: after)
    }
  }

  /// Fails or claims, as its tracks have.
  private func settle(_ now: Microseconds) {
    guard isAlive else { return }
    if case .failed(let cause) = outlook { return fail(cause) }
    guard claim == nil, outlook == .claimed else { return }
    for (index, track) in tracks.enumerated() where index != plan.lead { track.isBegun = plan.isContinuous }
    let name = plan.lead ?? fastest() ?? 0
    claim = Claim(self, track: tracks[name], at: now)
    fromClaim = Gauge(lead.fingers)
    startValues()
  }

  /// The state of the movement: that of its continuous name. Without one, the movement goes on while any name does.
  private var outlook: Track.State {
    if plan.isContinuous { return lead.state }
    let states = tracks.map(\.state)
    return states.first { $0 == .claimed } ?? tracks.first { $0.isOpen }?.state ?? states[0]
  }

  /// Of the names that hold at the end, the one with the greatest minimum velocity.
  private func fastest(below limit: Double = .infinity) -> Int? {
    var best: Int?
    for (index, track) in tracks.enumerated()
    where track.isComplete && track.mechanic.leastVelocity < limit {
      guard track.mechanic.ownFingers.contains(mostFingers) else { continue }
      if track.mechanic.leastVelocity > best.map({ tracks[$0].mechanic.leastVelocity }) ?? -1 { best = index }
    }
    return best
  }

  // MARK: Outcomes

  /// Starts the values of a continuous movement at its claim.
  func startValues() {
    let isFromPress = plan.values.contains(.fromPress)
    sinceClaim = isFromPress ? lead.base : Gauge(lead.fingers)
    // The scale since a span of 0 is 1. From here on it counts.
    sinceClaim.refit(from: lead.fingers, to: lead.fingers)
    trail = []
    told = isFromPress ? Told(sinceClaim, rails, lead.fingers) : Told()
    if isFromPress { told.scale = scaleNow }
    taken = Told()
  }

  private var course: Course? {
    guard let claim else { return nil }
    // Where nothing has moved since the claim, this is the claim's. Values from the press can be back at 0 later.
    let displacement = claim.displacement + fromClaim.translation(lead.fingers)
    let isBack = displacement.length < 1e-6
    let size = plan.isContinuous ? world.size(of: plan.target) : claim.size
    return Course(plan, claim.directions, isBack ? Point(x: 0, y: 0) : displacement, size, world)
  }

  /// Goes on with another candidate's touch, from the place where that candidate ended.
  func takeOver(_ giver: Candidate, past end: HandOverEnd, at place: Point, _ now: Microseconds) {
    home = giver.home
    contacts = giver.contacts
    sequenceStart = giver.sequenceStart
    camePast = end == .start ? giver.camePast.map(opposite) : end
    for track in tracks { track.takeOver(giver.lead.fingers, at: place, now) }
    mostFingers = lead.fingers.count
    claim = Claim(self, track: lead, at: now)
    fromClaim = Gauge(lead.fingers)
    startValues()
    sinceClaim = lead.base
    told = Told(sinceClaim, rails, lead.fingers)
    told.scale = scaleNow
  }

  private func opposite(_ end: HandOverEnd) -> HandOverEnd {
    switch end {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .start: .start
    }
  }

  /// How far the fingers have moved the content in the present frame.
  var contentMove: Point {
    rails.part(of: centroid(lead.fingers.map(\.place)) - centroid(lead.fingers.map(\.settled)))
  }

  /// The translation since it began, before the present frame.
  var translationBefore: Point { translation - contentMove }

  /// The outcome of its end at the end of its target's content: at rest, by its continuous name.
  func handedOverOutcome(at place: Point, _ now: Microseconds) -> NamedOutcome {
    let rest = centroid(lead.fingers.map(\.place)) - place
    var result = runningOutcome(.ended, at: now)
    let translation = translation - rails.part(of: rest)
    result.outcome.location = place
    result.outcome.travel = result.outcome.travel - rest
    result.outcome.translation = translation - taken.translation
    if let doubling = plan.doubling {
      result.outcome.scale = pow(2, translation.y / doubling) / taken.scale
    }
    result.outcome.progress = course?.progress(translation) ?? 0
    return result
  }

  private var rails: Rails { plan.values.contains(.along) ? claim?.rails ?? .none : .none }
  private var translation: Point { rails.part(of: sinceClaim.translation(lead.fingers)) }

  func reset(_ value: ResetValue) {
    switch value {
    case .translation(let point): taken.translation = told.translation - point
    case .scale(let factor): if told.scale > 0 { taken.scale = told.scale / factor }
    case .rotation(let degrees): taken.rotation = told.rotation - degrees
    }
  }

  /// The scale since the claim: of the fingers' span, or of a movement with `doubling`.
  private var scaleNow: Double {
    guard let doubling = plan.doubling else { return sinceClaim.scale(lead.fingers) }
    return pow(2, translation.y / doubling)
  }

  private func outcome(_ phase: GesturePhase, _ name: PlanMechanic, at now: Microseconds) -> NamedOutcome {
    let fingers = lead.fingers
    let instance = home.flatMap { home in
      home.path.firstIndex(of: plan.target).map { home.instances[$0] }
    }
    let outcome = Outcome(
      time: now, activity: 0, mechanic: 0, phase: phase, fingers: fingers.count,
      location: centroid(fingers.map(\.place)), origin: lead.origin, travel: lead.base.translation(fingers),
      instance: instance ?? 0, tool: home?.tool ?? .finger)
    return NamedOutcome(
      activity: plan.activityName, mechanic: name.name, outcome: outcome, over: plan.named(under: fingers))
  }

  func beganOutcome(at now: Microseconds) -> NamedOutcome {
    plan.values.contains(.fromPress) && lateEnd == nil
      ? runningOutcome(.began, at: now) : outcome(.began, lead.mechanic, at: now)
  }

  func runningOutcome(_ phase: GesturePhase, at now: Microseconds) -> NamedOutcome {
    var result = outcome(phase, lead.mechanic, at: now)
    let translation = translation
    result.outcome.translation = translation - taken.translation
    result.outcome.scale = scaleNow / taken.scale
    result.outcome.rotation = sinceClaim.turn - taken.rotation
    result.outcome.progress = course?.progress(translation) ?? 0
    result.outcome.detent = phase == .cancelled ? 0 : course?.detent(translation) ?? 0
    return result
  }

  func endOutcome(at now: Microseconds) -> NamedOutcome {
    var result = runningOutcome(.ended, at: now)
    let fast = fastest().map { tracks[$0].mechanic } ?? lead.mechanic
    result.mechanic = endName(fast, translation, trail).name
    let speed = velocity(of: lead.fingers, at: now, world.constants, world.rounding)
    result.outcome.velocity = rails.part(of: speed)
    result.outcome.isCommitted =
      course?.isCommitted(by: fast, translation, speed, trail: trail) ?? false
    result.outcome.detent = course?.detent(by: fast, translation, speed, trail: trail) ?? 0
    return result
  }

  /// The name of the end. If a commit threshold was not crossed, speed alone makes no fling, and the next slower name counts. A movement
  /// without a slower name keeps it.
  private func endName(_ fast: PlanMechanic, _ translation: Point, _ trail: [Point]) -> PlanMechanic {
    guard let course, !course.admits(fast, translation, trail: trail) else { return fast }
    return fastest(below: world.constants.minFlingVelocity).map { tracks[$0].mechanic }
      ?? (plan.isContinuous ? lead.mechanic : fast)
  }

  func recognizedOutcome(at now: Microseconds) -> NamedOutcome? {
    guard let claim else { return nil }
    let track = claim.track
    var result = outcome(
      .recognized, endName(track.mechanic, claim.translation, claim.trail), at: now)
    result.outcome.fingers = claim.fingers
    result.outcome.location = claim.location
    result.over = claim.over
    result.outcome.origin = track.origin
    result.outcome.travel = claim.translation
    result.outcome.translation = claim.translation
    result.outcome.scale = claim.scale
    result.outcome.rotation = claim.rotation
    result.outcome.velocity = claim.velocity
    result.outcome.progress = course?.progress(claim.translation) ?? 0
    result.outcome.isCommitted =
      course?.isCommitted(by: track.mechanic, claim.translation, claim.velocity, trail: claim.trail) ?? false
    result.outcome.detent =
      course?.detent(by: track.mechanic, claim.translation, claim.velocity, trail: claim.trail) ?? 0
    return result
  }
}

/// The values of a recognizer under way.
private struct Told {
  var translation = Point(x: 0, y: 0)
  var scale = 1.0
  var rotation = 0.0

  init() {}

  init(_ gauge: Gauge, _ rails: Rails, _ fingers: [Finger]) {
    translation = rails.part(of: gauge.translation(fingers))
    scale = gauge.scale(fingers)
    rotation = gauge.turn
  }
}
