/// An activity does not fall back on itself, and is not a shortcut for itself.
struct ActivitiesStandForOthers: SpecCheck {
  static let rule = RuleInfo(
    id: "activity/itself", defaultSeverity: .warning,
    summary: "an activity that falls back on itself, or is a shortcut for itself",
    reason:
      "A fallback replaces an activity that is not possible, and a shortcut stands beside a visible "
      + "control. Neither can be the activity itself.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, fallback: open}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.spec.activities.enumerated().flatMap { index, activity -> [Finding] in
      let name = activity.name.value
      var found: [Finding] = []
      if let fallback = activity.fallback, fallback.value == index {
        found.append(
          finding(
            "`\(name)` falls back on itself", at: fallback.span, help: ["name another activity"],
            activities: [name]))
      }
      if let shortcut = activity.shortcutFor, shortcut.value == name {
        found.append(
          finding(
            "`\(name)` is a shortcut for itself", at: shortcut.span,
            help: ["name the visible control or the activity that it replaces"], activities: [name]))
      }
      return found
    }
  }
}
