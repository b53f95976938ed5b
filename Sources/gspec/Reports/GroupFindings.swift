import GestureCompiler
import SpecParser

/// Findings that text output shows together, because one change is likely to fix all of them.
///
/// Machine-readable reports list them separately.
struct FindingGroup {
  /// The index of the spec in the report.
  var spec: Int
  /// The finding that is shown in full. The others take one line each.
  var lead: PlacedFinding
  var others: [PlacedFinding]
}

enum GroupFindings {
  /// The reason why findings are grouped.
  private struct Cause: Hashable {
    var spec: Int
    var severity: Severity
    /// The message of an error that is found in several places.
    var message: String?
    /// An activity that breaks several rules of guidance, for example because its kind is wrong.
    var activity: String?
    /// The title of a fix that removes several conflicts.
    var fix: String?
    /// A rule that several activities break.
    var rule: String?
    /// The number of a finding that stands alone.
    var number: Int?
  }

  /// - Parameter findings: in the order in which they are shown. A group takes the place of its first finding.
  static func grouped(_ findings: [(spec: Int, placed: PlacedFinding)]) -> [FindingGroup] {
    let perActivity = Dictionary(grouping: findings.compactMap(cause(ofActivity:)), by: \.self)
    let causes = findings.enumerated().grouped { number, item in
      let own = cause(ofActivity: item)
      let isSeveral = own.map { (perActivity[$0]?.count ?? 0) > 1 } ?? false
      return (isSeveral ? own : cause(ofRule: item))
        ?? Cause(spec: item.spec, severity: item.placed.finding.severity, number: number)
    }
    return causes.map { cause, items in
      let placed = items.map(\.element.placed)
      return FindingGroup(spec: cause.spec, lead: placed[0], others: Array(placed.dropFirst()))
    }
  }

  /// The activity, for guidance about one activity. A conflict is about several, and is shown with its own witness and fixes.
  private static func cause(ofActivity item: (spec: Int, placed: PlacedFinding)) -> Cause? {
    let finding = item.placed.finding
    guard finding.severity < .error, finding.witness == nil, finding.fixes.isEmpty,
      finding.activities.count == 1, !isUpkeep(finding)
    else { return nil }
    return Cause(spec: item.spec, severity: finding.severity, activity: finding.activities[0])
  }

  /// The shared fix, or the rule. Errors are grouped only if their messages are equal.
  private static func cause(ofRule item: (spec: Int, placed: PlacedFinding)) -> Cause? {
    let finding = item.placed.finding
    if let fix = finding.fixes.first(where: { CommonFixes.isCommon($0.name) }) {
      return Cause(spec: item.spec, severity: finding.severity, fix: fix.title)
    }
    guard finding.witness == nil, finding.fixes.isEmpty else { return nil }
    return Cause(
      spec: item.spec, severity: finding.severity,
      message: finding.severity == .error ? finding.message : nil, rule: finding.rule)
  }

  private static func isUpkeep(_ finding: Finding) -> Bool { FindingCost(rule: finding.rule) == .upkeep }
}
