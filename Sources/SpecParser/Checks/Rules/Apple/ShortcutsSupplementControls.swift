/// A shortcut gesture stands beside a visible control.
///
/// A shortcut is an activity with `shortcut-for`, or one that goes back (`navigate-back`) without a tap. Its control is an activity that a
/// tap does, in some state in which the shortcut exists. `shortcut-for` names the control. For going back it is any other activity with
/// `navigate-back` or `cancel`. An `alternative` also says that there is a control. A `shortcut-for` in words names a control that the spec
/// does not have.
///
/// This rule is reported instead of the note `accessibility/alternative`.
struct ShortcutsSupplementControls: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "shortcut", "a shortcut gesture in place of a visible control",
    because: "People need a simple, visible way, even if it takes an extra tap.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        ✗ page: {}
        ✓ page:
          ✓ children:
            ✓ back-button: {}
      activities:
        ✗ back: {does: navigate-back, target: page, by: edge-swipe, from: left-edge, toward: right}
        ✓ leave: {does: activate, target: back-button, by: tap}
        ✓ back:
          ✓ does: navigate-back
          ✓ target: page
          ✓ by: edge-swipe
          ✓ from: left-edge
          ✓ toward: right
          ✓ shortcut-for: leave
      """)

  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding? {
    if activity.alternative != nil { return nil }
    if let shortcut = activity.shortcutFor { return finding(index, shortcut, apple) }
    return activity.does.value == "navigate-back" ? finding(back: index, apple) : nil
  }

  private func finding(_ index: Int, _ shortcut: Located<String>, _ apple: AppleSpec) -> Finding? {
    let activity = apple.spec.activities[index]
    let control = apple.spec.activities.indices.first {
      apple.spec.activities[$0].name.value == shortcut.value
    }
    guard let control, control != index else {
      return finding(
        "`\(activity.name.value)` is a shortcut for “\(shortcut.value.shortened)”, which the spec does not have",
        at: shortcut.span, notes: [Self.reason],
        help: [
          "name the activity that the control does, or say with `alternative` that the control is there"
        ])
    }
    let other = apple.spec.activities[control]
    if isTapped(control, apple), apple.context.canHoldTogether(index, control) { return nil }
    let why = isTapped(control, apple) ? "is never there in the same state" : "is done by no tap either"
    return finding(
      "`\(activity.name.value)` is a shortcut for `\(other.name.value)`, which \(why)",
      at: shortcut.span, notes: [Self.reason],
      help: ["let a tap do `\(other.name.value)` in the same states, or name the control with `alternative`"],
      related: [Finding.Related(span: other.name.span, message: "what it is a shortcut for")])
  }

  private func finding(back index: Int, _ apple: AppleSpec) -> Finding? {
    let activity = apple.spec.activities[index]
    let hasControl = apple.activities.contains { other in
      ["navigate-back", "cancel"].contains(apple.spec.activities[other].does.value) && isTapped(other, apple)
        && apple.context.canHoldTogether(index, other)
    }
    guard !hasControl, let bound = activity.mechanics.first, !isTapped(index, apple) else { return nil }
    let name = apple.spec.mechanics[bound.value].name.value
    return finding(
      "`\(activity.name.value)` goes back by \(listed([name])), and no visible control does",
      at: bound.span, notes: ["people expect a back button that takes a single tap", Self.reason],
      help: [
        "name the back button: with `shortcut-for`, if an activity is done by it, or with `alternative`"
      ],
      related: [Finding.Related(span: activity.does.span, message: "what it does")])
  }

  private static let reason = "a shortcut gesture supplements what people can see, and does not replace it"

  private func isTapped(_ index: Int, _ apple: AppleSpec) -> Bool {
    let activity = apple.spec.activities[index]
    return activity.mechanics.contains { apple.gesture($0.value, in: activity) == .tap }
  }
}
