/// What outcomes carry: translation, scale, rotation, velocity, progress, commit.
extension Engine {
  /// A claim before the lift: what a discrete recognizer reports is taken now, a continuous one's values start.
  mutating func claim(_ index: Int) -> Verdict {
    let recognizer = pool[index].recognizer
    if table.recognizers[recognizer].isContinuous {
      pool[index].name = table.recognizers[recognizer].continuousName
    } else {
      captureEnd(index, pool[index].fingers)
    }
    return pool[index].name >= 0 ? .claims : .fails(.tooSlow)
  }

  /// Values count from here.
  mutating func startValues(_ index: Int) {
    pool[index].carried = .zero
    pool[index].carriedScale = 1
    pool[index].turned = 0
    pool[index].owed.areOwed = false
    pool[index].pastWay = .zero
    pool[index].taken = TakenValues()
    rebaseValues(index)
  }

  /// Adds what was moved so far to what is carried: the fingers are about to change.
  mutating func carryValues(_ index: Int) {
    pool[index].carried = translation(index)
    pool[index].carriedScale = scale(index)
    let place = tracker.centroid(pool[index].fingers)
    pool[index].startPlace = pool[index].startPlace - place
    pool[index].basePlace = pool[index].basePlace - place
  }

  /// Counts what was carried on from the present fingers.
  mutating func goOn(_ index: Int) {
    let place = tracker.centroid(pool[index].fingers)
    pool[index].startPlace = pool[index].startPlace + place
    pool[index].basePlace = pool[index].basePlace + place
    rebaseValues(index)
  }

  /// Measures from the present fingers on.
  private mutating func rebaseValues(_ index: Int) {
    pool[index].valuePlace = tracker.centroid(pool[index].fingers)
    pool[index].valueSpan = tracker.span(pool[index].fingers)
  }

  @inline(__always)
  private mutating func translation(_ index: Int) -> Point {
    pool[index].carried + (tracker.centroid(pool[index].fingers) - pool[index].valuePlace)
  }

  @inline(__always)
  private mutating func scale(_ index: Int) -> Double {
    let base = pool[index].valueSpan
    return base > 0
      ? pool[index].carriedScale * tracker.span(pool[index].fingers) / base : pool[index].carriedScale
  }

  // MARK: The end

  /// Notes what the end reports, fingers that are about to lift included.
  mutating func captureEnd(_ index: Int, _ fingers: UInt16) {
    let recognizer = pool[index].recognizer
    let hasMove =
      table.steps[table.step(recognizer, pool[index].step)].contactHasMove
      || table.recognizers[recognizer].isContinuous
    let place = tracker.centroid(fingers)
    ends[index].place =
      hasMove || pool[index].lifts == 0 ? place : pool[index].liftSum / Double(pool[index].lifts)
    ends[index].travel = place - pool[index].basePlace
    ends[index].fingers = hasMove ? fingers.nonzeroBitCount : pool[index].presses
    let counts = pool[index].hasWon || pool[index].state == .held
    ends[index].translation = counts ? translation(index) : ends[index].place - pool[index].basePlace
    ends[index].scale =
      counts ? scale(index) : (pool[index].baseSpan > 0 ? tracker.span(fingers) / pool[index].baseSpan : 1)
    ends[index].velocity =
      table.recognizers[recognizer].values.contains(.velocity)
      ? tracker.velocity(fingers, at: instant, contents.estimator) : .zero
    ends[index].over = elementUnder(recognizer, fingers)
    pool[index].name = nameAtEnd(index, recognizer)
    judgeCommit(index, recognizer)
  }

  /// The fastest name whose limits hold, else the continuous one's, else -1.
  private mutating func nameAtEnd(_ index: Int, _ recognizer: Int) -> Int {
    if table.recognizers[recognizer].names.count == 1 && table.names[table.name(recognizer, 0)].limits.isOpen
    {
      return 0
    }
    let fingers = pool[index].mostFingers
    let speed = ends[index].velocity.measuredLength
    for number in 0..<table.recognizers[recognizer].names.count
    where number != table.recognizers[recognizer].continuousName {
      let name = table.name(recognizer, number)
      guard table.names[name].limits.velocity.allows(speed), fingers >= table.names[name].fingersLeast,
        fingers <= table.names[name].fingersMost
      else { continue }
      var limits = table.names[name].limits
      limits.velocity = Measure()
      let step = table.step(recognizer, max(0, table.recognizers[recognizer].translation))
      if moveFailure(index, step, limits, displacement(index)) == nil { return number }
    }
    return table.recognizers[recognizer].continuousName
  }

  /// From the press to the present place, fingers that joined or left aside.
  private mutating func displacement(_ index: Int) -> MoveChange {
    let moved = tracker.centroid(pool[index].fingers) - pool[index].startPlace
    return MoveChange(kind: .translate, displacement: moved, amount: moved.length)
  }

  // MARK: Commit

  private mutating func judgeCommit(_ index: Int, _ recognizer: Int) {
    ends[index].progress = 0
    ends[index].isCommitted = false
    guard table.recognizers[recognizer].hasCommit else { return }
    let way = direction(index, ends[index].translation)
    let distance = max(0, ends[index].translation.dot(way)).measured
    let speed = ends[index].velocity.dot(way).measured
    let threshold = commitThreshold(recognizer, way)
    ends[index].progress = distance / threshold
    let name = pool[index].name
    let isFling =
      name >= 0 && contents.flingVelocity > 0
      && table.names[table.name(recognizer, name)].limits.velocity.least >= contents.flingVelocity
    let opposes = contents.swipeVelocity > 0 && speed <= -contents.swipeVelocity
    ends[index].isCommitted =
      !opposes
      && (distance >= threshold || speed >= table.recognizers[recognizer].commitVelocity
        || (isFling && pool[index].pastWay.dot(way).measured > 0))
  }

