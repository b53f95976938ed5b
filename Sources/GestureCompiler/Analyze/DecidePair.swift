import GestureRuntime
import SpecParser

/// What two recognizers can do together, proved: by the search that they cannot meet, by a replay that they can.
package struct PairDecision: Sendable, Hashable {
  package struct Proved: Sendable, Hashable {
    package var meeting: MeetingSummary
    package var trace: PlainTrace
    /// Whether the claims come in this order only if a finger jumps: on its way from sample to sample it would make another.
    package var isJump = false
  }

  /// One for each order of claims that a trace shows.
  package var proved: [Proved] = []
  /// Orders that the search found and that no trace showed.
  package var unproved: [MeetingSummary] = []
  var holds: [MeetingSet.Hold?] = [nil, nil]
  /// Whether the search went to its end.
  package var isComplete = true
  /// How many steps the search made: kept with it, so that a bound on all of them does not depend on what was kept.
  var steps = 0

  subscript(order: ClaimOrder) -> Proved? { proved.first { $0.meeting.order == order } }
}

/// Decides a pair of recognizers: search, witness, replay.
struct DecidePair {
  let hand: HandLimits
  let targets: TargetRelation

  /// - Parameter replay: plays a trace for the two recognizers, and says when each claimed.
  func decide(
    _ a: RecognizerShape, _ b: RecognizerShape, replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PairDecision {
    decide(found(a, b), replay: replay)
  }

  /// Everything that the two can do together, before any of it is shown.
  func found(_ a: RecognizerShape, _ b: RecognizerShape) -> MeetingSet {
    var search = TouchSearch(a, b, targets, hand: hand)
    return search.run()
  }

  func decide(_ found: MeetingSet, replay: (PlainTrace) -> ReplayTrace.Claims?) -> PairDecision {
    var decision = PairDecision(
      holds: found.holds, isComplete: found.isComplete, steps: found.steps)
    for meeting in found.meetings {
      if let proved = prove(meeting, replay) {
        decision.proved.append(proved)
      } else {
        decision.unproved.append(meeting.summary)
      }
    }
    return decision
  }

  private func prove(
    _ meeting: Meeting, _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PairDecision.Proved? {
    var jump: PairDecision.Proved?
    for attempt in 0..<Variation.all {
      if jump != nil && attempt >= Variation.considered { break }
      for path in meeting.ways {
        guard var trace = BuildTrace(path, hand: hand).trace(attempt: attempt), let claims = replay(trace),
          let pair = Self.claims(meeting.order, claims, expected: trace.claims)
        else { continue }
        trace.claims = pair
        if let smooth = smooth(trace, meeting.order, replay) {
          return PairDecision.Proved(meeting: meeting.summary, trace: smooth)
        }
        jump = jump ?? PairDecision.Proved(meeting: meeting.summary, trace: trace, isJump: true)
      }
    }
    return jump
  }

  /// The trace as a hand makes it, if the claims come in the same order then.
  private func smooth(
    _ trace: PlainTrace, _ order: ClaimOrder, _ replay: (PlainTrace) -> ReplayTrace.Claims?
  ) -> PlainTrace? {
    var smooth = trace.smoothed
    if smooth == trace { return trace }
    guard let claims = replay(smooth), let pair = Self.claims(order, claims, expected: trace.claims) else {
      return nil
    }
    smooth.claims = pair
    return smooth
  }

  /// The claims in the order that was looked for: at the instants expected, or else the first of that order.
  static func claims(_ order: ClaimOrder, _ claims: ReplayTrace.Claims, expected: [Int64]) -> [Int64]? {
    if claims.first.contains(expected[0]), claims.second.contains(expected[1]) { return expected }
    for a in claims.first {
      for b in claims.second where Self.order(a, b) == order { return [a, b] }
    }
    return nil
  }

  static func order(_ a: Int64, _ b: Int64) -> ClaimOrder { a < b ? .first : a == b ? .same : .second }
}
