/// Measures how long a recognizer's claim is held for one rival, by a search of everything that the two can do.
struct PairLatency {
  /// The time that the rival's own claim is held, in microseconds; `DifferenceBounds.none` means without end.
  struct Chain: Hashable {
    var resting: Int64
    var worst: Int64

    static let none = Chain(resting: 0, worst: 0)
  }

  struct Found {
    var delay: ClaimDelay
    var isComplete: Bool
  }

  /// The work of searches, as `TouchSearch` counts it, and the most that they may do.
  struct Work {
    var done = 0
    var most = Int.max

    var left: Int { max(0, most - done) }
  }

  let hand: HandLimits
  /// The relation of the targets; the waiting recognizer is the first.
  let targets: TargetRelation
  let isDeclared: Bool
  /// Whether only touches count in which the two start with different presses.
  let startsApart: Bool
  let chain: Chain
  /// Whether the rival exists in every state in which the waiting recognizer does.
  let isInEveryState: Bool

  /// - Parameters:
  ///   - waiting: the shapes of the recognizer that waits; it claims by one of them.
  ///   - awaited: the shapes of the rival; it stays live as long as one of them does.
  ///   - work: a search that reaches its end is undecided.
  func measure(
    _ waiting: [RecognizerShape], _ awaited: [RecognizerShape], _ work: inout Work
  ) -> Found? {
    var resting: Int64?
    var worst: Int64?
    var best = Int64.max
    var isComplete = true
    for mine in waiting {
      var least: Int64 = 0
      for theirs in awaited {
        let notes = longest(mine, theirs, &isComplete, &work)
        if let landing = partLanding(mine, theirs) {
          resting = max(resting ?? 0, landing)
          worst = max(worst ?? 0, landing)
        }
        if let end = notes.resting { resting = max(resting ?? 0, end) }
        if let end = notes.longest { worst = max(worst ?? 0, end) }
        least = max(least, shortest(mine, theirs, &work))
      }
      best = min(best, least)
    }
    guard isComplete else {
      return Found(
        delay: ClaimDelay(best: worst.map { _ in best } ?? 0, resting: nil, worst: nil), isComplete: false)
    }
    guard let worst else { return nil }
    let delay = ClaimDelay(
      best: best, resting: limited(resting ?? 0), worst: limited(max(worst, resting ?? 0)))
    return Found(delay: delay, isComplete: true)
  }

  private func limited(_ time: Int64) -> Int64? { time >= DifferenceBounds.none ? nil : time }

  private func longest(
    _ mine: RecognizerShape, _ theirs: RecognizerShape, _ isComplete: inout Bool, _ work: inout Work
  ) -> HoldNotes {
    var search = TouchSearch(mine, theirs, targets, hand: hand, mostWork: work.left)
    search.startsApart = startsApart
    search.holdNotes = HoldNotes(
      waiting: 0, needsSameLift: !isDeclared, startsTogether: endsTheOthers(mine, theirs), chain: chain)
    let found = search.run()
    work.done += found.work
    if !found.isComplete { isComplete = false }
    return search.holdNotes ?? HoldNotes(waiting: 0, needsSameLift: false)
  }

  /// The landing window of an inner rival if some of its fingers can land outside it and make the outer one claim; else `nil`.
  private func partLanding(_ mine: RecognizerShape, _ theirs: RecognizerShape) -> Int64? {
    guard isDeclared, targets == .secondInside, mine.fingers.upperBound > 1, theirs.fingers.lowerBound > 1
    else { return nil }
    return theirs.contacts.map(\.window.before).max()
  }

  /// The shortest hold of a resting hand; 0 unless the rival certainly exists and is live at every claim.
  ///
  /// On one target both begin with the same press. On two targets, other fingers can have ended the rival before.
  private func shortest(_ mine: RecognizerShape, _ theirs: RecognizerShape, _ work: inout Work) -> Int64 {
    guard targets == .same, mine.fingers.count == 1, theirs.fingers == mine.fingers,
      landAlike(mine, theirs)
    else { return 0 }
    var search = TouchSearch(
      mine, theirs, .same, goal: .escape([TouchSearch.Rival()]), hand: hand, mostWork: work.left)
    search.holdNotes = HoldNotes(waiting: 0, needsSameLift: !isDeclared, isShortest: true)
    let found = search.run()
    work.done += found.work
    guard found.isComplete, let notes = search.holdNotes, !notes.mayBeFree else { return 0 }
    return notes.shortest ?? 0
  }

  /// Whether the rival that starts with the waiting recognizer's first press ends the hold, so that one of another press makes it no longer.
  /// It is live at every claim, each of its further contacts allows the same, and its claim wins at once.
  private func endsTheOthers(_ mine: RecognizerShape, _ theirs: RecognizerShape) -> Bool {
    targets == .same && isInEveryState && chain == .none && !mine.isContinuous && mine.claimsAtLift
      && mine.fingers.count == 1 && theirs.fingers == mine.fingers
      && theirs.contacts.count > mine.contacts.count && landAlike(mine, theirs)
      && zip(mine.contacts, theirs.contacts).allSatisfy { $0.steps == $1.steps }
      && theirs.contacts.dropFirst().allSatisfy { $0 == theirs.contacts[1] }
  }

  /// Whether the second allows every press that the first allows, for the contacts that both have.
  private func landAlike(_ mine: RecognizerShape, _ theirs: RecognizerShape) -> Bool {
    zip(mine.contacts, theirs.contacts).enumerated().allSatisfy { number, pair in
      let (a, b) = pair
      let isFree = b.takes(fingersOf: a) && b.spreads(like: a)
      let isInTime = mine.fingers == 1...1 || b.window.before >= a.window.before
      return isFree && isInTime && (number == 0 || (a.gap == b.gap && a.near == b.near))
    }
  }
}
