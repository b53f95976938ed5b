/// A movement gives way at a limit.
///
/// The check reports
/// - an activity with a continuous mechanic that translates and with a `clamp`, whose feedback has no `rubber-band`;
/// - a `rubber-band` whose `coefficient` is 0, which stops the movement, or 1 and more, which slows nothing.
///
/// A `clamp` where the fingers only spread or turn springs back instead (`feedback/clamp-without-spring`).
struct LimitsGiveWay: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "limit-without-rubber-band", "a movement stops dead at a limit",
    because:
      "An element that stops suddenly looks broken. Beyond a limit it should move on more slowly; "
      + "usual coefficients lie between 0.55 and 0.75.",
    section: "Rubber Band Effect at Boundary",
    activities: """
      push: {does: pan, target: card, by: drag, alternative: the arrow keys,
        ✗ feedback: {follow: {translation: 1x}, clamp: {max: 200pt}, on-cancel: {spring: {damping: 0.7}}}}
        ✓ feedback: {follow: {translation: 1x}, clamp: {max: 200pt}, on-cancel: {spring: {damping: 0.7}},
          ✓ rubber-band: {coefficient: 0.55}}}
      """)

  func finding(about reading: FeedbackReading, in _: CheckContext) -> Finding? {
    missing(reading) ?? useless(reading)
  }

  private func missing(_ reading: FeedbackReading) -> Finding? {
    guard let clamp = reading.clampLimit,
      reading.tracksTranslation, reading.entries(.rubberBand).isEmpty
    else { return nil }
    return finding(
      "the element of `\(reading.name)` stops dead at its limit", at: clamp.span,
      help: ["add `rubber-band: {coefficient: 0.55}`, which begins at the clamp"])
  }

  private func useless(_ reading: FeedbackReading) -> Finding? {
    guard let entry = reading.entries(.rubberBand, .coefficient).first, let amount = entry.amount,
      amount <= 0 || amount >= 1
    else { return nil }
    let what = amount <= 0 ? "a wall: nothing moves beyond it" : "no band: nothing is slowed beyond it"
    return finding(
      "the rubber band of `\(reading.name)` is \(what)", at: entry.span,
      help: ["write a coefficient between 0.55 and 0.75"])
  }
}
