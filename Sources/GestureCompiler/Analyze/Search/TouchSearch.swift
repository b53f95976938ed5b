/// Runs recognizers side by side over abstract traces, and collects every way to a goal.
///
/// Depth first over what can happen next: a finger lands, a timer is due, a sample changes one of them, a finger lifts. Each
/// recognizer does what the runtime's candidate does (Docs/Recognition.md); where that depends on a measure, the path splits, and
/// each part demands its side of the limit. Samples that change nothing are left out, but for one before every press that takes a
/// base and every lift at which a move must hold: the fingers may be elsewhere there. Mechanics have no loops, so the paths are finite.
struct TouchSearch {
  enum Goal: Sendable, Hashable {
    /// The two recognizers both claim, with a finger in common.
    case meet
    /// The first claims before all of its rivals.
    case escape([Rival])
  }

  /// How a rival relates to the recognizer that is to claim before it.
  struct Rival: Sendable, Hashable {
    /// The contact with which its candidate starts.
    var offset = 0
    /// Whether it wins if both claim at the same instant.
    var winsTies = true
    /// Whether the first one's claim is held for it; and whether only if it has received the same lift.
    var isAwaited = false
    var needsLift = false
    /// Whether it holds the claim as long as fingers are down, since it sleeps and nothing wakes it.
    var sleeps = false
    /// Whether it certainly wins if it claims in time.
    var isCertain = true
  }

  /// What the paths on which a pair meets must also show.
  enum Course: Sendable, Hashable {
    /// This one (0 or 1), a continuous one, is over when the other one claims.
    case over(Int)
    /// This one claims before the other's first finger lands.
    case ahead(Int)
    /// The claim of this one is held for a third recognizer, which fails at the instant of the other's claim; or both claims are held for it.
    case released(Int, areBothHeld: Bool)
    /// The other one claims first, and this one begins with the second touch. A third recognizer, of the same shape as this one, begins with
    /// the first touch and does not claim in time, or the first finger lands off its edges.
    case missed(Int)
  }

  let goal: Goal
  let hand: HandLimits
  private let start: [PathRunner]
  /// The depths at which fingers land.
  let landings: [Int]
  /// The most fingers that are down at once.
  let mostFingers: Int
  /// Whether it looks for a meeting of two equal recognizers on one target.
  private let areEqual: Bool
  /// The remaining steps of the search.
  private(set) var budget: Int
  /// The work so far, in about microseconds. It is counted, not measured, so that it is the same on every machine.
  private var work = 0
  /// The work at which a search gives up.
  private let mostWork: Int
  /// The most runners on all paths after one event: some megabytes, at each level of the search.
  private static let mostRunners = 20_000
  private(set) var meetings = MeetingSet()
  /// Notes the lengths of holds, if they are wanted.
  var holdNotes: HoldNotes?
  /// Whether no two candidates start with the same press, so that the state may have changed between their starts.
  var startsApart = false
  /// What paths must also show; `nil` if all count.
  var course: Course?
  /// Whether that is left out from which nothing else follows than from what was searched before.
  var leavesOutAlike = true
  /// The paths after touches without movement from which the search went on.
  var touched: [Touched: [TouchedTimes]] = [:]
  /// Whether only paths count on which no finger moves before the last one lands.
  var isWithoutDrift = false
  /// The paths to the goal of `escape`, at most `mostWays`.
  private(set) var ways: [TouchPath] = []
  private let mostWays: Int
  private var cones = PlaceBounds.Cones()

  /// - Parameters:
  ///   - shapes: what runs; of a pair, the first and the second.
  ///   - levels: how deep each one's target is.
  ///   - mostWays: how many ways to escape are looked for.
  ///   - mostWork: the work at which it gives up, if that is less than any search may take.
  init(
    _ shapes: [RecognizerShape], levels: [Int], goal: Goal = .meet, hand: HandLimits, budget: Int = 120_000,
    mostWays: Int = 6, mostWork: Int = .max
  ) {
    self.mostWays = mostWays
    self.mostWork = min(mostWork, 1_500_000)
    self.goal = goal
    self.hand = hand
    self.budget = budget
    start = shapes.indices.map { number in
      let mayTurnLater =
        goal == .meet
        && shapes.indices.contains { $0 != number && shapes[number].mayTurnLater(than: shapes[$0]) }
      return PathRunner(shape: shapes[number], level: levels[number], mayTurnLater: mayTurnLater)
    }
    landings = goal == .meet ? Set(levels).sorted() : [levels[0]]
    mostFingers = Self.mostFingers(shapes, levels, goal)
    areEqual = goal == .meet && levels[0] == levels[1] && shapes[0] == shapes[1]
  }

