/// On content that tilts, two fingers pan only after another two-finger gesture.
///
/// The check looks at targets that are 3D, or that a two-finger tilt may move in the same states. `after` must name only mechanics of two
/// fingers or more.
struct TwoFingerPansFollowTwoFingers: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "two-finger-pan", "a two-finger pan of what tilts that follows no other two-finger gesture",
    section: "Pan",
    because:
      "Two fingers that begin side by side tilt. After a pinch or a rotation in the same touch they pan.",
    elements: "map: {unbounded: true, zooms: true, 3d: true}",
    activities: """
      zoom-in: {does: zoom-in, target: map, by: pinch-open}
      zoom-out: {does: zoom-out, target: map, by: pinch-closed}
      ✗ pan-on: {does: pan, target: map, by: two-finger-drag}
      ✓ pan-on: {does: pan, target: map, by: two-finger-drag, after: [pinch-open, pinch-closed]}
      """,
    resolve: "- together: [zoom-in, zoom-out, pan-on]")

  static let kinds: Set<String> = ["pan"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let bound = activity.mechanics.first { scene.spec.mechanics[$0.value].fingers.upperBound >= 2 }
    guard let bound, let (reason, related) = tilt(of: index, scene) else { return nil }
    let others = activity.after.filter { name in
      let mechanic = scene.spec.mechanics.first { $0.name.value == name.value }
      return mechanic?.isOfSeveralFingers == false
    }
    guard activity.after.isEmpty || !others.isEmpty else { return nil }
    let message =
      others.first.map { "`\(activity.name.value)` pans by two fingers after `\($0.value)`, which takes one" }
      ?? "`\(activity.name.value)` pans by two fingers that need not have done anything before"
    return finding(
      message, at: others.first?.span ?? bound.span, notes: [reason],
      help: ["give two fingers an activity of their own with `after: [pinch-open, pinch-closed, rotate]`"],
      related: related)
  }

  /// The reason why the target tilts under two fingers; `nil` if it does not.
  private func tilt(of index: Int, _ scene: MaterialScene) -> (String, [Finding.Related])? {
    let tilts = scene.activities(doing: "tilt", onPathOf: index).filter { tilt in
      scene.context.canHoldTogether(tilt, index)
        && scene.mechanics(of: tilt).contains { $0.fingers.upperBound >= 2 }
    }
    if let tilt = tilts.first {
      return ("two fingers side by side tilt", [scene.related(tilt, "tilts it")])
    }
    guard let element = scene.nearest(around: index, where: { $0.is3D?.value == true }) else { return nil }
    return ("two fingers side by side tilt 3D content", [scene.related(element: element, "is 3D")])
  }
}
