/// Scrolled content moves as far as the finger does.
///
/// The check reports a scroll without a continuous mechanic, and `feedback` in which content follows at another rate.
///
/// This rule is reported instead of `apple/tracking` and `feedback/no-follow-up`.
struct ScrollsFollowTheFinger: MaterialCheck {
  static let rule = RuleInfo.material(
    "scroll-anchored", "a scroll whose content does not move with the finger", section: "Scroll",
    because: "Content should feel anchored to the finger; at another rate it slips away under it.",
    example: MaterialExample.text(
      elements: "list: {scrolls: vertical}",
      activities: "scroll: {does: scroll, target: list, by: [swipe, fling], toward: vertical}"),
    corrected: MaterialExample.text(
      elements: "list: {scrolls: vertical}",
      activities: "scroll: {does: scroll, target: list, by: [drag, swipe, fling], toward: vertical}"))

  static let kinds: Set<String> = ["scroll"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    let name = scene.name(index)
    var result: [Finding] = []
    if let first = scene.movements(of: index).first,
      !scene.mechanics(of: index).contains(where: { $0.isContinuous })
    {
      result.append(
        finding(
          "`\(name)` scrolls only when the finger has lifted", at: first.mechanic.span,
          help: ["add `drag` to `by`"], activities: [name]))
    }
    for entry in scene.activity(index).feedback?.value.entries ?? []
    where entry.path == ["follow", "translation"] {
      guard case .quantity(let rate) = entry.value, rate.amount != 1 else { continue }
      result.append(
        finding(
          "`\(name)` scrolls \(MeasureText.number(rate.amount)) times as far as the finger moves",
          at: entry.span,
          help: ["write `translation: 1x`"], activities: [name]))
    }
    return result
  }
}
