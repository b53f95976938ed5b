/// A menu that a drag opens names the option under the finger.
///
/// The check looks at menus whose options are elements inside them. Each option must stand in the activity's `over`, or contain an element
/// that does.
struct MenusNameTheirOptions: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "menu-option", "a drag through a menu that does not say which option is under the finger",
    section: "Menu open",
    because:
      "The app highlights the option under the finger and chooses it at the lift, so outcomes of the "
      + "drag must name the option.",
    elements: "sort: {menu: true, children: {newest: {}, oldest: {}}}",
    activities: """
      ✗ choose: {does: menu-open, target: sort, by: drag, alternative: a touch leaves the menu open}
      ✓ choose: {does: menu-open, target: sort, by: drag, over: [newest, oldest], alternative: a touch leaves the menu open}
      """)

  static let kinds: Set<String> = ["menu-open"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let options = scene.spec.elements.indices.filter {
      scene.spec.elements[$0].parent == activity.target.value
    }
    let named = Set(activity.over.map(\.value))
    let missing = options.filter { option in
      !named.contains { $0 == option || scene.spec.isElement($0, inside: option) }
    }
    guard let first = missing.first, scene.mechanics(of: index).contains(where: { $0.isDrag }) else {
      return nil
    }
    let paths = options.map { scene.spec.elements[$0].path }
    let unnamed = listed(missing.map { scene.spec.elements[$0].path }, joinedBy: "or")
    return finding(
      "`\(activity.name.value)` does not say when the finger is over \(unnamed)",
      at: activity.over.first?.span ?? activity.does.span,
      help: ["write `over: [\(paths.joined(separator: ", "))]`"],
      related: [scene.related(element: first, "is an option of the menu")])
  }
}
