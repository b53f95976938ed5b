import SpecParser

/// What a repository wants of lint, from the `.gspec.yaml` of a folder and of those around it. Docs/Configuration.md has the form.
struct LintConfig: Sendable {
  /// The name of the file in every folder.
  static let fileName = ".gspec.yaml"

  /// A value, and the file that gives it.
  struct Setting<Value: Sendable>: Sendable {
    var value: Value
    var path: String
    /// From 1.
    var line: Int
  }

  /// What becomes of the findings of a rule.
  enum RuleLevel: String, Sendable, CaseIterable {
    case error, warning, note, off

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The files that it was read from, the nearest first.
  var paths: [String] = []
  var level: Setting<Severity>?
  /// By rule, or by `FAMILY/*`.
  var rules: [String: Setting<RuleLevel>] = [:]
  /// Microseconds that a claim may wait.
  var maxLatency: Setting<Int64>?
  /// Amounts in canonical units.
  var slowHand: [SlowHandKey: Setting<Double>] = [:]
  /// Patterns of paths below the folder of their file, the nearest file's last.
  var exclude: [Setting<PathPattern>] = []
  /// Absolute paths of vocabulary files, by the name that specs use.
  var vocabularies: [String: Setting<String>] = [:]

  /// Takes what the files of folders further out say, where this one says nothing.
  func over(_ outer: LintConfig) -> LintConfig {
    var result = self
    result.paths += outer.paths
    result.level = level ?? outer.level
    result.maxLatency = maxLatency ?? outer.maxLatency
    result.rules.merge(outer.rules) { own, _ in own }
    result.slowHand.merge(outer.slowHand) { own, _ in own }
    result.vocabularies.merge(outer.vocabularies) { own, _ in own }
    result.exclude = outer.exclude + exclude
    return result
  }

  /// What it makes of a spec and its findings, in one order; what only the analysis is asked for aside.
  var circumstances: String {
    let rules = rules.map { "\($0.key)=\($0.value.value.rawValue)" }.sorted()
    let vocabularies = vocabularies.map { "\($0.key)=\($0.value.value)" }.sorted()
    return (rules + [""] + vocabularies).joined(separator: "\n")
  }

  /// Why a file is left out; `nil` if it is not.
  ///
  /// - Parameter path: absolute.
  func exclusion(of path: String) -> Setting<PathPattern>? {
    exclude.last { $0.value.matches(path) }
  }

  /// The findings with the severities that the repository gives them, without those that it turns off.
  ///
  /// A rule's own setting overrides its family's. What a rule finds below its usual severity is settled, and never raised.
  /// Errors stay: a spec that has some is not compiled.
  func applied(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      let family = finding.rule.prefix { $0 != "/" } + "/*"
      guard let setting = rules[finding.rule] ?? rules[String(family)], finding.severity < .error else {
        return finding
      }
      guard let severity = setting.value.severity else { return nil }
      let usual = RuleCatalogue.rule(finding.rule)?.defaultSeverity ?? finding.severity
      var finding = finding
      finding.severity = finding.severity < usual ? min(finding.severity, severity) : severity
      return finding
    }
  }
}
