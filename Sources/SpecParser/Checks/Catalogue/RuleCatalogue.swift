/// The catalogue of rules: `gspec rules` lists them, and `lint: {disable: [...]}` takes their names.
package enum RuleCatalogue {
  /// All rules, in the order of the stages that report them: syntax and names first, then meaning.
  package static let all: [RuleInfo] =
    SyntaxRules.all + CheckSpec.checks.map { $0.rule } + AnalysisRules.all + SwiftRules.all + LintRules.all

  /// The rule with this id; `nil` if there is none.
  package static func rule(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }

  /// The help for an id that no rule has.
  static func help(forUnknown id: String) -> String {
    NearMiss.help(for: id, among: all.map(\.id), or: "`gspec rules` lists all of them")
  }
}
