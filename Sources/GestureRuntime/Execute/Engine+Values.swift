/// Values of outcomes: translation, scale, rotation, velocity.
extension GestureEngine {
  /// Claims before the lift. A discrete recognizer captures now what it reports. A continuous one gets its name and axis.
  @inlinable
  mutating func claim(_ index: Int) -> Verdict {
    let recognizer = entry(index)
    if recognizer.pointee.isContinuous {
      pool[index].name = recognizer.pointee.continuousName
      if recognizer.pointee.valuesAlong { chooseAxis(index) }
    } else {
      captureEnd(index, pool[index].fingers)
    }
    return pool[index].name >= 0 ? .claims : fails(.tooSlow)
  }

  /// Chooses the axis that the movement from the base to the claim took; both axes if nothing has moved, also of one that begins again.
  @inlinable
  mutating func chooseAxis(_ index: Int) {
    let moved = centroid(pool[index].fingers) - pool[index].basePlace
    let way = program.way(pool[index].recognizer, moved) ?? moved
    pool[index].axis =
      moved == .zero ? .both : way.x.magnitude >= way.y.magnitude ? .horizontal : .vertical
  }

  /// Starts values here, or at the base if the spec says so.
  @inlinable
  mutating func startValues(_ index: Int) {
    let candidate = pool.row(index)
    if entry(index).pointee.valuesFromPress {
      addTurns(index)
      candidate.pointee.carried =
        candidate.pointee.axis.part(of: centroid(candidate.pointee.fingers) - candidate.pointee.basePlace)
      candidate.pointee.carriedScale = scale(candidate, span(candidate.pointee.fingers))
    } else {
      candidate.pointee.carried = .zero
      candidate.pointee.carriedScale = 1
      candidate.pointee.turned = 0
      candidate.pointee.owed.areOwed = false
    }
    candidate.pointee.pastWay = .zero
    candidate.pointee.taken = TakenValues()
    rebaseValues(index)
  }

  /// Adds the movement so far to the carried values, because the fingers are about to change.
  @inlinable
  mutating func carryValues(_ index: Int) {
    pool[index].carried = translation(index)
    pool[index].carriedScale = scale(index)
    let place = centroid(pool[index].fingers)
    pool[index].startPlace = pool[index].startPlace - place
    pool[index].basePlace = pool[index].basePlace - place
    pool[index].corner = pool[index].corner - place
  }

  /// Continues the carried values with the present fingers.
  @inlinable
  mutating func goOn(_ index: Int) {
    let place = centroid(pool[index].fingers)
    pool[index].startPlace = pool[index].startPlace + place
    pool[index].basePlace = pool[index].basePlace + place
    pool[index].corner = pool[index].corner + place
    rebaseValues(index)
  }

  /// Measures from the present place and span of the fingers on.
  @inlinable
  mutating func rebaseValues(_ index: Int) {
    let candidate = pool.row(index)
    candidate.pointee.valuePlace = centroid(candidate.pointee.fingers)
    candidate.pointee.valueSpan = span(candidate.pointee.fingers)
  }

  @inlinable @inline(__always)
  mutating func translation(_ index: Int) -> Point {
    translation(pool.row(index), at: centroid(pool[index].fingers))
  }

  /// The translation of a candidate whose fingers have their centroid at a place.
  @inlinable @inline(__always)
  func translation(_ candidate: MutableRow<Candidate>, at place: Point) -> Point {
    candidate.pointee.carried + candidate.pointee.axis.part(of: place - candidate.pointee.valuePlace)
  }

  @inlinable
  mutating func scale(_ index: Int) -> Double {
    scale(pool.row(index), entry(index), translation(index), span(pool[index].fingers))
  }

  /// The scale of a candidate whose fingers have come to a span: for one finger, that of its translation.
  @inlinable
  mutating func scale(
    _ candidate: MutableRow<Candidate>, _ recognizer: Row<ProgramRecognizer>, _ translation: Point,
    _ span: Double
  ) -> Double {
    let doubling = recognizer.pointee.doubling
    return doubling > 0 ? DragScale.factor(translation.y, doubling: doubling) : scale(candidate, span)
  }

  /// The span divided by that at the base, or at the claim once it has won, across changes of fingers. From a span of 0 on it stays as it is.
  @inlinable @inline(__always)
  func scale(_ candidate: MutableRow<Candidate>, _ span: Double) -> Double {
    let base = candidate.pointee.valueSpan
    return base > 0 ? candidate.pointee.carriedScale * span / base : candidate.pointee.carriedScale
  }

  // MARK: The end

