/// Content that follows the fingers is moved by a continuous gesture.
///
/// An activity needs tracking if its feedback has `follow` or `rubber-band`, or if it has a `commit` threshold. It also does if its kind
/// carries content along (`pan`, `move-element`, `pick-up-and-move`, `magnify`, `rotate`, `menu-open`, `tilt`). It is reported if none of
/// its mechanics is continuous and one is a movement, which is recognized only at its end.
///
/// `material/scroll-anchored`, `material/pan-without-drag` and `material/menu-without-drag` are reported instead of this rule.
struct TrackingNeedsContinuousGestures: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "tracking", "content that follows the fingers, by a gesture that is recognized only at its end",
    because:
      "A swipe is discrete: it is recognized once, at its end. A pan tracks the fingers from the start.",
    source: AppleDocument.swipes, on: "ios",
    example: """
      elements:
        card: {swipeable: left}
      activities:
        discard:
          does: dismiss
          target: card
          ✗ by: swipe
          ✓ by: [pan, swipe]
          toward: left
          commit: {distance: 120pt, velocity: 800pt/s}
          feedback: {follow: {translation: 1x}}
          alternative: the delete button
      """)

  private static let carrying: Set<String> = [
    "pan", "move-element", "pick-up-and-move", "magnify", "rotate", "menu-open", "tilt",
  ]

  func finding(about activity: Activity, at _: Int, in apple: AppleSpec) -> Finding? {
    let forms = activity.mechanics.map { apple.forms[$0.value] }
    guard !forms.contains(where: \.isContinuous), let wish = wish(of: activity),
      let bound = activity.mechanics.first(where: {
        !(apple.forms[$0.value].contacts.last?.moves ?? []).isEmpty
      })
    else { return nil }
    let mechanic = apple.spec.mechanics[bound.value].name
    return finding(
      "`\(activity.name.value)` \(wish.text), and `\(mechanic.value)` is known only when it is over",
      at: bound.span,
      notes: [
        "a discrete gesture says that it happened; a continuous one tracks the fingers from its start"
      ],
      help: [
        "bind a continuous mechanic beside it (a pan), or leave out what tracks the fingers"
      ],
      related: [
        Finding.Related(span: wish.span, message: "tracking is wanted by this"),
        Finding.Related(span: mechanic.span, message: "the discrete gesture"),
      ])
  }

  private func wish(of activity: Activity) -> (text: String, span: SourceSpan)? {
    let live = activity.feedback?.value.entries.first { [.follow, .rubberBand].contains($0.path.first) }
    if let live { return ("lets something follow the fingers", live.span) }
    if let commit = activity.commit { return ("has a threshold to cross", commit.span) }
    guard Self.carrying.contains(activity.does.value) else { return nil }
    return ("carries content with the fingers", activity.does.span)
  }
}
