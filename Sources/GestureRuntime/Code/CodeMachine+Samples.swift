/// What the host says, turned into instants: as `Engine+Samples`.
extension CodeMachine {
  /// Takes one sample in. A refused sample changes nothing.
  @inlinable @inline(__always)
  mutating func take(_ sample: TouchSample) -> Refusal? {
    // Time begins at the least that is allowed.
    if sample.time < tracker.now {
      return sample.time < -TouchTracker.timeLimit ? .outOfRange : .timeWentBack
    }
    if sample.time > TouchTracker.timeLimit { return .outOfRange }
    guard sample.location.isPlausible else { return .placeIsNotFinite }
    guard let slot = tracker.slot(of: sample.finger) else {
      // One by one: a sample whose address nobody wants need not be in memory.
      guard sample.phase == .down else { return .fingerIsNotDown }
      return land(sample.time, sample.finger, sample.location, sample.element, sample.size)
    }
    return sample.phase == .move
      ? move(slot, sample.location, sample.time, sample.element)
      : takeOther(slot, sample.phase, sample.location, sample.time, sample.element)
  }

  /// What no frame is made of.
  @inlinable @inline(never)
  mutating func takeOther(
    _ slot: Int, _ phase: TouchPhase, _ location: Point, _ time: Microseconds, _ element: ElementID?
  ) -> Refusal? {
    if phase == .down { return .fingerIsDown }
    guard phase == .cancel || isKnown(element) else { return .outOfRange }
    pass(time)
    if phase == .cancel {
      cancel(slot)
    } else {
      if let element { tracker.fingers[slot].over = element.index }
      up(slot, location, time)
    }
    return nil
  }

  /// Adds a move to the frame of its time; the frame before is complete then.
  @inlinable @inline(__always)
  mutating func move(
    _ slot: Int, _ location: Point, _ time: Microseconds, _ element: ElementID?
  ) -> Refusal? {
    guard isKnown(element) else { return .outOfRange }
    if tracker.fingers[slot].time == time { return moveAgain(slot, location, time, element) }
    if time != tracker.now && tracker.moved != 0 { judgeMoved() }
    if deadline <= time { fireTimers(through: time) }
    tracker.now = time
    tracker.move(slot, to: location, at: time)
    if let element { tracker.fingers[slot].over = element.index }
    return nil
  }

  /// Puts a move in the place of one of the same time.
  @inlinable @inline(never)
  mutating func moveAgain(
    _ slot: Int, _ location: Point, _ time: Microseconds, _ element: ElementID?
  ) -> Refusal? {
    if tracker.fingers[slot].location == location { return .duplicate }
    if deadline <= time { fireTimers(through: time) }
    tracker.moveAgain(slot, to: location, at: time)
    if let element { tracker.fingers[slot].over = element.index }
    return nil
  }

  /// Whether an element is one of the spec's, or none at all.
  @inlinable @inline(__always)
  func isKnown(_ element: ElementID?) -> Bool {
    guard let element else { return true }
    return element.index >= -1 && element.index < settings.elements
  }

  /// Takes a finger in that was not down.
  @inlinable @inline(never)
  mutating func land(
    _ time: Microseconds, _ finger: Int, _ location: Point, _ element: ElementID?, _ size: Point?
  ) -> Refusal? {
    guard isKnown(element) else { return .outOfRange }
    if let size, !(size.isPlausible && size.x >= 0 && size.y >= 0) { return .placeIsNotFinite }
    guard let slot = tracker.freeSlot, let contact = freeContact() else { return .tooManyFingers }
    pass(time)
    let sample = TouchSample(
      time: time, phase: .down, finger: finger, location: location, element: element, size: size)
    down(sample, slot, contact)
    return nil
  }

  /// Says that time has passed: judges the open frame, then fires every timer that is due.
  @inlinable
  mutating func pass(_ time: Microseconds) {
    judgeFrame()
    fireTimers(through: time)
    tracker.now = time
  }

  @inlinable @inline(never)
  mutating func fireTimers(through time: Microseconds) {
    while deadline <= time {
      // A deadline may lie in the past when a step is entered late; time still does not go back.
      instant = max(instant, deadline)
      if opening.candidates != 0 && !timersOfOpening() && liveList.count == 0 { continue }
      for index in live where pool[index].state == .possible && pool[index].deadline <= instant {
        judge(index, timer(index))
      }
      arbitrate()
    }
  }

