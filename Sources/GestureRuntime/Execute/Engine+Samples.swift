/// What the host says, turned into instants.
extension Engine {
  /// Takes one sample in. A refused sample changes nothing.
  mutating func feed(_ sample: TouchSample) -> Refusal? {
    if sample.phase == .move {
      return move(sample.finger, to: sample.location, at: sample.time, over: sample.element)
    }
    if let refusal = refusal(sample.location, sample.time) { return refusal }
    guard let slot = tracker.slot(of: sample.finger) else {
      return sample.phase == .down ? land(sample) : .fingerIsNotDown
    }
    if sample.phase == .down { return .fingerIsDown }
    guard sample.phase == .cancel || isKnown(sample.element) else { return .outOfRange }
    pass(sample.time)
    if sample.phase == .up { up(slot, sample) } else { cancel(slot) }
    return nil
  }

  /// Why a sample can be of no use, whichever finger it is of.
  @inline(__always)
  private func refusal(_ location: Point, _ time: Microseconds) -> Refusal? {
    // Time begins at the least that is allowed.
    if time < tracker.now { return time < -TouchTracker.timeLimit ? .outOfRange : .timeWentBack }
    if time > TouchTracker.timeLimit { return .outOfRange }
    return location.isPlausible ? nil : .placeIsNotFinite
  }

  /// Adds a move to the frame of its time; the frame before is complete then.
  @inline(__always)
  mutating func move(
    _ finger: Int, to location: Point, at time: Microseconds, over element: ElementID?
  ) -> Refusal? {
    if let refusal = refusal(location, time) { return refusal }
    guard let slot = tracker.slot(of: finger) else { return .fingerIsNotDown }
    guard isKnown(element) else { return .outOfRange }
    if tracker.fingers[slot].time == time { return moveAgain(slot, to: location, at: time, over: element) }
    if time != tracker.now && tracker.moved != 0 { judgeFrame() }
    if deadline <= time { fireTimers(through: time) }
    tracker.now = time
    tracker.move(slot, to: location, at: time)
    if let element { tracker.fingers[slot].over = element.index }
    return nil
  }

  /// Puts a move in the place of one of the same time.
  @inline(never)
  private mutating func moveAgain(
    _ slot: Int, to location: Point, at time: Microseconds, over element: ElementID?
  ) -> Refusal? {
    if tracker.fingers[slot].location == location { return .duplicate }
    if deadline <= time { fireTimers(through: time) }
    tracker.moveAgain(slot, to: location, at: time)
    if let element { tracker.fingers[slot].over = element.index }
    return nil
  }

  /// Takes a finger in that was not down.
  @inline(never)
  private mutating func land(_ sample: TouchSample) -> Refusal? {
    guard isKnown(sample.element) else { return .outOfRange }
    if let size = sample.size, !(size.isPlausible && size.x >= 0 && size.y >= 0) { return .placeIsNotFinite }
    guard let slot = tracker.freeSlot, let contact = freeContact() else { return .tooManyFingers }
    pass(sample.time)
    down(sample, slot, contact)
    return nil
  }

  /// Says that time has passed: judges the open frame, then fires every timer that is due.
  @inline(never)
  mutating func pass(_ time: Microseconds) {
    judgeFrame()
    fireTimers(through: time)
    tracker.now = time
  }

  mutating func advance(to time: Microseconds) -> Refusal? {
    guard time.magnitude <= TouchTracker.timeLimit else { return .outOfRange }
    guard time >= tracker.now else { return .timeWentBack }
    pass(time)
    return nil
  }

  @inline(never)
  private mutating func fireTimers(through time: Microseconds) {
    while deadline <= time {
      // A deadline may lie in the past when a step is entered late; time still does not go back.
      instant = max(instant, deadline)
      for index in live where pool[index].state == .possible && pool[index].deadline <= instant {
        judge(index, timer(index))
      }
      arbitrate()
    }
  }

  /// Whether an element is one of the table's, or none at all.
  @inline(__always)
  private func isKnown(_ element: ElementID?) -> Bool {
    guard let element else { return true }
    return element.index >= -1 && element.index < table.parents.count
  }

