/// A pinch scales about the fingers.
///
/// The check reports an activity with a continuous mechanic that spreads, if its feedback has `anchor: center`. It also reports one whose
/// scale follows the fingers without an `anchor`: by `follow: {scale: …}`, not `0` or `none`, or by the default of `follow`.
struct PinchesScaleAtTheFingers: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "pinch-anchor", "a pinch does not scale about the fingers",
    because: "Content that scales about its own centre slips away under the fingers.",
    section: "Pinch: Scaling Without Artifacts",
    activities: """
      zoom-in: {does: zoom-in, target: card, by: pinch-open, alternative: the plus button,
        ✗ feedback: {follow: {scale: 1x}, anchor: center}}
        ✓ feedback: {follow: {scale: 1x}, anchor: fingers}}
      """)

  func finding(about reading: FeedbackReading, in _: CheckContext) -> Finding? {
    guard reading.tracksSpread else { return nil }
    let anchor = reading.entries(.anchor).first
    let feedback = reading.activity.feedback?.value
    let scale =
      feedback?.followsByDefault == true
      ? feedback?.entries.first : reading.entries(.follow, .scale).first { !$0.isNothing }
    guard let entry = anchor ?? scale, anchor?.value != .word(.anchor(.fingers)) else { return nil }
    let what =
      anchor == nil ? "does not say about which point it scales" : "scales about the element's centre"
    return finding(
      "the pinch of `\(reading.name)` \(what)", at: entry.span, help: ["write `anchor: fingers`"])
  }
}
