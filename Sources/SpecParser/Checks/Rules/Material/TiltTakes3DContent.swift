/// Content that tilts is 3D.
///
/// The trait `3d` of the target counts, or that of an element around it.
struct TiltTakes3DContent: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "tilt-flat", "a tilt of what is not 3D", section: "Tilt",
    because: "A tilt moves 3D content forward or backward; flat content cannot tilt.",
    elements: """
      ✗ map: {unbounded: true}
      ✓ map: {unbounded: true, 3d: true}
      """,
    activities: "tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical, begins: true}")

  static let kinds: Set<String> = ["tilt"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    guard scene.nearest(around: index, where: { $0.is3D?.value == true }) == nil else { return nil }
    let (activity, element) = (scene.activity(index), scene.target(of: index))
    return finding(
      "`\(activity.name.value)` tilts `\(element.path)`, which is not 3D", at: activity.target.span,
      help: ["give `\(element.name.value)` the trait `3d: true`, or let two fingers pan it"],
      related: [scene.related(element: activity.target.value, "has no trait `3d`")])
  }
}
