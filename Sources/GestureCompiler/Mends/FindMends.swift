package import SpecParser

/// Gives every conflict above note the changes that remove it, each checked by the analysis itself.
///
/// A change is made in the checked spec, the rules and the analysis look again at everything that it can concern, and it is
/// kept only if the finding is gone and nothing above note has come in its place. What is not kept is not shown.
package struct FindMends {
  /// Pairs of activities that may be looked at again for one report.
  package static let budget = 24_000
  /// Rivals of one activity for which changes are tried.
  private static let mostRivals = 3

  private let spec: CheckedSpec
  private let edits: SourceEdits?
  private let indices: [String: Int]
  private var linter: PartialLinter

  private init(_ spec: CheckedSpec, _ edits: SourceEdits?, budget: Int) {
    self.spec = spec
    self.edits = edits
    indices = Dictionary(
      spec.activities.enumerated().map { ($1.name.value, $0) }, uniquingKeysWith: { a, _ in a })
    linter = PartialLinter(budget: budget)
  }

  /// The findings, with mends as data and as help where they are conflicts above note.
  /// - Parameters:
  ///   - findings: of this spec, which has no errors but conflicts.
  ///   - edits: of the spec's text; what cannot be written there is not offered.
  package static func added(
    to findings: [Finding], of spec: CheckedSpec, _ edits: SourceEdits?, budget: Int = budget
  ) -> [Finding] {
    guard findings.contains(where: isMendable) else { return findings }
    var search = FindMends(spec, edits, budget: budget)
    return findings.map { isMendable($0) ? search.mended($0) : $0 }
  }

  /// Whether some findings are gone from a later version of their spec, and nothing above note has come in their place.
  package static func areGone(_ chosen: [Finding], from all: [Finding], in later: [Finding]) -> Bool {
    let before = PartialLint(all, ConflictReport(), nil)
    let after = PartialLint(later, ConflictReport(), nil)
    return chosen.allSatisfy { before.isMended(PartialLint.Problem($0), by: after) }
  }

  private static func isMendable(_ finding: Finding) -> Bool {
    finding.severity > .note && finding.activities.count >= 2 && Conflict.Rule(rawValue: finding.rule) != nil
  }

  private mutating func mended(_ finding: Finding) -> Finding {
    var finding = finding
    guard linter.budget > 0 else {
      finding.help.append("no mend was looked for: mend what is reported above first")
      return finding
    }
    finding.mends = mends(finding)
    finding.help +=
      finding.mends.isEmpty
      ? [
        "no single change was found that removes this and brings nothing new: it takes several, such as other "
          + "directions, fingers, elements or guards for each"
      ]
      : finding.mends.map(\.line)
    return finding
  }

  private mutating func mends(_ finding: Finding) -> [Mend] {
    let activities = finding.activities.compactMap { indices[$0] }
    guard let first = activities.first, activities.count == finding.activities.count else { return [] }
    let rivals = activities.dropFirst().prefix(Self.mostRivals)
    let part = SubSpec(spec, around: activities)
    let before = linter.lint(part.spec, focus: Set(finding.activities))
    let problem = PartialLint.Problem(finding)
    guard before.problems[problem] != nil else { return [] }
    var mends: [Mend] = []
    for rival in rivals {
      let candidates = MendCandidates(
        spec: spec, a: first, b: rival, region: region(problem, before.report),
        suffix: activities.count > 2 ? "/\(spec.activities[rival].name.value)" : "")
      for candidate in candidates.all where linter.budget > 0 {
        guard !mends.contains(where: { $0.name == candidate.name }),
          let mend = check(candidate, problem, part, before),
          !mends.contains(where: { Self.comesToTheSame(mend, $0) })
        else { continue }
        mends.append(mend)
      }
    }
    return mends
  }

  /// Where the two claim, in words.
  private func region(_ problem: PartialLint.Problem, _ report: ConflictReport) -> [String] {
    let found = report.findings.first { PartialLint.Problem($0.finding) == problem }
    return found?.conflict.relation?.region.words ?? []
  }

  private mutating func check(
    _ candidate: MendCandidate, _ problem: PartialLint.Problem, _ part: SubSpec, _ before: PartialLint
  ) -> Mend? {
    var written: [TextEdit] = []
    if let edits {
      guard let found = edits.edits(for: candidate.change, in: spec) else { return nil }
      written = found
    }
    guard let change = part.change(candidate.change) else { return nil }
    let after = linter.lint(change.applied(to: part.spec), focus: Set(problem.activities))
    guard before.isMended(problem, by: after) else { return nil }
    let latency = before.latency(of: after, waiting: waiting(candidate.change))
    return Mend(
      name: candidate.name, title: candidate.title, cost: latency + candidate.reach, change: candidate.change,
      edits: written)
  }

  /// Waiting for another costs no more and gives no more than its being preferred, where no claim is ever held.
  private static func comesToTheSame(_ later: Mend, _ earlier: Mend) -> Bool {
    guard case .wait(let waiting, let awaited) = later.change,
      case .prefer(awaited, over: waiting) = earlier.change
    else { return false }
    return later.cost.first == earlier.cost.first
  }

  private func waiting(_ change: SpecChange) -> String? {
    if case .wait(let activity, _) = change { spec.activities[activity].name.value } else { nil }
  }
}
