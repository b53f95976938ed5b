/// Turns samples and times from the host into instants.
extension GestureEngine {
  /// Processes one sample. A refused sample changes nothing.
  @inlinable @inline(__always)
  mutating func take(_ sample: TouchSample) -> Refusal? {
    if let refusal = refusal(sample.location, sample.time) { return refusal }
    guard let slot = tracker.slot(of: sample.finger) else {
      // The fields are passed one by one, so that the sample need not be in memory.
      guard sample.phase == .down else { return .fingerIsNotDown }
      return land(
        sample.time, sample.finger, sample.location, sample.element, sample.size, sample.tool)
    }
    return sample.phase == .move
      ? move(slot, sample.location, sample.time, sample.element)
      : takeOther(slot, sample.phase, sample.location, sample.time, sample.element)
  }

  /// Processes a move, from registers.
  @inlinable @inline(__always)
  mutating func takeMove(
    _ finger: Int, to location: Point, at time: Microseconds, over element: ElementID?
  ) -> Refusal? {
    if let refusal = refusal(location, time) { return refusal }
    guard let slot = tracker.slot(of: finger) else { return .fingerIsNotDown }
    return move(slot, location, time, element)
  }

  /// Processes a sample that is not a move, of a finger that is down.
  @inlinable @inline(never)
  mutating func takeOther(
    _ slot: Int, _ phase: TouchPhase, _ location: Point, _ time: Microseconds, _ element: ElementID?
  ) -> Refusal? {
    if let refusal = refusal(phase, element) { return refusal }
    pass(time)
    if phase == .cancel {
      cancel(FingerSet.bit(slot))
    } else {
      if let element { pass(slot, over: element) }
      up(slot, location, time)
    }
    return nil
  }

