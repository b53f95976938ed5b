/// The checks of a spec that need no conflict analysis.
package enum CheckSpec {
  /// All checks, in the order of the catalogue. A new check is added to the list of its family.
  static let checks: [any SpecCheck.Type] =
    MeaningChecks.all + MaterialChecks.all + AppleChecks.all + FeedbackChecks.all + AccessibilityChecks.all

  /// The findings of all checks, in the order of the catalogue.
  @Sendable package static func findings(in context: CheckContext) -> [Finding] {
    checks.flatMap { $0.init().findings(in: context) }
  }

  /// The findings of the checks that can report errors.
  @Sendable package static func errors(in context: CheckContext) -> [Finding] {
    checks.filter { $0.rule.defaultSeverity == .error }.flatMap { $0.init().findings(in: context) }
  }
}

extension CheckedVocabulary {
  /// The vocabulary's own mechanics as a spec, under the metrics that it sets.
  package var ownSpec: CheckedSpec {
    let own = mechanics.filter { $0.vocabulary == name.value }.map { mechanic in
      var mechanic = mechanic
      mechanic.vocabulary = nil
      return mechanic
    }
    return CheckedSpec(
      product: name, vocabularies: uses, platforms: [], experience: [], protectedEdges: nil, metrics: metrics,
      states: [], elements: [], mechanics: own, kinds: kinds, activities: [], resolutions: [],
      suppressions: [])
  }
}
