/// A cancelled movement goes back to where it began.
///
/// The check reports the `target` of an `on-cancel` that is
/// - that of `on-commit` and not the start, or `outside`, `threshold` or `page`;
/// - if the activity commits, a length or a share of the element that is not 0. A target at the commit distance or beyond looks committed,
///   a nearer one leaves the element beside its place.
///
/// A length and a share are not compared, since the size of the element is not known. A scale or an angle is not checked.
struct CancelsGoBack: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "cancel-commits", "a movement that is cancelled looks done, or does not go back",
    because:
      "Below the threshold the element must return to its place, so that people can try and change "
      + "their minds.",
    section: "Swipe: Interactivity and Completion",
    activities: """
      archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,
        ✗ feedback: {on-commit: {target: outside}, on-cancel: {target: outside}},
        ✓ feedback: {on-commit: {target: outside}, on-cancel: {target: start}},
        commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}
      """)

  func finding(about reading: FeedbackReading, in _: CheckContext) -> Finding? {
    guard let cancel = reading.entries(.onCancel, .target).first else { return nil }
    let commits = reading.entries(.onCommit, .target)
    let same = commits.first { $0.value == cancel.value && !isStart(cancel) }
    let looksDone = same != nil || isWordOfCommit(cancel) || reaches(cancel, reading.activity.commit)
    guard looksDone || isBesideStart(cancel, reading.activity.commit) else { return nil }
    return finding(
      "a cancelled `\(reading.name)` "
        + (looksDone ? "goes where a committed one goes" : "does not return to where it began"),
      at: cancel.span, help: ["write `target: start` in `on-cancel`, or drop `target`"],
      related: same.map { [.init(span: $0.span, message: "the target of a commit")] } ?? [])
  }

  private func isStart(_ target: FeedbackSetting) -> Bool {
    target.quantity.map { $0.amount == ($0.dimension == .factor ? 1 : 0) }
      ?? (target.value == .word(.target(.start)))
  }

  private func isWordOfCommit(_ cancel: FeedbackSetting) -> Bool {
    [.outside, .threshold, .page].contains { cancel.value == .word(.target($0)) }
  }

  /// Whether a target lies at the commit distance or beyond it. A target counts along the movement, so a negative one lies behind the start.
  private func reaches(_ cancel: FeedbackSetting, _ commit: Commit?) -> Bool {
    guard let place = cancel.quantity, let distance = commit?.distance?.value else {
      return false
    }
    return place.dimension == distance.dimension && place.amount >= distance.amount
  }

  /// Whether a target is a place other than the start.
  private func isBesideStart(_ cancel: FeedbackSetting, _ commit: Commit?) -> Bool {
    guard commit != nil, let place = cancel.quantity else { return false }
    return [.length, .proportion].contains(place.dimension) && !isStart(cancel)
  }
}
