/// Limits of one measure of latencies. They are counts, not seconds, so that a spec has the same report on every machine.
///
/// Beyond them a wait is undecided, and taken to be without end.
struct LatencyBound {
  /// What decides the wait of two recognizers.
  fileprivate struct Question: Hashable {
    var waiting: [Int]
    var awaited: [Int]
    var targets: TargetRelation
    var isDeclared: Bool
    var startsApart: Bool
    var chain: PairLatency.Chain
    var isInEveryState: Bool
  }

  /// Pairs of recognizers of which one may wait for the other, as many as those that the analysis compares.
  var pairs = 500_000
  /// The work of searches.
  var work = PairLatency.Work(most: 3_000_000)
  /// The answers so far, by shape: thousands of activities often have the same.
  fileprivate var found: [Question: PairLatency.Found?] = [:]

  /// Takes one of the pairs; `false` when none is left.
  mutating func takePair() -> Bool {
    pairs -= 1
    return pairs >= 0
  }
}

extension MeasureLatency {
  /// How long the first recognizer's claim is held for the second one; `nil` if it never is.
  mutating func found(_ pair: PairLatency, _ places: [RecognizerPlace]) -> PairLatency.Found? {
    let numbers = places.map { subject.shapes[$0.activity][$0.recognizer] }
    let question = LatencyBound.Question(
      waiting: numbers[0], awaited: numbers[1], targets: pair.targets, isDeclared: pair.isDeclared,
      startsApart: pair.startsApart, chain: pair.chain, isInEveryState: pair.isInEveryState)
    if let known = bound.found[question] { return known }
    let found = pair.measure(
      numbers[0].map { subject.pool.shapes[$0] }, numbers[1].map { subject.pool.shapes[$0] }, &bound.work)
    bound.found[question] = .some(found)
    return found
  }
}