  /// Captures the values that the end reports. `fingers` includes those that are about to lift.
  @inlinable
  mutating func captureEnd(_ index: Int, _ fingers: UInt16) {
    let (candidate, end, recognizer) = (pool.row(index), ends.row(index), entry(index))
    let hasMove = recognizer.pointee.isContinuous || stepOf(index).pointee.contactHasMove
    let place = centroid(fingers)
    end.pointee.place = hasMove || candidate.pointee.lifts == 0 ? place : meanLift(index)
    end.pointee.travel = place - candidate.pointee.basePlace
    end.pointee.fingers = hasMove ? tracker.count(fingers) : candidate.pointee.presses
    if candidate.pointee.hasWon || candidate.pointee.state == .held {
      let own = candidate.pointee.fingers
      end.pointee.translation = translation(candidate, at: centroid(own))
      end.pointee.scale = scale(candidate, recognizer, end.pointee.translation, span(own))
    } else {
      end.pointee.translation = end.pointee.place - candidate.pointee.basePlace
      end.pointee.scale = scale(candidate, span(fingers))
    }
    end.pointee.velocity =
      recognizer.pointee.values.contains(.velocity)
      ? tracker.velocityOf(fingers, at: instant, settings.estimator) : .zero
    end.pointee.over = elementUnder(index, recognizer, fingers)
    candidate.pointee.name = nameAtEnd(index, recognizer)
    judgeCommit(index, recognizer)
  }

  /// The mean of the last places of the fingers that have lifted, of which there is one.
  @inlinable
  mutating func meanLift(_ index: Int) -> Point { pool[index].liftSum / Double(pool[index].lifts) }

  /// The fastest name whose limits hold, else the continuous name, else -1.
  ///
  /// - Parameter limit: names with a minimum velocity of at least this are skipped.
  @inlinable
  mutating func nameAtEnd(
    _ index: Int, _ recognizer: Row<ProgramRecognizer>, below limit: Double = .infinity
  ) -> Int {
    if recognizer.pointee.nameCount == 1 && rows.names[recognizer.pointee.names].isOpen { return 0 }
    let fingers = Int(pool[index].mostFingers)
    let speed = ends[index].velocity.measuredLength
    for number in 0..<recognizer.pointee.nameCount where number != recognizer.pointee.continuousName {
      let name = rows.names.row(recognizer.pointee.names + number)
      guard name.pointee.limits.velocityLeast < limit, speed >= name.pointee.limits.velocityLeast,
        speed <= name.pointee.limits.velocityMost,
        fingers >= name.pointee.fingersLeast, fingers <= name.pointee.fingersMost
      else { continue }
      if !breaksName(index, recognizer, name) { return number }
    }
    return recognizer.pointee.continuousName
  }

  /// Whether the movement breaks a limit of a name, except that of its velocity.
  @inlinable
  mutating func breaksName(
    _ index: Int, _ recognizer: Row<ProgramRecognizer>, _ name: Row<ProgramName>
  ) -> Bool {
    let step = stepAt(
      recognizer.pointee.translation < 0 ? recognizer.pointee.first : recognizer.pointee.translation)
    // Most names have a velocity and no other limit.
    if name.pointee.isOfVelocity && step.pointee.kind == .translate && !step.pointee.isDirected {
      return false
    }
    return breaksAny(of: name.pointee.limits, index, step, displacement(index))
  }

  /// The displacement of the fingers from the start of the move. Fingers that join or leave do not change it.
  @inlinable
  mutating func displacement(_ index: Int) -> MoveChange {
    let moved = centroid(pool[index].fingers) - pool[index].startPlace
    return MoveChange(kind: .translate, displacement: moved, amount: moved.length)
  }

  // MARK: Outcomes

  /// Processes a frame of a recognizer that is under way: its `changed`, or a possible hand-over.
  @inlinable @inline(never)
  mutating func change(_ index: Int, _ recognizer: Row<ProgramRecognizer>) {
    follow(index, recognizer)
    if program.hasHandOvers && !recognizer.pointee.handsOver.isEmpty && mayGoBeyond(index) { return }
    emit(index, .changed, recognizer)
  }

  /// Updates what is followed frame by frame: turns, strokes, and the direction beyond the threshold.
  @inlinable @inline(__always)
  mutating func follow(_ index: Int, _ recognizer: Row<ProgramRecognizer>) {
    guard recognizer.pointee.isFollowed else { return }
    if recognizer.pointee.values.contains(.rotation) {
      pool[index].turned += tracker.turn(pool[index].fingers)
    }
    if recognizer.pointee.derived.followsWay { followWay(pool.row(index), centroid(pool[index].fingers)) }
    if recognizer.pointee.hasThreshold { notePast(index, translation(index), recognizer) }
  }

  @inlinable
  mutating func emit(_ index: Int, _ phase: GesturePhase) { emit(index, phase, entry(index)) }

