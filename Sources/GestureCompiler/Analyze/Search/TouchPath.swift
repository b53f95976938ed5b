/// An abstract trace: its events, the demands on their instants and places, and every recognizer's state.
struct TouchPath: Sendable {
  var clock = DifferenceBounds()
  /// All demanded bounds, for `hasRoomInTime`.
  private(set) var demanded: [TimeBound] = []
  var runners: [PathRunner]
  private(set) var events = EventList()
  /// Fingers that are down, and how deep each landed, by slot.
  private(set) var down: FingerMask = 0
  private(set) var levels: [Int] = []
  /// The number of presses.
  private(set) var serial = 0
  /// The number of times that a finger landed while no other was down, less one.
  private(set) var contact = -1
  /// The instant of the present contact's first press.
  private(set) var firstPress = 0
  /// Whether a finger must have moved in the present contact.
  var hasMoved = false
  /// Whether a finger landed outside the innermost target.
  private(set) var isStretched = false
  /// Whether one recognizer claimed before the last fingers of the other landed.
  var hasGrown = false
  /// Whether the demands of every event can be met. False only if they certainly cannot.
  private(set) var isPlaceable = true

  init(_ runners: [PathRunner]) { self.runners = runners }

  var isPossible: Bool { clock.isFeasible && isPlaceable }
  var last: PathEvent? { events.last }

  /// Fingers that are down inside a target of a depth.
  func inside(_ level: Int) -> FingerMask {
    var mask: FingerMask = 0
    for slot in levels.indices where down.contains(slot) && levels[slot] >= level {
      mask |= FingerMask(slot: slot)
    }
    return mask
  }

  // MARK: Time

  /// Demands that an instant lies within a delay after another.
  ///
  /// - Parameter isHands: whether the hand chooses the time; `hasRoomInTime` tightens such bounds.
  mutating func demand(_ later: Int, after earlier: Int, _ delay: Delay, isHands: Bool = true) {
    if delay.least > -DifferenceBounds.none { limit(earlier, later, -delay.least, isHands) }
    if delay.isLimited { limit(later, earlier, delay.before - 1, isHands) }
  }

  mutating func demand(_ later: Int, after earlier: Int, atLeast least: Int64, isHands: Bool = true) {
    limit(earlier, later, -least, isHands)
  }

  private mutating func limit(_ i: Int, _ j: Int, _ most: Int64, _ isHands: Bool) {
    // No time passes from an instant to itself, and none need be left for it.
    if i == j && most >= 0 { return }
    demanded.append(TimeBound(later: i, earlier: j, most: most, isHands: isHands))
    clock.limit(i, after: j, atMost: most)
  }

  /// Whether instants exist if every bound of the hand is tightened a little.
  var hasRoomInTime: Bool {
    // A cycle of bounds gets tighter by one for each of them at the most, and has no more of them than there are instants.
    if clock.hasRoom(Int64(clock.count)) { return true }
    var clock = clock
    for bound in demanded where bound.isHands {
      clock.limit(bound.later, after: bound.earlier, atMost: bound.most - 1)
      if !clock.isFeasible { return false }
    }
    return true
  }

  /// Demands that all pending timers are due after an instant.
  mutating func timersAreLater(than instant: Int) {
    for number in runners.indices { timerIsLater(than: instant, number) }
  }

  mutating func timerIsLater(than instant: Int, _ number: Int) {
    let runner = runners[number]
    guard let current = runner.current, runner.awaitsTimer, runner.start != instant else { return }
    demand(
      instant, after: runner.start, Delay(least: -DifferenceBounds.none, before: current.time.least))
  }

  // MARK: Events

  /// Adds an event with an instant of its own, after all others.
  mutating func append(_ kind: PathEvent.Kind) -> Int {
    let instant = clock.add()
    if let last = events.last {
      let isSecondSample = kind == .sample && last.kind == .sample
      demand(instant, after: last.instant, atLeast: isSecondSample ? 1 : 0, isHands: kind != .timer)
    }
    events.append(PathEvent(kind: kind, instant: instant, contact: max(0, contact), down: down))
    return events.count - 1
  }

