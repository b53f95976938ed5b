import SpecParser

/// What lint says of a part of a spec, as far as it can depend on a few activities.
struct PartialLint {
  /// What a finding is about: the same in two versions of a spec.
  struct Problem: Hashable {
    var rule: String
    var activities: [String]
    /// Only where no activity is concerned.
    var message: String

    init(_ finding: Finding) {
      rule = finding.rule
      activities = finding.activities.sorted()
      message = activities.isEmpty ? finding.message : ""
    }
  }

  /// Findings above note, how many of each and how bad.
  private(set) var problems: [Problem: (count: Int, severity: Severity)] = [:]
  /// Waits by the name of who waits: the longest, in microseconds, `nil` is as long as fingers stay down.
  private(set) var delays: [String: (delay: Int64?, rival: String)] = [:]
  var report: ConflictReport
  let machine: Machine?

  init(_ findings: [Finding], _ report: ConflictReport, _ machine: Machine?) {
    self.report = report
    self.machine = machine
    for finding in findings where finding.severity > .note {
      let known = problems[Problem(finding)] ?? (0, .note)
      problems[Problem(finding)] = (known.count + 1, max(known.severity, finding.severity))
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

  /// Whether a problem is gone from a later version, and no other has come or grown.
  func isFixed(_ problem: Problem, by later: PartialLint) -> Bool {
    guard later.problems[problem] == nil else { return false }
    return later.problems.allSatisfy { other, found in
      guard let before = problems[other] else { return false }
      return found.count <= before.count && found.severity <= before.severity
    }
  }

  /// What a later version costs in latency: a piece of a sentence for each activity whose wait changes, in the order of
  /// names.
  /// - Parameter waiting: the activity that the change lets wait, if any: told of even when nothing changes.
  func latency(of later: PartialLint, waiting: String?) -> [String] {
    let names = Set(delays.keys).union(later.delays.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    let changes: [String] = names.compactMap { name in
      let (old, new) = (delays[name], later.delays[name])
      guard let new else { return old.map { "`\(name)` no longer waits\(Self.text(of: $0.delay))" } }
      if let old, old.delay == new.delay {
        return name == waiting ? "`\(name)` still waits\(Self.text(of: new.delay)) for `\(new.rival)`" : nil
      }
      return "`\(name)` then waits\(Self.text(of: new.delay)) for `\(new.rival)`"
    }
    return changes.isEmpty ? ["adds no latency"] : changes
  }

  private static func text(of delay: Int64?) -> String {
    delay.map { " up to \(MeasureWords.milliseconds($0))" } ?? " as long as fingers stay down"
  }
}

/// Runs lint over versions of parts of a spec, all under the same metrics, and bounds the work.
struct PartialLinter {
  /// What was decided so far.
  private var memory = AnalysisMemory()
  /// Over the spec's variables.
  private let guards = GuardMemo()
  /// How much more may be done: the same on every machine, as seconds are not. A version costs something by itself, for
  /// each activity that is made ready, and for each finding, whose witness is replayed.
  var budget: Int

  private static let cost = 10
  private static let costOfFinding = 3
  /// Checks that follow the analysis look at all pairs, which larger parts have too many of.
  private static let mostForChecks = 40

  /// What searches may take beside that: for mechanics of many steps a version costs as much as whole specs do.
  private var work = 2_000_000
  private let kept: KeptAnalysis

  init(budget: Int, kept: KeptAnalysis) {
    self.budget = budget
    self.kept = kept
  }

  mutating func lint(_ spec: CheckedSpec, _ focus: FixFocus) -> PartialLint {
    var memory = self.memory
    var report = ConflictReport()
    var machine: Machine?
    let guards = self.guards
    let kept = self.kept
    var work = self.work
    let findings = CheckSpec.run(spec, guards: guards) { context in
      let part = AnalyzedPart(context, guards)
      let (context, lowered) = (part.context, part.machine)
      var analysis = AnalyzeConflicts(context, lowered, memory, kept: kept)
      analysis.focus = focus.inside(lowered)
      let made = analysis.reach.made
      let conflicts = analysis.run()
      memory = analysis.memory
      work -= analysis.work + analysis.reach.made - made
      // Of two layouts the first is the one that candidates are made for.
      if machine == nil { (report, machine) = (conflicts, lowered) }
      var found = conflicts.findings.map(\.finding)
      if spec.activities.count <= Self.mostForChecks {
        let result = AnalysisContext(context, lowered, conflicts)
        found += AnalyzeSpec.checks.flatMap { $0.init().findings(in: result) }
      }
      return found
    }
    self.memory = memory
    self.work = work
    if work <= 0 { budget = 0 }
    budget -= Self.cost + spec.activities.count + Self.costOfFinding * report.findings.count
    return PartialLint(findings, report, machine)
  }
}
