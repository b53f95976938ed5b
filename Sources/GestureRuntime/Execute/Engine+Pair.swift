/// An opening of two fingers, for recognizers that begin with two, until one of these reacts.
extension GestureEngine {
  /// Whether any recognizer that begins with two fingers is left, just before a second one lands on an opening's element. Recognizers that
  /// the finger fails leave. Those that do more than begin with two become candidates.
  @inlinable
  mutating func takeSecond() -> Bool {
    let mayPair = opening.pair == 0 && liveList.count == 0
    let travelSquare = tracker.fingers[opening.slot].travelSquare
    var (left, others): (UInt64, UInt64) = (0, 0)
    for word in 0..<program.words {
      let sets = program.sets(word)
      if opening.pair == 0 { opened[word] &= sets.takesSecond }
      var pairs = mayPair ? opened[word] & sets.pairs : 0
      if travelSquare > 0 {
        pairs = kept(pairs, word) { $0.pointee.isStill && $0.pointee.square < travelSquare }
      }
      concerned[word] = opened[word] & ~pairs
      left |= pairs
      others |= concerned[word]
    }
    if left == 0 {
      makeCandidates()
      return false
    }
    if others != 0 { makeConcerned() }
    return true
  }

  /// The recognizers of `bits`, without those whose bounds after the second press satisfy `isOut`.
  @inlinable @inline(__always)
  func kept(_ bits: UInt64, _ word: Int, _ isOut: (Row<FrameBounds>) -> Bool) -> UInt64 {
    var kept = bits
    for number in Members(bits, word) where isOut(boundsOfPair(number)) { kept &= ~OpeningFacts.bit(number) }
    return kept
  }

  /// The step that a recognizer of two fingers waits for once both are down.
  @inlinable @inline(__always)
  func stepOfPair(_ number: Int) -> Row<ProgramStep> {
    stepAt(recognizerAt(number).pointee.first + 1)
  }

  /// The bounds of that step.
  @inlinable @inline(__always)
  func boundsOfPair(_ number: Int) -> Row<FrameBounds> {
    rows.bounds.row(recognizerAt(number).pointee.first + 1)
  }

  /// Takes the base of two fingers when the second has landed. Recognizers that do not allow how they lie leave.
  @inlinable
  mutating func completePair(_ slot: Int) {
    let first = opening.slot
    let set: UInt16 = 1 << UInt16(first) | 1 << UInt16(slot)
    opening.pair = set
    opening.contacts |= tracker.fingers[slot].contact
    opening.base = PairBase()
    opening.base.time = instant
    opening.base.second = slot
    opening.base.place = centroid(set)
    opening.base.span = span(set)
    opening.base.line = tracker.line(set)
    opening.base.firstPlace = tracker.fingers[first].location
    opening.base.secondPlace = tracker.fingers[slot].location
    for word in 0..<program.words where opened[word] != 0 {
      for number in Members(opened[word], word)
      where layoutFails(stepAt(recognizerAt(number).pointee.first), set) {
        opened[word] &= ~OpeningFacts.bit(number)
      }
    }
    measurePair()
    mayRelease = true
    hasNews = true
  }

  /// Computes the bounds within which no recognizer that is left reacts, and the next deadline.
  @inlinable
  mutating func measurePair() {
    opening.base.due = .max
    (opening.base.still, opening.base.square) = (.infinity, .infinity)
    (opening.base.change, opening.base.tangent) = (.infinity, .infinity)
    opening.base.turn = .infinity
    var left: UInt64 = 0
    for word in 0..<program.words where opened[word] != 0 {
      left |= opened[word]
      for number in Members(opened[word], word) { measurePair(number) }
    }
    opening.isOpen = left != 0
  }

  @inlinable @inline(__always)
  mutating func measurePair(_ number: Int) {
    let bounds = boundsOfPair(number)
    opening.base.due = min(opening.base.due, dueOfPair(stepOfPair(number)))
    if bounds.pointee.isTurning && bounds.pointee.tangent < 0 {
      opening.base.turn = min(opening.base.turn, stepOfPair(number).pointee.quiet)
    } else if bounds.pointee.isTurning {
      opening.base.tangent = min(opening.base.tangent, bounds.pointee.tangent)
    } else if bounds.pointee.isStill {
      opening.base.still = min(opening.base.still, bounds.pointee.square)
    } else {
      opening.base.change = min(opening.base.change, bounds.pointee.span)
      opening.base.square = min(opening.base.square, bounds.pointee.square)
    }
  }

  /// The first timer of a step that began with the second finger.
  @inlinable
  mutating func dueOfPair(_ step: Row<ProgramStep>) -> Microseconds {
    let limits = step.pointee.limits
    let isFirst = step.pointee.kind == .wait || (step.pointee.kind.isMove && limits.least > 0)
    return later(opening.base.time, isFirst ? limits.least : limits.before)
  }

  /// Sets how far the two fingers can go before a recognizer reacts. A span and a turn are measured in every frame.
  @inlinable
  mutating func limitCalmOfPair() {
    let isStill =
      opening.base.square == .infinity && opening.base.change == .infinity
      && opening.base.tangent == .infinity && opening.base.turn == .infinity
    let calm = !opening.isOpen ? .infinity : (isStill ? opening.base.still : -1)
    tracker.fingers[opening.slot].calmSquare = calm
    tracker.fingers[opening.base.second].calmSquare = calm
  }

