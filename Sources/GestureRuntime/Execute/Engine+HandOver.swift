/// Hand-overs: a touch goes on as another activity where the content of a target ends. Docs/Recognition.md, section 6.
extension GestureEngine {
  /// Sets how far the content of an element is from its ends. It counts from the frame that is judged next.
  ///
  /// From then on, the movement of an activity with a hand-over changes these distances, until the host sets them again.
  ///
  /// - Parameter instance: the instance of the element, as in `setInstance`.
  @inlinable
  public mutating func setContent(_ stand: ContentStand, of element: ElementID, instance: UInt64 = 0) {
    guard program.hasHandOvers, element.index >= 0, element.index < settings.elements else { return }
    for bit in 0..<ContentEnds.sides {
      let end = ContentEnds(rawValue: 1 << bit)
      setRoom(stand.room(end), element.index, end, of: instance)
    }
  }

  /// Stores the distance to an end. For an infinite one, which is unknown, nothing is stored.
  @usableFromInline
  mutating func setRoom(_ room: Double, _ element: Int, _ end: ContentEnds, of instance: UInt64) {
    instanceValues.set(room.isFinite ? max(0, room) : nil, Self.roomNumber(element, end), of: instance)
  }

  @usableFromInline
  mutating func room(_ element: Int, _ end: ContentEnds, of instance: UInt64) -> Double? {
    instanceValues.value(Self.roomNumber(element, end), of: instance)
  }

  /// The number of a distance in `instanceValues`, above those of all variables.
  @usableFromInline static func roomNumber(_ element: Int, _ end: ContentEnds) -> Int {
    1 << 20 | element << 3 | end.rawValue.trailingZeroBitCount
  }

  // MARK: A frame

  /// Whether a recognizer under way goes beyond an end where another takes over. If so, it emits nothing for this frame until `handOver`.
  @inlinable
  mutating func mayGoBeyond(_ index: Int) -> Bool {
    mayHandOver = true
    guard endMet(index) != nil else { return false }
    pool[index].state = .ending
    return true
  }

  /// Hands touches over, after all candidates have processed the frame.
  @inlinable @inline(never)
  mutating func handOver(_ moved: UInt16) {
    mayHandOver = false
    // What the frame has released is not released by a hand-over.
    releaseHeld()
    // Recognizers of an opening may prevent a hand-over.
    makeCandidates()
    let count = liveList.count
    for number in 0..<count where pool[liveList[number]].state == .ending {
      let index = liveList[number]
      pool[index].state = .underWay
      if let met = endMet(index), let next = makeCandidate(met.taker, recognizerAt(met.taker)) {
        handOver(index, to: next, met)
      } else {
        emit(index, .changed)
      }
    }
    for number in 0..<count {
      let index = liveList[number]
      guard pool[index].state == .underWay, pool[index].fingers & moved != 0, isMover(index) else { continue }
      countAlong(index, contentMove(index))
    }
    hasNews = true
  }

  /// The end beyond which a frame goes, and the recognizer that takes over there. Of several ends the one that is met first counts. Of two
  /// met at once, it is the one that the frame goes further beyond.
  @inlinable
  mutating func endMet(_ index: Int) -> EndMet? {
    let moved = contentMove(index)
    let instance = instanceOfTarget(index)
    var best: EndMet?
    for bit in 0...UInt8(ContentEnds.start.rawValue.trailingZeroBitCount) {
      let end = ContentEnds(rawValue: 1 << bit)
      guard entry(index).pointee.handsOver.contains(end) else { continue }
      let isStart = end == .start
      let way = isStart ? pool[index].camePast : end
      let reach = isStart ? -moved.reach(toward: way) : moved.reach(toward: end)
      let known =
        isStart
        ? max(0, settledTranslation(index).reach(toward: way))
        : room(entry(index).pointee.target, end, of: instance)
      guard let room = known, reach > 0, (reach - room).measured > 0, !way.isEmpty else { continue }
      if let best, room / reach > best.share || (room / reach == best.share && reach <= best.reach) {
        continue
      }
      let takes = program.taker(activity(index), at: end)
      guard let taker = taker(index, takes) else {
        recordRefusal(index, takes)
        continue
      }
      best = EndMet(end: end, room: room, reach: reach, taker: taker)
    }
    return best
  }

  /// The movement of the content in this frame: that of the fingers' centroid, along the candidate's axis.
  @inlinable
  mutating func contentMove(_ index: Int) -> Point {
    let set = pool[index].fingers
    return pool[index].axis.part(of: centroid(set) - settledCentroid(set))
  }

  @inlinable @inline(__always)
  func instanceOfTarget(_ index: Int) -> UInt64 {
    instances.instance(of: entry(index).pointee.target, Int(pool[index].home))
  }

