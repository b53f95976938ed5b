/// The record of what happens to candidates. The machine code of a program without reasons contains none of it.
extension GestureEngine {
  /// Whether the caller wants `events`.
  @inlinable @inline(__always)
  var isRecording: Bool { Program.hasReasons && wantsEvents }

  @inlinable @inline(__always)
  mutating func record(_ index: Int, _ happening: CandidateHappening) {
    if isRecording { keep(index, happening) }
  }

  @inlinable @inline(never)
  mutating func keep(_ index: Int, _ happening: CandidateHappening) {
    events.append(
      CandidateEvent(
        time: instant, recognizer: pool[index].recognizer, candidate: pool[index].serial,
        step: pool[index].step - entry(index).pointee.first, happening: happening,
        instance: instanceOfTarget(index), tool: tools.tool(Int(pool[index].home))))
  }

  /// Records that a recognizer got no candidate for a press.
  @inlinable
  mutating func recordNoCandidate(_ recognizer: Int, _ slot: Int, _ cause: FailureCause) {
    guard isRecording else { return }
    serial &+= 1
    let contact = tracker.fingers[slot].contact.trailingZeroBitCount
    events.append(
      CandidateEvent(
        time: instant, recognizer: recognizer, candidate: serial, step: 0,
        happening: .failed(FailureReason(cause)),
        instance: instances.instance(of: recognizerAt(recognizer).pointee.target, contact),
        tool: tools.tool(contact)))
  }

  // MARK: Failures

  /// Stores the reason why something does not hold.
  @inlinable @inline(__always)
  mutating func note(
    _ cause: FailureCause, _ measured: Double = 0, _ limit: Double = 0, rival: Int = -1
  ) {
    if isRecording { reason = FailureReason(cause, measured: measured, limit: limit, rival: rival) }
  }

  /// Stores a reason. The result is always `.fails`.
  @inlinable @inline(__always)
  mutating func fails(_ cause: FailureCause, _ measured: Double = 0, _ limit: Double = 0) -> Verdict {
    note(cause, measured, limit)
    return .fails
  }

  /// Stores a reason. The result is always `true`: something does not hold.
  @inlinable @inline(__always)
  mutating func breaks(_ cause: FailureCause, _ measured: Double = 0, _ limit: Double = 0) -> Bool {
    note(cause, measured, limit)
    return true
  }

  /// Fails a candidate for a reason.
  @inlinable @inline(__always)
  mutating func fail(_ index: Int, _ cause: FailureCause, rival: Int = -1) {
    note(cause, rival: rival)
    fail(index)
  }

  /// Fails a candidate for the stored reason.
  @inlinable
  mutating func fail(_ index: Int) {
    if isRecording { keep(index, .failed(reason)) }
    hasNews = true
    mayRelease = true
    pool[index].state = pool[index].hasWon ? .done : .dead
  }

  // MARK: Limits that decide

  /// Stores how far from the nearest of some edges a finger was pressed; nothing is measured where the screen's size leaves all of them unknown.
  @inlinable @inline(never)
  mutating func noteFarFromEdge(_ slot: Int, _ edges: ScreenEdges) {
    let distance = tracker.distance(of: tracker.fingers[slot].start, to: edges)
    let isKnown = distance < .infinity
    note(.notFromEdge, isKnown ? distance : 0, isKnown ? settings.edgeWidth : 0)
  }

  /// Stores which limit a move has not passed at the lift. It is the move's own, or that of a finger for a turn that went far enough.
  @inlinable @inline(never)
  mutating func noteUnmoved(_ index: Int, _ step: Row<ProgramStep>) {
    let size = change(index, step.pointee.kind).size
    let (slop, least) = (step.pointee.slop, step.pointee.limits.distanceLeast)
    let isShort = least > 0 && least < slop
    if step.pointee.kind == .orbit && (size > slop || (isShort && size >= least)) {
      var furthest = 0.0
      for slot in FingerSet(pool[index].fingers) {
        let base = bases[index * TouchTracker.fingerLimit + slot]
        furthest = max(furthest, (tracker.fingers[slot].location - base).measuredLength)
      }
      if furthest <= step.pointee.fingerSlop {
        return note(.fingersMovedTooLittle, furthest, step.pointee.fingerSlop)
      }
    }
    note(.movedTooLittle, size, isShort ? least : max(slop, least))
  }

  /// Stores why a movement that ends with a lift does not hold: what the next movement lacks, if this one has held, or its own first limit.
  @inlinable @inline(never)
  mutating func noteUnfinished(_ index: Int, _ step: Row<ProgramStep>) {
    guard pool[index].hasPassedSlop else { return noteUnmoved(index, step) }
    if step.pointee.next?.isMove ?? false, startAtFurthest(index) {
      pool[index].step += 1
      return noteUnmoved(index, stepOf(index))
    }
    // A movement that holds only now is too late.
    if !moveFails(index, step, change(index, step.pointee.kind)) { note(.movedTooLate) }
  }

  /// Stores why no name fits a movement: the first limit that it breaks of the slowest name.
  @inlinable @inline(never)
  mutating func noteNameless(_ index: Int, _ recognizer: Row<ProgramRecognizer>) {
    let slowest = rows.names.row(recognizer.pointee.names + recognizer.pointee.nameCount - 1)
    let limits = slowest.pointee.limits
    let speed = ends[index].velocity.measuredLength
    if speed < limits.velocityLeast { return note(.tooSlow, speed, limits.velocityLeast) }
    if speed > limits.velocityMost { return note(.tooFast, speed, limits.velocityMost) }
    if breaksName(index, recognizer, slowest) { return }
    note(.tooSlow, speed, max(0, limits.velocityLeast))
  }
}