  init(
    _ a: RecognizerShape, _ b: RecognizerShape, _ targets: TargetRelation, goal: Goal = .meet,
    hand: HandLimits, budget: Int = 120_000, mostWork: Int = .max
  ) {
    self.init([a, b], levels: targets.levels, goal: goal, hand: hand, budget: budget, mostWork: mostWork)
  }

  /// Runs the search. `isComplete` of the result says whether it ended without reaching a limit.
  mutating func run() -> MeetingSet {
    presses(TouchPath(start))
    if budget <= 0 { meetings.isComplete = false }
    meetings.work = work
    return meetings
  }

  var deepest: Int { landings.last ?? 0 }

  /// Whether the search goes on when a runner has failed.
  func mayFail(_ number: Int) -> Bool { goal == .meet ? number > 1 : number > 0 }

  // MARK: The walk

  /// Goes on from a path.
  mutating func go(_ path: TouchPath) {
    // A longer path is copied for longer, with a bound for each two of its instants.
    let events = path.events.count
    work += 4 + events / 2 + events * events / 96 + events * events * events / 4096
    guard spend(), path.isPossible, ways.count < mostWays, !(areEqual && areOutOfStep(path)) else { return }
    holdNotes?.note(path)
    if isDone(path) { return record(path) }
    if isHopeless(path) { return }
    meetings.noteHolds(path)
    lifts(path)
    presses(path)
    timers(path)
    samples(path)
  }

  /// Takes a step of the search; `false` when none is left. A step copies a path with all that runs on it.
  mutating func spend() -> Bool {
    budget -= 1
    work += 1 + start.count / 2
    if work > mostWork { budget = 0 }
    return budget > 0
  }

  /// The possible paths after one event: its effect on some runners in turn, each on every path that those before it left; `nil` if these
  /// are too many for memory: each of many rivals may fail at an event or not.
  func after(
    _ path: TouchPath, _ numbers: some Sequence<Int>, _ effect: (TouchPath, Int) -> [TouchPath]
  ) -> [TouchPath]? {
    var paths = [path]
    for number in numbers {
      // What is impossible would only be multiplied by the runners that follow.
      paths = paths.flatMap { effect($0, number).filter(\.isPossible) }
      guard canHold(paths.count) else { return nil }
    }
    return paths
  }

  /// Whether so many paths fit into memory beside each other.
  func canHold(_ paths: Int) -> Bool { paths * start.count <= Self.mostRunners }

  /// Ends the search without an answer.
  mutating func giveUp() { budget = 0 }

  private mutating func record(_ path: TouchPath) {
    // Bounds of places are closed in cubic time: what takes long counts as many steps.
    let events = path.events.count
    budget -= max(0, events * events * events / 256 - 16)
    work += events * events * events / 128
    guard budget > 0, isWanted(path), PlaceBounds.admit(path, &cones) else { return }
    if goal == .meet { meetings.add(path) } else { ways.append(path) }
  }

  /// Whether two equal recognizers that started with one press have come to different states. They never do.
  private func areOutOfStep(_ path: TouchPath) -> Bool {
    let (a, b) = (path.runners[0], path.runners[1])
    return a.hasStarted && b.hasStarted && a.startContact == b.startContact && !a.isInStep(with: b)
  }

  /// Whether a path shows what it must.
  private func isWanted(_ path: TouchPath) -> Bool {
    if isWithoutDrift, path.needs.contains(.drift) { return false }
    switch course {
    case nil: return true
    case .over(let number):
      guard let end = path.runners[number].end, let claim = path.runners[1 - number].claim else {
        return false
      }
      return end < claim
    case .ahead(let number):
      guard let claim = path.runners[number].claim else { return false }
      let presses = path.events[..<claim].count(where: \.isPress)
      return presses < path.runners[1 - number].contacts.trailingZeroBitCount
    case .released: return isReleased(path)
    case .missed(let late):
      guard let claim = path.runners[1 - late].claim, let later = path.runners[late].claim else {
        return false
      }
      return claim < later && !hasClaimedInTime(path)
    }
  }

  /// Whether the third recognizer, which must not win the first touch, has claimed by the claim of the first of a pair.
  private func hasClaimedInTime(_ path: TouchPath) -> Bool {
    guard case .missed(let late) = course, let claim = path.runners[2].claim else { return false }
    return path.runners[1 - late].claim.map { claim <= $0 } ?? true
  }

  /// Whether the third recognizer, for which a claim is held, has failed: certainly when all fingers are up and no press comes.
  private func isReleased(_ path: TouchPath) -> Bool {
    guard case .released(_, let areBothHeld) = course else { return true }
    return path.runners[2].isOut || areBothHeld && path.down == 0 && path.runners[2].claim == nil
  }