  // MARK: Who takes over

  /// The recognizer of an activity that can take a touch over; `nil` if there is none.
  @inlinable
  mutating func taker(_ index: Int, _ activity: Int) -> Int? {
    if program.showsRivals || rivalRefusal(index, activity) != nil { return nil }
    for number in 0..<settings.recognizers where recognizerAt(number).pointee.activity == activity {
      if refusal(of: number, from: index) == nil { return number }
    }
    return nil
  }

  /// The reason for which a recognizer cannot take over. It takes as many fingers and their tool, they and the giver's first contact are all
  /// on one instance of its target, and its guard holds now for what that contact is on.
  @inlinable
  mutating func refusal(of number: Int, from index: Int) -> HandOverRefusal? {
    let recognizer = recognizerAt(number)
    let (fingers, home) = (pool[index].fingers, Int(pool[index].home))
    let count = fingers.nonzeroBitCount
    guard recognizer.pointee.isContinuous, !recognizer.pointee.begins else {
      return HandOverRefusal(.noMechanic)
    }
    guard count >= recognizer.pointee.fingersLeast, count <= recognizer.pointee.fingersMost else {
      return HandOverRefusal(.fingers, measured: count)
    }
    guard recognizer.pointee.tools.contains(tools.tool(home)) else { return HandOverRefusal(.otherTool) }
    guard guardHolds(recognizer.pointee.condition, on: home) else { return HandOverRefusal(.guardFailed) }
    let target = recognizer.pointee.target
    guard program.isInside(Int(pressed[home]), of: target), fingersInside(target, home) & fingers == fingers
    else { return HandOverRefusal(.outside) }
    return nil
  }

  /// The reason for which an activity could not win beside all other winners of the touch, or waits for one that has won or may still win.
  @inlinable
  mutating func rivalRefusal(_ index: Int, _ taker: Int) -> HandOverRefusal? {
    for other in live where other != index && meet(other, index) {
      let rival = activity(other)
      guard rival != taker else {
        if hasWon(other, against: index) { return HandOverRefusal(.hasWon) }
        continue
      }
      let counts = pool[other].isAlive || hasWon(other, against: index)
      if counts && program.isWaiting(taker, for: rival) { return HandOverRefusal(.waits, rival: rival) }
      guard hasWon(other, against: index), !program.areTogether(taker, rival) else { continue }
      if !pool[other].isUnderWay || !program.isPreferred(taker, over: rival) {
        return HandOverRefusal(.winner, rival: rival)
      }
    }
    return nil
  }

  /// Records why an activity cannot take a touch over, once for a giver. Of several recognizers, the one counts that comes nearest.
  @inlinable
  mutating func recordRefusal(_ index: Int, _ taker: Int) {
    guard isRecording, !program.showsRivals, !pool[index].wasRefused else { return }
    pool[index].wasRefused = true
    var nearest = rivalRefusal(index, taker)
    if nearest == nil {
      for number in 0..<settings.recognizers where recognizerAt(number).pointee.activity == taker {
        guard let refusal = refusal(of: number, from: index) else { continue }
        if let nearest, nearest.cause.rawValue >= refusal.cause.rawValue { continue }
        nearest = refusal
      }
    }
    keep(index, .handOverRefused(to: taker, nearest ?? HandOverRefusal(.noMechanic)))
  }

  // MARK: The hand-over itself

  @inlinable
  mutating func handOver(_ index: Int, to next: Int, _ met: EndMet) {
    let set = pool[index].fingers
    let (before, now) = (settledCentroid(set), centroid(set))
    let place = before + (now - before) * met.share
    let moved = contentMove(index)
    endAtEnd(index, place, met)
    countAlong(index, moved * met.share, at: met.end)
    record(index, .handedOver(to: activity(next), reach: met.reach, room: met.room))
    pool[index].hasWon = false
    pool[index].won = 0
    pool[index].state = .dead
    mayRelease = true
    takeOver(next, from: index, at: place, past: met.end)
    for number in 0..<liveList.count where liveList[number] != next {
      let winner = liveList[number]
      guard hasWon(winner, against: next), pool[winner].isUnderWay else { continue }
      if !program.areTogether(activity(next), activity(winner)) { takeOver(winner, by: next) }
    }
    failLosers(to: next)
    letEarlierOnesOut(before: pool[next].contacts)
    emit(next, .began)
    countAlong(next, moved * (1 - met.share))
  }

