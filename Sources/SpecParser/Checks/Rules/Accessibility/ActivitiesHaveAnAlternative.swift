/// Everything that takes a gesture can be done in another way.
///
/// The check reports an activity that has no `alternative` and no `shortcut-for`, and that no simple touch does. None of its own mechanics
/// is a simple touch. No other activity of the same kind (`custom` aside) on the same element has one in every state in which this one
/// exists. A simple touch is one finger that presses and lifts, once or twice, without an edge. Scrolling (`scroll`, `reveal-on-scroll`) is
/// exempt, since platforms provide other ways for it.
///
/// The note is left out if a warning about the activity says the same: `material/uncommon-gesture`, `material/long-press-menu`,
/// `apple/only-way`, `apple/many-fingers`, `apple/custom-gesture`, `apple/watch-long-press`, `apple/shortcut` or
/// `accessibility/beyond-slow-hands`.
struct ActivitiesHaveAnAlternative: SpecCheck {
  static let rule = RuleInfo(
    id: "accessibility/alternative", defaultSeverity: .note,
    summary: "a gesture is the only way to do something",
    reason:
      "Some people cannot hold, drag or use several fingers, and gestures are invisible. A control "
      + "that does the same serves everyone; name it in `alternative`.",
    source: "Human Interface Guidelines, Touchscreen gestures: Best practices; Enable shortcut gestures",
    example: MaterialExample.text(
      elements: "card: {swipeable: left}",
      activities: """
        archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,
          ✗ commit: {distance: 120pt, velocity: 800pt/s}}
          ✓ commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button of the open card}
        """))

  private static let scrolling: Set<String> = ["scroll", "reveal-on-scroll"]

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    let simple = spec.activities.indices.filter { index in
      spec.activities[index].mechanics.contains {
        spec.mechanics[$0.value].isSimpleTouch && !context.isImpossible(activity: index, mechanic: $0.value)
      }
    }
    return context.possibleActivities.compactMap { index in
      let activity = spec.activities[index]
      guard !activity.hasAlternative, !Self.scrolling.contains(activity.does.value), !simple.contains(index),
        !simple.contains(where: { stands(in: context, $0, for: index) })
      else { return nil }
      return finding(
        "`\(activity.name.value)` has no other way than a gesture", at: activity.name.span,
        help: ["say in `alternative` how else a person can do it"], activities: [activity.name.value])
    }
  }

  /// Whether the first activity means the same on the same element, and exists wherever the second does.
  private func stands(in context: CheckContext, _ first: Int, for second: Int) -> Bool {
    let (one, other) = (context.spec.activities[first], context.spec.activities[second])
    return one.does.value == other.does.value && one.does.value != "custom"
      && one.target.value == other.target.value && context.guards[second].isSubset(of: context.guards[first])
  }
}

extension Mechanic {
  /// Whether it is one finger that presses and lifts, once or twice, anywhere.
  fileprivate var isSimpleTouch: Bool {
    fingers.lowerBound == 1 && (2...4).contains(steps.count)
      && steps.enumerated().allSatisfy { index, step in
        switch step.action {
        case .press(let press): index % 2 == 0 && press.from.isEmpty
        case .lift(let lift): index % 2 == 1 && lift.limits[stated: .velocity] == nil
        case .wait, .move: false
        }
      }
  }
}
