extension SyntaxReader {
  /// Reads `toward` of an activity: directions of its translations, or senses of its spreads and orbits.
  func readToward(_ field: Field, into activity: inout Activity, _ scope: VocabularyScope) {
    let texts = items(field).compactMap { $0.value.scalar?.text }
    guard let sense = texts.first(where: LanguageKeys.senses.contains) else {
      activity.toward = directions(field, or: LanguageKeys.senses)
      checkDirections(of: activity, in: scope)
      return
    }
    let words = words(field)
    if let other = words.first(where: { !LanguageKeys.senses.contains($0.value) }) {
      reportMixture(of: sense, with: other)
      return
    }
    let spreads = Set(words.compactMap { SpreadSense(rawValue: $0.value) })
    let orbits = Set(words.compactMap { OrbitSense(rawValue: $0.value) })
    activity.spreadSenses = spreads.isEmpty ? nil : Located(spreads, field.span)
    activity.orbitSenses = orbits.isEmpty ? nil : Located(orbits, field.span)
    checkSenses(of: activity, in: scope)
  }

  private func reportMixture(of sense: String, with other: Located<String>) {
    report(
      SyntaxRules.direction,
      "`toward` names either directions or senses, not `\(sense)` and `\(other.value.shortened)`",
      at: other.span,
      help: [help(for: other.value, among: LanguageKeys.senses, or: "make two activities of it")]
    )
  }

  /// Reports directions if no mechanic of the activity has a translation, since they would have no effect.
  private func checkDirections(of activity: Activity, in scope: VocabularyScope) {
    guard !activity.mechanics.isEmpty, let toward = activity.toward else { return }
    let paths = activity.mechanics.flatMap { scope.mechanics[$0.value].steps }.compactMap(\.action.move?.path)
    guard !paths.contains(where: \.isTranslation) else { return }
    report(
      SyntaxRules.direction, "no mechanic in `by` moves in a direction", at: toward.span,
      help: ["leave `toward` out, or take a mechanic that moves, such as `drag`"])
  }

  /// Reports senses if no mechanic of the activity has a step with them, since they would have no effect.
  private func checkSenses(of activity: Activity, in scope: VocabularyScope) {
    guard !activity.mechanics.isEmpty else { return }  // reported at `by`
    let paths = activity.mechanics.flatMap { scope.mechanics[$0.value].steps }.compactMap(\.action.move?.path)
    if let senses = activity.spreadSenses, !paths.contains(where: \.isSpread) {
      reportIdle("no mechanic in `by` moves fingers apart or together", at: senses.span)
    }
    if let senses = activity.orbitSenses, !paths.contains(where: \.isOrbit) {
      reportIdle("no mechanic in `by` turns fingers about each other", at: senses.span)
    }
  }

  private func reportIdle(_ message: String, at span: SourceSpan) {
    report(
      SyntaxRules.direction, message, at: span,
      help: ["for a move of all fingers write a direction, such as `toward: left`"])
  }
}
