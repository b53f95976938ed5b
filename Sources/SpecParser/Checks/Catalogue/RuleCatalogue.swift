/// The catalogue of rules: `gspec rules` lists them, and `lint: {disable: [...]}` takes their names.
package enum RuleCatalogue {
  /// All rules, in the order of the stages that report them: syntax and names first, then meaning.
  package static let all: [RuleInfo] =
    SyntaxRules.all + CheckSpec.checks.map { $0.rule } + AnalysisRules.all + SwiftRules.all + LintRules.all

  /// The rule with this id; `nil` if there is none.
  package static func rule(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }

  /// Whether a name is reserved for future rules, so that a line for it is neither unknown nor needless.
  static func isReserved(_ id: String) -> Bool {
    reservedFamilies.contains { id.hasPrefix($0 + "/") }
  }

  /// Families of rules of which this version has only some, or none.
  private static let reservedFamilies = ["conflict", "material", "apple", "feedback", "accessibility"]
}
