@testable import SpecParser

/// What Material's rules find in a spec that uses that vocabulary; what other rules say does not matter here.
enum MaterialText {
  /// The findings of `material/*`, in the order of the report.
  static func findings(
    platforms: String? = nil, state: String? = nil, elements: String = "page: {}", mechanics: String? = nil,
    resolve: String? = nil, _ activities: String
  ) -> [Finding] {
    let text = MaterialExample.text(
      platforms: platforms, state: state, elements: elements, mechanics: mechanics, activities: activities,
      resolve: resolve)
    return SpecText.lint(text).filter { $0.rule.hasPrefix("material/") || $0.severity == .error }
  }

  /// Their ids, the family left out: `tilt-flat`. Errors of other families, which no test expects, keep theirs.
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
