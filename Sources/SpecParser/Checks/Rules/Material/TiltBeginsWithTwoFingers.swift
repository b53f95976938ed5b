/// A tilt begins as a movement of two fingers side by side.
///
/// Two fingers tilt only if the touch begins with them side by side (`begins: true`). After a pinch or a turn they pan. One finger may tilt,
/// as in Material's table of mechanics, unless it pans there: the text about tilt and pan leaves one finger to panning.
struct TiltBeginsWithTwoFingers: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "tilt-start", "a tilt that does not begin as a two-finger movement", section: "Pan; Tilt",
    because:
      "A touch that begins with two fingers side by side tilts. After a pinch or a rotation the same "
      + "movement pans. Without `begins: true` content tilts while people zoom.",
    elements: "map: {unbounded: true, 3d: true}",
    activities: """
      ✗ tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical}
      ✓ tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical, begins: true}
      """)

  static let kinds: Set<String> = ["tilt"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let name = activity.name.value
    if let first = activity.after.first {
      return report(
        "`\(name)` tilts after another gesture has begun", at: first.span,
        help: "leave `after` to the two-finger pan, and write `begins: true`")
    }
    let single = activity.mechanics.first { !scene.spec.mechanics[$0.value].isOfSeveralFingers }
    if let single, let pan = panOfOneFinger(beside: index, scene) {
      return report(
        "`\(name)` tilts by one finger, by which `\(scene.name(pan))` pans", at: single.span,
        help: "write `by: two-finger-drag` and `begins: true`")
    }
    guard activity.begins?.value != true, scene.mechanics(of: index).contains(where: \.isOfSeveralFingers)
    else { return nil }
    return report(
      "`\(name)` may tilt in a touch that began as another gesture",
      at: activity.begins?.span ?? activity.does.span, help: "write `begins: true`")
  }

  private func panOfOneFinger(beside index: Int, _ scene: MaterialScene) -> Int? {
    scene.activities(doing: "pan", onPathOf: index).first { pan in
      scene.context.canHoldTogether(pan, index)
        && !scene.mechanics(of: pan).allSatisfy(\.isOfSeveralFingers)
    }
  }

  private func report(_ message: String, at span: SourceSpan, help: String) -> Finding {
    finding(
      message, at: span,
      notes: ["two fingers tilt where the touch begins so; after a pinch or a turn they pan"], help: [help])
  }
}
