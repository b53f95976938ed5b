/// A standard gesture has the same meaning as everywhere.
///
/// The meanings of a gesture are those of Apple's table of standard gestures, and those that a vocabulary in use gives it. With `material`,
/// a long press may select. A tap may do anything, since it triggers a control. A tap, a long press, a pan and an edge swipe may do an
/// action of the product's own (`custom`, or a kind without mechanics). For any other gesture, people do not expect that. Quick ends of a
/// pan that is bound correctly are not checked. A pan of two fingers may select on `ios` and `ipados`, where tables and collections do, if
/// the target is selectable or scrolls. Games may redefine gestures. `apple/system-gesture` checks gestures of three fingers and
/// more. What a pen alone does is no standard gesture.
///
/// `material/mechanic-of-kind`, `long-press-menu` and `menu-without-drag` are reported instead of this rule.
struct StandardGesturesKeepTheirMeaning: AppleMechanicCheck {
  static let rule = RuleInfo.apple(
    "standard-gesture", "a standard gesture with another meaning than its own",
    because:
      "People expect a gesture to do the same in every app; another meaning confuses them. Games may "
      + "be different on purpose.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        photo: {zooms: true}
      activities:
        ✗ share: {does: custom, target: photo, by: pinch, alternative: the share button}
        ✓ zoom: {does: magnify, target: photo, by: pinch, alternative: the zoom buttons}
      """)

  func finding(about bound: Located<Int>, of activity: Activity, in apple: AppleSpec) -> Finding? {
    guard !apple.isExperience(.game), !activity.takenTools.isDisjoint(with: Tool.usual),
      let gesture = apple.standard(bound.value, in: activity), !gesture.isSystemwide,
      !isMeant(bound.value, activity, apple), !(gesture.isMovement && hasPan(activity, apple))
    else { return nil }
    let known = AppleGesture.allCases.filter(apple.gestures(of: activity.does.value).contains)
    let action = activity.does.value == "custom" ? "" : ": `\(activity.does.value)`"
    return finding(
      "`\(activity.name.value)` gives \(gesture.text) another meaning than its own\(action)",
      at: bound.span,
      notes: [
        "on \(named(apple.platforms(with: gesture))) \(gesture.text) \(gesture.meaning)",
        "people expect gestures to work the same in every app",
      ],
      help: [
        known.isEmpty
          ? "leave it to its own meaning, and offer this by a control"
          : "do it by \(inWords(known.map(\.text), joinedBy: "or"))"
      ],
      related: [Finding.Related(span: activity.does.span, message: "what it does")])
  }

  /// Whether the activity's kind is a meaning of one of its movements. Its other movements are then the ends of that one.
  private func hasPan(_ activity: Activity, _ apple: AppleSpec) -> Bool {
    activity.mechanics.contains { bound in
      apple.gesture(bound.value, in: activity)?.isMovement == true && isMeant(bound.value, activity, apple)
    }
  }

  /// Whether the activity's kind is a meaning of the gesture.
  private func isMeant(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> Bool {
    guard let gesture = apple.standard(mechanic, in: activity) else { return true }
    let kind = activity.does.value
    if gesture == .tap || apple.isListed(mechanic, for: kind) || apple.platforms(with: gesture).isEmpty {
      return true
    }
    if gesture == .pan, selectsByTwoFingers(mechanic, activity, apple) { return true }
    let known = apple.gestures(of: kind)
    return known.isEmpty ? gesture.isOpen : known.contains(gesture)
  }

  /// Whether the activity selects rows or cells by a pan of two fingers.
  private func selectsByTwoFingers(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> Bool {
    let traits = apple.spec.elements[activity.target.value].traits
    return ["select", "select-more", "multi-select-drag"].contains(activity.does.value)
      && apple.forms[mechanic].fingers == 2...2 && apple.isFor(.ios, .ipados)
      && (traits.selectable?.value == true || traits.scrolls != nil)
  }
}
