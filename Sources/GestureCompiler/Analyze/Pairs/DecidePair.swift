import GestureRuntime
import SpecParser

/// The decision about what two recognizers can do together. The search proves that they cannot meet, a replay that they can.
package struct PairDecision: Sendable, Hashable {
  package struct Proved: Sendable, Hashable {
    package var meeting: MeetingSummary
    package var trace: PlainTrace
    /// Whether a finger must jump from one sample to the next for this order of claims.
    package var isJump = false
  }

  /// The orders of claims that a trace shows.
  package var proved: [Proved] = []
  /// Orders that the search found and no trace shows.
  package var unproved: [MeetingSummary] = []
  var holds: [MeetingSet.Hold?] = [nil, nil]
  /// Whether the search ended without reaching a limit.
  package var isComplete = true
  /// Approximate work in microseconds. A kept decision counts the same, so that limits do not depend on what is kept.
  var work = 0

  /// Whether traces without a jump show that each can claim first.
  var isRace: Bool {
    [ClaimOrder.first, .second].allSatisfy { order in
      self[order].map { !$0.isJump && !$0.meeting.isBoundary } ?? false
    }
  }

  /// Whether something relevant is undecided. If each can claim first, it does not matter whether both can claim at the same instant.
  package var isOpen: Bool {
    let isRace = isRace
    return !isComplete || unproved.contains { !$0.isBoundary && !($0.order == .same && isRace) }
  }

  subscript(order: ClaimOrder) -> Proved? { proved.first { $0.meeting.order == order } }
}

/// Decides a pair of recognizers in three steps: search, witness, replay.
struct DecidePair {
  /// Limits for one pair.
  struct Limits: Sendable, Hashable {
    /// Limit of the search, in steps.
    var steps: Int
    /// Limit for the traces of one order of claims, in microseconds. Touches of usual length do not reach it.
    var work: Int

    static let usual = Limits(steps: 120_000, work: 1_000_000)
    /// Smaller limits, for a decision that may not be needed.
    static let ahead = Limits(steps: 4_000, work: 20_000)
  }

  let hand: HandLimits
  let targets: TargetRelation
  /// Whether only touches count in which the two start with different presses.
  var startsApart = false
  /// What the touches must also show.
  var course: TouchSearch.Course?
  /// A third recognizer on the same target, if the course has one.
  var third: RecognizerShape?
  var limits = Limits.usual

