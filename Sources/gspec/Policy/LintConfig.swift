import SpecParser

/// The lint settings of a repository, from the `.gspec.yaml` of a folder and its parents. Docs/Configuration.md describes the format.
struct LintConfig: Sendable {
  /// The name of the file in every folder.
  static let fileName = ".gspec.yaml"

  /// Whether a path is that of a configuration file. Its name ends like that of a spec.
  static func isConfig(_ path: String) -> Bool { PathText.name(of: path) == fileName }

  /// The paths of the files that can have settings for a spec, the nearest first, whether they exist or not.
  static func files(for spec: String) -> [String] {
    let folder = PathText.folder(of: RepositoryPath.absolute(spec))
    return RepositoryPath.folders(from: folder).map { PathText.path($0, fileName) }
  }

  /// A value with the file and line that set it.
  struct Setting<Value: Sendable>: Sendable {
    var value: Value
    var path: String
    /// From 1.
    var line: Int
  }

  /// The severity that a repository gives a rule, or `off`.
  enum RuleLevel: String, Sendable, CaseIterable {
    case error, warning, note, off

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// The files that the settings come from, the nearest first.
  var paths: [String] = []
  var level: Setting<Severity>?
  /// The levels by rule id, or by `FAMILY/*`.
  var rules: [String: Setting<RuleLevel>] = [:]
  /// The longest time that a claim may wait, in microseconds.
  var maxLatency: Setting<Int64>?
  /// Amounts in canonical units.
  var slowHand: [SlowHandKey: Setting<Double>] = [:]
  /// Patterns of excluded paths, relative to the folder of their file; those of the nearest file are last.
  var exclude: [Setting<PathPattern>] = []
  /// Absolute paths of vocabulary files, by the name that specs use.
  var vocabularies: [String: Setting<String>] = [:]

  /// The settings, with those of the parent folders where this file sets nothing.
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

  /// The settings that change a spec or its findings, as text in a fixed order. Settings of the analysis are in its request.
  var circumstances: String {
    let rules = rules.map { "\($0.key)=\($0.value.value.rawValue)" }.sorted()
    let vocabularies = vocabularies.map { "\($0.key)=\($0.value.value)" }.sorted()
    return (rules + [""] + vocabularies).joined(separator: "\n")
  }

  /// The pattern that excludes a file; `nil` if there is none.
  ///
  /// - Parameter path: absolute.
  func exclusion(of path: String) -> Setting<PathPattern>? {
    exclude.last { $0.value.matches(path) }
  }

  /// The findings with the severities that the repository sets, without those of rules that are off.
  ///
  /// A setting for a rule overrides one for its family. A finding below its rule's default severity is never raised. Errors stay, because a
  /// spec with errors is not compiled.
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
