package import SpecParser

extension AnalyzeConflicts {
  /// Decides how the recognizers of a spec's first two activities meet, without regard to their guards. Callers compare it with other
  /// evidence.
  ///
  /// - Returns: decisions by recognizer of the first and of the second activity; none for two that never meet.
  package static func decisions(_ spec: CheckedSpec, _ machine: Machine) -> [[Int]: PairDecision] {
    var analysis = AnalyzeConflicts(CheckContext(spec), machine)
    return Dictionary(
      firstOf: analysis.decidedPairs(0, 1, withLate: true).map { ($0.recognizers, $0.decision) })
  }

  /// The ways in which the first recognizers of a spec's first two activities meet, for orders of claims that a replay confirms.
  static func provedMeetings(_ spec: CheckedSpec, _ machine: Machine) -> [Meeting] {
    let analysis = AnalyzeConflicts(CheckContext(spec), machine)
    let decide = DecidePair(hand: analysis.subject.hand, targets: analysis.subject.targets(0, 1))
    let player = ShapeReplay(LoneRecognizers(machine), [RecognizerPlace(0, 0), RecognizerPlace(1, 0)])
    return analysis.subject.shapes[0][0].flatMap { first in
      analysis.subject.shapes[1][0].flatMap { second in
        let found = decide.found(analysis.subject.pool.shapes[first], analysis.subject.pool.shapes[second])
        let decision = decide.decide(found) { player.claims($0) }
        return found.meetings.filter { decision[$0.order] != nil }
      }
    }
  }
}
