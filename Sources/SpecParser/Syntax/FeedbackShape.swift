/// The form of the value of a key below `feedback`.
package enum FeedbackShape: Sendable, Hashable {
  case group(LanguageContext)
  /// A group, or one for each detent by its name.
  case motions(LanguageContext)
  /// A quantity within its limits, or one of some words.
  case amount(FeedbackAmount, or: [SettingWord] = [])
  /// A quantity or a word as in `amount`, or a group instead.
  case either(FeedbackAmount, or: [SettingWord], group: LanguageContext)
  case words([SettingWord])
  /// A named timing curve, or `cubic-bezier(x1, y1, x2, y2)`.
  case curve
  /// A strength, the name of a cue, or the app's own word.
  case haptic
}

/// A quantity of one of several dimensions, the usual one first.
package struct FeedbackAmount: Sendable, Hashable {
  package var dimensions: [Dimension]
  /// In the canonical unit; a percentage counts as its hundredth.
  package var limits: ClosedRange<Double>
  /// The limits of a factor, if they are different.
  var factorLimits: ClosedRange<Double>
  /// Whether the amount must be more than 0.
  var isPositive: Bool

  init(
    _ dimensions: Dimension..., in limits: ClosedRange<Double> = 0...Double.infinity,
    factorsIn factorLimits: ClosedRange<Double>? = nil, isPositive: Bool = false
  ) {
    self.dimensions = dimensions
    self.limits = limits
    self.factorLimits = factorLimits ?? limits
    self.isPositive = isPositive
  }
}

extension FeedbackShape {
  /// The named timing curves.
  package static let curves = CurveWord.allCases.map(SettingWord.curve)
  /// The cues that platforms have.
  package static let cues = CueWord.allCases.map(SettingWord.cue)

  /// The form in words, for the table of keys.
  var described: String {
    switch self {
    case .group(let context), .motions(let context): Self.names(context)
    case .amount(let amount, let words): Self.either(amount.dimensions.map(\.described) + words.map(\.text))
    case .either(let amount, let words, let group):
      Self.either(amount.dimensions.map(\.described) + words.map(\.text) + ["{\(Self.names(group))}"])
    case .words(let words): Self.either(words.map(\.text))
    case .curve: Self.either(Self.curves.map(\.text) + ["cubic-bezier(x1, y1, x2, y2)"])
    case .haptic: Self.either(Self.cues.map(\.text) + ["a strength from 0 to 1", "a word of the app"])
    }
  }

  /// The form for the table of keys.
  var child: LanguageChild {
    switch self {
    case .group(let context), .either(_, _, let context): .keys(context)
    case .motions(let context): .keysOrNamed(context)
    case .amount, .words, .curve, .haptic: .value
    }
  }

  private static func names(_ context: LanguageContext) -> String {
    context.keys.map(\.name).joined(separator: ", ")
  }

  private static func either(_ choices: [String]) -> String { inWords(choices, joinedBy: "or") }
}