  /// - Parameter replay: plays a trace for the two recognizers and returns the times of their claims.
  func decide(
    _ a: RecognizerShape, _ b: RecognizerShape, replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PairDecision {
    decide(found(a, b), replay: replay)
  }

  /// The meetings that the search finds, before traces prove them.
  ///
  /// - Parameter mostWork: the work at which the search gives up, if that is less than any search may take.
  func found(_ a: RecognizerShape, _ b: RecognizerShape, mostWork: Int = .max) -> MeetingSet {
    var search = TouchSearch(
      [a, b] + (third.map { [$0] } ?? []), levels: targets.levels + (third == nil ? [] : [0]), hand: hand,
      budget: limits.steps, mostWork: mostWork)
    search.startsApart = startsApart
    search.course = course
    return search.run()
  }

  /// - Parameter places: the recognizers that have the two shapes.
  func decide(
    _ found: MeetingSet, _ places: [RecognizerPlace], _ recognizers: LoneRecognizers
  ) -> PairDecision {
    // Most pairs never meet, so they need no table.
    var replay: ShapeReplay?
    return decide(found) { trace in
      let player = replay ?? ShapeReplay(recognizers, places)
      replay = player
      return player.claims(trace)
    }
  }

  func decide(_ found: MeetingSet, replay: (PlainTrace) -> ReplayTrace.Claims?) -> PairDecision {
    var decision = PairDecision(
      holds: found.holds, isComplete: found.isComplete, work: found.work)
    // Claims at one instant come last. If each can claim first, they add nothing.
    let meetings = found.meetings.filter { $0.order != .same } + found.meetings.filter { $0.order == .same }
    for meeting in meetings {
      let attempts = meeting.order == .same && decision.isRace ? 2 : Variation.all
      if let proved = prove(meeting, attempts, replay, &decision.work) {
        decision.proved.append(proved)
      } else {
        decision.unproved.append(meeting.summary)
      }
    }
    // Proved orders are reported in the order in which they were found.
    let found = found.meetings.map(\.order)
    decision.proved = found.compactMap { decision[$0] }
    return decision
  }

  /// Number of further tries for a trace without a jump after one with a jump is known.
  private static let mostTries = 48
  /// Number of further tries for a trace on the screen after one with fingers beyond it is known.
  private static let triesOffScreen = 24

  /// Approximate additional time for a long trace, such as one of a finger that takes minutes for its way.
  private static func work(_ trace: PlainTrace) -> Int { max(0, trace.samples.count - 500) / 2 }

  private func prove(
    _ meeting: Meeting, _ attempts: Int, _ play: (PlainTrace) -> ReplayTrace.Claims?, _ work: inout Int
  ) -> PairDecision.Proved? {
    var jump: PlainTrace?
    var offScreen: PlainTrace?
    var tries = 0
    let most = work + limits.work
    func replay(_ trace: PlainTrace) -> ReplayTrace.Claims? {
      work += Self.work(trace)
      return play(trace)
    }
    for attempt in 0..<attempts {
      for path in meeting.ways where work <= most && tries < Self.mostTries {
        var build = BuildTrace(path, hand: hand)
        let made = build.trace(attempt: attempt)
        work += build.work
        guard var trace = made, let pair = claims(of: trace, meeting, replay)
        else { continue }
        trace.claims = pair
        if !trace.leaps,
          let smooth = likeHand(trace, meeting, replay, isConsidered: attempt < Variation.considered)
        {
          if smooth.isOnScreen { return PairDecision.Proved(meeting: meeting.summary, trace: smooth) }
          if offScreen == nil { offScreen = smooth }
        }
        if offScreen != nil {
          tries += Self.mostTries / Self.triesOffScreen
          continue
        }
        if let known = jump, known.isDense(for: hand) {
          // With one movement there are few variations.
          tries += trace.movements.count > 1 ? 1 : Self.mostTries / 12
          continue
        }
        let partly = partlySmooth(trace, meeting, replay)
        if jump == nil || partly.isDense(for: hand) { jump = partly }
      }
    }
    if let offScreen { return PairDecision.Proved(meeting: meeting.summary, trace: offScreen) }
    // A trace proves nothing if a finger moves further in one frame than a hand can.
    guard let jump, jump.isDense(for: hand) else { return nil }
    return PairDecision.Proved(meeting: meeting.summary, trace: jump, isJump: true)
  }

  /// The trace with human-like movements; `nil` if the claims then come in another order.
  private func likeHand(
    _ trace: PlainTrace, _ meeting: Meeting, _ replay: (PlainTrace) -> ReplayTrace.Claims?,
    isConsidered: Bool
  ) -> PlainTrace? {
    if let straight = smooth(trace, Set(trace.movements), meeting, replay) { return straight }
    guard isConsidered else { return nil }
    return curved(trace, meeting, replay) ?? slow(trace, meeting, replay)
  }

  /// The trace with all movements or one of them curved; `nil` if the claims then come in another order. A straight movement may cross an
  /// area that the other recognizer claims.
  private func curved(
    _ trace: PlainTrace, _ meeting: Meeting, _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PlainTrace? {
    let movements = trace.movementsOnTheWay
    guard !movements.isEmpty else { return nil }
    for way in PlainTrace.Way.allCases where way != .straight {
      for bent in trace.choices(of: movements) where !bent.isEmpty {
        var result = trace.smoothed(
          Set(trace.movements), ways: Dictionary(firstOf: bent.map { ($0, way) }))
        guard result.isPlausible(for: hand), let pair = claims(of: result, meeting, replay) else { continue }
        result.claims = pair
        return result
      }
    }
    return nil
  }

  /// The trace with shorter movements, all or one of them as slow as possible; `nil` if the claims then come in another order.
  private func slow(
    _ trace: PlainTrace, _ meeting: Meeting, _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PlainTrace? {
    let movements = trace.movements
    for factor in [1, 0.5, 0.25, 0.1] {
      for slow in trace.choices(of: movements) {
        var result = trace.shortened(by: factor).smoothed(Set(movements), slow: slow)
        guard let pair = claims(of: result, meeting, replay) else { continue }
        result.claims = pair
        return result
      }
    }
    return nil
  }

  /// The trace with as many human-like movements as the order of the claims allows.
  private func partlySmooth(
    _ trace: PlainTrace, _ meeting: Meeting, _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PlainTrace {
    var chosen: Set<Int> = []
    var result = trace
    guard trace.movements.count > 1 else { return trace }
    for movement in trace.shownMovements {
      guard let better = smooth(trace, chosen.union([movement]), meeting, replay) else { continue }
      chosen.insert(movement)
      result = better
    }
    return result
  }

  /// The trace with some human-like movements; `nil` if the claims then come in another order.
  private func smooth(
    _ trace: PlainTrace, _ movements: Set<Int>, _ meeting: Meeting,
    _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PlainTrace? {
    var smooth = trace.smoothed(movements)
    if smooth == trace { return trace }
    guard let pair = claims(of: smooth, meeting, replay) else { return nil }
    smooth.claims = pair
    return smooth
  }

  private func claims(
    of trace: PlainTrace, _ meeting: Meeting, _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> [Int64]? {
    replay(trace).flatMap { Self.claims(meeting, $0, expected: trace.claims) }
  }

  /// The claims at the expected instants, or else the first pair in the same order with a gap that the search allows. With another gap they
  /// belong to other presses and show another meeting.
  private static func claims(_ meeting: Meeting, _ claims: ReplayTrace.Claims, expected: [Int64]) -> [Int64]?
  {
    if claims.hold(at: expected, in: meeting.order) { return expected }
    for a in claims.first {
      for b in claims.second
      where ClaimOrder(a, b) == meeting.order && meeting.gap.contains(abs(a.time - b.time)) {
        return [a.time, b.time]
      }
    }
    return nil
  }
}
