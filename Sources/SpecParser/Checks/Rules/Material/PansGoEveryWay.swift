/// A pan goes in every direction.
struct PansGoEveryWay: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "pan-direction", "a pan that leaves directions out", section: "Pan",
    because:
      "A pan is omnidirectional: the content follows the finger in every direction. A movement along "
      + "one axis is a scroll.",
    elements: "map: {unbounded: true}",
    activities: """
      ✗ pan: {does: pan, target: map, by: [drag, fling], toward: horizontal}
      ✓ pan: {does: pan, target: map, by: [drag, fling]}
      """)

  static let kinds: Set<String> = ["pan"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    for movement in scene.movements(of: index) {
      guard let directions = movement.directions, !directions.coverEverything else { continue }
      return finding(
        "`\(scene.name(index))` pans toward \(directions.text) only",
        at: scene.place(of: movement, in: index),
        help: ["leave `toward` out, or write `does: scroll` for one axis"])
    }
    return nil
  }
}
