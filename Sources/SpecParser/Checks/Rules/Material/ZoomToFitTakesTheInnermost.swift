/// Among nested views that zoom, a double touch fits the innermost one.
///
/// An inner view is reported if it has the trait `zooms` and no `zoom-in-to-fit` of its own. It needs none if the outer activity names it
/// in `over`, and so fits the view under the finger.
///
/// This rule is reported instead of `apple/target`.
struct ZoomToFitTakesTheInnermost: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "zoom-to-fit-outer", "a zoom to fit that passes over a smaller view inside", section: "Zoom in to fit",
    because: "It scales up the smallest view under the finger: a picture in the page, not the page.",
    elements: "page: {zooms: true, children: {picture: {zooms: true}}}",
    activities: """
      fit: {does: zoom-in-to-fit, target: page, by: double-touch}
      ✓ fit-picture: {does: zoom-in-to-fit, target: picture, by: double-touch}
      """,
    resolve: "✓ - {prefer: fit-picture, over: fit}")

  static let kinds: Set<String> = ["zoom-in-to-fit"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, target) = (scene.activity(index), scene.activity(index).target.value)
    let named = Set(activity.over.map(\.value))
    let inner = scene.elements(onPathOf: index) { $0.zooms?.value == true }.first { element in
      scene.spec.isElement(element, inside: target) && !named.contains(element)
        && scene.activities(doing: "zoom-in-to-fit", on: element).isEmpty
    }
    guard let inner else { return nil }
    let element = scene.spec.elements[inner]
    return finding(
      "`\(activity.name.value)` fits `\(scene.target(of: index).path)` even from `\(element.path)` inside, which zooms too",
      at: activity.target.span,
      help: [
        "add a `zoom-in-to-fit` for `\(element.name.value)`, or write `over: zooms`: the outcome then names the innermost"
      ],
      related: [scene.related(element: inner, "is smaller, and zooms")])
  }
}
