/// A tilt goes forward or back: up or down.
///
/// Only written directions count.
///
/// This rule is reported instead of `apple/swipe-axis` and `apple/swipe-deviation`.
struct TiltGoesForwardOrBack: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "tilt-direction", "a tilt to the side", section: "Tilt",
    because: """
      A tilt moves content forward or backward. With a movement to the side, people expect to pan or \
      turn it.
      """,
    elements: "map: {unbounded: true, 3d: true}",
    activities: """
      ✗ tilt: {does: tilt, target: map, by: two-finger-drag, toward: horizontal, begins: true}
      ✓ tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical, begins: true}
      """)

  static let kinds: Set<String> = ["tilt"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    for movement in scene.movements(of: index) {
      guard let directions = movement.directions,
        !directions.lie(within: DirectionWord.vertical.directions.arcs)
      else {
        continue
      }
      return finding(
        "`\(activity.name.value)` tilts toward \(directions.text), not only forward and back",
        at: scene.place(of: movement, in: index), help: ["write `toward: vertical`"])
    }
    return nil
  }
}
