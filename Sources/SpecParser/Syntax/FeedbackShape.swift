/// The form of the value of a `feedback` key.
indirect enum FeedbackShape {
  case group(KeyValuePairs<String, FeedbackShape>)
  /// A quantity within its limits, or one of some words.
  case amount(FeedbackAmount, or: [String] = [])
  /// A quantity or a word as in `amount`, or a group instead.
  case either(FeedbackAmount, or: [String], group: KeyValuePairs<String, FeedbackShape>)
  case words([String])
  /// A named timing curve, or `cubic-bezier(x1, y1, x2, y2)`.
  case curve
  /// A strength, the name of a cue, or the app's own word.
  case haptic
}

/// A quantity of one of several dimensions, the usual one first.
struct FeedbackAmount {
  var dimensions: [Dimension]
  /// In the canonical unit; a percentage counts as its hundredth.
  var limits: ClosedRange<Double>
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
  static let curves = ["linear", "ease", "ease-in", "ease-out", "ease-in-out"]
  /// The cues that platforms have.
  static let cues = [
    "light", "medium", "heavy", "soft", "rigid", "selection", "success", "warning", "error",
  ]
  /// The places where a movement can go after the lift.
  static let targets = ["start", "outside", "threshold", "page"]
  /// The velocity with which a curve begins: that of the fingers, or its own.
  static let velocities = ["finger", "curve"]
  /// The laws of rubber bands.
  static let laws = ["platform", "smooth", "article-text", "article-code"]

  private static let anything = -Double.infinity...Double.infinity

  private static let spring = FeedbackShape.group([
    "damping": .amount(FeedbackAmount(.count)),
    "initial-velocity": .amount(FeedbackAmount(.count, .velocity, in: anything)),
    "response": .amount(FeedbackAmount(.time, .count)),
  ])

  private static let motion: KeyValuePairs<String, FeedbackShape> = [
    "curve": .curve, "spring": spring, "duration": .amount(FeedbackAmount(.time)),
    "delay": .amount(FeedbackAmount(.time)), "velocity": .words(velocities),
    "target": .amount(FeedbackAmount(.length, .proportion, .factor, .angle, in: anything), or: targets),
  ]

  /// A motion with the opacity to which it fades.
  private static let leave: KeyValuePairs<String, FeedbackShape> = [
    "curve": .curve, "spring": spring, "duration": .amount(FeedbackAmount(.time)),
    "delay": .amount(FeedbackAmount(.time)), "velocity": .words(velocities),
    "target": .amount(FeedbackAmount(.length, .proportion, .factor, .angle, in: anything), or: targets),
    "opacity": .amount(opacity),
  ]

  /// The keys of a motion in `on-commit`; no detent may have such a name.
  static let motionKeys = leave.map(\.key)
  /// The form of `on-commit` for one detent.
  static let commit = FeedbackShape.group(leave)

  private static let release: KeyValuePairs<String, FeedbackShape> = [
    "decay": .amount(FeedbackAmount(.count, in: 0.5...0.99999), or: ["normal", "fast"]),
    "pages": .amount(FeedbackAmount(.proportion, .length, isPositive: true)), "curve": .curve,
    "spring": spring,
    "duration": .amount(FeedbackAmount(.time)), "delay": .amount(FeedbackAmount(.time)),
    "velocity": .words(velocities),
    "target": .amount(FeedbackAmount(.length, .proportion, .factor, .angle, in: anything), or: targets),
  ]

  /// The place where a clamp lets something rest; a scale is at least 0.
  private static let rest = FeedbackAmount(
    .factor, .length, .proportion, .angle, in: anything, factorsIn: 0...Double.infinity)
  private static let opacity = FeedbackAmount(.count, .factor, .proportion, in: 0...1)
  private static let factor = FeedbackAmount(.factor, .count, in: 0...100)

  private static let follow: KeyValuePairs<String, FeedbackShape> = [
    "translation": .either(
      FeedbackAmount(.factor, .count, in: -100...100), or: ["none"],
      group: [
        "x": .amount(FeedbackAmount(.factor, .count, in: -100...100)),
        "y": .amount(FeedbackAmount(.factor, .count, in: -100...100)),
      ]),
    "rotation": .amount(FeedbackAmount(.angle, .factor, in: anything, factorsIn: -100...100), or: ["none"]),
    "opacity": .either(opacity, or: ["none"], group: ["from": .amount(opacity), "to": .amount(opacity)]),
    "scale": .either(factor, or: ["none"], group: ["from": .amount(factor), "to": .amount(factor)]),
  ]

  /// The keys of `feedback`.
  static let all: KeyValuePairs<String, FeedbackShape> = [
    "rubber-band": .group([
      "beyond": .amount(FeedbackAmount(.length, .proportion)),
      "coefficient": .amount(FeedbackAmount(.count)), "law": .words(laws),
    ]),
    "on-commit": .group(leave),
    "on-cancel": .group(motion),
    "on-end": .group(release),
    "follow": .group(follow),
    "clamp": .group([
      "min": .amount(rest),
      "max": .amount(rest),
      "spring": spring, "duration": .amount(FeedbackAmount(.time)),
    ]),
    "anchor": .words(["fingers", "center"]),
    "progress": .group([
      "scale": .amount(factor), "duration": .amount(FeedbackAmount(.time)),
    ]),
    "haptic": .group(["claim": .haptic, "threshold": .haptic, "commit": .haptic]),
  ]
}
