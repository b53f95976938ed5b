import GestureCompiler
import SpecParser

/// The request `textDocument/inlayHint`: the metrics that apply to steps and mechanics, next to their text.
extension EditorRequest {
  func inlayHints() throws(LanguageServer.Refusal) -> JSON {
    let (start, end) = try document.range(of: parameters)
    // There are no hints while the spec cannot be read, because places of an earlier text may be wrong.
    var hints = reading.result.spec.map(hints) ?? reading.result.vocabulary.map(hints) ?? []
    hints.removeAll { !(start...max(start, end)).contains($0.offset) }
    return .array(hints.sorted { $0.offset < $1.offset }.uniqued(by: \.offset).map(message))
  }

  private struct Hint {
    /// The byte offset after which the hint is shown.
    var offset: Int
    var label: String
    /// Text in Markdown.
    var tooltip: String
  }

  private func message(_ hint: Hint) -> JSON {
    [
      "position": EditorRange.position(hint.offset, in: document.source), "label": .string(hint.label),
      "tooltip": ["kind": "markdown", "value": .string(hint.tooltip)], "paddingLeft": true,
    ]
  }

  private func hints(_ spec: CheckedSpec) -> [Hint] {
    var hints = steps(spec.mechanics, spec.metrics)
    for activity in spec.activities {
      for mechanic in activity.mechanics where mechanic.span.file == 0 {
        let elaborated = ElaboratedMechanic(
          spec.mechanics[mechanic.value], for: activity, under: spec.metrics)
        hints += beside(elaborated, mechanic.span.end, spec.metrics)
      }
    }
    return hints
  }

  private func hints(_ vocabulary: CheckedVocabulary) -> [Hint] {
    steps(vocabulary.mechanics, vocabulary.metrics)
  }

  /// The hint next to a mechanic's name. It shows only values, because a line may have several mechanics.
  private func beside(_ mechanic: ElaboratedMechanic, _ offset: Int, _ metrics: Metrics) -> [Hint] {
    let limits = mechanic.steps.flatMap { $0.metricLimits(metrics) }.uniqued(by: \.metric)
    guard !limits.isEmpty else { return [] }
    return [
      Hint(
        offset: offset, label: limits.map(\.value).joined(separator: ", "),
        tooltip: MechanicText.sentence(mechanic) + "\n" + Self.list(limits))
    ]
  }

  /// Hints next to the steps in this file, and next to metrics that the steps name.
  private func steps(_ mechanics: [Mechanic], _ metrics: Metrics) -> [Hint] {
    var hints: [Hint] = []
    for mechanic in mechanics where mechanic.name.span.file == 0 {
      for step in ElaboratedMechanic(mechanic, under: metrics).steps where step.span.file == 0 {
        let written = document.source.text(step.span.range)
        let limits = step.metricLimits(metrics).filter { !written.contains($0.metric.rawValue) }
        guard !limits.isEmpty else { continue }
        hints.append(
          Hint(
            offset: step.span.end, label: limits.map(\.text).joined(separator: ", "),
            tooltip: "Nothing is written here, so the metrics apply.\n" + Self.list(limits)))
      }
    }
    return hints + named(metrics)
  }

  private static func list(_ limits: [MetricLimit]) -> String {
    limits.map { "\n- `\($0.metric.rawValue)`: \($0.value), set by `\($0.setBy)`" }.joined()
  }

  /// Hints next to metrics that steps in this file name in place of an amount.
  private func named(_ metrics: Metrics) -> [Hint] {
    guard let mechanics = reading.tree.root?.value(of: "mechanics") else { return [] }
    var hints: [Hint] = []
    var open = [mechanics]
    while let node = open.popLast() {
      guard node.alias == nil else { continue }
      switch node.content {
      case .mapping(let entries, _): open += entries.map(\.value)
      case .sequence(let items, _): open += items
      case .scalar(let scalar):
        guard let metric = Metric(rawValue: scalar.text), let amount = metrics[metric].amount else {
          continue
        }
        let limit = MetricLimit(metric, setBy: metrics[metric].setBy, amount: amount)
        hints.append(Hint(offset: node.span.end, label: limit.value, tooltip: Self.list([limit])))
      }
    }
    return hints
  }
}
