/// The built-in settings of the metrics.
enum DefaultMetrics {
  static let setter = "gspec"

  static func setting(of metric: Metric) -> MetricAssignment {
    let value: MetricAssignment.Value =
      metric.follows.map { .follows($0) }
      ?? (metric.dimension == nil ? .estimator(.leastSquares) : .amount(metric.builtIn))
    return MetricAssignment(metric: metric, value: value, setBy: setter, span: nil)
  }
}

/// Combines the metrics of all files: a later assignment overrides an earlier one, and a metric that follows another takes its value.
struct MetricsResolver {
  private var assignments: [Metric: MetricAssignment] = [:]
  private var settings: [Metric: MetricSetting] = [:]
  /// Metrics whose last assignment could not be read, and those that follow them. Their settings are of the assignment before.
  private var unread: Set<Metric> = []

  /// - Parameter assignments: those of the vocabularies in the order of use, then those of the product.
  init(_ assignments: [MetricAssignment]) {
    for metric in Metric.allCases { self.assignments[metric] = DefaultMetrics.setting(of: metric) }
    for assignment in assignments {
      if case .unread = assignment.value {
        unread.insert(assignment.metric)
      } else {
        unread.remove(assignment.metric)
        self.assignments[assignment.metric] = assignment
      }
    }
  }

  /// The value of every metric. Metrics that follow each other in a circle are reported, if one has a place in a file.
  mutating func metrics(_ sink: FindingSink) -> Metrics {
    for metric in Metric.allCases { resolve(metric, chain: [], sink) }
    return Metrics(settings: settings, unread: unread)
  }

  private mutating func resolve(_ metric: Metric, chain: [Metric], _ sink: FindingSink) {
    guard settings[metric] == nil, let assignment = assignments[metric] else { return }
    var setting = MetricSetting(amount: nil, setBy: assignment.setBy, span: assignment.span)
    switch assignment.value {
    case .amount(let amount): setting.amount = amount
    case .estimator(let estimator): setting.estimator = estimator
    case .unread: break  // `init` keeps none of them
    case .follows(let other):
      if (chain + [metric]).contains(other) {
        reportCircle(assignment, chain + [metric], sink)
        unread.insert(metric)
      } else {
        resolve(other, chain: chain + [metric], sink)
        if let followed = settings[other] { setting = followed }
        if unread.contains(other) { unread.insert(metric) }
        if metric.isPositive, let amount = setting.amount, amount <= 0, let span = assignment.span {
          sink.report(
            SyntaxRules.range, "the metric `\(other.rawValue)` is 0, but `\(metric.rawValue)` must be more",
            at: span, help: ["give one of them a quantity"])
        }
        if let amount = setting.amount, amount > metric.greatest, let span = assignment.span {
          sink.report(
            SyntaxRules.range,
            "the metric `\(other.rawValue)` is more than `\(metric.rawValue)` can be", at: span,
            help: ["give one of them a quantity"])
        }
      }
    }
    settings[metric] = setting
  }

  private func reportCircle(_ assignment: MetricAssignment, _ chain: [Metric], _ sink: FindingSink) {
    let spans = chain.compactMap { assignments[$0]?.span }
    guard let span = assignment.span ?? spans.last else { return }
    sink.report(
      SyntaxRules.range, "the metrics \(listed(chain.map(\.rawValue))) follow each other in a circle",
      at: span,
      help: ["give one of them a quantity"],
      related: spans.filter { $0 != span }.map { .init(span: $0, message: "this one is in the circle") }
    )
  }
}

extension Mechanic {
  /// The mechanic with the values of metrics in place of their names.
  func resolving(_ metrics: Metrics) -> Mechanic {
    var mechanic = self
    for index in steps.indices {
      mechanic.steps[index].action.limits = steps[index].action.limits.mapped { $0.resolving(metrics) }
    }
    return mechanic
  }
}

extension Limit {
  /// The limit with the metric's value; `nil` if the metric is `none`.
  fileprivate func resolving(_ metrics: Metrics) -> Limit? {
    guard case .metric(let metric, _) = origin else { return self }
    return metrics.limit(metric, isIncluded: isIncluded)
  }
}
