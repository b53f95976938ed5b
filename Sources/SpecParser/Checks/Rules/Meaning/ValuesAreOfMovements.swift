/// `values` is for an activity that goes on after its claim.
///
/// An activity that is over when it claims has values from its press anyway, and a turn keeps to no axis. There the word changes nothing.
struct ValuesAreOfMovements: SpecCheck {
  static let rule = RuleInfo(
    id: "activity/values", defaultSeverity: .warning,
    summary: "`values` on an activity that has no such values",
    reason:
      "`along` keeps a translation to one axis; `from-press` counts values from the press instead of "
      + "the claim. Both apply to continuous movements only. Elsewhere the word has no effect.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, values: along}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.spec.activities.flatMap { activity -> [Finding] in
      guard let values = activity.values, !activity.mechanics.isEmpty else { return [] }
      let mechanics = activity.mechanics.map { context.spec.mechanics[$0.value] }
      return ValueWord.allCases.filter(values.value.contains).compactMap { word in
        guard let why = Self.objection(word, mechanics) else { return nil }
        return finding(
          "`\(activity.name.value)` has `values: \(word.rawValue)`, but \(why)", at: values.span,
          help: ["drop `\(word.rawValue)`, or bind a mechanic that \(word == .along ? "moves" : "goes on")"],
          activities: [activity.name.value])
      }
    }
  }

  /// The reason why the word changes nothing; `nil` if it has an effect for some mechanic.
  private static func objection(_ word: ValueWord, _ mechanics: [Mechanic]) -> String? {
    let names = listed(mechanics.map(\.name.value))
    let isOne = mechanics.count == 1
    let lasting = mechanics.filter(\.isContinuous)
    if lasting.isEmpty { return "\(names) \(isOne ? "is over when it claims" : "are over when they claim")" }
    let moves = lasting.flatMap(\.steps).compactMap(\.action.move)
    guard word == .along, !moves.contains(where: \.path.isTranslation) else { return nil }
    return "\(names) \(isOne ? "has" : "have") no translation"
  }
}
