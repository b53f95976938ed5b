import SpecParser

/// What one analysis leaves to the next one of a spec that is being edited: decisions, tables, and ways past rivals, by what they are
/// about. What is reported is the same with it and without. One thread uses it at a time.
package final class KeptAnalysis: @unchecked Sendable {
  /// What all of it is true under: the metrics in force, wherever they are set.
  private var amounts: [Metric: Double?] = [:]
  private var estimator: VelocityEstimatorKind?
  var pool = ShapePool()
  var decisions: [AnalyzeConflicts.DecisionKey: PairDecision] = [:]
  var groups = KeptGroups()
  private(set) var tables = ReplayTables()
  private(set) var reach = ReachMemo()
  /// How work is spread over cores.
  let spread: WorkSpread

  /// So much is kept; more is forgotten, all at once.
  private static let limit = 100_000

  package init(_ spread: WorkSpread = .alone) { self.spread = spread }

  /// Forgets everything if it is about other metrics, or grows too large.
  func prepare(for metrics: Metrics) {
    let amounts = metrics.settings.mapValues(\.amount)
    let estimator = metrics[.velocityEstimator].estimator
    let size = pool.shapes.count + decisions.count + tables.size + reach.size
    guard amounts != self.amounts || estimator != self.estimator || size > Self.limit else { return }
    (self.amounts, self.estimator) = (amounts, estimator)
    (pool, decisions, groups) = (ShapePool(), [:], KeptGroups())
    (tables, reach) = (ReplayTables(), ReachMemo())
  }
}
