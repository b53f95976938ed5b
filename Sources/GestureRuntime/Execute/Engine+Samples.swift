/// What the host says, turned into instants.
extension Engine {
  /// Takes one sample in. A refused sample changes nothing.
  @inline(__always)
  mutating func feed(_ sample: TouchSample) -> Refusal? {
    guard sample.time.magnitude <= TouchTracker.timeLimit else { return .outOfRange }
    guard sample.time >= tracker.now else { return .timeWentBack }
    guard sample.location.isPlausible else { return .placeIsNotFinite }
    guard let slot = tracker.slot(of: sample.finger) else {
      return sample.phase == .down ? land(sample) : .fingerIsNotDown
    }
    switch sample.phase {
    case .down: return .fingerIsDown
    case .move: return move(slot, sample.location, sample.time)
    case .up:
      pass(sample.time)
      up(slot, sample)
    case .cancel:
      pass(sample.time)
      cancel(slot)
    }
    return nil
  }

  /// Adds a move to the frame of its time; the frame before is complete then.
  @inline(__always)
  private mutating func move(_ slot: Int, _ location: Point, _ time: Microseconds) -> Refusal? {
    if tracker.fingers[slot].time == time && tracker.fingers[slot].location == location { return .duplicate }
    if time != tracker.now && moved != 0 { judgeFrame() }
    if deadline <= time { fireTimers(through: time) }
    tracker.now = time
    tracker.move(slot, to: location, at: time)
    moved |= 1 << UInt16(slot)
    return nil
  }

  /// Takes a finger in that was not down.
  @inline(never)
  private mutating func land(_ sample: TouchSample) -> Refusal? {
    if let element = sample.element, !(0..<table.parents.count).contains(element.index) { return .outOfRange }
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

  private mutating func down(_ sample: TouchSample, _ slot: Int, _ contact: UInt64) {
    instant = sample.time
    if let element = sample.element, let size = sample.size { tracker.sizes[element.index] = size }
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
  private func targetsWithoutFingers(on element: Int) -> UInt64 {
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
    for number in table.startersOf[target] {
      let recognizer = table.starters[number]
      if table.recognizers[recognizer].activity != activity {
        activity = table.recognizers[recognizer].activity
        holds = guardHolds(table.recognizers[recognizer].guardCode)
      }
      if holds || isRecording { begin(recognizer, slot, holds) }
    }
  }

  private mutating func begin(_ recognizer: Int, _ slot: Int, _ holds: Bool) {
    guard let index = makeCandidate(recognizer) else { return recordNoRoom(recognizer) }
    if table.recognizers[recognizer].startsPlainly && !isRecording { return startPlainly(index, slot) }
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
  private mutating func startPlainly(_ index: Int, _ slot: Int) {
    let recognizer = pool[index].recognizer
    let due = table.recognizers[recognizer].firstDue
    pool[index].state = .possible
    pool[index].firstPress = instant
    pool[index].presses = 1
    pool[index].mostFingers = 1
    pool[index].fingers = 1 << UInt16(slot)
    pool[index].contacts = tracker.fingers[slot].contact
    pool[index].deadline = due == .max ? .max : instant + due
    hasNews = true
    if table.recognizers[recognizer].fingersLeast > 1 { return }
    let place = .zero + tracker.fingers[slot].location
    pool[index].step = 1
    pool[index].baseTime = instant
    pool[index].startTime = instant
    pool[index].basePlace = place
    pool[index].origin = place
    pool[index].startPlace = place
    pool[index].furthest = place
    bases[index * TouchTracker.fingerLimit + slot] = tracker.fingers[slot].location
  }

  @inline(never)
  private mutating func up(_ slot: Int, _ sample: TouchSample) {
    if sample.location != tracker.fingers[slot].location {
      tracker.move(slot, to: sample.location, at: sample.time)
      moved = 1 << UInt16(slot)
      judgeFrame()
    }
    instant = sample.time
    let bit: UInt16 = 1 << UInt16(slot)
    // What is under way comes last: a claim made at this lift may take over from it.
    for index in live where pool[index].fingers & bit != 0 && pool[index].state != .underWay {
      lift(index, slot)
    }
    for index in live where pool[index].fingers & bit != 0 && pool[index].state == .underWay {
      lift(index, slot)
    }
    tracker.up(slot)
    settleLift()
    if endContested(slot) { settleLift() }
  }

  private mutating func settleLift() {
    for index in live where pool[index].state == .rejoining { reviveAfterLift(index) }
    arbitrate()
  }

  /// With a finger less, what waits for its count may have just that, or nothing to wait for any more.
  private mutating func reviveAfterLift(_ index: Int) {
    revive(index)
    if pool[index].state == .rejoining && pool[index].fingers == 0 { over(index) }
  }

  @inline(never)
  mutating func cancel(_ slot: Int) {
    instant = tracker.now
    let contact = tracker.fingers[slot].contact
    for index in live where pool[index].contacts & contact != 0 { cancel(candidate: index, slot) }
    tracker.up(slot)
    for index in live where pool[index].state == .rejoining { reviveAfterLift(index) }
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

extension Engine {
  /// Whether the guard of an activity holds.
  fileprivate func guardHolds(_ code: IndexRange) -> Bool {
    if code.isEmpty { return true }
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
