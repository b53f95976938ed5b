/// A rival's recognizer beside the activity that it may beat.
struct ReachRival: Sendable, Hashable {
  var shape: RecognizerShape
  /// The contact of the trace at which it starts: each press that starts a sequence gives it a candidate of its own.
  var offset: Int
  /// Whether it wins where both claim at one instant.
  var winsTies: Bool
  /// Whether the activity's claim is held until this one has failed.
  var isAwaited: Bool
}

/// How far a trace has come on which an activity claims and no rival does.
///
/// All recognizers have the same fingers and measure from the same base, so that what they demand of a sample is one region.
struct ReachState: Sendable {
  /// Events, instants and bounds. Both of its runners stand for the activity once a way is found.
  var joint: JointState
  /// The activity's first, then the rivals'.
  var runners: [Runner]
  /// The event of the last sample since the base.
  var lastSample: Int?

  init(_ shape: RecognizerShape, _ rivals: [ReachRival]) {
    joint = JointState(shape, shape, offsets: Two(0, 0))
    runners = [Runner(shape)] + rivals.map { Runner($0.shape) }
  }

  /// Adds an event at an instant of its own.
  mutating func append(_ kind: JointEvent.Kind) -> Int { joint.append(kind) }

  /// Timers that are pending are due later than what the fingers do now.
  mutating func timersAreLater(than instant: Int) {
    for runner in runners {
      guard let current = runner.current, current.kind == .wait, runner.start != instant else { continue }
      joint.demand(
        instant, after: runner.start, Delay(least: -DifferenceBounds.none, before: current.time.least))
    }
  }

  /// Narrows where the fingers are at an event.
  mutating func narrow(_ event: Int, _ region: SampleRegion) {
    joint.events[event].regions[0] = joint.events[event].regions[0]?.intersection(region) ?? region
    joint.changed(event)
  }

  mutating func narrow(_ event: Int, speed: Extent) {
    joint.events[event].speed.formIntersection(speed)
    joint.changed(event)
  }

  /// A runner has all its fingers at the present contact's last press.
  mutating func complete(_ number: Int, _ instant: Int, event: Int) {
    runners[number].base = instant
    runners[number].start = instant
    runners[number].step = 0
    runners[number].isDown = true
    runners[number].hasPassed = false
    runners[number].nextMost = nil
    if runners[number].isLastContact && runners[number].shape.claimStep < 0 { runners[number].claim = event }
  }

  /// The trace so far, in the form that witnesses are made from.
  var way: JointState {
    var way = joint
    way.runners = Two(runners[0], runners[0])
    return way
  }
}

extension RecognizerShape {
  /// Whether the search over several rivals is exact for it: nothing is measured from the end of a movement, and nothing
  /// becomes true between samples.
  var isMeasuredFromBase: Bool {
    contacts.allSatisfy { contact in
      let kinds = contact.steps.map(\.kind)
      guard let move = kinds.firstIndex(where: \.isMove) else { return kinds.count { $0 == .wait } <= 1 }
      let before = kinds[..<move]
      let after = kinds[(move + 1)...]
      let step = contact.steps[move]
      let isPlain = step.kind == .translate || step.distance.high == .infinity
      return before.allSatisfy { $0 == .wait } && before.count <= 1 && after.allSatisfy { $0 == .lift }
        && after.count <= 1 && step.time.least == 0 && isPlain
        && contact.steps[..<move].allSatisfy { !$0.letsPass(step) }
    }
  }

  /// Whether its presses are as free as another's: fingers, place, distance and time.
  func landsWherever(_ other: RecognizerShape) -> Bool {
    guard fingers.lowerBound == other.fingers.lowerBound, fingers.upperBound >= other.fingers.upperBound
    else { return false }
    return contacts.allSatisfy { mine in
      other.contacts.allSatisfy { theirs in
        (mine.edges == 0 || (theirs.edges != 0 && theirs.edges & ~mine.edges == 0))
          && mine.apart >= theirs.apart && mine.near >= theirs.near
          && mine.window.least <= theirs.window.least
          && (fingers.upperBound == 1 || mine.window.before >= theirs.window.before)
      }
    }
  }

  /// One shape for each edge that its first press may come from, so that rivals may share the edges among them.
  var byEdge: [RecognizerShape] {
    guard let mask = contacts.first?.edges, mask.nonzeroBitCount > 1 else { return [self] }
    return (0..<4).map { UInt8(1) << UInt8($0) }.filter { mask & $0 != 0 }.map { bit in
      var shape = self
      shape.contacts[0].edges = bit
      return shape
    }
  }
}

extension StepShape {
  /// Whether a wait leaves the fingers room in which the move after it has already passed its slop when the wait is over.
  fileprivate func letsPass(_ move: StepShape) -> Bool {
    switch move.kind {
    case .translate: slop >= move.passesFrom
    case .spread: slop * 2 >= move.passesFrom
    case .orbit: slop > move.fingerSlop
    case .wait, .lift: false
    }
  }
}
