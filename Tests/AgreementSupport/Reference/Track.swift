import GestureRuntime
import SpecParser

/// The values that every part of the reference may read.
struct World {
  var constants: Constants
  var screen: Point?
  var rounding: Rounding
  var sizes: Sizes

  /// The size of a target, of the screen if it is not known.
  func size(of target: Int) -> Point? { sizes.known[target] ?? screen }
}

/// The sizes of elements, from presses and frames.
final class Sizes {
  var known: [Int: Point] = [:]
}

/// One mechanic by itself, which goes through its steps as samples and timers come in.
///
///     pressing ─► stroke(0) ─► … ─► lifting ─► between ─► pressing …   ─► claimed ─► ended
///         └───────────┴──────────────┴───────────┴─────────► failed
final class Track {
  enum State: Equatable {
    /// Some of the contact's fingers are missing.
    case pressing
    /// It waits or moves. The number is an index into the contact's strokes.
    case stroke(Int)
    /// Only the lift is missing, and no move is the last step before it.
    case lifting
    /// All fingers have lifted; the next press is missing.
    case between
    case claimed
    /// It has claimed, and fewer than the least number of fingers remain.
    case ended
    case failed(FailureCause)
  }

  let mechanic: PlanMechanic
  let world: World
  let target: Int
  var state = State.pressing
  var contactIndex = 0
  /// The fingers of this contact, in the order of their presses, without those that left a movement early.
  var fingers: [Finger] = []
  /// The place of each finger's press, from which its slop is measured.
  var pressPlaces: [Int: Point] = [:]
  /// Whether all fingers of its first contact have been down.
  private(set) var hasBase = false
  /// The time at which the contact's first finger landed; `nil` if no window runs.
  var windowStart: Microseconds?
  /// How long after the contact's first finger the last one landed; `nil` if no window ran.
  private(set) var landing: Double?
  var base = Gauge([])
  /// The fingers' centre at the base.
  var origin = Point(x: 0, y: 0)
  var baseTime: Microseconds = 0
  /// The translation since the base after each frame.
  var trail: [Point] = []
  var moving = Moving()
  /// The time at which the step before the present one ended.
  var stepStart: Microseconds = 0
  var lastLift: Microseconds = 0
  var lastCentre = Point(x: 0, y: 0)
  /// Every lift that it took in, by the finger's serial.
  var lifts: [Int] = []
  /// Whether its recognizer is under way, so that fingers come and go, and only arbitration fails it before the end.
  var isBegun = false
  /// The time at which the fingers last began to rest after a move.
  var restStart: Microseconds?
  /// Whether it has been under way before, so that its earlier steps are not required again.
  private(set) var isAgain = false
  /// Whether the timer of a move's minimum duration has fired.
  var seenLeast = false
  /// How long the last wait lasted, for the tie rule.
  var waited: Double?
  /// How long after the last lift the present contact began, for the tie rule.
  var gap: Double?

  init(_ mechanic: PlanMechanic, _ world: World, target: Int) {
    self.target = target
    self.mechanic = mechanic
    self.world = world
  }

  var contact: PlanContact { mechanic.contacts[contactIndex] }
  var isLastContact: Bool { contactIndex == mechanic.contacts.count - 1 }
  var downFingers: [Finger] { fingers.filter(\.isDown) }
  var stroke: PlanStroke? {
    if case .stroke(let index) = state { contact.strokes[index] } else { nil }
  }
  /// Whether it can still claim.
  var isOpen: Bool {
    switch state {
    case .pressing, .stroke, .lifting, .between: true
    case .claimed, .ended, .failed: false
    }
  }
  /// Whether it is discrete and done, so that only arbitration can fail it.
  var isComplete: Bool { state == .claimed && !mechanic.isContinuous }

  func fail(_ cause: FailureCause) {
    if isOpen || state == .claimed { state = .failed(cause) }
  }

  // MARK: Presses

  /// - Parameter startsSequence: whether no other finger is down inside the target.
  func press(_ finger: Finger, at now: Microseconds, startsSequence: Bool) {
    switch state {
    case .pressing: pressWhilePressing(finger, now)
    case .between: pressAgain(finger, now, startsSequence)
    case .stroke, .lifting: pressLate(finger, now)
    case .claimed:
      if mechanic.isContinuous { pressLate(finger, now) }
    case .ended, .failed: break
    }
  }

  private func pressWhilePressing(_ finger: Finger, _ now: Microseconds) {
    guard landsAtEdge(finger) else { return fail(.notFromEdge) }
    if fingers.isEmpty { windowStart = now }
    add(finger)
    if fingers.count == mechanic.fingers.lowerBound { complete(now) }
  }

