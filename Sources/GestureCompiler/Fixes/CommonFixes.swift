package import SpecParser

/// Finds one change that fixes several conflicts with a common activity and reason, such as handles that all win over the scrolling around
/// them.
///
/// The change is applied to the checked spec, which is linted again as far as the change can affect it. It is kept only if all of the
/// conflicts are gone and nothing above note has appeared instead, as `CheckFix` checks it for single findings.
package enum CommonFixes {
  /// Limit of activities of a spec. In larger ones, groups share too many of them.
  private static let mostActivities = 250
  /// Limit of groups.
  private static let mostGroups = 3

  /// The prefix of the names of such fixes.
  package static let prefix = "prefer:all/"

  /// Conflicts of inner activities with the same outer one.
  private struct Group {
    var loser: Int
    /// The winners, sorted by name.
    var winners: [Int]
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
      guard let (winner, loser, costs) = pair(finding, spec) else { continue }
      let known = groups.firstIndex { $0.loser == loser && $0.costs.first == costs.first }
      if let known, !groups[known].winners.contains(winner) {
        groups[known].winners.append(winner)
        groups[known].findings.append(index)
        groups[known].costs += costs.filter { !groups[known].costs.contains($0) }
      } else if known == nil {
        groups.append(Group(loser: loser, winners: [winner], findings: [index], costs: costs))
      }
    }
    return groups.filter { $0.winners.count > 1 }.map { group in
      var group = group
      group.winners.sort { spec.activities[$0].name.value < spec.activities[$1].name.value }
      return group
    }
  }

  /// The inner activity of a nested conflict that has a fix by which it wins, and the outer one.
  private static func pair(
    _ finding: Finding, _ spec: CheckedSpec
  ) -> (winner: Int, loser: Int, costs: [String])? {
    guard finding.rule == Conflict.Rule.nested.rawValue, finding.severity == .warning,
      finding.activities.count == 2
    else { return nil }
    func path(_ activity: Int) -> String { spec.elements[spec.activities[activity].target.value].path }
    for fix in finding.fixes {
      guard case .resolve(.prefer(let winners, over: let losers)) = fix.change, winners.count == 1,
        losers.count == 1,
        path(winners[0]).hasPrefix(path(losers[0]) + "/")
      else { continue }
      return (winners[0], losers[0], fix.cost)
    }
    return nil
  }

  /// - Parameter chosen: the findings of the group.
  private static func fix(
    for chosen: [Finding], _ group: Group, _ spec: CheckedSpec, _ edits: SourceEdits,
    _ linter: inout PartialLinter
  ) -> Fix? {
    let rule = ResolutionRule.prefer(group.winners, over: [group.loser])
    let change = SpecChange.resolve(rule)
    guard let written = edits.edits(for: change, in: spec) else { return nil }
    let line = rule.text { spec.activities[$0].name.value }
    let activities = group.winners + [group.loser]
    let part = SubSpec(spec, around: activities)
    guard let own = part.change(change) else { return nil }
    let focus = FixFocus(own, in: part.spec, widest: FixFocus.widest(activities, in: spec))
    let before = linter.lint(part.spec, focus)
    let problems = Set(chosen.flatMap { PartialLint.Problem.all($0) })
    guard problems.allSatisfy({ before.problems[$0] != nil }),
      before.areFixed(problems, by: linter.lint(own.applied(to: part.spec), focus))
    else { return nil }
    return Fix(
      name: prefix + spec.activities[group.loser].name.value, title: "write `\(line)` under `resolve`",
      cost: group.costs + ["settles \(chosen.count) findings at once"], change: change, edits: written)
  }
}
