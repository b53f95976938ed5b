package import SpecParser

/// Finds changes that remove each conflict above note, and checks each change by the analysis itself.
///
/// A change is applied to the checked spec, and the rules and the analysis run again for everything that it can affect. It is kept, and
/// shown, only if the finding is gone and nothing above note has appeared instead.
package struct FindFixes {
  /// The budget of analyses for one report, as `PartialLinter` counts it: first for one fix for each finding, then for all fixes.
  package static let budget = 10_000
  private static let budgetForAll = 6_000

  private var linter: PartialLinter
  private let edits: SourceEdits?

  /// Adds fixes to findings that are conflicts above note, as data and as help.
  /// - Parameters:
  ///   - findings: the findings of this spec.
  ///   - edits: edits of the spec's text; a change that they cannot express is not offered.
  ///   - kept: the kept results of the spec's own analysis.
  package static func added(
    to findings: [Finding], of spec: CheckedSpec, _ edits: SourceEdits?, budget: Int = budget,
    kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    // If not all pairs were compared, the effect of a change is unknown.
    guard findings.contains(where: isFixable), !findings.contains(where: isBounded) else { return findings }
    var search = FindFixes(linter: PartialLinter(budget: budget, kept: kept), edits: edits)
    var trials = findings.map { isFixable($0) ? FixTrials($0, spec) : nil }
    for index in trials.indices { search.run(&trials[index], isOneEnough: true) }
    if search.linter.budget > 0 { search.linter.budget = min(budget, budgetForAll) }
    for index in trials.indices { search.run(&trials[index], isOneEnough: false) }
    return zip(findings, trials).map { finding, trials in
      guard let trials else { return finding }
      var finding = finding
      finding.fixes = trials.fixes
      // The help that no change was found matters only if there is no other help.
      if !trials.fixes.isEmpty || finding.help.isEmpty { finding.help += trials.help }
      return finding
    }
  }

  /// The first finding of a later version of a spec that shows that the chosen findings are not fixed: one of them is still there, or
  /// another one above note has appeared or become worse. `nil` if they are fixed.
  ///
  /// - Parameter all: the findings before.
  package static func obstacle(
    to chosen: [Finding], from all: [Finding], in later: [Finding]
  ) -> Finding? {
    let before = PartialLint(all, ConflictReport(), nil)
    let after = PartialLint(later, ConflictReport(), nil)
    let fixed = Set(chosen.flatMap { PartialLint.Problem.all($0) })
    return later.first { finding in
      PartialLint.counts(finding)
        && !PartialLint.Problem.all(finding).allSatisfy { before.isBearable($0, in: after, without: fixed) }
    }
  }

  private static func isBounded(_ finding: Finding) -> Bool {
    finding.rule == Conflict.Rule.undecided.rawValue && finding.activities.isEmpty
  }

  private static func isFixable(_ finding: Finding) -> Bool {
    finding.severity > .note && finding.activities.count >= 2 && Conflict.Rule(rawValue: finding.rule) != nil
  }

  private mutating func run(_ trials: inout FixTrials?, isOneEnough: Bool) {
    while linter.budget > 0, !(isOneEnough && trials?.fixes.isEmpty == false) {
      guard trials?.tryNext(&linter, edits) == true else { return }
    }
  }
}

/// The changes to try for one finding, one after the other.
struct FixTrials {
  /// Limit of rivals of one activity for which changes are tried.
  private static let mostRivals = 3

  private let problems: Set<PartialLint.Problem>
  private let rule: String
  /// A layout in which the finding is true.
  private let layout: LayoutDirection
  /// The names of the finding's activities.
  private let names: [String]
  private let spec: CheckedSpec
  /// The activities of the finding as indices into the spec: the first, and those it meets.
  private let activities: [Int]
  private var part: SubSpec?
  private var candidates: [FixCandidate]?
  /// Indices of the candidates in the order of trials.
  private var order: [Int] = []
  private var next = 0
  private var before: [FixFocus: PartialLint] = [:]
  /// The fixes found, with the index of the candidate of each.
  private var found: [(candidate: Int, fix: Fix)] = []

  init(_ finding: Finding, _ spec: CheckedSpec) {
    problems = PartialLint.Problem.all(finding)
    names = finding.activities
    rule = finding.rule
    layout = finding.witness?.layout ?? .ltr
    self.spec = spec
    activities = finding.activities.compactMap { name in
      spec.activities.firstIndex { $0.name.value == name }
    }
  }

  /// The fixes, most specific first.
  var fixes: [Fix] { found.sorted { $0.candidate < $1.candidate }.map(\.fix) }

  /// The help to show with the finding.
  var help: [String] {
    if !found.isEmpty { return fixes.map(\.line) }
    if next < candidates?.count ?? 1 { return ["no fix was looked for: fix what is reported above first"] }
    return [
      "no single change was found that removes this and brings nothing new: it takes several, such as other "
        + "directions, fingers, elements or guards for each"
    ]
  }

  /// - Returns: whether there was something left to try.
  mutating func tryNext(_ linter: inout PartialLinter, _ edits: SourceEdits?) -> Bool {
    let part = self.part ?? SubSpec(spec, around: activities)
    self.part = part
    let candidates = self.candidates ?? allCandidates(part, &linter)
    if self.candidates == nil {
      // A change that concerns one pair is the quickest to check.
      order = candidates.indices.filter { candidates[$0].change.isOfPair }
      order += candidates.indices.filter { !candidates[$0].change.isOfPair }
      self.candidates = candidates
    }
    guard next < order.count else { return false }
    let number = order[next]
    next += 1
    let (name, change) = (candidates[number].name, candidates[number].change)
    guard !found.contains(where: { $0.fix.name == name || $0.fix.change == change }),
      let fix = check(candidates[number], part, &linter, edits),
      !found.contains(where: { Self.comesToTheSame(fix, $0.fix) })
    else { return true }
    found.append((number, fix))
    return true
  }