  private mutating func down(_ sample: TouchSample, _ slot: Int, _ contact: UInt64) {
    instant = sample.time
    if let element = sample.element, element != .nothing, let size = sample.size {
      tracker.sizes[element.index] = size
    }
    var element = sample.element?.index ?? -1
    let isAlone = targetsWithoutFingers(on: element)
    tracker.down(sample, slot: slot, contact: contact)
    for index in live { press(index, slot) }
    var level = 0
    while element >= 0 {
      if isAlone & (1 << UInt64(level)) != 0 { start(slot, on: element) }
      element = table.parents[element]
      level += 1
    }
    failLosers(on: contact)
    arbitrate()
  }

  /// For the element and each of its ancestors in turn, a bit that says whether no finger is down inside it.
  private mutating func targetsWithoutFingers(on element: Int) -> UInt64 {
    var mask: UInt64 = 0
    var level: UInt64 = 0
    var target = element
    while target >= 0 {
      if fingersInside(target) == 0 { mask |= 1 << level }
      target = table.parents[target]
      level += 1
    }
    return mask
  }

  /// A sequence starts on a target: every activity whose guard holds gets its candidates.
  private mutating func start(_ slot: Int, on target: Int) {
    var activity = -1
    var holds = false
    let press = FirstPress(time: instant, slot: slot, finger: tracker.fingers.pointer(at: slot))
    for number in table.startersOf[target] {
      let recognizer = table.starters[number]
      if table.recognizers[recognizer].activity != activity {
        activity = table.recognizers[recognizer].activity
        let code = table.recognizers[recognizer].guardCode
        holds = code.isEmpty || guardHolds(code)
      }
      if isRecording || holds && !table.recognizers[recognizer].startsPlainly {
        begin(recognizer, slot, holds)
      } else if holds {
        startPlainly(recognizer, press)
      }
    }
  }

  private mutating func begin(_ recognizer: Int, _ slot: Int, _ holds: Bool) {
    guard let index = makeCandidate(recognizer) else { return recordNoRoom(recognizer) }
    guard holds else {
      record(index, .guardFailed)
      pool[index].state = .dead
      return
    }
    record(index, .started)
    if !table.recognizers[recognizer].after.isEmpty && !showsRivals {
      pool[index].state = .asleep
      pool[index].firstPress = instant
      pool[index].contacts = tracker.fingers[slot].contact
      pool[index].fingers = 1 << UInt16(slot)
    } else {
      pool[index].state = .possible
      judge(index, addPress(index, slot))
    }
  }

  /// What `addPress` does to a new candidate whose first press nothing can fail, without asking.
  @inline(__always)
  private mutating func startPlainly(_ recognizer: Int, _ press: FirstPress) {
    guard let index = makeCandidate(recognizer) else { return }
    let info = table.recognizers.pointer(at: recognizer)
    let candidate = pool.pointer(at: index)
    candidate.pointee.state = .possible
    candidate.pointee.firstPress = press.time
    candidate.pointee.presses = 1
    candidate.pointee.mostFingers = 1
    candidate.pointee.fingers = press.bit
    candidate.pointee.contacts = press.contact
    candidate.pointee.deadline = info.pointee.firstDue == .max ? .max : press.time + info.pointee.firstDue
    hasNews = true
    if info.pointee.fingersLeast > 1 { return }
    candidate.pointee.step = 1
    candidate.pointee.baseTime = press.time
    candidate.pointee.startTime = press.time
    candidate.pointee.basePlace = press.place
    candidate.pointee.origin = press.place
    candidate.pointee.startPlace = press.place
    candidate.pointee.furthest = press.place
    bases[index * TouchTracker.fingerLimit + press.slot] = press.location
  }

