import GestureRuntime
package import SpecParser

/// Finds every conflict between the activities of a spec, each with a trace that shows it.
///
/// For each two activities on one element path whose guards can hold together: decide how their recognizers meet
/// (`DecidePair`, kept by shape), put it into a rule (`ClassifyPair`), and prove it once more in the spec's own state and
/// on its own elements (`BindWitness`). Docs/ConflictAnalysis.md has the theory.
package struct AnalyzeConflicts {
  let context: CheckContext
  let machine: Machine
  let hand: HandLimits
  /// By activity and recognizer: numbers of shapes.
  let shapes: [[[Int]]]
  let guards: GuardPairs
  let paths: ActivitiesByElement
  let memo: ReplayMemo
  let tables: ReplayTables
  let reach: ReachMemo
  /// What an earlier analysis left in this process.
  let here: KeptAnalysis
  let players: TouchPlayers
  /// Activities (by the machine's index) that can never claim by themselves, and pairs that `resolve` contradicts itself about.
  let dead: Set<Int>
  let contradictory: Set<UnorderedActivityPair>
  /// Activities of which some claim may be held for another.
  let held: Set<Int>
  /// Elements with two activities that are alike: where both claim, names may decide who wins.
  let twinTargets: Set<Int>
  /// By the machine's index, the spec's.
  let specIndex: [Int]
  var pool = ShapePool()
  var decisions: [DecisionKey: PairDecision] = [:]
  /// The recognizers with which traces for a decision were replayed, by activity and index.
  var replayed: [DecisionKey: [RecognizerPlace]] = [:]
  /// What earlier runs decided, where that is kept.
  var cache: DecisionCache?
  var report = ConflictReport()
  /// What is looked at; `nil` is every pair.
  var focus: AnalysisFocus?
  /// For each activity the others with which some touch lets both claim, or may.
  var rivals: [Int: Set<Int>] = [:]
  /// Activities that can claim at one instant with another, unsettled: who beats them there is left to names.
  var ambiguous: Set<Int> = []
  var bound = AnalysisBound()
  /// What is known of groups of activities that have not changed since an earlier analysis, where that is kept.
  var groups: GroupsOfRun?
  /// What pairs of shapes took; whether pairs were left out since a bound was reached.
  var work = 0
  var isBounded = false
  /// Whether a pair of shapes was not searched for that.
  var isRefused = false

  /// - Parameters:
  ///   - machine: made of the context's spec.
  ///   - memory: of an analysis under the same metrics, which has left its shapes in `kept`.
  ///   - kept: of an analysis of an earlier version, or of the whole spec.
  package init(
    _ context: CheckContext, _ machine: Machine, _ memory: AnalysisMemory = .init(),
    kept: KeptAnalysis = KeptAnalysis()
  ) {
    self.context = context
    self.machine = machine
    let hand = HandLimits(machine.metrics)
    self.hand = hand
    here = kept
    tables = kept.tables
    reach = kept.reach
    var pool = kept.pool
    decisions = memory.decisions
    shapes = machine.activities.map { activity in
      activity.recognizers.map { MakeShapes($0, hand).shapes.map { pool.number(of: $0) } }
    }
    self.pool = pool
    kept.pool = pool
    twinTargets = Self.twinTargets(machine, shapes)
    held = Self.held(machine)
    guards = GuardPairs(machine, memory.guards, memory.plainValues)
    memo = memory.replays
    paths = ActivitiesByElement(machine)
    players = TouchPlayers(machine, paths, tables)
    let byName = Dictionary(
      context.spec.activities.indices.map { (context.spec.activities[$0].name.value, $0) },
      uniquingKeysWith: { a, _ in a })
    specIndex = machine.activities.map { byName[$0.name] ?? 0 }
    let toMachine = Dictionary(specIndex.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    // What only takes touches over competes with nobody for their claim.
    let takers = machine.activities.indices.filter { machine.activities[$0].takesOver }
    dead = Set(context.deadActivities.compactMap { toMachine[$0] }).union(takers)
    contradictory = context.contradictoryPairs
  }

  private static func twinTargets(_ machine: Machine, _ shapes: [[[Int]]]) -> Set<Int> {
    var owners: [Int: [Int: Int]] = [:]
    var twins: Set<Int> = []
    for (activity, recognizers) in shapes.enumerated() {
      let target = machine.activities[activity].target
      for shape in recognizers.flatMap({ $0 }) {
        if let owner = owners[target]?[shape], owner != activity { twins.insert(target) }
        owners[target, default: [:]][shape] = activity
      }
    }
    return twins
  }

  /// Lowers the spec and analyzes what of it can be analyzed.
  package static func run(_ spec: CheckedSpec) -> ConflictReport {
    let part = AnalyzedPart(CheckContext(spec))
    return run(part.context, part.machine)
  }

  /// Analyzes a machine that is there already.
  ///
  /// - Parameters:
  ///   - store: keeps decisions between runs; what is reported is the same with it and without.
  ///   - kept: keeps more, between runs in this process.
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
    if let store { analysis.cache = DecisionCache(store, analysis.hand) }
    analysis.groups = kept.groups.begin(analysis)
    let report = analysis.run()
    kept.groups.end(analysis)
    return report
  }

  mutating func run() -> ConflictReport {
    let relations = RelationIndex(machine)
    reach.begin(bound.reachWork)
    comparePairs(relations)
    relatePairs(relations)
    let start = ContinuousClock.now
    let finder = FindRivals(self, relations)
    findUnreachable(relations, finder)
    leaveOutContradictory()
    findExceptions(relations, finder)
    noteBound()
    report.profile.add(.unreachable, since: start)
    leaveOutHandOvers()
    report.findings = GroupConflicts(machine: machine).grouped(withoutRepeats(report.findings))
    let found = report.findings
    // Numbers are quicker to move than findings.
    let order = found.indices.sorted { Finding.stands(found[$0].finding, before: found[$1].finding) }
    report.findings = order.map { found[$0] }
    report.shapePairs = decisions.keys.count { !pool.isOtherWayRound($0) }
    report.cachedAnswers = cache?.hits ?? 0
    cache?.save()
    return report
  }

  /// Without what a finding that an activity can never win says too: who of the two wins.
  private func withoutRepeats(_ findings: [ConflictFinding]) -> [ConflictFinding] {
    let beaten = Set(
      findings.map(\.conflict).filter { $0.cause == .beaten(when: nil) && $0.activities.count == 2 }.map {
        Set($0.activities)
      })
    guard !beaten.isEmpty else { return findings }
    return findings.filter { finding in
      !(finding.conflict.rule == .nested && beaten.contains(Set(finding.conflict.activities)))
    }
  }

  /// Who wins between two about which `resolve` contradicts itself is not known, nor so whether others always beat one of
  /// them or are always beaten by it.
  private mutating func leaveOutContradictory() {
    guard !contradictory.isEmpty else { return }
    let unsettled = Set(contradictory.flatMap { [$0.first, $0.second] })
    report.findings.removeAll { finding in
      finding.conflict.rule == .unreachable
        && finding.conflict.activities.contains { unsettled.contains(specIndex[$0]) }
    }
  }

  /// What an outer activity does not receive since an inner one claims, it is handed. And what rivals always beat can win all the
  /// same where another hands over to it.
  private mutating func leaveOutHandOvers() {
    guard !machine.handOvers.isEmpty else { return }
    let machine = machine
    report.findings.removeAll { finding in
      let activities = finding.conflict.activities
      return switch finding.conflict.rule {
      case .nested: activities.count == 2 && machine.handsOver(between: activities[0], and: activities[1])
      case .unreachable: machine.isTaker(activities[0])
      default: false
      }
    }
  }
}
