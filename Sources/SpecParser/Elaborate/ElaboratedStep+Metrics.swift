/// A limit that a metric sets, because the spec states none.
package struct MetricLimit: Sendable, Hashable {
  package var metric: Metric
  /// The vocabulary or product that set the metric.
  package var setBy: String
  /// In the canonical unit of the metric's dimension.
  package var amount: Double

  package init(_ metric: Metric, setBy: String, amount: Double) {
    self.metric = metric
    self.setBy = setBy
    self.amount = amount
  }

  /// The metric and its value: `touch-slop 8 pt`.
  package var text: String { "\(metric.rawValue) \(value)" }

  /// The value with its unit: `8 pt`.
  package var value: String { MeasureText.text(amount, metric.dimension ?? .count) }
}

extension ElaboratedStep {
  /// The metrics that apply to the step, in the order in which a touch meets them; none twice.
  package func metricLimits(_ metrics: Metrics) -> [MetricLimit] {
    var result: [MetricLimit] = []
    if !edges.isEmpty, let width = metrics[.edgeWidth].amount {
      result.append(MetricLimit(.edgeWidth, setBy: metrics[.edgeWidth].setBy, amount: width))
    }
    for limit in limits.all.flatMap(\.range.ends) {
      guard case .metric(let metric, let owner) = limit.origin,
        !result.contains(where: { $0.metric == metric })
      else { continue }
      result.append(MetricLimit(metric, setBy: owner, amount: limit.amount))
    }
    return result
  }
}
