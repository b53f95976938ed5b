/// A tilt begins as a movement of two fingers side by side.
///
/// Two fingers that pinched or turned before pan; only those that begin side by side tilt (`begins: true`). One finger may
/// tilt what it does not pan: Material's table of mechanics has that too.
struct TiltBeginsWithTwoFingers: MaterialCheck {
  static let rule = RuleInfo.material(
    "tilt-start", "a tilt that does not begin as a two-finger movement", section: "Pan; Tilt",
    because:
      "A touch that begins with two fingers side by side tilts; after a pinch or a turn the same movement pans. Without "
      + "that line, content tips over while people zoom.",
    example: MaterialExample.text(
      elements: "map: {unbounded: true, 3d: true}",
      activities: "tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical}"),
    mend: MaterialExample.text(
      elements: "map: {unbounded: true, 3d: true}",
      activities: "tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical, begins: true}"))

  static let kinds: Set<String> = ["tilt"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    let activity = scene.activity(index)
    let several = scene.mechanics(of: index).contains { $0.fingers.upperBound >= 2 }
    if let first = activity.after.first {
      return [
        report(
          "`\(activity.name.value)` tilts after another gesture has begun", at: first.span, index, scene,
          help: "leave `after` to the two-finger pan, and write `begins: true`")
      ]
    }
    if several && activity.begins?.value != true {
      return [
        report(
          "`\(activity.name.value)` may tilt in a touch that began as another gesture",
          at: activity.begins?.span ?? activity.does.span, index, scene, help: "write `begins: true`")
      ]
    }
    return oneFinger(index, scene)
  }

  /// One finger that tilts what one finger pans.
  private func oneFinger(_ index: Int, _ scene: MaterialScene) -> [Finding] {
    let activity = scene.activity(index)
    guard
      let bound = activity.mechanics.first(where: { scene.spec.mechanics[$0.value].fingers.lowerBound == 1 }),
      let pan = scene.activities(doing: "pan", onPathOf: index).first(where: { pan in
        scene.context.canHoldTogether(pan, index)
          && scene.mechanics(of: pan).contains { $0.fingers.lowerBound == 1 }
      })
    else { return [] }
    return [
      report(
        "`\(activity.name.value)` tilts by one finger what one finger pans", at: bound.span, index, scene,
        help: "write `by: two-finger-drag` and `begins: true`",
        related: [scene.related(pan, "pans it")], others: [scene.name(pan)])
    ]
  }

  private func report(
    _ message: String, at span: SourceSpan, _ index: Int, _ scene: MaterialScene, help: String,
    related: [Finding.Related] = [], others: [String] = []
  ) -> Finding {
    finding(
      message, at: span,
      notes: ["two fingers tilt where the touch begins so; after a pinch or a turn they pan"],
      help: [help], related: related, activities: [scene.name(index)] + others)
  }
}
