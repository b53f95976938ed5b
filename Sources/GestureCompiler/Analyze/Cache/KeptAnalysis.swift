import SpecParser

/// Results that one analysis keeps for the next one of an edited spec, or of another: decisions, tables, and paths past rivals, all by
/// content. Reports do not depend on it. One thread uses it at a time.
package final class KeptAnalysis: @unchecked Sendable {
  /// The metrics for which the results are valid.
  private var amounts: [Metric: Double?] = [:]
  private var estimator: VelocityEstimatorKind?
  var pool = ShapePool()
  var decisions: [AnalyzeConflicts.DecisionKey: PairDecision] = [:]
  var courses: [AnalyzeConflicts.CourseKey: PairDecision] = [:]
  var groups = KeptGroups()
  private(set) var tables = ReplayTables()
  private(set) var reach = ReachMemo()
  /// Whether shapes can be performed alone.
  private(set) var alone = ReachMemo()
  /// The search for touches that an activity seems made for and never wins.
  private(set) var lost = ReachMemo()
  /// Valid for any metrics.
  let mechanics = LoneMechanicsMemo()
  /// The spread of work over cores.
  let spread: WorkSpread

  /// Limit of entries. Above it, they are dropped.
  private static let limit = 100_000

  package init(_ spread: WorkSpread = .alone) { self.spread = spread }

  /// Drops what must not be used for another spec. Fixes are looked for with a limit for new searches, which must not depend on the specs
  /// before.
  package func beginSpec() { (groups, reach, lost) = (KeptGroups(), ReachMemo(), ReachMemo()) }

  /// Drops everything if the metrics differ, and what has too many entries.
  func prepare(for metrics: Metrics) {
    let amounts = metrics.settings.mapValues(\.amount)
    let estimator = metrics[.velocityEstimator].estimator
    let isOther = amounts != self.amounts || estimator != self.estimator
    (self.amounts, self.estimator) = (amounts, estimator)
    if isOther || reach.size + lost.size > Self.limit { beginSpec() }
    let size = pool.shapes.count + decisions.count + courses.count + tables.size + alone.size
    guard isOther || size > Self.limit else { return }
    (pool, decisions, courses) = (ShapePool(), [:], [:])
    (tables, alone) = (ReplayTables(), ReachMemo())
  }
}
