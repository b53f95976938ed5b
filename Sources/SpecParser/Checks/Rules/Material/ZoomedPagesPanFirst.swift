/// While content is zoomed, a swipe pans to its edge, and only the next one turns the page.
///
/// The check looks at paging swipes on content that zooms, if the zoom is known (`MaterialScene.zoom`, from 1). A paging swipe is correct
/// if it does not exist above 100 %. It is also correct if a pan on its path comes first:
/// - the pan is preferred to it, or it waits for the pan
/// - the pan falls back to it
/// - the pan alone exists in some states at the same zoom, in which the content is not at its edge
struct ZoomedPagesPanFirst: MaterialCheck {
  static let rule = RuleInfo.material(
    "paging-while-zoomed", "a paging swipe while zoomed that does not pan to the edge first",
    section: "Paging swipe",
    because:
      "People move about in magnified content; a page that turns there takes them away from it.",
    example: MaterialExample.text(
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
        """))

  static let kinds: Set<String> = ["paging-swipe"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    guard let zoom = scene.zoom(for: index), let magnified = zoom.magnified, let whole = zoom.whole,
      isZoomed(index, by: zoom.slot, scene),
      let state = scene.states(of: index, where: magnified).model
    else { return [] }
    let pans = scene.activities(doing: "pan", onPathOf: index)
    let here = Guard.compares(slot: zoom.slot, .equal, scene.spec.states.value(of: zoom.slot, in: state))
    guard !pans.contains(where: { comesFirst($0, before: index, here, scene) }) else { return [] }
    let name = scene.name(index)
    return [
      finding(
        "`\(name)` turns the page of zoomed content before it is panned to its edge",
        at: scene.guardPlace(of: index), notes: scene.example(of: index, where: magnified),
        help: [
          "write `\(scene.when(whole, for: index))` and pan above it",
          "or page only where a state says that the content stands at its edge",
        ], related: pans.map { scene.related($0, "pans it, though not first") },
        activities: [name] + pans.map(scene.name))
    ]
  }

  /// Whether the pages themselves zoom, not only something inside.
  private func isZoomed(_ index: Int, by slot: Int, _ scene: MaterialScene) -> Bool {
    scene.nearest(around: index) { $0.zooms?.value == true } != nil
      || scene.activity(index).condition?.slots.contains(slot) == true
  }

  /// - Parameter here: a condition for a zoom at which the paging swipe exists.
  private func comesFirst(_ pan: Int, before page: Int, _ here: Guard, _ scene: MaterialScene) -> Bool {
    if scene.activity(pan).fallback?.value == page { return true }
    let isSettled = scene.spec.resolutions.contains { resolution in
      switch resolution.rule {
      case .prefer(let first, let over): first.has(pan) && over.has(page)
      case .wait(let held, for: let awaited): held.has(page) && awaited.has(pan)
      case .together: false
      }
    }
    let alone = scene.states(of: pan, where: here).intersection(scene.context.guards[page].complement)
    return (isSettled && scene.can(pan, hold: here)) || !alone.isEmpty
  }
}

extension [Located<Int>] {
  fileprivate func has(_ index: Int) -> Bool { contains { $0.value == index } }
}
