import SpecParser

/// The results of lint for a part of a spec, as far as they can depend on a few activities.
struct PartialLint {
  /// The identity of a finding in two versions of a spec.
  struct Problem: Hashable {
    var rule: String
    var activities: [String]
    /// The message, only if the finding concerns no activity.
    var message: String

    /// The problems that a finding reports: one for each finding that it joins. A change can make findings join in another way.
    static func all(_ finding: Finding) -> Set<Problem> {
      Set(finding.parts.map { Problem(finding, among: $0) })
    }

    private init(_ finding: Finding, among activities: [String]) {
      rule = finding.rule
      self.activities = activities.sorted()
      message = activities.isEmpty ? finding.message : ""
    }
  }

  /// Findings above note: the count and the highest severity of each.
  private(set) var problems: [Problem: (count: Int, severity: Severity)] = [:]
  /// The longest wait by the name of the waiting activity, in microseconds; a `nil` delay means as long as fingers stay down.
  private(set) var delays: [String: (delay: Int64?, rival: String)] = [:]
  var report: ConflictReport
  let machine: Machine?
  /// Whether no search was cut off, so that nothing is missing.
  fileprivate(set) var isComplete = true

  init(_ findings: [Finding], _ report: ConflictReport, _ machine: Machine?) {
    self.report = report
    self.machine = machine
    for finding in findings where Self.counts(finding) {
      for problem in Problem.all(finding) {
        let known = problems[problem] ?? (0, .note)
        problems[problem] = (known.count + 1, max(known.severity, finding.severity))
      }
    }
    guard let machine else { return }
    for conflict in report.findings.map(\.conflict) {
      guard conflict.rule == .delayed, case .waits(let number, _) = conflict.cause else { continue }
      let waiting = machine.activities[conflict.activities[number]].name
      let rival = machine.activities[conflict.activities[1 - number]].name
      if let known = delays[waiting], known.delay ?? .max >= conflict.delay ?? .max { continue }
      delays[waiting] = (conflict.delay, rival)
    }
  }

  /// Whether a finding can stand in the way of a fix. A line or comment that accepts what the fix removes does no harm.
  static func counts(_ finding: Finding) -> Bool {
    finding.severity > .note && finding.rule != LintRules.unusedSuppression.id
  }

  /// Whether problems are gone from a later version, and no other problem has appeared or become worse. Where a search was cut off, that is
  /// not known.
  func areFixed(_ fixed: Set<Problem>, by later: PartialLint) -> Bool {
    isComplete && later.isComplete
      && later.problems.keys.allSatisfy { isBearable($0, in: later, without: fixed) }
  }

  /// Whether a problem of a later version is not one of those to fix, and was no smaller before.
  func isBearable(_ problem: Problem, in later: PartialLint, without fixed: Set<Problem>) -> Bool {
    guard !fixed.contains(problem), let before = problems[problem], let after = later.problems[problem]
    else { return false }
    return after.count <= before.count && after.severity <= before.severity
  }

  /// Touches that an activity never wins although it wins others.
  struct Loss: Hashable {
    var activity: String
    var touches: Conflict.LostTouches
  }

  /// All such touches, also those of notes: a line of `resolve` that a fix would write accepts them without an author who has decided so.
  var losses: Set<Loss> {
    guard let machine else { return [] }
    return Set(
      report.findings.map(\.conflict).compactMap { conflict in
        conflict.lost.map { Loss(activity: machine.activities[conflict.activities[0]].name, touches: $0) }
      })
  }

  /// The activities that always lose to an activity where both claim.
  func losers(to winner: String) -> Set<String> {
    guard let machine else { return [] }
    let pairs = report.findings.map(\.conflict).filter { $0.activities.count == 2 }
    return Set(
      pairs.compactMap { conflict in
        guard let number = conflict.onlyWinner, conflict.isTold(number, machine) else { return nil }
        let names = conflict.activities.map { machine.activities[$0].name }
        return names[number] == winner ? names[1 - number] : nil
      })
  }