  @inline(never)
  private mutating func up(_ slot: Int, _ sample: TouchSample) {
    if let element = sample.element { tracker.fingers[slot].over = element.index }
    if sample.location != tracker.fingers[slot].location {
      tracker.moveAgain(slot, to: sample.location, at: sample.time)
      judgeFrame()
    }
    instant = sample.time
    let bit: UInt16 = 1 << UInt16(slot)
    // What is under way comes last: a claim made at this lift may take over from it.
    var isAnyUnderWay = false
    for index in live where pool[index].fingers & bit != 0 {
      if pool[index].state == .underWay { isAnyUnderWay = true } else { lift(index, slot) }
    }
    if isAnyUnderWay {
      for index in live where pool[index].fingers & bit != 0 && pool[index].state == .underWay {
        lift(index, slot)
      }
    }
    tracker.up(slot)
    settleLift()
    if endContested(slot) { settleLift() }
  }

  private mutating func settleLift() {
    reviveAfterLift()
    arbitrate()
  }

  /// With a finger less, what waits for its count may have just that, or nothing to wait for any more.
  private mutating func reviveAfterLift() {
    guard mayRejoin else { return }
    for index in live where pool[index].state == .rejoining {
      revive(index)
      if pool[index].state == .rejoining && pool[index].fingers == 0 { over(index) }
    }
  }

  @inline(never)
  mutating func cancel(_ slot: Int) {
    instant = tracker.now
    let contact = tracker.fingers[slot].contact
    for index in live where pool[index].contacts & contact != 0 { cancel(candidate: index, slot) }
    tracker.up(slot)
    reviveAfterLift()
    arbitrate()
  }

  private mutating func cancel(candidate index: Int, _ slot: Int) {
    switch pool[index].state {
    case .underWay:
      emit(index, .cancelled)
      pool[index].state = .done
      failPreferred(over: index)
    case .asleep, .possible, .rejoining: fail(index, FailureReason(.cancelled))
    case .held:
      let isDown = pool[index].fingers & (1 << UInt16(slot)) != 0
      if entry(index).isContinuous && isDown && !pool[index].endedWhileHeld {
        fail(index, FailureReason(.cancelled))
      }
    case .claiming, .ending, .done, .dead: break
    }
  }

  /// Notes what an instant did to a candidate.
  mutating func judge(_ index: Int, _ verdict: Verdict) {
    switch verdict {
    case .goesOn: break
    case .claims:
      record(index, .claimed)
      pool[index].state = .claiming
      hasClaims = true
      hasNews = true
      pool[index].deadline = .max
    case .fails(let reason): fail(index, reason)
    }
  }
}

/// A press that starts a sequence, as candidates take it in.
private struct FirstPress {
  var time: Microseconds
  var slot: Int
  var bit: UInt16
  var contact: UInt64
  var location: Point
  /// The centroid of this finger alone.
  var place: Point

  init(time: Microseconds, slot: Int, finger: UnsafeMutablePointer<Finger>) {
    self.time = time
    self.slot = slot
    bit = 1 << UInt16(slot)
    contact = finger.pointee.contact
    location = finger.pointee.location
    place = .zero + finger.pointee.location
  }
}

extension Engine {
  /// Whether the guard of an activity holds.
  fileprivate mutating func guardHolds(_ code: IndexRange) -> Bool {
    var stack: UInt64 = 0
    for number in code {
      switch table.guards[number] {
      case .isOneOf(let state, let first, let bits):
        let offset = states[state] - Double(first)
        stack = push(stack, offset >= 0 && offset < 64 && bits >> UInt64(max(0, offset)) & 1 == 1)
      case .isLess(let state, let than): stack = push(stack, states[state] < than)
      case .isAtMost(let state, let than): stack = push(stack, states[state] <= than)
      case .isEqual(let state, let to): stack = push(stack, states[state] == to)
      case .constant(let value): stack = push(stack, value)
      case .not: stack ^= 1
      case .and: stack = push(stack >> 2, stack & 3 == 3)
      case .or: stack = push(stack >> 2, stack & 3 != 0)
      }
    }
    return stack & 1 == 1
  }

  private func push(_ stack: UInt64, _ value: Bool) -> UInt64 { stack << 1 | (value ? 1 : 0) }
}
