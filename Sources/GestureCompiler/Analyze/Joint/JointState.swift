/// How far a trace in the making has come.
struct JointState: Sendable {
  var clock = DifferenceBounds()
  /// Every bound that was demanded, to be tried again a little tighter.
  var demanded: [TimeBound] = []
  var runners: Two<Runner>
  var events: [JointEvent] = []
  /// The contact of the trace.
  var contact = 0
  /// The contact at which each runner's own first contact stands.
  let offsets: Two<Int>
  var script = FingerScript(items: [], fingers: Two(1, 1), early: nil, isShared: true)
  /// The instant of the present contact's first press.
  var firstPress = 0
  /// The event of the last sample since each runner's base.
  var lastSample = Two<Int?>(nil, nil)
  /// Whether a finger moved in the present contact.
  var hasMoved = false
  /// Whether some contact has fingers outside the inner target.
  var isStretched = false
  /// Whether one claimed before the other's last fingers came.
  var hasGrown = false

  init(_ a: RecognizerShape, _ b: RecognizerShape, offsets: Two<Int>) {
    runners = Two(Runner(a), Runner(b))
    self.offsets = offsets
  }

  /// Demands that an instant lies within a delay after another. What the hand chooses can be tightened later.
  mutating func demand(_ later: Int, after earlier: Int, _ delay: Delay, isHands: Bool = true) {
    if delay.least > -DifferenceBounds.none { demand(earlier, later, -delay.least, isHands) }
    if delay.isLimited { demand(later, earlier, delay.before - 1, isHands) }
  }

  mutating func demand(_ later: Int, after earlier: Int, atLeast least: Int64, isHands: Bool = true) {
    demand(earlier, later, -least, isHands)
  }

  private mutating func demand(_ i: Int, _ j: Int, _ most: Int64, _ isHands: Bool) {
    // No time passes from an instant to itself, and none need be left for it.
    if i == j && most >= 0 { return }
    demanded.append(TimeBound(later: i, earlier: j, most: most, isHands: isHands))
    clock.limit(i, after: j, atMost: most)
  }

  /// Whether times remain when everything that the hand chooses must leave it a little room.
  var hasRoomInTime: Bool {
    var clock = DifferenceBounds()
    for _ in 0..<self.clock.count { _ = clock.add() }
    for bound in demanded {
      clock.limit(bound.later, after: bound.earlier, atMost: bound.isHands ? bound.most - 1 : bound.most)
      if !clock.isFeasible { return false }
    }
    return true
  }

  /// Whether every event's demands can be met: kept as they change.
  var isPlaceable = true

  var isPossible: Bool { clock.isFeasible && isPlaceable }

  /// Notes that an event's demands have changed.
  mutating func changed(_ event: Int) {
    if !events[event].isPossible { isPlaceable = false }
  }

  /// Adds an event at an instant of its own, after all that happened.
  mutating func append(_ kind: JointEvent.Kind) -> Int {
    let instant = clock.add()
    if let last = events.last {
      let isSecondSample = kind == .sample && last.kind == .sample
      demand(instant, after: last.instant, atLeast: isSecondSample ? 1 : 0, isHands: kind != .timer)
    }
    var event = JointEvent(kind: kind, instant: instant, contact: contact)
    event.isShared = script.isShared
    event.fingers = script.fingers
    events.append(event)
    return events.count - 1
  }

  /// Timers that are pending are due later than what the fingers do now.
  mutating func timersAreLater(than instant: Int) {
    for number in 0..<2 { timerIsLater(than: instant, number) }
  }

  mutating func timerIsLater(than instant: Int, _ number: Int) {
    let runner = runners[number]
    guard let current = runner.current, runner.awaitsTimer, runner.start != instant else { return }
    demand(
      instant, after: runner.start, Delay(least: -DifferenceBounds.none, before: current.time.least))
  }

  /// Demands of a lift what ends a runner's contact there.
  ///
  /// - Parameters:
  ///   - runner: one of this trace's, or one more that shares its events.
  ///   - event: the lift, which happens at `instant`.
  /// - Returns: the runner after it: it claims, or waits for its next press.
  mutating func ended(_ runner: Runner, _ event: Int, _ instant: Int, _ lift: StepShape) -> Runner {
    demand(instant, after: runner.base, lift.time)
    events[event].speed.formIntersection(lift.speed)
    changed(event)
    var runner = runner
    if runner.isLastContact {
      runner.claim = event
      return runner
    }
    runner.contact += 1
    runner.isDown = false
    runner.lastLift = instant
    runner.origin = nil
    runner.nextMost = nil
    return runner
  }
}
