/// What outcomes carry: translation, scale, rotation, velocity, progress, commit.
extension Engine {
  /// A claim before the lift: what a discrete recognizer reports is taken now, a continuous one's values start.
  mutating func claim(_ index: Int) -> Verdict {
    let recognizer = entry(index)
    if recognizer.isContinuous {
      pool[index].name = recognizer.continuousName
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
    pool[index].wasPastThreshold = false
    rebaseValues(index)
  }

  /// Adds what was moved so far to what is carried: the fingers are about to change.
  mutating func carryValues(_ index: Int) {
    pool[index].carried = translation(index)
    pool[index].carriedScale = scale(index)
  }

  /// Measures from the present fingers on.
  mutating func rebaseValues(_ index: Int) {
    pool[index].valuePlace = tracker.centroid(pool[index].fingers)
    pool[index].valueSpan = tracker.span(pool[index].fingers)
  }

  private func translation(_ index: Int) -> Point {
    pool[index].carried + (tracker.centroid(pool[index].fingers) - pool[index].valuePlace)
  }

  private func scale(_ index: Int) -> Double {
    let base = pool[index].valueSpan
    return base > 0
      ? pool[index].carriedScale * tracker.span(pool[index].fingers) / base : pool[index].carriedScale
  }

  // MARK: The end

  /// Notes what the end reports, fingers that are about to lift included.
  mutating func captureEnd(_ index: Int, _ fingers: UInt16) {
    let recognizer = entry(index)
    let hasMove = table.step(recognizer, pool[index].step).contactHasMove || recognizer.isContinuous
    let place = tracker.centroid(fingers)
    pool[index].endPlace =
      hasMove || pool[index].lifts == 0 ? place : pool[index].liftSum / Double(pool[index].lifts)
    pool[index].endFingers = hasMove ? fingers.nonzeroBitCount : pool[index].presses
    let counts = pool[index].hasWon || pool[index].state == .held
    pool[index].endTranslation = counts ? translation(index) : place - pool[index].basePlace
    pool[index].endScale =
      counts ? scale(index) : (pool[index].baseSpan > 0 ? tracker.span(fingers) / pool[index].baseSpan : 1)
    pool[index].endVelocity =
      recognizer.values.contains(.velocity)
      ? tracker.velocity(fingers, at: instant, table.estimator) : .zero
    pool[index].name = nameAtEnd(index, recognizer)
    judgeCommit(index, recognizer)
  }

  /// The fastest name whose limits hold, else the continuous one's, else -1.
  private func nameAtEnd(_ index: Int, _ recognizer: RecognizerInfo) -> Int {
    if recognizer.names.count == 1 && table.name(recognizer, 0).limits.isOpen { return 0 }
    let fingers = pool[index].mostFingers
    let speed = pool[index].endVelocity.length
    for number in 0..<recognizer.names.count where number != recognizer.continuousName {
      let name = table.name(recognizer, number)
      var limits = name.limits
      guard limits.velocity.allows(speed), fingers >= name.fingersLeast, fingers <= name.fingersMost else {
        continue
      }
      limits.velocity = Measure()
      let step = table.step(recognizer, max(0, recognizer.translation))
      if moveFailure(index, step, limits, displacement(index)) == nil { return number }
    }
    return recognizer.continuousName
  }

  /// From the press to the present place, fingers that joined or left aside.
  private func displacement(_ index: Int) -> MoveChange {
    let candidate = pool[index]
    let moved = tracker.centroid(candidate.fingers) - candidate.startPlace
    return MoveChange(kind: .translate, displacement: moved, amount: moved.length)
  }

  // MARK: Commit

  private mutating func judgeCommit(_ index: Int, _ recognizer: RecognizerInfo) {
    guard recognizer.hasCommit else { return }
    let activity = table.activities[recognizer.activity]
    let candidate = pool[index]
    let way = direction(index, recognizer, candidate.endTranslation)
    let distance = max(0, candidate.endTranslation.dot(way))
    let speed = candidate.endVelocity.dot(way)
    let threshold = commitThreshold(activity, way)
    pool[index].endProgress = threshold.map { distance / $0 } ?? 0
    let isFling =
      candidate.name >= 0 && table.flingVelocity > 0
      && table.name(recognizer, candidate.name).limits.velocity.least >= table.flingVelocity
    let hasReached = threshold.map { distance >= $0 } ?? false
    let isFast = activity.commitVelocity.map { speed >= $0 } ?? false
    let opposes = table.swipeVelocity > 0 && speed <= -table.swipeVelocity
    pool[index].isCommitted =
      !opposes && (hasReached || isFast || (isFling && candidate.wasPastThreshold))
  }

  /// The unit vector along which a movement counts: of the directions that `toward` names, the one it took most.
  private func direction(_ index: Int, _ recognizer: RecognizerInfo, _ translation: Point) -> Point {
    let arcs = recognizer.translation >= 0 ? table.step(recognizer, recognizer.translation).arcs : 0..<0
    let moved = translation == .zero ? displacement(index).displacement : translation
    guard let first = arcs.first, table.arcs[first].extent < 360 else {
      return moved == .zero ? .zero : moved / moved.length
    }
    var best = table.arcs[first].middle
    for number in arcs {
      let middle = table.arcs[number].middle
      if moved.dot(middle) > moved.dot(best) { best = middle }
    }
    return best
  }

  /// The commit distance in points; `nil` when none is set or the size that it is a share of is unknown.
  private func commitThreshold(_ activity: ActivityEntry, _ way: Point) -> Double? {
    guard let distance = activity.commitDistance else { return nil }
    guard activity.commitIsShare else { return distance }
    let known = tracker.sizes[activity.target]
    let size = known.x >= 0 ? known : tracker.screen
    let length = way.x.magnitude >= way.y.magnitude ? size.x : size.y
    return length > 0 ? length * distance / 100 : nil
  }

  // MARK: Outcomes

  /// A frame of a recognizer that is under way.
  mutating func change(_ index: Int) {
    follow(index)
    emit(index, .changed)
  }

  /// Keeps what must be added up frame by frame.
  mutating func follow(_ index: Int) {
    if entry(index).values.contains(.rotation) { pool[index].turned += tracker.turn(pool[index].fingers) }
    guard entry(index).hasThreshold else { return }
    if progress(index, translation(index)) >= 1 { pool[index].wasPastThreshold = true }
  }

  private func progress(_ index: Int, _ translation: Point) -> Double {
    let recognizer = entry(index)
    let way = direction(index, recognizer, translation)
    guard let threshold = commitThreshold(table.activities[recognizer.activity], way) else { return 0 }
    return max(0, translation.dot(way)) / threshold
  }

  /// An outcome with the present values.
  mutating func emit(_ index: Int, _ phase: GesturePhase) {
    let recognizer = entry(index)
    var outcome = outcome(index, phase, recognizer)
    outcome.fingers = pool[index].fingers.nonzeroBitCount
    outcome.location = tracker.centroid(pool[index].fingers)
    outcome.values.remove(.velocity)
    outcome.translation = translation(index)
    outcome.scale = scale(index)
    outcome.rotation = pool[index].turned
    if outcome.values.contains(.progress) { outcome.progress = progress(index, outcome.translation) }
    if phase == .cancelled && recognizer.hasCommit { outcome.values.insert(.committed) }
    outcomes.append(outcome)
  }

  /// An outcome with the values noted at the end.
  mutating func emitEnd(_ index: Int, _ phase: GesturePhase) {
    let recognizer = entry(index)
    let candidate = pool[index]
    var outcome = outcome(index, phase, recognizer)
    outcome.mechanic = table.name(recognizer, max(0, candidate.name)).mechanic
    outcome.fingers = candidate.endFingers
    outcome.location = candidate.endPlace
    outcome.translation = candidate.endTranslation
    outcome.velocity = candidate.endVelocity
    outcome.scale = candidate.endScale
    outcome.rotation = candidate.turned
    outcome.progress = candidate.endProgress
    outcome.isCommitted = candidate.isCommitted
    if recognizer.hasCommit { outcome.values.insert(.committed) }
    outcomes.append(outcome)
  }

  private func outcome(_ index: Int, _ phase: GesturePhase, _ recognizer: RecognizerInfo) -> Outcome {
    var values = recognizer.values
    if recognizer.hasThreshold { values.insert(.progress) }
    let name = max(0, recognizer.isContinuous ? recognizer.continuousName : pool[index].name)
    return Outcome(
      time: instant, activity: recognizer.activity, mechanic: table.name(recognizer, name).mechanic,
      phase: phase, fingers: 0, location: .zero, values: values)
  }
}