  @inlinable
  mutating func down(_ sample: TouchSample, _ slot: Int, _ contact: UInt64) {
    instant = sample.time
    if let element = sample.element, element != .nothing, let size = sample.size {
      tracker.sizes[element.index] = size
    }
    var element = sample.element?.index ?? -1
    if opening.candidates != 0 {
      if element == opening.element { opening.candidates &= Program.takesSecond }
      makeCandidates()
    }
    let isAlone = targetsWithoutFingers(on: element)
    tracker.down(sample, slot: slot, contact: contact)
    for index in live { press(index, slot) }
    if open(slot, on: element) { return }
    var level: UInt64 = 0
    while element >= 0 {
      if isAlone & (1 << level) != 0 { Program.start(&self, slot, on: element) }
      element = Program.parent(element)
      level += 1
    }
    failLosers(on: contact)
    arbitrate()
  }

  /// For the element and each of its ancestors in turn, a bit that says whether no finger is down inside it.
  @inlinable
  mutating func targetsWithoutFingers(on element: Int) -> UInt64 {
    if tracker.downSet == 0 { return .max }
    var mask: UInt64 = 0
    var level: UInt64 = 0
    var target = element
    while target >= 0 {
      if fingersInside(target) == 0 { mask |= 1 << level }
      target = Program.parent(target)
      level += 1
    }
    return mask
  }

  /// A recognizer gets a candidate for the sequence that starts, if its guard holds.
  ///
  /// - Parameter condition: the number of its guard; -1 where it has none.
  @inlinable
  public mutating func begin(_ recognizer: Int, _ slot: Int, when condition: Int = -1) {
    guard condition < 0 || guards[condition] else { return }
    let entry = recognizerAt(recognizer)
    guard let index = makeCandidate(recognizer, entry) else { return }
    if entry.pointee.startsPlainly {
      return startPlainly(index, slot, entry, at: instant, tracker.fingers[slot].location)
    }
    pool[index].step = entry.pointee.first
    if entry.pointee.sleeps {
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
  @inlinable
  mutating func startPlainly(
    _ index: Int, _ slot: Int, _ entry: UnsafePointer<CodeRecognizer>, at time: Microseconds, _ start: Point
  ) {
    pool[index].state = .possible
    pool[index].step = entry.pointee.first
    pool[index].firstPress = time
    pool[index].presses = 1
    pool[index].mostFingers = 1
    pool[index].fingers = 1 << UInt16(slot)
    pool[index].contacts = tracker.fingers[slot].contact
    pool[index].deadline = entry.pointee.firstDue == .max ? .max : time + entry.pointee.firstDue
    hasNews = true
    if entry.pointee.fingersLeast > 1 { return }
    let place = .zero + start
    pool[index].step = entry.pointee.first + 1
    pool[index].baseTime = time
    pool[index].startTime = time
    pool[index].basePlace = place
    pool[index].origin = place
    pool[index].startPlace = place
    pool[index].furthest = place
    bases[index * TouchTracker.fingerLimit + slot] = start
  }

  @inlinable
  mutating func up(_ slot: Int, _ location: Point, _ time: Microseconds) {
    if location != tracker.fingers[slot].location {
      tracker.moveAgain(slot, to: location, at: time)
      judgeFrame()
    }
    instant = time
    if opening.candidates != 0 {
      opening.candidates &= Program.lifts
      makeCandidates()
    }
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

  @inlinable
  mutating func settleLift() {
    for index in live where pool[index].state == .rejoining { reviveAfterLift(index) }
    arbitrate()
  }

  /// With a finger less, what waits for its count may have just that, or nothing to wait for any more.
  @inlinable
  mutating func reviveAfterLift(_ index: Int) {
    revive(index)
    if pool[index].state == .rejoining && pool[index].fingers == 0 { over(index) }
  }

  @inlinable @inline(never)
  mutating func cancel(_ slot: Int) {
    instant = tracker.now
    opening.candidates = 0
    let contact = tracker.fingers[slot].contact
    for index in live where pool[index].contacts & contact != 0 { cancel(candidate: index, slot) }
    tracker.up(slot)
    for index in live where pool[index].state == .rejoining { reviveAfterLift(index) }
    arbitrate()
  }

  @inlinable
  mutating func cancel(candidate index: Int, _ slot: Int) {
    switch pool[index].state {
    case .underWay:
      emit(index, .cancelled)
      pool[index].state = .done
      failPreferred(over: index)
    case .asleep, .possible, .rejoining: fail(index)
    case .held:
      let isDown = pool[index].fingers & (1 << UInt16(slot)) != 0
      if entry(index).pointee.isContinuous && isDown && !pool[index].endedWhileHeld { fail(index) }
    case .claiming, .ending, .done, .dead: break
    }
  }

  /// Notes what an instant did to a candidate.
  @inlinable
  mutating func judge(_ index: Int, _ verdict: CodeVerdict) {
    switch verdict {
    case .goesOn: break
    case .claims:
      pool[index].state = .claiming
      hasClaims = true
      hasNews = true
      pool[index].deadline = .max
    case .fails: fail(index)
    }
  }
}