  /// Puts a new candidate into the state after the press of the second finger, at the time when that finger landed. Same result as
  /// `addPress`.
  @inlinable
  mutating func takePair(_ index: Int, _ entry: Row<ProgramRecognizer>) {
    let candidate = pool.row(index)
    let base = opening.base
    candidate.pointee.fingers = opening.pair
    candidate.pointee.contacts = opening.contacts
    candidate.pointee.presses = 2
    candidate.pointee.mostFingers = 2
    candidate.pointee.step = entry.pointee.first + 1
    candidate.pointee.baseTime = base.time
    candidate.pointee.basePlace = base.place
    candidate.pointee.origin = base.place
    candidate.pointee.baseSpan = base.span
    candidate.pointee.startStep(at: base.place, span: base.span, base.time)
    candidate.pointee.deadline = dueOfPair(stepAt(entry.pointee.first + 1))
    bases[index * TouchTracker.fingerLimit + opening.slot] = base.firstPlace
    bases[index * TouchTracker.fingerLimit + base.second] = base.secondPlace
    let bounds = boundsOf(candidate)
    if bounds.pointee.isTurning && bounds.pointee.tangent < 0 {
      candidate.pointee.turned = base.turned
    } else if bounds.pointee.isTurning && base.hasMoved {
      candidate.pointee.owed.line = base.line
      candidate.pointee.owed.areOwed = true
    }
  }

  // MARK: What happens to two fingers

  /// Fires the timers of two fingers that are due. Returns whether any recognizer does more than fail, so that candidates were made.
  @inlinable
  mutating func timersOfPair() -> Bool {
    var due: UInt64 = 0
    for word in 0..<program.words {
      concerned[word] = 0
      for number in Members(opened[word], word) {
        let step = stepOfPair(number)
        if dueOfPair(step) > instant { continue }
        if step.pointee.failsAtFirstTimer {
          opened[word] &= ~OpeningFacts.bit(number)
        } else {
          concerned[word] |= OpeningFacts.bit(number)
        }
      }
      due |= concerned[word]
    }
    if due != 0 { makeConcerned() }
    measurePair()
    if due == 0 { noteOpening() }
    return due != 0
  }

  /// Handles the lift of one of two fingers. Too few are left for all recognizers except those that wait for a lift.
  @inlinable
  mutating func liftPair() {
    for word in 0..<program.words {
      for number in Members(opened[word], word) where stepOfPair(number).pointee.kind != .lift {
        opened[word] &= ~OpeningFacts.bit(number)
      }
    }
    makeCandidates()
  }

  /// Judges a frame of two fingers by their measures. Returns whether candidates were made, which judge the frame themselves.
  @inlinable
  mutating func movePair() -> Bool {
    let frame = PairFrame(opening, tracker)
    let turn = opening.base.turn < .infinity ? tracker.turn(opening.pair) : 0
    var found: UInt64 = 0
    if frame.isNoticed(opening.base, turned: opening.base.turned + turn) {
      let (line, turned) = (opening.base.line, opening.base.turned + turn)
      for word in 0..<program.words {
        concerned[word] = 0
        for number in Members(opened[word], word)
        where frame.isNoticed(boundsOfPair(number), line, turned, stepOfPair(number).pointee.quiet) {
          concerned[word] |= OpeningFacts.bit(number)
        }
        found |= concerned[word]
      }
      if found != 0 {
        makeConcerned()
        measurePair()
      }
    }
    opening.base.turned += turn
    opening.base.hasMoved = true
    return found != 0
  }
}

/// The movement of two fingers since the second landed.
@usableFromInline
struct PairFrame {
  /// The square of the distance from its press, of the finger that is further away.
  @usableFromInline let travelSquare: Double
  /// The square of the distance of the centroid from the base.
  @usableFromInline let square: Double
  /// The change of the span.
  @usableFromInline let change: Double
  @usableFromInline let line: Point

  @inlinable @inline(__always)
  init(_ opening: Opening, _ tracker: borrowing TouchTracker) {
    travelSquare = max(
      tracker.fingers[opening.slot].travelSquare, tracker.fingers[opening.base.second].travelSquare)
    square = (tracker.group.centroid - opening.base.place).squaredLength
    change = (tracker.group.span - opening.base.span).magnitude
    line = tracker.group.line
  }

  /// Whether any recognizer reacts.
  @inlinable @inline(__always)
  func isNoticed(_ base: PairBase, turned: Double) -> Bool {
    travelSquare > base.still || square > base.square || change > base.change
      || turned.magnitude > base.turn
      || (base.tangent < .infinity && !base.line.isWithin(base.tangent, of: line))
  }

  /// Whether a recognizer with these bounds reacts.
  @inlinable @inline(__always)
  func isNoticed(
    _ bounds: Row<FrameBounds>, _ start: Point, _ turned: Double, _ quiet: Double
  ) -> Bool {
    if bounds.pointee.isTurning {
      return bounds.pointee.tangent < 0
        ? turned.magnitude > quiet : !start.isWithin(bounds.pointee.tangent, of: line)
    }
    if bounds.pointee.isStill { return travelSquare > bounds.pointee.square }
    return square > bounds.pointee.square || change > bounds.pointee.span
  }
}
