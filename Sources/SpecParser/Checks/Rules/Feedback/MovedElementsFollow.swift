/// An element that moves under the fingers follows them while they move.
///
/// The check reports activities whose element can move only at the lift, or is declared not to move:
/// - an activity with discrete mechanics only, one of them with a movement (a `dismiss` by `swipe` alone). Its kind must list a continuous
///   mechanic that moves at once, wherever it is touched;
/// - an activity that declares `follow` and binds no continuous mechanic with a movement, so that there is nothing to follow;
/// - an activity that tracks a movement and declares a `follow` in which everything is `0` or `none`.
///
/// A `scroll` or `pan` by Apple's flick alone is not reported, since Apple's page gives the flick that action.
///
/// Without `follow`, an element with a motion follows, and what others show is unknown: an activity with a continuous mechanic is not
/// reported. `material/scroll-anchored`, `material/pan-without-drag`, `material/menu-without-drag`, `apple/tracking` and
/// `apple/live-feedback` are reported instead of this rule.
struct MovedElementsFollow: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "no-follow-up", "an element that is moved does not follow the fingers",
    because:
      "An element that jumps to its place after the lift does not show what the hand does, or that it "
      + "can still return.",
    section: "introduction",
    activities: """
      ✗ archive: {does: dismiss, target: card, by: [swipe, fling], toward: left,
      ✓ archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,
        ✓ feedback: {follow: {translation: 1x}},
        commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}
      """)

  func finding(about reading: FeedbackReading, in context: CheckContext) -> Finding? {
    reading.tracksAnything ? stands(reading) : leaps(reading, context)
  }

  /// The finding for an activity that tracks a movement which nothing follows.
  private func stands(_ reading: FeedbackReading) -> Finding? {
    guard let first = reading.followed.first, !reading.followsSomething else { return nil }
    return finding(
      "nothing of the element follows the fingers of `\(reading.name)`", at: first.span,
      help: ["let its place follow, such as `follow: {translation: 1x}`"])
  }

  /// The finding for an activity that has nothing to follow until the lift.
  private func leaps(_ reading: FeedbackReading, _ context: CheckContext) -> Finding? {
    let name = reading.name
    if let follow = reading.followed.first {
      return finding(
        "`\(name)` declares what follows the fingers, and binds no continuous mechanic that they move by",
        at: follow.span, help: ["bind one, such as a drag, or drop `follow`"])
    }
    guard reading.moves, !isFlicked(reading),
      let first = reading.activity.mechanics.first,
      let continuous = continuousMechanic(of: reading.activity.does.value, context)
    else { return nil }
    return finding(
      reading.activity.does.value == "multi-select-drag"
        ? "the box of `\(name)` appears only at the lift" : "`\(name)` moves its element at the lift alone",
      at: first.span,
      notes: ["its mechanics are discrete: nothing follows the fingers before they lift"],
      help: ["bind `\(continuous)` too"])
  }

  /// Whether it scrolls or pans only by Apple's flicks.
  private func isFlicked(_ reading: FeedbackReading) -> Bool {
    ["scroll", "pan"].contains(reading.activity.does.value)
      && reading.mechanics.allSatisfy { $0.name == "flick" && $0.mechanic.vocabulary == "apple" }
  }

  /// The first mechanic of a kind that the element could follow.
  private func continuousMechanic(of kind: String, _ context: CheckContext) -> String? {
    context.spec.kinds.first { $0.name.value == kind }?.mechanics.first { listed in
      context.mechanics.contains { $0.name == listed.value && FeedbackReading.canBeFollowed($0) }
    }?.value
  }
}
