/// While content is zoomed, a swipe pans to its edge, and only the next one turns the page.
///
/// The check looks at paging swipes on content that zooms, if the zoom is known (`MaterialScene.zoom`, from 1). That may also be content
/// inside the pages, where a finger touches both. A paging swipe is correct if it does not exist above 100 %. It is also correct if a pan
/// of the content comes first:
/// - the pan is preferred to it, or it waits for the pan
/// - the pan falls back to it
/// - the pan alone exists in some states at the same zoom, in which the content is not at its edge
/// - the pan's target lies inside the pages, and no `resolve` puts the paging swipe first
struct ZoomedPagesPanFirst: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "paging-while-zoomed", "a paging swipe while zoomed that does not pan to the edge first",
    section: "Paging swipe",
    because:
      "People move about in magnified content; a page that turns there takes them away from it.",
    state: "zoom: 1.0..8.0", elements: "photo: {pages: horizontal, zooms: true}",
    activities: """
      turn-page:
        does: paging-swipe
        target: photo
        by: [drag, swipe]
        toward: horizontal
        ✓ when: zoom == 1.0
        commit: {distance: 50%, velocity: 500pt/s}
      ✓ pan: {does: pan, target: photo, by: [drag, fling], when: zoom > 1.0}
      """)

  static let kinds: Set<String> = ["paging-swipe"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    guard let zoom = scene.zoom(for: index), let magnified = zoom.magnified,
      let state = scene.states(of: index, where: magnified).model
    else { return nil }
    let pans = scene.activities(doing: "pan", onPathOf: index)
    let here = Guard.compares(slot: zoom.slot, .equal, scene.spec.states.value(of: zoom.slot, in: state))
    let content = contents(of: index, by: zoom.slot, scene).first { content in
      !pans.contains { pan in
        scene.spec.elements.areOnOnePath(scene.activity(pan).target.value, content)
          && (comesFirst(pan, before: index, here, scene) || liesInside(pan, index, content, here, scene))
      }
    }
    guard let content else { return nil }
    let name = scene.name(index)
    let slow = pans.filter { scene.spec.elements.areOnOnePath(scene.activity($0).target.value, content) }
    return finding(
      "`\(name)` turns the page of zoomed content before it is panned to its edge",
      at: scene.guardPlace(of: index), notes: scene.example(of: index, where: magnified),
      help: help(index, content, zoom, scene),
      related: slow.map { scene.related($0, "pans it, though not first") }, activities: slow.map(scene.name))
  }

  /// The elements that may be zoomed under the finger: the pages themselves, or else elements inside that zoom, or else the pages if their
  /// guard reads the zoom.
  private func contents(of index: Int, by slot: Int, _ scene: MaterialScene) -> [Int] {
    let target = scene.activity(index).target.value
    if scene.nearest(around: index, where: { $0.zooms?.value == true }) != nil { return [target] }
    let inside = scene.elements(onPathOf: index) { $0.zooms?.value == true }
    let readsZoom = scene.activity(index).condition?.slots.contains(slot) == true
    return inside.isEmpty && readsZoom ? [target] : inside
  }

  private func help(_ index: Int, _ content: Int, _ zoom: MaterialScene.Zoom, _ scene: MaterialScene)
    -> [String]
  {
    guard let magnified = zoom.magnified, let whole = zoom.whole else { return [] }
    let (target, owner) = (scene.activity(index).target.value, scene.spec.states[zoom.slot].element)
    // A guard names state of elements around its target, not inside it.
    let canName = owner.map { scene.spec.elements.lies(target, on: $0) } ?? true
    let narrowed = canName ? ["write `\(scene.when(whole, for: index))` and pan above it"] : []
    if content == target {
      return narrowed + ["or page only where a state says that the content stands at its edge"]
    }
    let condition = GuardText(states: scene.spec.states).text(of: magnified)
    return narrowed + [
      (canName ? "or " : "") + "pan `\(scene.spec.elements[content].path)` with `when: \(condition)`: "
        + "the inner element wins"
    ]
  }

  /// - Parameter here: a condition for a zoom at which the paging swipe exists.
  private func comesFirst(_ pan: Int, before page: Int, _ here: Guard, _ scene: MaterialScene) -> Bool {
    if scene.activity(pan).fallback?.value == page { return true }
    let alone = scene.states(of: pan, where: here).intersection(scene.context.guards[page].complement)
    return (scene.puts(pan, before: page) && scene.can(pan, hold: here)) || !alone.isEmpty
  }

  /// Whether a pan of the content wins at that zoom because its target lies inside the pages.
  private func liesInside(
    _ pan: Int, _ page: Int, _ content: Int, _ here: Guard, _ scene: MaterialScene
  ) -> Bool {
    let (inner, outer) = (scene.activity(pan).target.value, scene.activity(page).target.value)
    return scene.spec.isElement(inner, inside: outer) && scene.spec.elements.lies(content, on: inner)
      && scene.can(pan, hold: here) && !scene.puts(page, before: pan)
  }
}