  /// Emits an outcome with the present values of a recognizer under way. Only continuous recognizers are.
  @inlinable @inline(__always)
  mutating func emit(_ index: Int, _ phase: GesturePhase, _ recognizer: Row<ProgramRecognizer>) {
    guard hasRoomForOutcome() else { return }
    let candidate = pool.row(index)
    let fingers = candidate.pointee.fingers
    let place = centroid(fingers)
    let translation = translation(candidate, at: place)
    let progress = recognizer.pointee.hasThreshold ? progress(index, translation, recognizer) : 0
    let over = elementUnder(index, recognizer, fingers)
    let outcome = outcomes.row(outcomeCount)
    let scale = scale(candidate, recognizer, translation, span(fingers))
    write(outcome, candidate, (translation, scale, place))
    outcome.pointee.phase = phase
    if phase == .cancelled && recognizer.pointee.hasCommit { outcome.pointee.values.insert(.committed) }
    outcome.pointee.progress = progress
    if recognizer.pointee.detents > 0 && phase != .cancelled {
      outcome.pointee.detent = detentPassed(index, recognizer, translation)
    }
    outcome.pointee.over = over.element
    outcome.pointee.overInstance = over.instance
    outcomeCount += 1
  }

  /// Writes the values that outcomes have before the end. Each value is written in its place, because an outcome that is assembled first is
  /// written twice.
  ///
  /// - Parameter now: translation and scale without resets, and the centroid.
  @inlinable @inline(__always)
  mutating func write(
    _ outcome: MutableRow<Outcome>, _ candidate: MutableRow<Candidate>,
    _ now: (translation: Point, scale: Double, place: Point)
  ) {
    outcome.pointee.time = instant
    outcome.pointee.activity = candidate.pointee.activity
    outcome.pointee.mechanic = candidate.pointee.mechanic
    outcome.pointee.phase = .changed
    outcome.pointee.tool = tools.tool(Int(candidate.pointee.home))
    outcome.pointee.taps = 0
    outcome.pointee.fingers = tracker.count(candidate.pointee.fingers)
    outcome.pointee.location = now.place
    outcome.pointee.values = candidate.pointee.values
    outcome.pointee.origin = candidate.pointee.origin
    outcome.pointee.travel = now.place - candidate.pointee.basePlace
    outcome.pointee.translation = now.translation - candidate.pointee.taken.translation
    outcome.pointee.velocity = .zero
    // A division by 1 changes nothing, but takes as long as any.
    let taken = candidate.pointee.taken.scale
    outcome.pointee.scale = taken == 1 ? now.scale : now.scale / taken
    outcome.pointee.rotation = candidate.pointee.turned - candidate.pointee.taken.rotation
    outcome.pointee.progress = 0
    outcome.pointee.isCommitted = false
    outcome.pointee.detent = 0
    outcome.pointee.over = nil
    outcome.pointee.overInstance = 0
    outcome.pointee.instance =
      instances.areUsed
      ? instances.instance(
        of: recognizerAt(candidate.pointee.recognizer).pointee.target, Int(candidate.pointee.home)) : 0
  }

  /// Emits `changed` faster than `emit`, with the same result. The recognizer has all fingers that are down, no threshold, no `over` and no
  /// axis.
  ///
  /// - Parameters:
  ///   - place: the centroid of its fingers.
  ///   - span: their span.
  @inlinable @inline(__always)
  mutating func emitChange(_ candidate: MutableRow<Candidate>, _ place: Point, _ span: Double) {
    guard hasRoomForOutcome() else { return }
    let translation = candidate.pointee.carried + (place - candidate.pointee.valuePlace)
    write(outcomes.row(outcomeCount), candidate, (translation, scale(candidate, span), place))
    outcomeCount += 1
  }

  /// The position of a touch in its row of touches, for an outcome about to be emitted.
  @inlinable
  mutating func countTap(_ index: Int, _ outcome: MutableRow<Outcome>) -> UInt8 {
    var tap = CountedTap()
    tap.lift = pool[index].liftTime
    tap.place = ends[index].place
    tap.instance = outcome.pointee.instance
    tap.tool = outcome.pointee.tool
    return taps.count(
      pool[index].recognizer, entry(index), tap, press: (pool[index].firstPress, pool[index].origin))
  }

  /// Emits an outcome with the values captured at the end.
  @inlinable
  mutating func emitEnd(_ index: Int, _ phase: GesturePhase) {
    guard hasRoomForOutcome() else { return }
    let (candidate, end, recognizer) = (pool.row(index), ends.row(index), entry(index))
    let outcome = outcomes.row(outcomeCount)
    write(outcome, candidate, (end.pointee.translation, end.pointee.scale, end.pointee.place))
    outcome.pointee.mechanic = rows.names[recognizer.pointee.names + max(0, candidate.pointee.name)].mechanic
    outcome.pointee.phase = phase
    if phase == .recognized && recognizer.pointee.taps > 0 { outcome.pointee.taps = countTap(index, outcome) }
    outcome.pointee.fingers = end.pointee.fingers
    outcome.pointee.values = recognizer.pointee.valuesAtEnd
    outcome.pointee.travel = end.pointee.travel
    outcome.pointee.velocity = candidate.pointee.axis.part(of: end.pointee.velocity)
    outcome.pointee.progress = end.pointee.progress
    outcome.pointee.isCommitted = end.pointee.isCommitted
    outcome.pointee.detent = end.pointee.detent
    outcome.pointee.over = end.pointee.over.element
    outcome.pointee.overInstance = end.pointee.over.instance
    outcomeCount += 1
  }
}
