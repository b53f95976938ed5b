/// A reveal at the reversal of a scroll is recognized together with the scroll.
///
/// The scroll has already won at the reversal. Without a line of `resolve`, the reveal loses before it can begin. The check looks at
/// reveals by a mechanic with a `reverse`, and at scrolls on their path along the same axis in the same states. `together` settles the
/// pair. So does a preferred reveal, or a scroll that waits for the reveal.
struct RevealsGoWithTheirScroll: MaterialCheck {
  static let rule = RuleInfo.material(
    "reveal-without-together", "a reveal at the reversal of a scroll that has already won",
    section: "Reveal upon scroll",
    because: "The scroll must continue while the controls appear and disappear, so both need `together`.",
    elements: "article: {scrolls: vertical}",
    mechanics: "drag-back: {continuous: true, steps: [press, move, reverse, lift]}",
    activities: """
      scroll: {does: scroll, target: article, by: [drag, swipe, fling], toward: vertical}
      show-bar:
        does: reveal-on-scroll
        target: article
        by: drag-back
        toward: up
        alternative: a touch on the top of the screen
      """, resolve: "✓ - together: [scroll, show-bar]")

  static let kinds: Set<String> = ["reveal-on-scroll"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    let turning = scene.movements(of: index).filter { movement in
      scene.spec.mechanics[movement.mechanic.value].steps.contains { $0.action.move?.isReversal == true }
    }
    guard let first = turning.first else { return [] }
    return scene.activities(doing: "scroll", onPathOf: index).filter { scroll in
      scene.context.canHoldTogether(scroll, index)
        && scene.moves(scroll, alongAxisOf: first.allowed)
        && !isSettled(index, scroll, scene)
    }.map { scroll in
      finding(
        "`\(scene.name(scroll))` has won before `\(scene.name(index))` turns round, which then never comes",
        at: first.mechanic.span, help: ["write `- together: [\(scene.name(scroll)), \(scene.name(index))]`"],
        related: [scene.related(scroll, "is the scroll")], activities: [scene.name(scroll)])
    }
  }

  private func isSettled(_ reveal: Int, _ scroll: Int, _ scene: MaterialScene) -> Bool {
    scene.puts(reveal, before: scroll)
      || scene.spec.resolutions.contains { resolution in
        guard case .together(let members) = resolution.rule else { return false }
        return members.has(reveal) && members.has(scroll)
      }
  }
}
