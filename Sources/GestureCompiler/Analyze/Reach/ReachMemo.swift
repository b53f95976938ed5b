/// Results of searches at any speed of the hand: paths past rivals, and possible states of one shape when another claims. They are kept by
/// shape, also for later versions of a spec.
final class ReachMemo {
  /// The shape that should claim, then those of its rivals.
  struct Escape: Hashable {
    var shapes: [RecognizerShape]
    var rivals: [TouchSearch.Rival]
    /// Whether one path is enough. The search then ends at the first path and has a smaller limit.
    var oneWillDo = false
    /// Whether only paths count on which no finger moves before the last one lands.
    var isWithoutDrift = false
  }

  struct Ways {
    var ways: [Way] = []
    var isComplete = false
  }

  /// A path, and the traces that were made of it under the metrics of this memo.
  final class Way {
    private let path: TouchPath
    private var traces: [Int: PlainTrace?] = [:]

    init(_ path: TouchPath) { self.path = path }

    /// - Parameter attempt: which of several choices of places, 0 first.
    func trace(_ hand: HandLimits, attempt: Int) -> PlainTrace? {
      if let known = traces[attempt] { return known }
      var build = BuildTrace(path, hand: hand)
      let made = build.trace(attempt: attempt)
      traces[attempt] = .some(made)
      return made
    }
  }

  struct Pair: Hashable {
    var first: RecognizerShape
    var second: RecognizerShape
    var targets: TargetRelation
    /// Whether only touches count in which the two start with different presses.
    var startsApart = false
  }

  /// Possible states of the second of a pair when the first claims. An incomplete search sets all of them.
  struct Facts {
    /// Whether it can be still live, so that it can hold the claim.
    var mayHold = true
    /// Whether it can have claimed before, and whether it can claim at the same instant.
    var mayClaimBefore = true
    var mayClaimAtOnce = true
    var mayMeet = true
  }

  private struct Kept<Answer> {
    var answer: Answer
    var work: Int
    /// The last analysis that has used it.
    var run: Int
  }

  private var escapes: [Escape: Kept<Ways>] = [:]
  private var pairs: [Pair: Kept<Facts>] = [:]
  private var run = 0
  private var left = 0
  /// How much of it may be new.
  private var newLeft = 0
  /// Work of this analysis's searches, including those whose results were known before.
  private(set) var used = 0
  /// Whether some search was skipped, or its result left out, because a limit was reached.
  private(set) var isSpent = false
  /// Work of the searches of all analyses.
  private(set) var made = 0

  var size: Int { escapes.count + pairs.count }

  /// Begins another analysis with a limit for its work, as `TouchSearch` counts it. A known result counts as if it were searched again, so
  /// that the limit does not depend on kept results. The limit for new work depends on what is kept.
  func begin(_ work: Int, new: Int) {
    run += 1
    (left, newLeft, used) = (work, new, 0)
    isSpent = false
  }

  func ways(_ key: Escape) -> Ways {
    answer(key, \.escapes, Ways()) { mostWork in
      var search = TouchSearch(
        key.shapes, levels: Array(repeating: 0, count: key.shapes.count), goal: .escape(key.rivals),
        hand: .unlimited, budget: key.oneWillDo ? 60_000 : 200_000, mostWays: key.oneWillDo ? 1 : 6,
        mostWork: mostWork)
      search.isWithoutDrift = key.isWithoutDrift
      let found = search.run()
      return (
        Ways(ways: search.ways.map { Way($0) }, isComplete: found.isComplete), found.work, found.isComplete
      )
    }
  }

  /// Whether a shape never claims before all of its rivals on one target. A rival has a candidate for each of the shape's contacts.
  func isBeaten(_ shape: RecognizerShape, by rivals: [(shape: RecognizerShape, winsTies: Bool)]) -> Bool {
    let members = rivals.flatMap { rival in
      rival.shape.offsets(beside: shape, through: shape.contacts.count - rival.shape.contacts.count).map {
        (shape: rival.shape, rival: TouchSearch.Rival(offset: $0, winsTies: rival.winsTies))
      }
    }
    let found = ways(
      Escape(shapes: [shape] + members.map(\.shape), rivals: members.map(\.rival), oneWillDo: true))
    return found.isComplete && found.ways.isEmpty
  }

  func facts(_ key: Pair) -> Facts {
    answer(key, \.pairs, Facts()) { mostWork in
      let found = DecidePair(hand: .unlimited, targets: key.targets, startsApart: key.startsApart)
        .found(key.first, key.second, mostWork: mostWork)
      let facts = Facts(
        mayHold: !found.isComplete || found.holds[0] != nil,
        mayClaimBefore: !found.isComplete || found[.second] != nil,
        mayClaimAtOnce: !found.isComplete || found[.same] != nil,
        mayMeet: !found.isComplete || !found.meetings.isEmpty)
      return (facts, found.work, found.isComplete)
    }
  }

  /// - Parameter look: searches with at most some work; the answer is whole if nothing cut the search off.
  private func answer<Key: Hashable, Answer>(
    _ key: Key, _ place: ReferenceWritableKeyPath<ReachMemo, [Key: Kept<Answer>]>, _ unknown: Answer,
    _ look: (_ mostWork: Int) -> (answer: Answer, work: Int, isWhole: Bool)
  ) -> Answer {
    let known = self[keyPath: place][key]
    if let known, known.run == run { return known.answer }
    guard left > 0, known != nil || newLeft > 0 else {
      isSpent = true
      return unknown
    }
    var kept: Kept<Answer>
    if let known {
      kept = known
      kept.run = run
    } else {
      let (answer, work, isWhole) = look(min(left, newLeft))
      made += work
      newLeft -= work
      // What was cut off is not kept: another analysis may search longer.
      if newLeft < 0, !isWhole {
        isSpent = true
        return unknown
      }
      kept = Kept(answer: answer, work: work, run: run)
    }
    // A kept answer that took more than is left counts as one whose search is cut off.
    guard kept.work <= left else {
      used += left
      left = 0
      isSpent = true
      return unknown
    }
    left -= kept.work
    used += kept.work
    self[keyPath: place][key] = kept
    return kept.answer
  }
}
