/// Gestures of three and four fingers do what they do in the whole system.
///
/// On iPhone and iPad, three fingers to the left undo and to the right redo; three fingers together copy, and apart they paste. On iPad,
/// four fingers sideways switch apps, and four together go to the Home Screen. An activity takes one of these if a mechanic of as many
/// fingers begins with such a movement, apart from limits. The directions or senses must overlap in more than an end. The activity may take
/// it if its kind is that very action. A mechanic that also takes fewer than three fingers, such as a pan, is not checked. Games may
/// redefine gestures.
///
/// This rule is reported instead of `material/mechanic-of-kind`.
struct SystemGesturesStayWithTheSystem: AppleMechanicCheck {
  static let rule = RuleInfo.apple(
    "system-gesture", "a gesture of three or four fingers that the system uses for something else",
    because: "Undo, redo, copy, paste, switching apps and going home must work the same everywhere.",
    source: AppleDocument.standard, on: "ios",
    example: """
      elements:
        page: {text: editable}
      activities:
        ✗ paste: {does: paste, target: page, by: three-finger-pinch, alternative: the text menu}
        ✓ paste:
          ✓ does: paste
          ✓ target: page
          ✓ by: three-finger-pinch
          ✓ toward: outward
          ✓ alternative: the text menu
      """)

  /// One action of the system.
  private struct Use {
    var fingers: Int
    var path: MovePath
    var kind: String
    var platforms: Set<Platform>
    /// The text in findings.
    var text: String
  }

  private static let uses: [Use] = {
    let both: Set<Platform> = [.ios, .ipados]
    return [
      Use(
        fingers: 3, path: .translation(DirectionWord.left.directions), kind: "undo", platforms: both,
        text: "three fingers to the left undo"),
      Use(
        fingers: 3, path: .translation(DirectionWord.right.directions), kind: "redo", platforms: both,
        text: "three fingers to the right redo"),
      Use(
        fingers: 3, path: .spread([.inward]), kind: "copy", platforms: both,
        text: "three fingers together copy"),
      Use(
        fingers: 3, path: .spread([.outward]), kind: "paste", platforms: both,
        text: "three fingers apart paste"),
      Use(
        fingers: 4, path: .translation(DirectionWord.horizontal.directions), kind: "switch-app",
        platforms: [.ipados],
        text: "four fingers sideways switch between apps"),
      Use(
        fingers: 4, path: .spread([.inward]), kind: "go-home", platforms: [.ipados],
        text: "four fingers together go to the Home Screen"),
    ]
  }()

  func finding(about bound: Located<Int>, of activity: Activity, in apple: AppleSpec) -> Finding? {
    if apple.isExperience(.game) { return nil }
    let taken = taken(bound.value, activity, apple)
    guard !taken.isEmpty else { return nil }
    let platforms = apple.platforms.filter { platform in taken.contains { $0.platforms.contains(platform) } }
    let mechanic = apple.spec.mechanics[bound.value].name
    let isSystems = Self.uses.contains { $0.kind == activity.does.value }
    return finding(
      "`\(activity.name.value)` takes a gesture that \(named(platforms)) \(platforms.count == 1 ? "uses" : "use"): "
        + "\(taken[0].text)",
      at: bound.span, notes: taken.dropFirst().map { "and \($0.text)" },
      help: [
        isSystems
          ? "name its own direction with `toward`"
          : "take fewer fingers or another direction; for the system's own action name its kind, `does: \(taken[0].kind)`"
      ],
      related: [
        activity.toward.map { Finding.Related(span: $0.span, message: "its direction") }
          ?? Finding.Related(span: mechanic.span, message: "the gesture")
      ])
  }

  private func taken(_ bound: Int, _ activity: Activity, _ apple: AppleSpec) -> [Use] {
    let mechanic = ElaboratedMechanic(
      apple.spec.mechanics[bound], for: activity, under: apple.spec.metrics)
    guard let contact = mechanic.contacts.first, !contact.hasWait, let move = contact.moves.first?.kind.path,
      mechanic.fingers.lowerBound >= 3
    else { return [] }
    return Self.uses.filter { use in
      mechanic.fingers.contains(use.fingers) && !use.platforms.isDisjoint(with: apple.platforms)
        && use.kind != activity.does.value && meets(move, use.path, activity)
    }
  }

  private func meets(_ move: MovePath, _ used: MovePath, _ activity: Activity) -> Bool {
    switch (move, used) {
    case (.translation(let own), .translation(let theirs)):
      return (own ?? .any).overlaps(theirs ?? .any)
    case (.spread(let own), .spread(let theirs)):
      return !activity.senses(narrowing: own).isDisjoint(with: theirs)
    default: return false
    }
  }
}
