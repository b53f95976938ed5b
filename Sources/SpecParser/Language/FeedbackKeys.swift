/// The keys below `feedback`. `FeedbackShape` says what their values are.
extension LanguageKeys {
  static let feedback = [
    LanguageKey(.follow, .group(.follow), "How the element follows the fingers."),
    LanguageKey(.rubberBand, .group(.rubberBand), "How the element resists beyond a limit."),
    LanguageKey(.clamp, .group(.clamp), "The limits of the movement."),
    LanguageKey(
      .anchor, .words(AnchorWord.allCases.map(SettingWord.anchor)),
      "The point about which it scales and turns; by default the center."),
    LanguageKey(.progress, .group(.progress), "How it shows the progress of a hold."),
    LanguageKey(.onCommit, .motions(.commitMotion), "How it goes on after an end with commit."),
    LanguageKey(.onCancel, .group(.motion), "How it goes back after an end without commit."),
    LanguageKey(.onEnd, .group(.endMotion), "How it goes on after the lift."),
    LanguageKey(.haptic, .group(.haptic), "The haptics."),
  ]

  // MARK: While fingers move

  static let follow = [
    LanguageKey(
      .translation, .either(shift, or: [.nothing], group: .axes),
      "How far it goes with the fingers, along the axes of `toward`."),
    LanguageKey(
      .rotation,
      .amount(
        FeedbackAmount(.angle, .factor, in: anything, factorsIn: -100...100), or: [.nothing]),
      "How far it turns: with the fingers, or for a movement across the screen."),
    LanguageKey(
      .scale, .either(factor, or: [.nothing], group: .growth),
      "How it scales with fingers that spread; else its scale at the commit distance, from 1."),
    LanguageKey(
      .opacity, .either(opacity, or: [.nothing], group: .fade), "Its opacity at the commit distance, from 1."),
  ]

  static let axes = [
    LanguageKey(.x, .amount(shift), "How far it goes with the fingers to the side."),
    LanguageKey(.y, .amount(shift), "How far it goes with the fingers up and down."),
  ]

  static let fade = [
    LanguageKey(.from, .amount(opacity), "The opacity at rest."),
    LanguageKey(.to, .amount(opacity), "The opacity at the commit distance."),
  ]

  static let growth = [
    LanguageKey(.from, .amount(factor), "The scale at rest."),
    LanguageKey(.to, .amount(factor), "The scale at the commit distance."),
  ]

  static let rubberBand = [
    LanguageKey(
      .beyond, .amount(FeedbackAmount(.length, .proportion)),
      "Where it begins to fall behind; by default beyond `clamp` or the bounds of its content."),
    LanguageKey(
      .coefficient, .amount(FeedbackAmount(.count)),
      "The share of the finger's speed that is left at the limit; by default 0.55."),
    LanguageKey(
      .law, .words(BandLawWord.allCases.map(SettingWord.law)), "The formula of its resistance."),
  ]

  static let clamp = [
    LanguageKey(.min, .amount(rest), "The least scale, place or angle at which it rests."),
    LanguageKey(.max, .amount(rest), "The greatest scale, place or angle at which it rests."),
    spring, duration,
  ]

  static let progress = [
    LanguageKey(.scale, .amount(factor), "The scale to which a hold shrinks it."),
    LanguageKey(
      .duration, .amount(FeedbackAmount(.time)),
      "The time before the end of the wait from which it shrinks; by default the whole wait."),
  ]

  static let haptic = [
    LanguageKey(.claim, .haptic, "What is felt when the activity claims."),
    LanguageKey(.threshold, .haptic, "What is felt at each pass of the commit distance outward."),
    LanguageKey(.commit, .haptic, "What is felt at an end with commit."),
  ]

  // MARK: After the lift

  static let motion = [
    LanguageKey(.curve, .curve, "The timing curve of the motion."),
    spring, duration,
    LanguageKey(.delay, .amount(FeedbackAmount(.time)), "How long it stands still before the motion."),
    LanguageKey(
      .velocity, .words(CurveVelocityWord.allCases.map(SettingWord.velocity)),
      "The velocity with which a curve begins: that of the fingers, which is the default, or its own."),
    LanguageKey(
      .target,
      .amount(
        FeedbackAmount(.length, .proportion, .factor, .angle, in: anything),
        or: TargetWord.allCases.map(SettingWord.target)),
      "Where the motion ends."),
  ]

  /// A motion with the opacity to which it fades.
  static let commitMotion =
    motion + [
      LanguageKey(.opacity, .amount(opacity), "What it fades to; by default that of its progress.")
    ]

  static let endMotion =
    [
      LanguageKey(
        .decay,
        .amount(FeedbackAmount(.count, in: 0.5...0.99999), or: DecayWord.allCases.map(SettingWord.decay)),
        "The share of its speed that a fling keeps each millisecond; normal is 0.998, fast 0.99."),
      LanguageKey(
        .pages, .amount(FeedbackAmount(.proportion, .length, isPositive: true)),
        "The length of a page; it goes to the page nearest to where the fling would rest."),
    ] + motion

  static let springs = [
    LanguageKey(.damping, .amount(FeedbackAmount(.count)), "The damping ratio; by default 1."),
    LanguageKey(
      .response, .amount(FeedbackAmount(.time, .count)),
      "The period that it would have without damping; by default 0.5s."),
    LanguageKey(
      .initialVelocity, .amount(FeedbackAmount(.count, .velocity, in: anything)),
      "The velocity with which it begins if the fingers rested, in distances to its target a second."),
  ]

  private static let spring = LanguageKey(.spring, .group(.spring), "The spring by which it moves.")
  private static let duration = LanguageKey(
    .duration, .amount(FeedbackAmount(.time)), "How long the motion takes.")

  // MARK: Amounts

  private static let anything = -Double.infinity...Double.infinity
  private static let shift = FeedbackAmount(.factor, .count, in: -100...100)
  private static let opacity = FeedbackAmount(.count, .factor, .proportion, in: 0...1)
  private static let factor = FeedbackAmount(.factor, .count, in: 0...100)
  /// The place where a clamp lets something rest; a scale is at least 0.
  private static let rest = FeedbackAmount(
    .factor, .length, .proportion, .angle, in: anything, factorsIn: 0...Double.infinity)
}