  /// Ends a recognizer under way where its content ends, without velocity and without commit.
  @inlinable
  mutating func endAtEnd(_ index: Int, _ place: Point, _ met: EndMet) {
    let recognizer = entry(index)
    let candidate = pool.row(index)
    let translation = translation(candidate, at: place)
    pool[index].name = recognizer.pointee.continuousName
    ends[index].place = place
    ends[index].travel = place - pool[index].basePlace
    ends[index].fingers = pool[index].fingers.nonzeroBitCount
    ends[index].translation = translation
    ends[index].scale = scale(candidate, recognizer, translation, span(pool[index].fingers))
    ends[index].velocity = .zero
    ends[index].progress =
      recognizer.pointee.hasThreshold ? progress(index, translation, recognizer) : 0
    commitNothing(index)
    ends[index].over = elementUnder(index, recognizer, pool[index].fingers)
    emitEnd(index, .ended)
  }

  /// Starts the candidate that goes on with the same fingers. Its values count from where the content ended.
  @inlinable
  mutating func takeOver(_ next: Int, from index: Int, at place: Point, past end: ContentEnds) {
    let set = pool[index].fingers
    pool[next].home = pool[index].home
    pool[next].contacts = pool[index].contacts
    pool[next].firstPress = pool[index].firstPress
    pool[next].fingers = set
    pool[next].presses = set.nonzeroBitCount
    pool[next].mostFingers = UInt8(truncatingIfNeeded: set.nonzeroBitCount)
    pool[next].step = entry(next).pointee.claim
    pool[next].name = entry(next).pointee.continuousName
    pool[next].isRevived = true
    // A finger that goes back beyond the start passes it in the opposite direction.
    pool[next].camePast = end == .start ? pool[index].camePast.opposite : end
    takeBase(next)
    pool[next].hasPassedSlop = true
    pool[next].basePlace = place
    pool[next].origin = place
    pool[next].startPlace = place
    pool[next].furthest = place
    startWay(next, at: place)
    if entry(next).pointee.valuesAlong { chooseAxis(next) }
    rebaseValues(next)
    pool[next].valuePlace = place
    record(next, .tookOver(from: activity(index)))
    record(next, .admitted)
    pool[next].state = .underWay
    pool[next].hasWon = true
    // The arbitration that follows belongs to this instant.
    pool[next].wonIn = settlement &+ 1
    pool[next].won = pool[next].contacts
  }

  // MARK: Counting along

  /// Whether the movement of a candidate moves its target's content. Of several candidates on one content, only the first moves it.
  @inlinable
  mutating func isMover(_ index: Int) -> Bool {
    guard movesContent(index), pool[index].wonIn != settlement &+ 1 else { return false }
    let target = entry(index).pointee.target
    for number in 0..<liveList.count {
      let other = liveList[number]
      if other == index { return true }
      guard pool[other].state == .underWay, movesContent(other), entry(other).pointee.target == target else {
        continue
      }
      if instances.agree(Int(pool[other].home), Int(pool[index].home), on: target) { return false }
    }
    return true
  }

  @inlinable
  mutating func movesContent(_ index: Int) -> Bool {
    !entry(index).pointee.handsOver.subtracting(.start).isEmpty
  }

  /// Subtracts a movement from the distances of the target's content to its ends. The distance to the end `met`, if any, becomes 0.
  @inlinable
  mutating func countAlong(_ index: Int, _ moved: Point, at met: ContentEnds = []) {
    guard movesContent(index) else { return }
    let (target, instance) = (entry(index).pointee.target, instanceOfTarget(index))
    for bit in 0..<ContentEnds.sides {
      let end = ContentEnds(rawValue: 1 << bit)
      guard let room = room(target, end, of: instance) else { continue }
      setRoom(end == met ? 0 : room - moved.reach(toward: end), target, end, of: instance)
    }
  }
}

/// An end beyond which a frame goes, and the recognizer that takes over there.
@usableFromInline
struct EndMet: BitwiseCopyable {
  @usableFromInline let end: ContentEnds
  /// The movement from the start of the frame up to the end, in points.
  @usableFromInline let room: Double
  /// The whole movement of the frame toward the end, in points.
  @usableFromInline let reach: Double
  /// The number of the recognizer that takes over.
  @usableFromInline let taker: Int

  @inlinable
  init(end: ContentEnds, room: Double, reach: Double, taker: Int) {
    self.end = end
    self.room = room
    self.reach = reach
    self.taker = taker
  }

  /// The part of the frame's movement up to the end, from 0 to 1.
  @inlinable var share: Double { room / reach }
}

extension ContentEnds {
  /// The number of ends that content has: the bits from 0 on.
  @inlinable static var sides: UInt8 { 4 }

  /// The end on the other side.
  @inlinable var opposite: ContentEnds {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    default: self
    }
  }
}
