/// A fling cannot be undone once it is past the threshold.
///
/// The recognizer ensures this where it can: a fling that passed the commit distance is committed, even if its finger came back. It cannot
/// if the commit has no distance. It cannot either if a product's own `fling` asks for less than `min-fling-velocity`, since that counts as
/// a swipe.
struct FlingsCannotBeUndone: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "fling-undone", "a fling that can be undone after its threshold",
    section: "Drag, swipe, or fling details",
    because:
      "A fling releases the element before it crosses the threshold, so it cannot be undone. Only a "
      + "drag still holds the element and can bring it back.",
    elements: "card: {swipeable: left}",
    activities: """
      archive:
        does: dismiss
        target: card
        by: [drag, swipe, fling]
        toward: left
        ✗ commit: {velocity: 800pt/s}
        ✓ commit: {distance: 120pt, velocity: 800pt/s}
      """)

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    guard let commit = activity.commit,
      let bound = activity.mechanics.first(where: { scene.isFling(scene.spec.mechanics[$0.value]) })
    else { return nil }
    if commit.distance == nil {
      return finding(
        "`\(activity.name.value)` takes a fling, and no distance says where it can no longer be undone",
        at: commit.span, help: ["add a distance: `commit: {distance: 120pt, …}`"],
        related: [Finding.Related(span: bound.span, message: "it takes a fling here")])
    }
    return slow(bound, index, scene)
  }

  /// The finding for a fling that the recognizer takes for a swipe.
  private func slow(_ bound: Located<Int>, _ index: Int, _ scene: MaterialScene) -> Finding? {
    let mechanic = scene.spec.mechanics[bound.value]
    guard let fling = scene.spec.metrics[.minFlingVelocity].amount, (mechanic.leastLiftVelocity ?? 0) < fling
    else { return nil }
    let least = MeasureText.text(fling, .velocity)
    return finding(
      "`\(scene.name(index))` takes a `\(mechanic.name.value)` that is slow enough to be undone",
      at: bound.span,
      notes: [
        "only what lifts at \(least) (min-fling-velocity) or more is past recall behind the threshold"
      ],
      help: ["ask for that velocity: `lift: {velocity: min-fling-velocity}`"],
      related: [Finding.Related(span: mechanic.name.span, message: "it asks for less here")])
  }
}