  /// The unit vector along which a movement counts: of the directions that `toward` names, the one it took most.
  private mutating func direction(_ index: Int, _ translation: Point) -> Point {
    let step = entry(index).translation
    let arcs = step < 0 ? .none : table.steps[entry(index).steps.first + step].arcs
    let moved = translation == .zero ? displacement(index).displacement : translation
    guard !arcs.isEmpty, table.arcs[arcs.first].extent < 360 else {
      return moved == .zero ? .zero : moved / moved.length
    }
    var best = table.arcs[arcs.first].middle
    for number in arcs {
      let middle = table.arcs[number].middle
      if moved.dot(middle) > moved.dot(best) { best = middle }
    }
    return best
  }

  /// The commit distance in points; infinite when none is set or the size that it is a share of is unknown.
  private mutating func commitThreshold(_ recognizer: Int, _ way: Point) -> Double {
    guard table.recognizers[recognizer].commitIsShare else {
      return table.recognizers[recognizer].commitDistance
    }
    let known = tracker.sizes[table.recognizers[recognizer].target]
    let size = known.x >= 0 ? known : tracker.screen
    let length = way.x.magnitude >= way.y.magnitude ? size.x : size.y
    return length > 0 ? length * table.recognizers[recognizer].commitDistance / 100 : .infinity
  }

  // MARK: Outcomes

  /// A frame of a recognizer that is under way.
  @inline(__always)
  mutating func change(_ index: Int) {
    if entry(index).isFollowed { follow(index) }
    report(index, .changed)
  }

  /// Keeps what must be added up frame by frame.
  mutating func follow(_ index: Int) {
    if entry(index).values.contains(.rotation) { pool[index].turned += tracker.turn(pool[index].fingers) }
    guard entry(index).hasThreshold else { return }
    let moved = translation(index)
    if progress(index, moved) >= 1 { pool[index].pastWay = direction(index, moved) }
  }

  private mutating func progress(_ index: Int, _ translation: Point) -> Double {
    let way = direction(index, translation)
    return max(0, translation.dot(way)).measured / commitThreshold(pool[index].recognizer, way)
  }

  /// An outcome with the present values.
  mutating func emit(_ index: Int, _ phase: GesturePhase) { report(index, phase) }

  /// An outcome with the present values of a recognizer that is under way, which only continuous ones are.
  ///
  /// There is room for as many as one call can cause; one more could only be a fault of ours, and is dropped rather than
  /// written beyond the end.
  @inline(__always)
  private mutating func report(_ index: Int, _ phase: GesturePhase) {
    guard outcomeCount < outcomes.count else { return }
    let candidate = pool.pointer(at: index)
    let recognizer = table.recognizers.pointer(at: candidate.pointee.recognizer)
    let outcome = outcomes.pointer(at: outcomeCount)
    outcomeCount += 1
    let fingers = candidate.pointee.fingers
    let place = tracker.centroid(fingers)
    let translation = candidate.pointee.carried + (place - candidate.pointee.valuePlace)
    // Value by value, in its place: to gather a whole outcome first is to write it twice.
    outcome.pointee.time = instant
    outcome.pointee.activity = recognizer.pointee.activity
    outcome.pointee.mechanic = recognizer.pointee.mechanicUnderWay
    outcome.pointee.phase = phase
    outcome.pointee.fingers = tracker.count(fingers)
    outcome.pointee.location = place
    outcome.pointee.values = recognizer.pointee.valuesUnderWay
    outcome.pointee.origin = candidate.pointee.origin
    outcome.pointee.travel = place - candidate.pointee.basePlace
    outcome.pointee.translation = translation - candidate.pointee.taken.translation
    outcome.pointee.velocity = .zero
    outcome.pointee.scale = scale(index) / candidate.pointee.taken.scale
    outcome.pointee.rotation = candidate.pointee.turned - candidate.pointee.taken.rotation
    outcome.pointee.progress = 0
    outcome.pointee.isCommitted = false
    outcome.pointee.over = elementUnder(candidate.pointee.recognizer, fingers)
    if phase == .cancelled && recognizer.pointee.hasCommit { outcome.pointee.values.insert(.committed) }
    if recognizer.pointee.hasThreshold { outcome.pointee.progress = progress(index, translation) }
  }

  /// An outcome with the values noted at the end.
  mutating func emitEnd(_ index: Int, _ phase: GesturePhase) {
    guard outcomeCount < outcomes.count else { return }
    let number = pool[index].recognizer
    var values = table.recognizers[number].values
    if table.recognizers[number].hasThreshold { values.insert(.progress) }
    if table.recognizers[number].hasCommit { values.insert(.committed) }
    let name = table.recognizers[number].names.first + max(0, pool[index].name)
    outcomes[outcomeCount] = Outcome(
      time: instant, activity: table.recognizers[number].activity, mechanic: table.names[name].mechanic,
      phase: phase, fingers: ends[index].fingers, location: ends[index].place,
      origin: pool[index].origin, travel: ends[index].travel, values: values,
      translation: ends[index].translation - pool[index].taken.translation, velocity: ends[index].velocity,
      scale: ends[index].scale / pool[index].taken.scale,
      rotation: pool[index].turned - pool[index].taken.rotation, progress: ends[index].progress,
      isCommitted: ends[index].isCommitted, over: ends[index].over)
    outcomeCount += 1
  }
}
