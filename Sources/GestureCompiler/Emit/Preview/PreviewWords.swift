import GestureRuntime
import SpecParser

/// The words of explanations as data of the page, which fills their blanks as `gspec explain` does.
enum PreviewWords {
  static var value: PreviewValue {
    let phrases = ExplainPhrase.allCases.compactMap { phrase in
      phrase.variants.map { PreviewValue.Member(phrase.rawValue, texts($0)) }
    }
    let causes = FailureCause.allCases.map { cause in
      PreviewValue.Member(
        "\(cause)",
        .object([
          .init("unit", .optional(cause.dimension.map { "\($0)" })), .init("isLoss", .bool(cause.isLoss)),
          .init("takesNoPart", .bool(cause.takesNoPart)),
          .init("texts", texts(cause.explanations)),
        ]))
    }
    let units = [Dimension.time, .length, .angle, .velocity, .proportion, .count].map {
      PreviewValue.Member("\($0)", .text(String(MeasureText.text(0, $0).dropFirst())))
    }
    return .object([
      .init("phrases", .object(phrases)), .init("causes", .object(causes)), .init("units", .object(units)),
      .init("ordinals", .texts(ExplainWords.ordinals)), .init("directions", .texts(ExplainWords.directions)),
      .init("guardFailed", .texts(ExplainWords.guardFailed)),
      .init("course", .object(CoursePart.named.map { .init($0.name, .text($0.part.text)) })),
      .init("refusals", .texts(HandOverRefusalCause.allCases.map { $0.text { "{\($0.rawValue)}" } })),
      .init("leastMovement", .number(ExplainWords.leastMovement)),
      .init("firstMovement", .number(ElaboratedStep.leastMovement)),
      .init("latestPress", .number(ExplainWords.latestPress)),
      .init("tools", .object(Tool.allCases.map { .init($0.rawValue, .text($0.article)) })),
      .init("lanes", lanes),
    ])
  }

  /// The numbers and shapes of lanes, which are those of pages. Shapes have the blanks `{at}`, `{width}` and `{text}`.
  private static var lanes: PreviewValue {
    let bars = ["finger", "possible", "held", "won"].map { name in
      PreviewValue.Member(name, .text(TrackMark.bar("k-" + name, at: "{at}", width: "{width}").source))
    }
    let (start, whole) = (SVG.number(TouchTime.margin), SVG.number(100 - 2 * TouchTime.margin))
    let others: [(String, Markup)] = [
      ("time", TrackMark.bar("k-time", at: start + "%", width: whole + "%")),
      ("claim", TrackMark.sign(.claim, at: "{at}")), ("failed", TrackMark.sign(.failed, at: "{at}")),
      ("tick", TrackMark.tick(at: "{at}")), ("label", TrackMark.label("{text}", at: "{at}")),
      ("firstLabel", TrackMark.label("{text}", at: "{at}", isFirst: true)),
    ]
    return .object([
      .init("margin", .number(TouchTime.margin)), .init("lastLabel", .number(TouchTime.lastLabel)),
      .init("least", .number(Int(TouchTime.least / 1000))),
      .init("steps", .list(TouchTime.steps.map { .number(Int($0)) })),
      .init("mostSteps", .number(Int(TouchTime.mostSteps))),
      .init("height", .number(TrackMark.trackHeight)), .init("axisHeight", .number(TrackMark.axisHeight)),
      .init("marks", .object(bars + others.map { .init($0.0, .text($0.1.source)) })),
    ])
  }

  /// Pairs of a condition, empty for none, and a text whose blanks have their names in braces.
  private static func texts(_ variants: [ExplainVariant]) -> PreviewValue {
    .list(variants.map { .texts([$0.condition?.rawValue ?? "", $0.template.named]) })
  }
}