  private func allCandidates(_ part: SubSpec, _ linter: inout PartialLinter) -> [FixCandidate] {
    guard let first = activities.first, activities.count == names.count else { return [] }
    let whole = linter.lint(part.spec, FixFocus(pairsOf: names), in: layout)
    let conflict = whole.report.findings.first { PartialLint.Problem.all($0.finding) == problems }?.conflict
    var early = EarlyStart.none
    if let conflict, let machine = whole.machine {
      early = EarlyStart(conflict, in: machine)
      if conflict.sides.count == 2 {
        let index = spec.activityIndices
        let sides = conflict.sides.map { $0.compactMap { index[machine.activities[$0].name] } }
        return FixCandidates.group(sides, early, in: spec)
      }
    }
    return handOversOfSeveral
      + activities.dropFirst().prefix(Self.mostRivals).flatMap { rival in
        FixCandidates(
          spec: spec, a: first, b: rival, region: conflict?.relation?.words ?? [], early: early,
          suffix: activities.count > 2 ? "/\(spec.activities[rival].name.value)" : ""
        ).all
      }
  }

  /// Hand-overs from the first activity to all of several that it meets, or from all of those to it.
  private var handOversOfSeveral: [FixCandidate] {
    let (first, others) = (Array(activities.prefix(1)), Array(activities.dropFirst()))
    guard others.count > 1 else { return [] }
    return [(first, others), (others, first)].compactMap { givers, takers in
      FixCandidates.handOvers(from: givers, to: takers, in: spec)
    }
  }

  private mutating func check(
    _ candidate: FixCandidate, _ part: SubSpec, _ linter: inout PartialLinter, _ edits: SourceEdits?
  ) -> Fix? {
    let written = edits.map { $0.edits(for: candidate.change, in: spec) } ?? []
    guard let written, let change = part.change(candidate.change) else { return nil }
    let focus = FixFocus(change, in: part.spec, widest: widest)
    let before = self.before[focus] ?? linter.lint(part.spec, focus)
    self.before[focus] = before
    guard problems.allSatisfy({ before.problems[$0] != nil }) else { return nil }
    let after = linter.lint(change.applied(to: part.spec), focus)
    guard before.areFixed(problems, by: after), !isTaking(candidate.change, before, after),
      after.losses.isSubset(of: before.losses.filter { !isFound($0) })
    else { return nil }
    return Fix(
      name: candidate.name, title: candidate.title,
      cost: before.latency(of: after, waiting: waiting(candidate.change)) + reach(candidate, after),
      change: candidate.change, edits: written)
  }

  /// The costs of a candidate other than latency. An activity that is over can no longer be cancelled.
  private func reach(_ candidate: FixCandidate, _ after: PartialLint) -> [String] {
    guard case .prefer(let preferred, over: let others)? = candidate.change.newLine else {
      return candidate.reach
    }
    let names = [preferred, others].map { $0.map { spec.activities[$0].name.value } }
    let isOver = names[1].contains { other in names[0].contains { after.isOver(other, before: $0) } }
    return isOver
      ? candidate.reach.map { $0 + ", unless \(others.count == 1 ? "it is" : "they are") over by then" }
      : candidate.reach
  }

  /// Whether the finding is about touches that an activity never wins, or about all of its touches.
  private func isFound(_ loss: PartialLint.Loss) -> Bool {
    rule == Conflict.Rule.unreachable.rawValue && loss.activity == names[0]
  }

  /// Whether a smaller element takes an activity to touches that others have won there, besides those of the finding.
  private func isTaking(_ change: SpecChange, _ before: PartialLint, _ after: PartialLint) -> Bool {
    guard case .target(let activity, _) = change else { return false }
    let name = spec.activities[activity].name.value
    return !after.losers(to: name).subtracting(names).isSubset(of: before.losers(to: name))
  }

  /// Activities whose pairs must all be analyzed. Several rivals may beat an activity.
  private var widest: Set<String>? {
    rule == Conflict.Rule.unreachable.rawValue ? Set(names) : FixFocus.widest(activities, in: spec)
  }

  /// Whether `wait` has the same effect and cost as a `prefer` for the awaited activity. This is so if no claim is ever held.
  private static func comesToTheSame(_ later: Fix, _ earlier: Fix) -> Bool {
    guard case .wait(let waiting, let awaited) = later.change.newLine,
      case .prefer(awaited, over: waiting) = earlier.change.newLine
    else { return false }
    return later.cost.first == earlier.cost.first
  }

  private func waiting(_ change: SpecChange) -> String? {
    if case .wait(let waiting, _) = change.newLine {
      waiting.first.map { spec.activities[$0].name.value }
    } else {
      nil
    }
  }
}

extension SpecChange {
  /// Whether it only changes how two activities are settled.
  fileprivate var isOfPair: Bool {
    switch self {
    case .resolve, .instead, .without: true
    case .handOver(let added): added.count == 1
    case .toward, .condition, .target, .limits: false
    }
  }
}
