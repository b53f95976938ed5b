/// A double touch zooms out only at the greatest zoom.
///
/// The check looks at targets whose zoom is known (`MaterialScene.zoom`).
struct DoubleTouchesZoomOutAtTheMaximum: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "zoom-out-below-maximum", "a double touch that zooms out below the greatest zoom", section: "Zoom out",
    because: "While content can grow, a double touch makes it larger. One gesture cannot do both.",
    state: "zoom: 1.0..8.0", elements: "photo: {zooms: true}",
    activities: """
      ✗ zoom-out: {does: zoom-out, target: photo, by: double-touch, when: zoom > 1.0}
      ✓ zoom-out: {does: zoom-out, target: photo, by: double-touch, when: zoom == 8.0}
      """)

  static let kinds: Set<String> = ["zoom-out"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let bound = activity.mechanics.first { bound in
      let mechanic = scene.spec.mechanics[bound.value]
      return mechanic.fingers == 1...1 && mechanic.motions == [.press, .lift, .press, .lift]
    }
    guard let bound, let zoom = scene.zoom(for: index), scene.can(index, hold: zoom.belowMaximum) else {
      return nil
    }
    let split = activity.mechanics.count > 1 ? ", in an activity of its own for the double touch" : ""
    return finding(
      "`\(activity.name.value)` zooms out by a double touch before the greatest zoom is reached",
      at: activity.guardExpression?.span ?? bound.span,
      notes: scene.example(of: index, where: zoom.belowMaximum),
      help: ["write `\(scene.when(zoom.atMaximum, for: index))`" + split])
  }
}