  /// Adds a move to the frame of its time. The frame of an earlier time is complete then, and judged first.
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
    if let element { pass(slot, over: element) }
    return nil
  }

  /// Replaces the place of a finger that has already moved at this time.
  @inlinable @inline(never)
  mutating func moveAgain(
    _ slot: Int, _ location: Point, _ time: Microseconds, _ element: ElementID?
  ) -> Refusal? {
    if repeats(slot, location, time) { return .duplicate }
    if deadline <= time { fireTimers(through: time) }
    tracker.moveAgain(slot, to: location, at: time)
    if let element { pass(slot, over: element) }
    return nil
  }

  /// Notes the element that a finger is over.
  @inlinable @inline(__always)
  mutating func pass(_ slot: Int, over element: ElementID) {
    tracker.fingers[slot].over = element.index
    if instances.areUsed { instances.pass(slot, over: element.index, in: program) }
  }

  /// Processes the down of a finger that was not down.
  @inlinable @inline(never)
  mutating func land(
    _ time: Microseconds, _ finger: Int, _ location: Point, _ element: ElementID?, _ size: Point?,
    _ tool: TouchTool
  ) -> Refusal? {
    if let refusal = refusalToLand(element, size) { return refusal }
    guard let slot = tracker.freeSlot, let contact = freeContact() else { return .tooManyFingers }
    pass(time)
    instant = time
    if let element, element != .nothing, let size { tracker.sizes[element.index] = size }
    if tool != .finger || tools.areMixed { tools.press(contact, tool) }
    let element = element?.index ?? -1
    if instances.areUsed {
      instances.press(
        contact, slot, on: element, hasSize: size != nil, known: tracker.sizes, in: program)
    }
    down(finger, location, slot, on: element, contact, tool)
    return nil
  }

  /// Advances the time: judges the open frame, then fires every timer that is due.
  @inlinable
  mutating func pass(_ time: Microseconds) {
    judgeFrame()
    fireTimers(through: time)
    tracker.now = time
  }

  @inlinable
  mutating func pass(to time: Microseconds) -> Refusal? {
    guard time.magnitude <= TouchTracker.timeLimit else { return .outOfRange }
    guard time >= tracker.now else { return .timeWentBack }
    pass(time)
    return nil
  }

  @inlinable @inline(never)
  mutating func fireTimers(through time: Microseconds) {
    while deadline <= time {
      // A deadline may be in the past if a step is entered late. Time still does not go back.
      instant = max(instant, deadline)
      if waitingTouch.isOpen { timersOfWaiting() }
      if opening.isOpen && !timersOfOpening() && liveList.count == 0 { continue }
      for index in live where pool[index].state == .possible && pool[index].deadline <= instant {
        judge(index, timer(index))
      }
      arbitrate()
    }
  }

  @inlinable @inline(__always)
  mutating func down(
    _ finger: Int, _ location: Point, _ slot: Int, on pressed: Int, _ contact: UInt64, _ tool: TouchTool
  ) {
    var element = pressed
    keepGuards(of: contact)
    if program.hasHandOvers {
      self.pressed[contact.trailingZeroBitCount] = Int32(truncatingIfNeeded: element)
    }
    if program.liftsOnTarget { frames?.press(contact, on: element, in: program) }
    if waitingTouch.isOpen && !takesNextPress(location, slot, on: element, contact) { makeWaiting() }
    var isPair = false
    if opening.isOpen {
      if isOnOpening(element, contact) { isPair = takeSecond() } else { makeCandidates() }
    }
    let isAlone = targetsWithoutFingers(on: element, contact)
    tracker.down(finger, at: location, instant, on: element, slot: slot, contact: contact)
    births &+= 1
    for index in live {
      forget(contact, index)
      press(index, slot)
    }
    if isPair { completePair(slot) }
    if open(slot, on: element, by: tool) { return }
    if waitingTouch.isPressed { makeWaiting() }
    var level: UInt64 = 0
    while element >= 0 {
      if isAlone & (1 << level) != 0 { start(slot, on: element, by: tool) }
      element = program.parent(element)
      level += 1
    }
    failLosers(on: contact)
    arbitrate()
  }

  /// Whether two contacts inside a target have the same tool and are on the same instance of it.
  @inlinable @inline(__always)
  func belong(_ a: Int, _ b: Int, on target: Int) -> Bool {
    tools.agree(a, b) && instances.agree(a, b, on: target)
  }

  /// Whether a press has the tool of the opening and is on the same instance of the same element.
  @inlinable
  mutating func isOnOpening(_ element: Int, _ contact: UInt64) -> Bool {
    guard element == opening.element else { return false }
    let first = tracker.fingers[opening.slot].contact
    return belong(first.trailingZeroBitCount, contact.trailingZeroBitCount, on: element)
  }

  /// A bit for the element and each of its ancestors in turn. It is set if no finger of the contact's tool is down inside the same
  /// instance.
  @inlinable
  mutating func targetsWithoutFingers(on element: Int, _ contact: UInt64) -> UInt64 {
    if tracker.downSet == 0 { return .max }
    var mask: UInt64 = 0
    var level: UInt64 = 0
    var target = element
    while target >= 0 {
      if fingersInside(target, contact.trailingZeroBitCount) == 0 { mask |= 1 << level }
      target = program.parent(target)
      level += 1
    }
    return mask
  }

  /// Starts a sequence on a target: every recognizer that takes the tool and whose guard holds gets a candidate.
  @inlinable
  mutating func start(_ slot: Int, on target: Int, by tool: TouchTool) {
    let location = tracker.fingers[slot].location
    for place in rows.startersOf[target] {
      let recognizer = rows.starters[place]
      let entry = recognizerAt(recognizer)
      guard entry.pointee.tools.contains(tool) else {
        recordNoCandidate(recognizer, slot, .otherTool)
        continue
      }
      if entry.pointee.takesOver {
        recordNoCandidate(recognizer, slot, .takesOver)
        continue
      }
      let condition = entry.pointee.condition
      let holds = condition < 0 || guards[condition]
      if isRecording || holds && !entry.pointee.startsPlainly {
        begin(recognizer, slot, entry, holds)
      } else if holds, let index = makeCandidate(recognizer, entry) {
        startPlainly(index, slot, entry, at: instant, location, tracker.fingers[slot].contact)
      }
    }
  }

  @inlinable
  mutating func begin(
    _ recognizer: Int, _ slot: Int, _ entry: Row<ProgramRecognizer>, _ holds: Bool
  ) {
    guard let index = makeCandidate(recognizer, entry) else {
      return recordNoCandidate(recognizer, slot, .noRoom)
    }
    pool[index].setHome(tracker.fingers[slot].contact)
    guard holds else {
      record(index, .guardFailed)
      pool[index].state = .dead
      return
    }
    record(index, .started)
    if entry.pointee.sleeps && !program.showsRivals {
      pool[index].state = .asleep
      pool[index].firstPress = instant
      pool[index].contacts = tracker.fingers[slot].contact
      pool[index].fingers = FingerSet.bit(slot)
    } else {
      pool[index].state = .possible
      judge(index, addPress(index, slot))
    }
  }

  /// Puts a new candidate into the state after its first press. Same result as `addPress`, for recognizers that only their guard can fail
  /// at that press.
  @inlinable
  mutating func startPlainly(
    _ index: Int, _ slot: Int, _ entry: Row<ProgramRecognizer>, at time: Microseconds,
    _ start: Point, _ contact: UInt64
  ) {
    let candidate = pool.row(index)
    candidate.pointee.state = .possible
    candidate.pointee.firstPress = time
    candidate.pointee.presses = 1
    candidate.pointee.mostFingers = 1
    candidate.pointee.fingers = FingerSet.bit(slot)
    candidate.pointee.contacts = contact
    candidate.pointee.setHome(contact)
    candidate.pointee.deadline = later(time, entry.pointee.firstDue)
    hasNews = true
    if entry.pointee.fingersLeast > 1 { return }
    let place = .zero + start
    candidate.pointee.step = entry.pointee.first + 1
    candidate.pointee.baseTime = time
    candidate.pointee.startTime = time
    candidate.pointee.basePlace = place
    candidate.pointee.origin = place
    candidate.pointee.startPlace = place
    candidate.pointee.furthest = place
    bases[index * TouchTracker.fingerLimit + slot] = start
  }

  @inlinable
  mutating func up(_ slot: Int, _ location: Point, _ time: Microseconds) {
    if location != tracker.fingers[slot].location {
      tracker.moveAgain(slot, to: location, at: time)
      judgeFrame()
    }
    instant = time
    if opening.isOpen { liftOpening() }
    let bit = FingerSet.bit(slot)
    // Recognizers under way come last, because a claim made at this lift may take over from them.
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
    if mayEnd && endContested(slot) { settleLift() }
  }

  @inlinable
  mutating func settleLift() {
    if mayRejoin { reviveAfterLift() }
    arbitrate()
  }

  /// Revives candidates that have the right number of fingers now that one is gone. Ends those without fingers.
  @inlinable
  mutating func reviveAfterLift() {
    for index in live where pool[index].state == .rejoining {
      revive(index)
      if pool[index].state == .rejoining && pool[index].fingers == 0 { over(index) }
    }
  }

  /// Cancels fingers together: no claim wins because the candidates of one finger fail before those of another.
  @inlinable @inline(never)
  mutating func cancel(_ fingers: UInt16) {
    instant = tracker.now
    if waitingTouch.isPressed { makeWaiting() }
    opening.isOpen = false
    let contacts = contacts(of: fingers)
    // First what is not under way: the touch is its reason, whatever is under way beside it.
    for index in live where pool[index].contacts & contacts != 0 { cancel(candidate: index, fingers) }
    for index in live where pool[index].contacts & contacts != 0 && pool[index].state == .underWay {
      emit(index, .cancelled)
      pool[index].state = .done
      failPreferred(over: index)
    }
    tracker.downSet &= ~fingers
    settleLift()
  }

  @inlinable
  mutating func cancel(candidate index: Int, _ fingers: UInt16) {
    switch pool[index].state {
    case .asleep, .possible, .rejoining: fail(index, .cancelled)
    case .held:
      if entry(index).pointee.isContinuous && pool[index].fingers & fingers != 0 { fail(index, .cancelled) }
    case .underWay, .claiming, .ending, .done, .dead: break
    }
  }

  /// Applies the verdict of an instant to a candidate.
  @inlinable
  mutating func judge(_ index: Int, _ verdict: Verdict) {
    switch verdict {
    case .goesOn: break
    case .claims:
      record(index, .claimed)
      pool[index].state = .claiming
      hasClaims = true
      hasNews = true
      pool[index].deadline = .max
    case .fails: fail(index)
    }
  }
}
