package import SpecParser

/// Finds one line of `resolve` that fixes several conflicts with a common activity and reason, such as handles that all win over the
/// scrolling around them, or double touches that one touch around them never lets win.
///
/// The change is applied to the checked spec, which is linted again as far as the change can affect it. It is kept only if all of the
/// conflicts are gone and nothing above note has appeared instead, as `CheckFix` checks it for single findings.
package enum CommonFixes {
  /// Limit of activities of a spec. In larger ones, groups share too many of them.
  private static let mostActivities = 250
  /// Limit of groups.
  private static let mostGroups = 3

  /// Whether a fix removes several conflicts, by its name.
  package static func isCommon(_ name: String) -> Bool {
    Sort.allCases.contains { name.hasPrefix($0.prefix) }
  }

  private enum Sort: String, CaseIterable {
    /// Several inner activities are preferred to the same outer ones.
    case prefer
    /// One activity waits for several that it never lets win.
    case wait

    var prefix: String { "\(rawValue):all/" }

    func rule(_ varied: [Int], _ shared: [Int]) -> ResolutionRule<Int> {
      switch self {
      case .prefer: .prefer(varied, over: shared)
      case .wait: .wait(shared, for: varied)
      }
    }
  }

  /// Conflicts of several activities with the same others.
  private struct Group {
    var sort: Sort
    /// The activities that take part in all of them.
    var shared: [Int]
    /// The other activities, sorted by name.
    var varied: [Int]
    /// Indices of the findings.
    var findings: [Int]
    /// The costs of the fixes, each once. The first is that of all of them.
    var costs: [String]
  }

  /// The findings. Those of a group get a first fix that removes all of the group.
  ///
  /// - Parameters:
  ///   - findings: the findings of this spec that nothing accepts, with their own fixes.
  ///   - kept: the state of the spec's own analysis.
  package static func added(
    to findings: [Finding], of spec: CheckedSpec, _ edits: SourceEdits, kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    guard spec.activities.count <= mostActivities else { return findings }
    let groups = groups(findings, spec).prefix(mostGroups)
    guard !groups.isEmpty else { return findings }
    var linter = PartialLinter(budget: FindFixes.budget, kept: kept)
    var result = findings
    for group in groups {
      let chosen = group.findings.map { findings[$0] }
      guard let fix = fix(for: chosen, group, spec, edits, &linter) else { continue }
      for index in group.findings {
        result[index].fixes.insert(fix, at: 0)
        let place = result[index].help.firstIndex { $0.hasPrefix("`") } ?? result[index].help.endIndex
        result[index].help.insert(fix.line, at: place)
      }
    }
    return result
  }

  private static func groups(_ findings: [Finding], _ spec: CheckedSpec) -> [Group] {
    var groups: [Group] = []
    for (index, finding) in findings.enumerated() {
      guard let own = group(of: finding, index, spec) else { continue }
      let known = groups.firstIndex {
        $0.sort == own.sort && $0.shared == own.shared
          && (own.sort == .wait || $0.costs.first == own.costs.first)
      }
      if let known, !groups[known].varied.contains(own.varied[0]) {
        groups[known].varied += own.varied
        groups[known].findings.append(index)
        groups[known].costs += own.costs.filter { !groups[known].costs.contains($0) }
      } else if known == nil {
        groups.append(own)
      }
    }
    return groups.filter { $0.varied.count > 1 }.map { group in
      var group = group
      group.varied.sort { spec.activities[$0].name.value < spec.activities[$1].name.value }
      return group
    }
  }

  /// A group of one finding that a line of `resolve` fixes by which the inner activity wins; `nil` for any other finding.
  private static func group(of finding: Finding, _ index: Int, _ spec: CheckedSpec) -> Group? {
    func isInside(_ inner: Int, _ outer: [Int]) -> Bool { outer.allSatisfy { spec.isInside(inner, $0) } }
    for fix in finding.fixes {
      switch (finding.rule, fix.change) {
      case (Conflict.Rule.nested.rawValue, .resolve(.prefer(let winners, over: let losers)))
      where finding.severity == .warning && winners.count == 1 && isInside(winners[0], losers):
        return Group(sort: .prefer, shared: losers, varied: winners, findings: [index], costs: fix.cost)
      case (Conflict.Rule.unreachable.rawValue, .resolve(.wait(let waiting, for: let awaited)))
      where waiting.count == 1 && awaited.count == 1 && isInside(awaited[0], waiting)
        && spec.activities[awaited[0]].name.value == finding.activities.first:
        return Group(sort: .wait, shared: waiting, varied: awaited, findings: [index], costs: fix.cost)
      default: continue
      }
    }
    return nil
  }

  /// - Parameter chosen: the findings of the group.
  private static func fix(
    for chosen: [Finding], _ group: Group, _ spec: CheckedSpec, _ edits: SourceEdits,
    _ linter: inout PartialLinter
  ) -> Fix? {
    let rule = group.sort.rule(group.varied, group.shared)
    let change = SpecChange.resolve(rule)
    guard let written = edits.edits(for: change, in: spec) else { return nil }
    func name(_ activity: Int) -> String { spec.activities[activity].name.value }
    let activities = group.varied + group.shared
    let part = SubSpec(spec, around: activities)
    guard let own = part.change(change) else { return nil }
    let isWait = group.sort == .wait
    let focus = FixFocus(
      own, in: part.spec,
      widest: isWait ? Set(activities.map(name)) : FixFocus.widest(activities, in: spec))
    let before = linter.lint(part.spec, focus)
    let problems = Set(chosen.flatMap { PartialLint.Problem.all($0) })
    guard problems.allSatisfy({ before.problems[$0] != nil }) else { return nil }
    let after = linter.lint(own.applied(to: part.spec), focus)
    guard before.areFixed(problems, by: after) else { return nil }
    let costs =
      isWait
      ? before.latency(of: after, waiting: name(group.shared[0]))
        + ["`\(name(group.shared[0]))` is not recognized where one of the others is"] : group.costs
    return Fix(
      name: group.sort.prefix + group.shared.map(name).joined(separator: "+"),
      title: "write `\(rule.text(name))` under `resolve`",
      cost: costs + ["settles \(chosen.count) findings at once"], change: change, edits: written)
  }
}

extension CheckedSpec {
  /// Whether one activity's element lies inside another one's.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    let paths = [inner, outer].map { elements[activities[$0].target.value].path }
    return paths[0].hasPrefix(paths[1] + "/")
  }
}
