/// A pan is a drag: the content follows the finger, and a fling only continues its movement.
///
/// This rule is reported instead of `apple/tracking` and `feedback/no-follow-up`.
struct PansFollowTheFinger: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "pan-without-drag", "a pan without a drag", section: "Pan",
    because: """
      A swipe or a fling is recognized at its lift. Without a drag the content does not move until then.
      """,
    elements: "map: {unbounded: true}",
    activities: """
      ✗ pan: {does: pan, target: map, by: [swipe, fling]}
      ✓ pan: {does: pan, target: map, by: [drag, swipe, fling]}
      """)

  static let kinds: Set<String> = ["pan"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    guard let first = scene.movements(of: index).first,
      !scene.mechanics(of: index).contains(where: { $0.isContinuous })
    else { return nil }
    return finding(
      "`\(scene.name(index))` pans without a drag, so that nothing follows the finger",
      at: first.mechanic.span, help: ["add `drag` to `by`"])
  }
}
