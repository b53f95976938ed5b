/// Every rule that can report something: what `gspec rules` lists, and what `lint: {disable: [...]}` may name.
package enum RuleCatalogue {
  /// In the order in which a spec meets them: its text, its names, then what it says.
  package static let all: [RuleInfo] =
    SyntaxRules.all + CheckSpec.checks.map { $0.rule } + AnalysisRules.all + SwiftRules.all + LintRules.all

  /// The rule with this id; `nil` when there is none.
  package static func rule(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }

  /// Whether the name is kept for rules to come, so that a line for one is neither unknown nor needless yet.
  static func isReserved(_ id: String) -> Bool {
    reservedFamilies.contains { id.hasPrefix($0 + "/") }
  }

  /// Families of rules of which this version has some or none.
  private static let reservedFamilies = ["conflict", "material", "apple", "feedback", "accessibility"]
}
