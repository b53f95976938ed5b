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
          .init("texts", texts(cause.explanations)),
        ]))
    }
    let units = [Dimension.time, .length, .angle, .velocity, .count].map {
      PreviewValue.Member("\($0)", .text(String(MeasureText.text(0, $0).dropFirst())))
    }
    return .object([
      .init("phrases", .object(phrases)), .init("causes", .object(causes)), .init("units", .object(units)),
      .init("ordinals", .texts(ExplainWords.ordinals)), .init("directions", .texts(ExplainWords.directions)),
      .init("guardFailed", .texts(ExplainWords.guardFailed)),
      .init("leastMovement", .number(ExplainWords.leastMovement)),
      .init("firstMovement", .number(ElaboratedStep.leastMovement)),
      .init("latestPress", .number(ExplainWords.latestPress)),
      .init("tools", .object(Tool.allCases.map { .init($0.rawValue, .text($0.article)) })),
    ])
  }

  /// Pairs of a condition, empty for none, and a text whose blanks have their names in braces.
  private static func texts(_ variants: [ExplainVariant]) -> PreviewValue {
    .list(variants.map { .texts([$0.condition?.rawValue ?? "", $0.template.named]) })
  }
}