  /// Whether a continuous activity wins where it is over before one that is preferred to it claims.
  func isOver(_ activity: String, before preferred: String) -> Bool {
    guard let machine else { return false }
    return report.findings.contains { finding in
      let names = finding.conflict.activities.map { machine.activities[$0].name }
      guard finding.conflict.rule == .specialCase, names.count == 2,
        let winner = finding.conflict.cause.winner
      else { return false }
      return names[winner] == activity && names[1 - winner] == preferred
        && finding.conflict.recognizer(winner, machine)?.isContinuous == true
    }
  }

  /// The latency cost of a later version: a phrase for each activity whose wait changes, in the order of names.
  /// - Parameter waiting: the activity that waits because of the change, if any. It is described even if nothing changes.
  func latency(of later: PartialLint, waiting: String?) -> [String] {
    let names = Set(delays.keys).union(later.delays.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let changes: [String] = names.compactMap { name in
      let (old, new) = (delays[name], later.delays[name])
      guard let new else { return old.map { "`\(name)` no longer waits \(MeasureText.wait($0.delay))" } }
      let isSame = old.map { $0.delay == new.delay } ?? false
      if isSame && name != waiting { return nil }
      let when = isSame ? "still" : "then"
      return "`\(name)` \(when) waits \(MeasureText.wait(new.delay)) for `\(new.rival)`"
    }
    return changes.isEmpty ? ["adds no latency"] : changes
  }
}

/// Runs lint on versions of parts of a spec, all with the same metrics, within a budget.
struct PartialLinter {
  /// Decisions so far.
  private var memory = AnalysisMemory()
  /// Guards over the spec's variables.
  private let guards = GuardMemo()
  /// The remaining work, counted instead of timed so that it is the same on every machine. Each version has a fixed cost, a cost for each
  /// activity, and a cost for each finding, whose witness is replayed.
  var budget: Int

  private static let cost = 10
  private static let costOfFinding = 3
  /// Limit of activities for the checks after the analysis, which look at all pairs.
  private static let mostForChecks = 40

  /// The remaining work of searches. With mechanics of many steps, one version can cost as much as a whole spec.
  private var work = 2_000_000
  private let kept: KeptAnalysis

  init(budget: Int, kept: KeptAnalysis) {
    self.budget = budget
    self.kept = kept
  }

  /// - Parameter layout: the layout whose conflicts the result has, if the spec follows the reading direction.
  mutating func lint(_ spec: CheckedSpec, _ focus: FixFocus, in layout: LayoutDirection = .ltr) -> PartialLint
  {
    var memory = self.memory
    var report = ConflictReport()
    var machine: Machine?
    let guards = self.guards
    let kept = self.kept
    var work = self.work
    var isComplete = true
    var stages = LintStages()
    stages.guards = guards
    stages.mechanics = kept.mechanics
    stages.analyze = { context in
      let part = AnalyzedPart(context, guards)
      let (context, lowered) = (part.context, part.machine)
      var analysis = AnalyzeConflicts(context, lowered, memory, kept: kept)
      analysis.focus = focus.inside(lowered)
      analysis.bound.work = min(analysis.bound.work, max(0, work))
      analysis.bound.newReachWork = max(0, work)
      let made = analysis.reach.made
      let conflicts = analysis.run()
      memory = analysis.memory
      work -= analysis.work + analysis.reach.made - made
      isComplete = isComplete && !analysis.reach.isSpent && !analysis.isRefused
      // The layout from left to right is the first of two.
      if machine == nil || layout == .rtl { (report, machine) = (conflicts, lowered) }
      var found = conflicts.findings.map(\.finding)
      if spec.activities.count <= Self.mostForChecks {
        let result = AnalysisContext(context, lowered, conflicts)
        found += AnalyzeSpec.checks.flatMap { $0.init().findings(in: result) }
      }
      return found
    }
    let findings = stages.findings(of: spec)
    self.memory = memory
    self.work = work
    if work <= 0 { budget = 0 }
    budget -= Self.cost + spec.activities.count + Self.costOfFinding * report.findings.count
    var result = PartialLint(findings, report, machine)
    result.isComplete = isComplete
    return result
  }
}
