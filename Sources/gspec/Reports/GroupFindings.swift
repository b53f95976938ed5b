import GestureCompiler
import SpecParser

/// Findings that text shows as one, because one change is likely to settle all of them.
///
/// Reports for programs keep them apart.
struct FindingGroup {
  /// Which spec of the report.
  var spec: Int
  /// Shown whole; the others are shown as a line each.
  var lead: PlacedFinding
  var others: [PlacedFinding] = []
}

enum GroupFindings {
  /// Why findings belong together.
  private struct Cause: Hashable {
    var spec: Int
    var severity: Severity
    /// One wrong thing said in several places.
    var message: String?
    /// One activity that is described wrongly: a wrong kind breaks several rules of guidance.
    var activity: String?
    /// One change that settles several conflicts.
    var fix: String?
    /// One rule that several activities break.
    var rule: String?
  }

  /// - Parameter findings: in the order in which they are shown. A group stands where its first finding stands.
  static func grouped(_ findings: [(spec: Int, placed: PlacedFinding)]) -> [FindingGroup] {
    let perActivity = Dictionary(grouping: findings.compactMap(cause(ofActivity:)), by: \.self)
    var groups: [FindingGroup] = []
    var known: [Cause: Int] = [:]
    for item in findings {
      let own = cause(ofActivity: item)
      let isSeveral = own.map { (perActivity[$0]?.count ?? 0) > 1 } ?? false
      guard let cause = isSeveral ? own : cause(ofRule: item) else {
        groups.append(FindingGroup(spec: item.spec, lead: item.placed))
        continue
      }
      if let index = known[cause] {
        groups[index].others.append(item.placed)
      } else {
        known[cause] = groups.count
        groups.append(FindingGroup(spec: item.spec, lead: item.placed))
      }
    }
    return groups
  }

  /// Guidance about one activity. Conflicts are about several, and have a drawing and fixes of their own.
  private static func cause(ofActivity item: (spec: Int, placed: PlacedFinding)) -> Cause? {
    let finding = item.placed.finding
    guard finding.severity < .error, finding.witness == nil, finding.fixes.isEmpty,
      finding.activities.count == 1, !isUpkeep(finding)
    else { return nil }
    return Cause(spec: item.spec, severity: finding.severity, activity: finding.activities[0])
  }

  /// The same rule again; of errors only what says the same in another place.
  private static func cause(ofRule item: (spec: Int, placed: PlacedFinding)) -> Cause? {
    let finding = item.placed.finding
    if let fix = finding.fixes.first(where: { $0.name.hasPrefix(CommonFixes.prefix) }) {
      return Cause(spec: item.spec, severity: finding.severity, fix: fix.title)
    }
    guard finding.witness == nil, finding.fixes.isEmpty else { return nil }
    return Cause(
      spec: item.spec, severity: finding.severity,
      message: finding.severity == .error ? finding.message : nil, rule: finding.rule)
  }

  private static func isUpkeep(_ finding: Finding) -> Bool { FindingCost(rule: finding.rule) == .upkeep }
}
