/// How long a recognizer's claim is held for one rival, by the search through everything that the two can do.
struct PairLatency {
  /// How long the rival's own claim is held, microseconds; `DifferenceBounds.none` is without end.
  struct Chain {
    var resting: Int64
    var worst: Int64

    static let none = Chain(resting: 0, worst: 0)
  }

  struct Found {
    var delay: ClaimDelay
    var isComplete: Bool
  }

  let hand: HandLimits
  /// The waiting one is the first.
  let targets: TargetRelation
  let isDeclared: Bool
  let chain: Chain

  /// - Parameters:
  ///   - waiting: the shapes of the recognizer that waits; it claims by one of them.
  ///   - awaited: the shapes of the rival; it lives as long as one of them does.
  /// - Returns: `nil` when the claim is never held.
  func measure(_ waiting: [RecognizerShape], _ awaited: [RecognizerShape]) -> Found? {
    var resting: Int64?
    var worst: Int64?
    var best = Int64.max
    var isComplete = true
    for mine in waiting {
      var least: Int64 = 0
      for theirs in awaited {
        let notes = longest(mine, theirs, &isComplete)
        if let landing = partLanding(mine, theirs) {
          resting = max(resting ?? 0, landing)
          worst = max(worst ?? 0, landing)
        }
        if let end = notes.resting { resting = max(resting ?? 0, end) }
        if let end = notes.longest { worst = max(worst ?? 0, end) }
        least = max(least, shortest(mine, theirs))
      }
      best = min(best, least)
    }
    guard let worst else { return nil }
    let delay = ClaimDelay(
      best: best, resting: isComplete ? limited(resting ?? 0) : nil,
      worst: isComplete ? limited(max(worst, resting ?? 0)) : nil)
    return Found(delay: delay, isComplete: isComplete)
  }

  private func limited(_ time: Int64) -> Int64? { time >= DifferenceBounds.none ? nil : time }

  private func longest(
    _ mine: RecognizerShape, _ theirs: RecognizerShape, _ isComplete: inout Bool
  ) -> HoldNotes {
    var search = TouchSearch(mine, theirs, targets, hand: hand)
    search.holdNotes = HoldNotes(waiting: 0, needsSameLift: !isDeclared, chain: chain)
    let found = search.run()
    if !found.isComplete { isComplete = false }
    return search.holdNotes ?? HoldNotes(waiting: 0, needsSameLift: false)
  }

  /// Until the window of an inner rival's fingers is over, some of which landed outside it and made the outer one claim.
  private func partLanding(_ mine: RecognizerShape, _ theirs: RecognizerShape) -> Int64? {
    guard isDeclared, targets == .secondInside, mine.fingers.upperBound > 1, theirs.fingers.lowerBound > 1
    else { return nil }
    return theirs.contacts.map(\.window.before).max()
  }

  /// The shortest hold of a hand that rests; 0 unless it is certain that the rival is there and alive at every claim.
  ///
  /// On one target both begin with the same press. On two, fingers elsewhere can have ended the rival before.
  private func shortest(_ mine: RecognizerShape, _ theirs: RecognizerShape) -> Int64 {
    guard targets == .same, mine.fingers.count == 1, theirs.fingers == mine.fingers,
      landAlike(mine, theirs)
    else { return 0 }
    var search = TouchSearch(mine, theirs, .same, goal: .escape([TouchSearch.Rival()]), hand: hand)
    search.holdNotes = HoldNotes(waiting: 0, needsSameLift: !isDeclared, isShortest: true)
    let found = search.run()
    guard found.isComplete, let notes = search.holdNotes, !notes.mayBeFree else { return 0 }
    return notes.shortest ?? 0
  }

  /// Whether every press that one allows is one of the other's, as far as both go.
  private func landAlike(_ mine: RecognizerShape, _ theirs: RecognizerShape) -> Bool {
    zip(mine.contacts, theirs.contacts).enumerated().allSatisfy { number, pair in
      let (a, b) = pair
      let isFree = (b.edges == 0 || b.edges == a.edges) && b.apart >= a.apart
      let isInTime = mine.fingers == 1...1 || b.window.before >= a.window.before
      return isFree && isInTime && (number == 0 || (a.gap == b.gap && a.near == b.near))
    }
  }
}
