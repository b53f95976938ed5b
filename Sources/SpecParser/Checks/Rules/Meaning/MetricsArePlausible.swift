/// No metric is more than screens, hands and systems make plausible.
///
/// `Metric.plausible` has the ranges. A metric that is too small is not reported here: then other activities lose touches, which the conflict
/// analysis and `accessibility/touch-becomes-hold` report.
struct MetricsArePlausible: SpecCheck {
  static let rule = RuleInfo(
    id: "metric/implausible", defaultSeverity: .warning,
    summary: "a metric that is larger than is plausible",
    reason:
      "Often a digit is wrong, or a unit. The gestures that the metric limits are then hard to perform, or take what is "
      + "meant for others.",
    example: MaterialExample.text(
      elements: "page: {}", activities: "pause: {does: custom, target: page, by: long-press}",
      metrics: """
        ✗ long-press-timeout: 4s
        ✓ long-press-timeout: 400ms
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let metrics = context.spec.metrics
    // A metric that follows another has its place.
    var told: Set<SourceSpan> = []
    return Metric.allCases.compactMap { metric in
      guard let most = metric.plausible, let amount = metrics[metric].amount, amount > most.amount,
        let dimension = metric.dimension, let span = metrics[metric].span, told.insert(span).inserted
      else { return nil }
      let limit = MeasureText.text(most.amount, dimension)
      return finding(
        "`\(metric.rawValue)` is \(MeasureText.text(amount, dimension)), and more than \(limit) is not plausible",
        at: span, notes: [most.source], help: ["write at most \(limit)"])
    }
  }
}
