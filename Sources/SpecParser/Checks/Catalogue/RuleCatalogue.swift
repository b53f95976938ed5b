/// The catalogue of rules: `gspec rules` lists them, and `lint: {disable: [...]}` takes their names.
package enum RuleCatalogue {
  /// All rules, in the order of the stages that report them: syntax and names first, then meaning.
  package static let all: [RuleInfo] =
    SyntaxRules.all + CheckSpec.checks.map { $0.rule } + AnalysisRules.all + SwiftRules.all + LintRules.all

  /// The rule with this id; `nil` if there is none.
  package static func rule(_ id: String) -> RuleInfo? {
    all.first { $0.id == id }
  }

  /// The rules of a family, written `FAMILY/*`; empty if the text is no family.
  package static func family(_ pattern: String) -> [RuleInfo] {
    pattern.hasSuffix("/*") ? all.filter { $0.id.hasPrefix(pattern.dropLast()) } : []
  }

  /// The rules whose findings `lint: {disable: […]}` and comments can accept. Those about the form of a text are always errors.
  package static let acceptable: [RuleInfo] = {
    let never = Set((SyntaxRules.all + LintRules.all.filter { $0.defaultSeverity == .error }).map(\.id))
    return all.filter { !never.contains($0.id) }
  }()

  /// The families, as `FAMILY/*`, sorted.
  static let families = Set(all.map { family(of: $0.id) }).sorted()

  /// The family of a rule's id, as `FAMILY/*`.
  static func family(of id: String) -> String { id.prefix { $0 != "/" } + "/*" }

  /// The help for an id that no rule has.
  static func help(forUnknown id: String) -> String {
    NearMiss.help(for: id, among: all.map(\.id), or: "`gspec rules` lists all of them")
  }
}
