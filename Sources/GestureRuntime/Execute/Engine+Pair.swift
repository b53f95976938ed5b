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
    let set = FingerSet.bit(first) | FingerSet.bit(slot)
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
    // All that have room for the fingers need no look.
    let distance = (tracker.fingers[first].location - tracker.fingers[slot].location).measuredLength
    for word in 0..<program.words where opened[word] != 0 && distance > rows.pairs(word).apart {
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
    var (left, bounds): (UInt64, PairBounds) = (0, PairBounds())
    for word in 0..<program.words where opened[word] != 0 {
      left |= opened[word]
      if opened[word] == rows.pairs(word).all {
        bounds.add(rows.pairs(word).bounds)
      } else {
        for number in Members(opened[word], word) { bounds.add(stepOfPair(number), boundsOfPair(number)) }
      }
    }
    opening.base.bounds = bounds
    opening.isOpen = left != 0
  }

  /// The first timer of a step that began with the second finger.
  @inlinable
  mutating func dueOfPair(_ step: Row<ProgramStep>) -> Microseconds {
    later(opening.base.time, step.pointee.dueOfPair)
  }

  /// Does what `limitOpening` does, for two fingers. A span and a turn are measured in every frame.
  @inlinable
  mutating func limitPair() -> Microseconds {
    let bounds = opening.base.bounds
    let isStill =
      bounds.square == .infinity && bounds.change == .infinity && bounds.tangent == .infinity
      && bounds.turn == .infinity
    let calm = !opening.isOpen ? .infinity : (isStill ? bounds.still : -1)
    tracker.fingers[opening.slot].calmSquare = calm
    tracker.fingers[opening.base.second].calmSquare = calm
    return opening.isOpen ? later(opening.base.time, bounds.due) : .max
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
    candidate.pointee.valueSpan = base.span
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
    let turn = opening.base.bounds.turn < .infinity ? tracker.turn(opening.pair) : 0
    var found: UInt64 = 0
    let (line, turned) = (opening.base.line, opening.base.turned + turn)
    if frame.isNoticed(opening.base.bounds, line, turned) {
      for word in 0..<program.words {
        concerned[word] = 0
        if opened[word] == 0 || !frame.isNoticed(rows.pairs(word).bounds, line, turned) { continue }
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

  /// Whether any recognizer with these bounds may react.
  @inlinable @inline(__always)
  func isNoticed(_ bounds: PairBounds, _ start: Point, _ turned: Double) -> Bool {
    travelSquare > bounds.still || square > bounds.square || change > bounds.change
      || turned.magnitude > bounds.turn
      || (bounds.tangent < .infinity && !start.isWithin(bounds.tangent, of: line))
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