  /// Whether the claim that is held for a third recognizer can no longer be released at the instant of the other's.
  private func isReleasedApart(_ path: TouchPath) -> Bool {
    guard case .released(let number, let areBothHeld) = course else { return false }
    let (waiting, other, awaited) = (path.runners[number], path.runners[1 - number], path.runners[2])
    if awaited.claim != nil { return true }
    switch (waiting.claim, other.claim) {
    case (nil, nil): return false
    case (nil, _): return !areBothHeld || !awaited.isAlive
    case (_, nil): return !awaited.isAlive
    default: return !areBothHeld && !awaited.isOut
    }
  }

  /// The fingers that must lift before the other one of a pair claims.
  func fingersToLift(_ path: TouchPath) -> FingerMask {
    guard case .over(let number) = course, path.runners[number].end == nil else { return 0 }
    return path.runners[number].fingers
  }

  private func isDone(_ path: TouchPath) -> Bool {
    switch goal {
    case .meet:
      path.runners[0].claim != nil && path.runners[1].claim != nil
        && path.runners[0].contacts & path.runners[1].contacts != 0 && isReleased(path)
    // When all fingers are up no press need come, and what is still waited for fails.
    case .escape: path.runners[0].claim != nil && !isBeaten(path) && (!isHeld(path) || path.down == 0)
    }
  }

  private func isHopeless(_ path: TouchPath) -> Bool {
    switch goal {
    case .meet:
      let pair = path.runners.prefix(2)
      if pair.contains(where: \.isOut) || isReleasedApart(path) || hasClaimedInTime(path) { return true }
      if pair.allSatisfy({ $0.claim != nil }) { return isReleased(path) }
      return pair.indices.contains { number in
        !path.runners[number].hasStarted && !mayStillShare(path.runners[1 - number], path)
      }
    case .escape: return path.runners[0].isOut || isBeaten(path)
    }
  }

  /// Whether a runner may accept a press with which another one starts.
  private func mayStillShare(_ runner: PathRunner, _ path: TouchPath) -> Bool {
    guard runner.claim != nil else { return true }
    return runner.shape.isContinuous && runner.fingers != 0
      && runner.fingers.nonzeroBitCount < runner.shape.fingers.upperBound
  }

  /// Whether a rival has claimed in time to win. While the first one's claim is held, a rival wins that claims until its release.
  private func isBeaten(_ path: TouchPath) -> Bool {
    guard case .escape(let rivals) = goal else { return false }
    return rivals.indices.contains { number in
      guard rivals[number].isCertain, let theirs = path.runners[number + 1].claim else { return false }
      guard let mine = path.runners[0].claim else { return true }
      return theirs == mine ? rivals[number].winsTies || isHeld(path) : true
    }
  }

  /// Whether the first has claimed, and a rival holds its claim.
  private func isHeld(_ path: TouchPath) -> Bool {
    guard case .escape(let rivals) = goal else { return false }
    return rivals.indices.contains { number in
      let runner = path.runners[number + 1]
      if rivals[number].sleeps { return path.down != 0 }
      return rivals[number].isAwaited && runner.isAlive && (!rivals[number].needsLift || runner.contact > 0)
    }
  }

  // MARK: Demands

  /// The demand of a runner at an event, measured from its origin.
  func demand(_ runner: PathRunner, _ region: SampleRegion) -> Demand {
    Demand(
      prior: runner.prior, from: runner.origin, fingers: runner.fingers, base: runner.baseEvent,
      region: region)
  }

  /// The path on which a runner fails.
  func out(_ path: TouchPath, _ number: Int) -> TouchPath {
    var next = path
    next.runners[number].isOut = true
    return next
  }

  /// The path on which a runner fails, if the search goes on with it.
  func failed(_ path: TouchPath, _ number: Int) -> [TouchPath] {
    mayFail(number) ? [out(path, number)] : []
  }

  /// The paths on which a runner fails since a time lies outside a delay.
  func missed(_ path: TouchPath, _ number: Int, _ later: Int, _ earlier: Int, _ delay: Delay) -> [TouchPath] {
    var bounds: [Delay] = []
    if delay.least > 0 { bounds.append(Delay(before: delay.least)) }
    if delay.isLimited { bounds.append(Delay(least: delay.before)) }
    return bounds.map { bound in
      var next = out(path, number)
      next.demand(later, after: earlier, bound)
      return next
    }
  }
}

/// How the targets of two recognizers relate.
enum TargetRelation: UInt8, Sendable, Hashable {
  case same, firstInside, secondInside

  /// How deep each of the two is.
  var levels: [Int] {
    switch self {
    case .same: [0, 0]
    case .firstInside: [1, 0]
    case .secondInside: [0, 1]
    }
  }

  var swapped: TargetRelation {
    switch self {
    case .same: .same
    case .firstInside: .secondInside
    case .secondInside: .firstInside
    }
  }
}