  /// Lands a finger at a depth.
  ///
  /// - Returns: its slot and its event.
  mutating func land(at level: Int, deepest: Int) -> (slot: Int, event: Int) {
    let slot = down.firstFree
    let isFirst = down == 0
    if isFirst {
      contact += 1
      hasMoved = false
    }
    down |= FingerMask(slot: slot)
    while levels.count <= slot { levels.append(0) }
    levels[slot] = level
    serial += 1
    if level < deepest { isStretched = true }
    let event = append(.press(slot: slot))
    events[event].level = level
    if isFirst { firstPress = events[event].instant }
    return (slot, event)
  }

  /// A finger lifts.
  mutating func lift(_ slot: Int) -> Int {
    let event = append(.lift(slot: slot))
    down &= ~FingerMask(slot: slot)
    return event
  }

  // MARK: Places

  mutating func add(_ demand: Demand, at event: Int) {
    events[event].add(demand)
    check(event)
  }

  mutating func add(still fingers: FingerMask, within most: Double, at event: Int) {
    events[event].add(still: fingers, within: most)
    // What was demanded of this place at the events before.
    let first = fingers.slots.reduce(event) { min($0, source(of: $1, at: event)) }
    for event in first...event { check(event) }
  }

  mutating func add(leaves fingers: FingerMask, beyond least: Double, at event: Int) {
    events[event].leaves.append(PressDemand(fingers: fingers, limit: least))
    check(event)
  }

  mutating func add(_ lift: LiftDemand, at event: Int) {
    if !events[event].lifts.allSatisfy(lift.goes) { isPlaceable = false }
    if !events[event].lifts.contains(lift) { events[event].lifts.append(lift) }
  }

  mutating func add(speed: Extent, of fingers: FingerMask, at event: Int) {
    events[event].add(speed: speed, of: fingers)
    if events[event].speeds.contains(where: { $0.speed.isEmpty }) { isPlaceable = false }
  }

  mutating func add(_ landing: LandingDemand, at event: Int) {
    if landing.most == .infinity || events[event].landings.contains(landing) { return }
    events[event].landings.append(landing)
  }

  mutating func add(_ turn: TurnDemand, at event: Int) { events[event].turns.append(turn) }

  mutating func add(edges: EdgeMask, at event: Int) {
    guard edges != 0 else { return }
    events[event].edges.append(edges)
    checkEdges(event)
  }

  mutating func add(offEdges edges: EdgeMask, at event: Int) {
    events[event].offEdges |= edges
    checkEdges(event)
  }

  private mutating func checkEdges(_ index: Int) {
    let event = events[index]
    if !event.edges.isEmpty, EdgeMask.meetingPlace(of: event.edges, off: event.offEdges) == nil {
      isPlaceable = false
    }
  }

  private mutating func check(_ event: Int) {
    if isPlaceable && !isPossible(at: event) { isPlaceable = false }
  }

  private func isPossible(at index: Int) -> Bool {
    let event = events[index]
    for demand in event.demands where !demand.region.isPossible(reaches(of: demand, at: index)) {
      return false
    }
    for leave in event.leaves {
      let most = leave.fingers.slots.reduce(0) { max($0, reach(of: $1, at: index)) }
      if most < leave.limit { return false }
    }
    return true
  }

  /// Whether some demand has no extent.
  var isBoundary: Bool {
    for (index, event) in events.enumerated() {
      for demand in event.demands where demand.region.isBoundary(reaches(of: demand, at: index)) {
        return true
      }
      for speed in event.speeds where speed.speed.low > 0 && speed.speed.isPoint { return true }
    }
    return !hasRoomInTime
  }

  /// Fewer fingers and events are simpler.
  var complexity: Int {
    let fingers = events.reduce(0) { max($0, $1.down.nonzeroBitCount) }
    return events.count { !$0.isFree } * 4 + fingers + (isStretched ? 2 : 0)
  }

  /// The event at which the finger of a slot landed that is down at an event.
  func press(of slot: Int, at event: Int) -> Int? {
    events[...event].lastIndex { $0.kind == .press(slot: slot) }
  }

  /// The instant of an event.
  func instant(_ event: Int) -> Int { events[event].instant }
}
