/// Content that pans is unbounded, or larger than the screen.
///
/// The check looks at targets with the trait `bounded`. Content that does not zoom is never larger than the screen. Content that zooms is
/// not larger at 100 %, if the zoom is known (`MaterialScene.zoom`, from 1).
struct PansMoveLargeContent: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "pan-bounded", "a pan of bounded content that is not larger than the screen", section: "Pan",
    because:
      "There is nothing outside the screen to pan to, and no other activity can use the movement.",
    state: "zoom: 1.0..8.0", elements: "photo: {bounded: true, zooms: true}",
    activities: """
      ✗ pan: {does: pan, target: photo, by: [drag, fling]}
      ✓ pan: {does: pan, target: photo, by: [drag, fling], when: zoom > 1.0}
      """)

  static let kinds: Set<String> = ["pan"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, element) = (scene.activity(index), scene.target(of: index))
    let traits = element.traits
    guard let bounded = traits.bounded, bounded.value, traits.scrolls == nil else { return nil }
    let related = [Finding.Related(span: bounded.span, message: "`\(element.path)` is bounded")]
    guard traits.zooms?.value == true else {
      return finding(
        "`\(activity.name.value)` pans `\(element.path)`, which is bounded and does not zoom",
        at: activity.target.span, help: ["say that it is `unbounded: true`, or that it `zooms: true`"],
        related: related)
    }
    guard let zoom = scene.zoom(for: index), let whole = zoom.whole, let magnified = zoom.magnified,
      scene.can(index, hold: whole)
    else { return nil }
    return finding(
      "`\(activity.name.value)` pans `\(element.path)` at 100 %, where it is bounded",
      at: scene.guardPlace(of: index), notes: scene.example(of: index, where: whole),
      help: ["write `\(scene.when(magnified, for: index))`"], related: related)
  }
}
