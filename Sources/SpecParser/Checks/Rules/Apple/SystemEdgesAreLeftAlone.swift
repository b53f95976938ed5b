/// A gesture from a screen edge does not block the system's gesture, unless the edge is protected.
///
/// On iPhone, iPad and Watch the system uses the top (Notification Center, Control Center) and the bottom (Home Screen, App Switcher,
/// Dock). The edges of the first press count: the mechanic's, narrowed by the activity's `from`. An edge swipe that names none comes from
/// all four. `edges: {protect: [...]}` lets the product's gesture come first and the system's second.
struct SystemEdgesAreLeftAlone: AppleMechanicCheck {
  static let rule = RuleInfo.apple(
    "screen-edge", "a gesture from an edge of the screen that the system uses",
    because: "People rely on the system's edge gestures in every app.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        page: {}
      activities:
        show-tools:
          does: reveal-actions
          target: page
          by: edge-swipe
          ✗ from: bottom-edge
          ✓ from: right-edge
          alternative: the tools button
      """)

  /// The system's use of each edge, on platforms with a touchscreen.
  private static let uses: KeyValuePairs<Side, String> = [
    .top: "Notification Center and Control Center", .bottom: "the Home Screen, the App Switcher and the Dock",
  ]

  func finding(about bound: Located<Int>, of activity: Activity, in apple: AppleSpec) -> Finding? {
    guard apple.isFor(.ios, .ipados, .watchos) else { return nil }
    let protected = apple.spec.protectedEdges?.value.sides ?? []
    let edges = edges(of: apple.forms[bound.value], activity)
    let taken = Self.uses.filter { edges.contains($0.key) && !protected.contains($0.key) }
    guard !taken.isEmpty else { return nil }
    let names = taken.map(\.key.edge)
    let platforms = [.ios, .ipados, .watchos].filter(apple.platforms.contains)
    let free = Side.allCases.filter { edge in !Self.uses.contains { $0.key == edge } }.map(\.edge)
    let sides = listed(taken.map(\.key.rawValue))
    return finding(
      "`\(activity.name.value)` begins at \(listed(names, joinedBy: "or")), which \(named(platforms)) "
        + "\(platforms.count == 1 ? "uses" : "use")",
      at: activity.from?.span ?? bound.span,
      notes: taken.map { "`\($0.key.edge)` leads to \($0.value)" },
      help: [
        "begin at \(listed(free, joinedBy: "or"))"
          + (apple.isImmersive
            ? ", or protect \(sides): `edges: {protect: [\(taken.map(\.key.rawValue).joined(separator: ", "))]}`"
            : "")
      ],
      related: activity.from == nil
        ? [] : [Finding.Related(span: bound.span, message: "the gesture")])
  }

  private func edges(of form: GestureForm, _ activity: Activity) -> Sides {
    activity.edges(narrowing: form.contacts.first?.press.edges ?? .none)
  }
}
