import SpecParser

/// The metrics in effect, with their origins.
struct MetricsSection {
  let context: DocumentContext

  var content: [Markup] {
    let columns: [HTML.Column] = [
      .init(name: "Metric"), .init(name: "Value", isNumber: true), .init(name: "What it is"),
      .init(name: "Set by"),
    ]
    return [HTML.table("Metrics in force", columns, Metric.allCases.map(row))]
  }

  private func row(_ metric: Metric) -> [Markup] {
    let setting = context.spec.metrics[metric]
    return [
      HTML.code(metric.rawValue), .text(MetricWords.value(metric, setting)),
      HTML.prose(MetricWords.meaning(metric)),
      origin(setting),
    ]
  }

  /// The origin of a setting. The product's own settings are emphasized.
  private func origin(_ setting: MetricSetting) -> Markup {
    let place = context.place(setting.span)
    guard setting.setBy == context.spec.product.value, let place else {
      return .text(setting.setBy == "gspec" ? "the default" : setting.setBy)
    }
    return .joined([.element("strong", [:], setting.setBy), .text(" (\(place))")])
  }
}
