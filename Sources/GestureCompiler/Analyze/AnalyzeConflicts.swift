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
  let players: TouchPlayers
  /// Activities (by the machine's index) that can never claim by themselves, and pairs that `resolve` contradicts itself about.
  let dead: Set<Int>
  let contradictory: Set<UnorderedActivityPair>
  /// Activities of which some claim may be held for another.
  let held: Set<Int>
  /// By the machine's index, the spec's.
  let specIndex: [Int]
  var pool = ShapePool()
  var decisions: [DecisionKey: PairDecision] = [:]
  /// What earlier runs decided, where somebody keeps it.
  var cache: DecisionCache?
  var report = ConflictReport()
  /// What is looked at; `nil` is every pair.
  var focus: AnalysisFocus?
  /// For each activity the others with which some touch lets both claim, or may.
  var rivals: [Int: Set<Int>] = [:]
  /// Activities that can claim at one instant with another, unsettled: who beats them there is left to names.
  var ambiguous: Set<Int> = []
  var bound = AnalysisBound()
  /// How many steps the searches for pairs of shapes made; whether pairs were left out since a bound was reached.
  var steps = 0
  var isBounded = false

  struct DecisionKey: Hashable {
    var first: Int
    var second: Int
    var targets: TargetRelation

    var swapped: DecisionKey { DecisionKey(first: second, second: first, targets: targets.swapped) }
  }

  /// - Parameters:
  ///   - machine: made of the context's spec.
  ///   - memory: of an analysis under the same metrics.
  package init(_ context: CheckContext, _ machine: Machine, _ memory: AnalysisMemory = .init()) {
    self.context = context
    self.machine = machine
    let hand = HandLimits(machine.metrics)
    self.hand = hand
    var pool = memory.pool
    decisions = memory.decisions
    shapes = machine.activities.map { activity in
      activity.recognizers.map { MakeShapes($0, hand).shapes.map { pool.number(of: $0) } }
    }
    self.pool = pool
    held = Self.held(machine)
    guards = GuardPairs(machine, memory.guards, memory.plainValues)
    memo = memory.replays
    paths = ActivitiesByElement(machine)
    players = TouchPlayers(machine, paths)
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

  /// Lowers the spec and analyzes what of it can be analyzed.
  package static func run(_ spec: CheckedSpec) -> ConflictReport {
    let part = AnalyzedPart(CheckContext(spec))
    return run(part.context, part.machine)
  }

  /// Analyzes a machine that is there already.
  ///
  /// - Parameter store: keeps decisions between runs; what is reported is the same with it and without.
  package static func run(
    _ context: CheckContext, _ machine: Machine, store: (any DecisionStore)? = nil
  ) -> ConflictReport {
    var analysis = AnalyzeConflicts(context, machine)
    if let store { analysis.cache = DecisionCache(store, analysis.hand) }
    return analysis.run()
  }

  mutating func run() -> ConflictReport {
    let relations = RelationIndex(machine)
    comparePairs(relations)
    relatePairs(relations)
    let start = ContinuousClock.now
    let finder = FindRivals(self, relations)
    findUnreachable(relations, finder)
    leaveOutContradictory()
    findExceptions(relations, finder)
    report.profile.add(.unreachable, since: start)
    leaveOutHandOvers()
    report.findings = GroupConflicts(machine: machine).grouped(withoutRepeats(report.findings))
    report.findings.sort { Finding.stands($0.finding, before: $1.finding) }
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

  // MARK: One pair

  mutating func conflicts(_ a: Int, _ b: Int, _ relations: RelationIndex) -> [ConflictFinding] {
    guard !dead.contains(a), !dead.contains(b), !isContradictory(a, b) else { return [] }
    report.pairs += 1
    let areTogether = relations.areTogether(a, b)
    // What may only begin a touch loses to what has won, though the two are together.
    let mayBegin = machine.activities[a].begins || machine.activities[b].begins
    guard !areTogether || mayBegin, !guards.plainlyExclude(a, b), mayMeet(a, b, relations) else { return [] }
    let decided = decidedPairs(a, b)
    guard !decided.isEmpty, guards.canHoldTogether(a, b) else { return [] }
    rivals[a, default: []].insert(b)
    rivals[b, default: []].insert(a)
    guard !areTogether else { return [] }
    let start = ContinuousClock.now
    let classify = ClassifyPair(
      targets: targets(a, b), declared: relations.declared(a, b), budgets: [budget(a), budget(b)]
    ) { [self] pair, proved in
      winners(proved, pair.recognizers, a, b)
    } playPair: { [self] proved in
      pairOutcome(proved.trace, a, b)
    }
    let verdicts = strongest(classify.verdicts(decided))
    report.profile.add(.classify, since: start)
    if verdicts.contains(where: { $0.rule == .undecided }) { report.undecidedPairs += 1 }
    if verdicts.contains(where: { $0.cause == .sameInstant && $0.severity == .error }) {
      ambiguous.formUnion([a, b])
    }
    let middle = ContinuousClock.now
    defer { report.profile.add(.bind, since: middle) }
    return verdicts.compactMap { finding($0, a, b) }
  }

  private func isContradictory(_ a: Int, _ b: Int) -> Bool {
    contradictory.contains(UnorderedActivityPair(specIndex[a], specIndex[b]))
  }

  /// An activity that comes after another's claim meets only those that outlive it.
  private func mayMeet(_ a: Int, _ b: Int, _ relations: RelationIndex) -> Bool {
    for (late, other) in [(a, b), (b, a)] where !machine.activities[late].after.isEmpty {
      if !outlives(other, leaderOf: late, relations) { return false }
    }
    return true
  }

  private func outlives(_ other: Int, leaderOf late: Int, _ relations: RelationIndex) -> Bool {
    if !Set(machine.activities[late].after).isDisjoint(with: machine.activities[other].after) { return true }
    return leaders(of: late).contains { leader in
      wakes(leader, late, relations)
        && (leader == other || relations.areTogether(leader, other)
          || relations.isPreferred(other, over: leader))
    }
  }

  func targets(_ a: Int, _ b: Int) -> TargetRelation {
    let (first, second) = (machine.activities[a].target, machine.activities[b].target)
    if first == second { return .same }
    return ReplayTrace.chain(machine, first).contains(second) ? .firstInside : .secondInside
  }

  private func budget(_ activity: Int) -> Int64 {
    let own = context.spec.activities[specIndex[activity]].latency?.value
    return Int64(own ?? machine.metrics[.latencyBudget].amount ?? 100_000)
  }

  // MARK: Deciding by shape

  /// Every pair of recognizers that meet, or may.
  mutating func decidedPairs(_ a: Int, _ b: Int) -> [DecidedPair] {
    let targets = targets(a, b)
    var result: [DecidedPair] = []
    for first in shapes[a].indices {
      for second in shapes[b].indices {
        var decision = PairDecision()
        for i in shapes[a][first] {
          for j in shapes[b][second] {
            decision.merge(
              self.decision(DecisionKey(first: i, second: j, targets: targets), a, first, b, second))
          }
        }
        if decision.proved.isEmpty && decision.unproved.isEmpty && decision.isComplete { continue }
        result.append(
          DecidedPair(
            recognizers: [first, second],
            facts: [pool.facts[shapes[a][first][0]], pool.facts[shapes[b][second][0]]], decision: decision))
      }
    }
    return result
  }

  mutating func decision(
    _ key: DecisionKey, _ a: Int, _ first: Int, _ b: Int, _ second: Int
  ) -> PairDecision {
    if let known = decisions[key] { return known }
    // Which of two comes first in a spec, or by name, must not matter: the same way round for all.
    if pool.isOtherWayRound(key) {
      let decision = decision(key.swapped, b, second, a, first).swapped
      decisions[key] = decision
      return decision
    }
    let decision = kept(key) ?? decided(key, a, first, b, second)
    steps += bound.costOfSearch + min(decision.steps, bound.steps)
    decisions[key] = decision
    report.failedReplays += decision.unproved.count
    report.failedBoundaryReplays += decision.unproved.count { $0.isBoundary }
    return decision
  }

  /// What an earlier run decided.
  private func kept(_ key: DecisionKey) -> PairDecision? {
    cache?.answer(pool.shapes[key.first], cacheKey(key))
  }

  private func cacheKey(_ key: DecisionKey) -> DecisionCache.Key {
    DecisionCache.Key(shape: pool.shapes[key.second], targets: key.targets)
  }

  private mutating func decided(
    _ key: DecisionKey, _ a: Int, _ first: Int, _ b: Int, _ second: Int
  ) -> PairDecision {
    let decide = DecidePair(hand: hand, targets: key.targets)
    let start = ContinuousClock.now
    let found = decide.found(pool.shapes[key.first], pool.shapes[key.second])
    report.profile.add(.search, since: start)
    let middle = ContinuousClock.now
    // Most pairs are apart, and need no table.
    var replay: ShapeReplay?
    let decision = decide.decide(found) { trace in
      let player = replay ?? ShapeReplay(machine, [(a, first), (b, second)])
      replay = player
      return player.claims(trace)
    }
    report.profile.add(.witness, since: middle)
    cache?.add(pool.shapes[key.first], cacheKey(key), decision)
    return decision
  }

  /// For each rule and recognizer cause the weightiest verdict.
  private func strongest(_ verdicts: [ClassifyPair.Verdict]) -> [ClassifyPair.Verdict] {
    var best: [ClassifyPair.Verdict] = []
    for verdict in verdicts {
      guard
        let index = best.firstIndex(where: {
          $0.rule == verdict.rule && $0.cause.winner == verdict.cause.winner
        })
      else {
        best.append(verdict)
        continue
      }
      let isLonger = (verdict.delay ?? .max) > (best[index].delay ?? .max)
      if verdict.severity > best[index].severity || (verdict.severity == best[index].severity && isLonger) {
        best[index] = verdict
      }
    }
    return best
  }

  // MARK: Findings

  private mutating func finding(_ verdict: ClassifyPair.Verdict, _ a: Int, _ b: Int) -> ConflictFinding? {
    let indices = verdict.pair.recognizers
    let recognizers = zip([a, b], indices).map { machine.activities[$0].recognizers[$1] }
    var conflict = Conflict(
      rule: verdict.rule, severity: verdict.severity, cause: verdict.cause, activities: [a, b],
      mechanics: recognizers.map { $0.names[$0.names.count - 1].mechanic }, delay: verdict.delay)
    if let shown = verdict.shown {
      conflict.relation = ClaimRelation(verdict.pair, shown)
      conflict.isJump = shown.isJump
      conflict.witness = BindWitness(machine, guards, memo).witness(
        shown, targets(a, b), [(a, indices[0]), (b, indices[1])])
      if conflict.witness == nil {
        // What cannot be shown is not claimed.
        report.failedReplays += 1
        conflict.rule = .undecided
        conflict.severity = .warning
        conflict.cause = .bound
      }
      if conflict.cause.namesWinner, let model = guards.model(a, b),
        let result = played(shown.trace, a, b, model)
      {
        conflict.recognized = result.recognized
        findOtherOrders(&conflict, verdict)
      }
    }
    return ConflictFinding(finding: conflict.finding(in: machine), conflict: conflict)
  }
}

extension HandLimits {
  init(_ metrics: Metrics) {
    strokeLeast = Int64(metrics[.minStrokeDuration].amount ?? 30_000)
    speed = max(1, metrics[.maxFingerVelocity].amount ?? 10_000) / 1_000_000
    fastestEstimate = metrics[.maxFlingVelocity].amount ?? .infinity
    edgeWidth = metrics[.edgeWidth].amount ?? 20
    stopGap = Int64(metrics[.velocityStopGap].amount ?? 40_000)
  }
}

extension AnalyzeConflicts {
  /// What the recognizers of a spec's first two activities can do together, whatever their guards: for who holds the
  /// analysis to other evidence.
  ///
  /// - Returns: by recognizer of the first and of the second; none for two that never meet.
  package static func decisions(_ spec: CheckedSpec, _ machine: Machine) -> [[Int]: PairDecision] {
    var analysis = AnalyzeConflicts(CheckContext(spec), machine)
    return Dictionary(
      analysis.decidedPairs(0, 1).map { ($0.recognizers, $0.decision) }, uniquingKeysWith: { a, _ in a })
  }

  /// The ways in which the first recognizers of a spec's first two activities meet, of orders of claims that a replay shows.
  static func provedMeetings(_ spec: CheckedSpec, _ machine: Machine) -> [Meeting] {
    let analysis = AnalyzeConflicts(CheckContext(spec), machine)
    let decide = DecidePair(hand: analysis.hand, targets: analysis.targets(0, 1))
    let player = ShapeReplay(machine, [(0, 0), (1, 0)])
    return analysis.shapes[0][0].flatMap { first in
      analysis.shapes[1][0].flatMap { second in
        let found = decide.found(analysis.pool.shapes[first], analysis.pool.shapes[second])
        let decision = decide.decide(found) { player.claims($0) }
        return found.meetings.filter { decision[$0.order] != nil }
      }
    }
  }
}
