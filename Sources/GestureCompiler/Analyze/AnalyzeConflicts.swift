import GestureRuntime
package import SpecParser

/// Finds every conflict between the activities of a spec, each with a trace that proves it.
///
/// It compares each two activities on one element path whose guards can hold together:
/// - `DecidePair` decides how their recognizers meet; the result is kept by shape.
/// - `ClassifyPair` finds the rule.
/// - `BindWitness` proves the conflict again in the spec's own state and on its own elements.
///
/// Docs/ConflictAnalysis.md has the theory.
package struct AnalyzeConflicts {
  let subject: AnalyzedSpec
  let tables: ReplayTables
  let loneRecognizers: LoneRecognizers
  let reach: ReachMemo
  /// Whether shapes can be performed without rivals, at any speed of the hand.
  let alone: ReachMemo
  /// The search for touches that an activity seems made for and never wins.
  let lost: ReachMemo
  /// Results that an earlier analysis in this process has kept.
  let here: KeptAnalysis
  let players: TouchPlayers
  var decisions: [DecisionKey: PairDecision] = [:]
  /// Decisions about touches of one course.
  var courses: [CourseKey: PairDecision] = [:]
  /// The recognizers with which the traces of a decision were replayed.
  var replayed: [DecisionKey: [RecognizerPlace]] = [:]
  /// Decides pairs on other cores before they are needed.
  var ahead: DecideAhead
  /// The decisions of earlier runs; `nil` without a cache.
  var cache: DecisionCache?
  var report = ConflictReport()
  /// The pairs to compare; `nil` for all of them.
  var focus: AnalysisFocus?
  /// For each activity, the others that may claim in the same touch.
  var rivals: [Int: Set<Int>] = [:]
  /// Activities that can claim at the same instant as another one, so that names decide which of them wins.
  var ambiguous: Set<Int> = []
  /// Activities of which names decide who wins where a held claim comes out at the instant of another one.
  var releasedTies: Set<Int> = []
  /// Whether names decide who wins some touch.
  var namesDecide: Bool { !releasedTies.isEmpty || !ambiguous.isEmpty }
  var bound = AnalysisBound()
  /// Kept results for groups of activities that have not changed since an earlier analysis.
  var groups: GroupsOfRun?
  /// The work on pairs of shapes, and whether a limit was reached and pairs were left out.
  var work = 0
  var isBounded = false
  /// The work on pairs of shapes after that, and those that take longer than is left for one.
  var quickWork = 0
  var slow: Set<DecisionKey> = []
  /// Whether a pair of shapes was not searched because of the limit.
  var isRefused = false

  /// - Parameters:
  ///   - machine: the machine of the context's spec.
  ///   - memory: results of an analysis under the same metrics, whose shapes are in `kept`.
  ///   - kept: results of an analysis of an earlier version, or of the whole spec.
  package init(
    _ context: CheckContext, _ machine: Machine, _ memory: AnalysisMemory = .init(),
    kept: KeptAnalysis = KeptAnalysis()
  ) {
    here = kept
    tables = kept.tables
    loneRecognizers = LoneRecognizers(machine, kept.tables)
    reach = kept.reach
    alone = kept.alone
    lost = kept.lost
    decisions = memory.decisions
    subject = AnalyzedSpec(context, machine, memory, &kept.pool)
    players = TouchPlayers(machine, subject.paths, subject.relations, tables)
    ahead = DecideAhead(machine, subject.hand, subject.pool, kept.spread)
  }

  /// Lowers a spec and analyzes it as far as possible.
  package static func run(_ spec: CheckedSpec) -> ConflictReport {
    let part = AnalyzedPart(CheckContext(spec))
    return run(part.context, part.machine)
  }

  /// Analyzes an existing machine.
  ///
  /// - Parameters:
  ///   - store: keeps decisions between runs; the report is the same without it.
  ///   - kept: keeps more results between runs in this process.
  package static func run(
    _ context: CheckContext, _ machine: Machine, store: (any DecisionStore)? = nil,
    kept: KeptAnalysis = KeptAnalysis()
  ) -> ConflictReport {
    kept.prepare(for: machine.metrics)
    var report = once(context, machine, store, kept)
    if kept.groups.isDoubtful {
      kept.groups = KeptGroups()
      report = once(context, machine, store, kept)
    }
    return report
  }

  private static func once(
    _ context: CheckContext, _ machine: Machine, _ store: (any DecisionStore)?, _ kept: KeptAnalysis
  ) -> ConflictReport {
    var analysis = AnalyzeConflicts(context, machine, kept: kept)
    if let store { analysis.cache = DecisionCache(store, analysis.subject.hand) }
    analysis.groups = kept.groups.begin(analysis)
    let report = analysis.run()
    kept.groups.end(analysis)
    return report
  }

  mutating func run() -> ConflictReport {
    reach.begin(bound.reachWork, new: bound.newReachWork)
    comparePairs()
    relatePairs()
    let start = ContinuousClock.now
    let finder = FindRivals(self)
    findReleasedTies(finder)
    findUnreachable(finder)
    findLostTouches(finder)
    leaveOutContradictory()
    findExceptions(finder)
    findTaken()
    findImpossible()
    noteBound()
    report.profile.add(.unreachable, since: start)
    leaveOutTakers()
    noteOpenTies()
    report.findings = GroupConflicts(machine: subject.machine, spec: subject.context.spec)
      .grouped(withoutRepeats(report.findings))
    let found = report.findings
    // Indices are quicker to move than findings.
    let order = found.indices.sorted { Finding.stands(found[$0].finding, before: found[$1].finding) }
    report.findings = order.map { found[$0] }
    report.shapePairs = decisions.keys.count { !subject.pool.isOtherWayRound($0) }
    report.cachedAnswers = cache?.hits ?? 0
    cache?.save()
    return report
  }

  /// The findings without those about two activities if another finding reports that one of them can never win against the other: that one
  /// lies in the other, and that the one that never wins waits.
  private func withoutRepeats(_ findings: [ConflictFinding]) -> [ConflictFinding] {
    // By index, since copying every finding takes longer.
    func numbers(of rule: Conflict.Rule) -> [Int] {
      findings.indices.filter { findings[$0].conflict.rule == rule }
    }
    let beaten = numbers(of: .unreachable).map { findings[$0].conflict }.filter {
      $0.lost == nil && $0.activities.count == 2 && isBeatenWhereBothExist($0)
    }.map(\.activities)
    guard !beaten.isEmpty else { return findings }
    let (orders, pairs) = (Set(beaten), Set(beaten.map(Set.init)))
    let nested = numbers(of: .nested).filter { pairs.contains(Set(findings[$0].conflict.activities)) }
    let delayed = numbers(of: .delayed).filter {
      let conflict = findings[$0].conflict
      guard case .waits(let waiting, _) = conflict.cause else { return false }
      return orders.contains([conflict.activities[waiting], conflict.activities[1 - waiting]])
    }
    let repeats = Set(nested + delayed)
    return repeats.isEmpty ? findings : findings.indices.filter { !repeats.contains($0) }.map { findings[$0] }
  }

  /// Whether an activity can never win in any state in which it and its rival exist.
  private func isBeatenWhereBothExist(_ conflict: Conflict) -> Bool {
    guard case .beaten(let condition) = conflict.cause else { return false }
    guard let condition else { return true }
    let sets = conflict.activities.map { subject.guards.set(of: $0) }
    return sets[0].intersection(sets[1]).isSubset(of: subject.guards.set(of: condition))
  }

  /// Removes findings that an activity can never win, if they involve two activities about which `resolve` contradicts itself. It is
  /// unknown which of these wins.
  private mutating func leaveOutContradictory() {
    guard !subject.contradictory.isEmpty else { return }
    let unsettled = Set(subject.contradictory.flatMap { [$0.first, $0.second] })
    report.findings.removeAll { finding in
      finding.conflict.rule == .unreachable
        && finding.conflict.activities.contains { unsettled.contains(subject.specIndex[$0]) }
    }
  }
}
