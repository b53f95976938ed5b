/// A cancelled movement does not look committed.
///
/// The check reports feedback whose `on-cancel` has the `target` of `on-commit`, or the target `outside`, `threshold` or `page`.
struct CancelsGoBack: SpecCheck {
  static let rule = RuleInfo.feedback(
    "cancel-commits", "a movement that is cancelled looks done",
    because:
      "Below the threshold the element must return to its place, so that people can try and change "
      + "their minds.",
    section: "Swipe: Interactivity and Completion",
    example: RuleInfo.feedbackExample(
      "archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,",
      "  feedback: {on-commit: {target: outside}, on-cancel: {target: outside}},",
      "  commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}"),
    corrected: RuleInfo.feedbackExample(
      "archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,",
      "  feedback: {on-commit: {target: outside}, on-cancel: {target: start}},",
      "  commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}"))

  func findings(in context: CheckContext) -> [Finding] {
    FeedbackReading.all(in: context).compactMap(sameTarget)
  }

  private func sameTarget(_ reading: FeedbackReading) -> Finding? {
    guard let cancel = reading.entries("on-cancel", "target").first else { return nil }
    let commits = reading.entries("on-commit", "target")
    let commit = commits.first { $0.value == cancel.value } ?? commits.first
    let isSame = commit?.value == cancel.value
    guard isSame || ["outside", "threshold", "page"].contains(where: { cancel.value == .word($0) }) else {
      return nil
    }
    let place = isSame ? commit?.span : nil
    return finding(
      "a cancelled `\(reading.name)` goes where a committed one goes", at: cancel.span,
      help: ["name the place where it began as the target of `on-cancel`"],
      related: place.map { [.init(span: $0, message: "the target of a commit")] } ?? [],
      activities: [reading.name])
  }
}
