/// Scrolled content moves as far as the finger does.
///
/// The check reports a scroll without a continuous mechanic, and a `follow` in which content goes at another rate along the axis on which
/// it scrolls, or not at all.
///
/// This rule is reported instead of `apple/tracking` and `feedback/no-follow-up`.
struct ScrollsFollowTheFinger: MaterialCheck {
  static let rule = RuleInfo.material(
    "scroll-anchored", "a scroll whose content does not move with the finger", section: "Scroll",
    because: "Content should feel anchored to the finger; at another rate it slips away under it.",
    elements: "list: {scrolls: vertical}",
    activities: """
      ✗ scroll: {does: scroll, target: list, by: [swipe, fling], toward: vertical}
      ✓ scroll: {does: scroll, target: list, by: [drag, swipe, fling], toward: vertical}
      """)

  static let kinds: Set<String> = ["scroll"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    [standstill(index, scene), rate(index, scene)].compactMap(\.self)
  }

  /// The finding for content that does not move before the lift.
  private func standstill(_ index: Int, _ scene: MaterialScene) -> Finding? {
    guard let first = scene.movements(of: index).first,
      !scene.mechanics(of: index).contains(where: \.isContinuous)
    else { return nil }
    return finding(
      "`\(scene.name(index))` scrolls only when the finger has lifted", at: first.mechanic.span,
      help: ["add `drag` to `by`"])
  }

  /// The finding for content that does not move as far as the finger.
  private func rate(_ index: Int, _ scene: MaterialScene) -> Finding? {
    guard let feedback = scene.activity(index).feedback?.value,
      let first = feedback.entries.first(where: { $0.path.first == .follow }),
      let axis = Axis.allCases.first(where: {
        scene.moves(index, alongAxisOf: .along([$0])) && feedback.factor(along: $0) != 1
      })
    else { return nil }
    let (name, factor) = (scene.name(index), feedback.factor(along: axis))
    return finding(
      factor == 0
        ? "the content of `\(name)` does not move with the finger"
        : "`\(name)` scrolls \(MeasureText.number(factor)) times as far as the finger moves",
      at: (feedback.translation(along: axis) ?? first).span, help: ["write `translation: 1x`"])
  }
}
