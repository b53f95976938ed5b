@testable import SpecParser

/// What Material's rules find in a spec that uses that vocabulary, without the findings of other rules.
enum MaterialText {
  /// Findings of `material/*`, and errors of any rule, in the order of the report.
  static func findings(
    platforms: String? = nil, state: String? = nil, elements: String = "page: {}", mechanics: String? = nil,
    resolve: String? = nil, _ activities: String
  ) -> [Finding] {
    let text = MaterialExample.text(
      platforms: platforms, state: state, elements: elements, mechanics: mechanics, activities: activities,
      resolve: resolve)
    return SpecText.lint(text).filter { $0.rule.hasPrefix("material/") || $0.severity == .error }
  }

  /// Rules of the findings, without the family: `tilt-flat`. Errors of other families, which no test expects, keep their family.
  static func rules(
    platforms: String? = nil, state: String? = nil, elements: String = "page: {}", mechanics: String? = nil,
    resolve: String? = nil, _ activities: String
  ) -> [String] {
    findings(
      platforms: platforms, state: state, elements: elements, mechanics: mechanics, resolve: resolve,
      activities
    ).map { $0.rule.hasPrefix("material/") ? String($0.rule.dropFirst(9)) : $0.rule }
  }
}
