import SpecParser

/// Results that one analysis keeps for the next one of an edited spec: decisions, tables, and paths past rivals, all by content. Reports do
/// not depend on it. One thread uses it at a time.
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
  /// The spread of work over cores.
  let spread: WorkSpread

  /// Limit of entries. Above it, everything is dropped.
  private static let limit = 100_000

  package init(_ spread: WorkSpread = .alone) { self.spread = spread }

  /// Drops everything if the metrics differ or there are too many entries.
  func prepare(for metrics: Metrics) {
    let amounts = metrics.settings.mapValues(\.amount)
    let estimator = metrics[.velocityEstimator].estimator
    let size = pool.shapes.count + decisions.count + courses.count + tables.size + reach.size + alone.size
    guard amounts != self.amounts || estimator != self.estimator || size > Self.limit else { return }
    (self.amounts, self.estimator) = (amounts, estimator)
    (pool, decisions, courses, groups) = (ShapePool(), [:], [:], KeptGroups())
    (tables, reach, alone) = (ReplayTables(), ReachMemo(), ReachMemo())
  }
}
