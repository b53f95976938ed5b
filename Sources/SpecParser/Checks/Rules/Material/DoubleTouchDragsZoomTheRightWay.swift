/// A double-touch drag zooms in downward and out upward.
///
/// Without `toward` it goes in every direction, so also in the wrong one. A movement with a scale (`doubling`) may begin either way: down
/// is always larger and up smaller.
struct DoubleTouchDragsZoomTheRightWay: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "zoom-direction", "a double-touch drag that zooms the wrong way", section: "Zoom in; Zoom out",
    because:
      "Everywhere else, down zooms in and up zooms out; people expect the same here.",
    elements: "map: {zooms: true}",
    activities: """
      ✗ zoom-in: {does: zoom-in, target: map, by: double-touch-drag, toward: up}
      ✓ zoom-in: {does: zoom-in, target: map, by: double-touch-drag, toward: down}
      """)

  static let kinds: Set<String> = ["zoom-in", "zoom-out"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let isIn = activity.does.value == "zoom-in"
    let right = isIn ? "down" : "up"
    for movement in scene.movements(of: index) {
      let directions = movement.allowed
      let mechanic = scene.spec.mechanics[movement.mechanic.value]
      guard mechanic.motions.starts(with: [.press, .lift, .press, .move]),
        !directions.lie(within: [isIn ? .downward : .upward]),
        !movement.hasScale || directions.lie(within: [isIn ? .upward : .downward])
          || !directions.lie(within: [.downward, .upward])
      else { continue }
      return finding(
        "`\(activity.name.value)` zooms \(isIn ? "in" : "out") by a double-touch drag \(directions.way)",
        at: scene.place(of: movement, in: index), notes: ["down zooms in, up zooms out"],
        help: ["write `toward: \(right)`"])
    }
    return nil
  }
}