  private func pressAgain(_ finger: Finger, _ now: Microseconds, _ startsSequence: Bool) {
    guard startsSequence else { return fail(.pressAfterLift) }
    let gap = Double(now - lastLift)
    let after = mechanic.contacts[contactIndex + 1].after
    guard after.reaches(gap, world.rounding) else { return fail(.nextPressTooSoon) }
    guard !after.exceeds(gap, world.rounding) else { return fail(.nextPressTooLate) }
    self.gap = gap
    contactIndex += 1
    fingers = []
    state = .pressing
    pressWhilePressing(finger, now)
  }

  private func pressLate(_ finger: Finger, _ now: Microseconds) {
    if isBegun {
      if fingers.count < mechanic.fingers.upperBound { join(finger) }
      return
    }
    if fingers.contains(where: { !$0.isDown }) || hasLost { return fail(.pressAfterLift) }
    if fingers.count + 1 > mechanic.fingers.upperBound { return fail(.tooManyFingers) }
    if !contact.hasMove, let start = windowStart, contact.within.exceeds(Double(now - start), world.rounding)
    {
      return fail(.pressWindow)
    }
    guard landsAtEdge(finger) else { return fail(.notFromEdge) }
    if state == .claimed { return join(finger) }
    add(finger)
    takeBase(now)
  }

  /// Whether a finger of this contact has left it.
  private var hasLost: Bool { pressPlaces.count > fingers.count }

  private func add(_ finger: Finger) {
    if fingers.isEmpty { pressPlaces = [:] }
    fingers.append(finger)
    pressPlaces[finger.serial] = finger.place
  }

  private func join(_ finger: Finger) {
    let before = fingers
    add(finger)
    refit(from: before)
  }

  private func refit(from before: [Finger]) {
    base.refit(from: before, to: fingers)
    moving.refit(from: before, to: fingers)
  }

  private func landsAtEdge(_ finger: Finger) -> Bool {
    contact.from.isEmpty || contact.from.contains { isAt($0, finger.pressPlace) }
  }

  private func isAt(_ edge: Side, _ place: Point) -> Bool {
    let width = world.constants.edgeWidth
    switch edge {
    case .left: return place.x <= width
    case .top: return place.y <= width
    case .right: return world.screen.map { place.x >= $0.x - width } ?? false
    case .bottom: return world.screen.map { place.y >= $0.y - width } ?? false
    }
  }

  /// Takes in the press that completes the least number of fingers.
  private func complete(_ now: Microseconds) {
    let places = fingers.map(\.place)
    landing = windowStart.map { Double(now - $0) }
    if let landing, !contact.within.reaches(landing, world.rounding) { return fail(.pressWindow) }
    for (index, a) in places.enumerated() {
      for b in places[(index + 1)...] where (a - b).length > world.constants.maxSeparation {
        return fail(.fingersApart)
      }
    }
    let distance = (centroid(places) - lastCentre).length
    world.rounding.watch(distance, world.constants.doubleTouchSlop)
    if contactIndex > 0, distance > world.constants.doubleTouchSlop { return fail(.nextPressTooFar) }
    takeBase(now)
  }

  private func takeBase(_ now: Microseconds) {
    hasBase = true
    baseTime = now
    stepStart = now
    base = Gauge(fingers)
    origin = centroid(fingers.map(\.place))
    moving = Moving(start: base)
    seenLeast = false
    restStart = nil
    trail = []
    if state == .pressing { state = contact.strokes.isEmpty ? .lifting : .stroke(0) }
    if contact.strokes.isEmpty, contact.lift == nil { return claim(now) }
    checkStillness(now)
    if contact.hasMove, isResting { rest(now) }
  }

  /// Starts with fingers that are already down. Their present places count as their presses.
  ///
  /// - Parameter isAgain: whether it has been under way before, so that only its last move is required.
  func wake(with fingers: [Finger], at now: Microseconds, isAgain: Bool) {
    windowStart = nil
    self.isAgain = isAgain
    fingers.forEach(add)
    guard fingers.count <= mechanic.fingers.upperBound else { return fail(.tooManyFingers) }
    if isAgain {
      contactIndex = mechanic.contacts.count - 1
      let move = contact.strokes.lastIndex { if case .move = $0 { true } else { false } }
      state = move.map { .stroke($0) } ?? .lifting
    }
    takeBase(now)
    if isAgain, !contact.hasMove { claim(now) }
  }

  /// Goes on with another recognizer's touch, from a place that the fingers' centre has passed. Only its end is left.
  func takeOver(_ taken: [Finger], at place: Point, _ now: Microseconds) {
    contactIndex = mechanic.contacts.count - 1
    windowStart = nil
    taken.forEach(add)
    baseTime = now
    stepStart = now
    base = Gauge(fingers)
    base.start(at: place)
    origin = place
    moving = Moving(start: base)
    moving.hasPassed = true
    moving.corner = base
    isBegun = true
    let move = contact.strokes.lastIndex { if case .move = $0 { true } else { false } }
    state = mechanic.isContinuous ? .claimed : move.map { .stroke($0) } ?? .lifting
  }

  func claim(_ now: Microseconds) { state = .claimed }
}
