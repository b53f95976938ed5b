extension SyntaxReader {
  /// The kind of activities for which no vocabulary has a kind.
  static let customKind = "custom"

  /// One entry of `kinds`. Its mechanics are checked once all vocabularies are known.
  func kind(_ field: Field, named name: Located<String>, vocabulary: String) -> Kind? {
    guard name.value != Self.customKind else {
      return fault(
        SyntaxRules.invalidName, "`custom` is the kind of activities that have no other", at: name.span
      )
    }
    let owner = "the kind `\(name.value.shortened)`"
    guard var fields = fields(field, .kind, of: owner, mayBeEmpty: true) else { return nil }
    let summary = fields.optional("summary").flatMap { text($0) }
    let mechanics = fields.optional("by").map { words($0, mayBeEmpty: true) } ?? []
    let along = fields.optional("along").flatMap { kindDirections($0) }
    fields.finish()
    return Kind(
      name: name, vocabulary: vocabulary, summary: summary?.value ?? "", mechanics: mechanics, along: along)
  }

  /// The directions of `along: scrolls` or `along: vertical`: a trait of the target, or directions.
  private func kindDirections(_ field: Field) -> KindDirections? {
    let traits = DirectionTrait.allCases.map(\.rawValue)
    if let word = field.value.scalar?.text, let trait = DirectionTrait(rawValue: word) {
      return .trait(trait)
    }
    return directions(field, or: traits).map { .directions($0.value) }
  }
}
