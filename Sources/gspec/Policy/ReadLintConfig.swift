import Foundation
import SpecParser

/// Reads a `.gspec.yaml`. Every value gets its place, and every mistake is reported.
struct ReadLintConfig {
  let form: FormReader
  /// The absolute path of the file.
  private let path: String
  /// The settings of the folders around the file's own.
  let around: LintConfig

  /// - Parameters:
  ///   - path: the absolute path of the file.
  ///   - around: the settings of the folders around the file's own.
  static func file(
    _ bytes: [UInt8], path: String, shownAs shown: String, around: LintConfig = LintConfig()
  ) -> (config: LintConfig, findings: [Finding], sources: SourceSet) {
    let read = FormReader.read(SourceFile(path: shown, bytes: bytes)) { form in
      ReadLintConfig(form: form, path: path, around: around).config()
    }
    return (read.value, read.findings, read.sources)
  }

  private func config() -> LintConfig {
    var config = LintConfig(paths: [path])
    guard var top = form.top("the configuration") else { return config }
    if let key = top.stray("gspec"), top.stray("version") == nil {
      form.report(
        SyntaxRules.version, "`gspec: 1` begins a spec, but this file has the settings of its folder",
        at: key,
        help: ["write `version: 1`; the name of a spec has a word before `.gspec.yaml`"])
      return config
    }
    form.checkVersion(&top, of: "the configuration")
    config.level = top.optional("level").flatMap(level)
    config.maxLatency = top.optional("max-latency").flatMap { field in
      form.quantity(field, .time).map { setting(Int64($0.value), $0.span) }
    }
    for entry in top.optional("rules").map({ entries($0, "conflict/delayed: warning") }) ?? [] {
      if let rule = rule(entry) { config.rules[entry.name] = rule }
    }
    config.slowHand = top.optional("slower-hand").map(hand) ?? [:]
    config.exclude = (top.optional("exclude").map(form.items) ?? []).compactMap { item in
      form.text(item).map { setting(PathPattern(text: $0.value, folder: folder), $0.span) }
    }
    for entry in top.optional("vocabularies").map({ entries($0, "house: words/house.gspec.yaml") }) ?? [] {
      if let file = vocabulary(entry) { config.vocabularies[entry.name] = file }
    }
    top.finish()
    return config
  }

  private var folder: String { PathText.folder(of: path) }

  func setting<Value>(_ value: Value, _ span: SourceSpan) -> LintConfig.Setting<Value> {
    let line = form.sources.positions(of: span)?.start.line ?? 1
    return LintConfig.Setting(value: value, path: path, line: line)
  }

  /// - Parameter example: an entry of such a mapping.
  private func entries(_ field: Field, _ example: String) -> [Field] {
    form.entries(field, help: ["write `\(field.name): {\(example)}`"])
  }

  private func level(_ field: Field) -> LintConfig.Setting<Severity>? {
    word(field, among: ["error", "warning", "note"]).flatMap { word in
      Severity(rawValue: word.value).map { setting($0, word.span) }
    }
  }

  private func rule(_ entry: Field) -> LintConfig.Setting<LintConfig.RuleLevel>? {
    guard form.isRule(entry.name, at: entry.keySpan),
      let word = word(entry, among: LintConfig.RuleLevel.allCases.map(\.rawValue)),
      let level = LintConfig.RuleLevel(rawValue: word.value)
    else { return nil }
    if level != .error, let errors = errors(of: entry.name) {
      return form.fault(
        LintRules.disabledError, "\(errors), and errors cannot be lowered", at: word.span,
        help: ["drop the line: a spec with errors is not compiled"])
    }
    return setting(level, word.span)
  }

  /// The statement that a rule, or every rule of a family, is an error; `nil` if one is not.
  private func errors(of id: String) -> String? {
    if let rule = RuleCatalogue.rule(id) {
      return rule.defaultSeverity == .error ? "`\(id)` is an error" : nil
    }
    let areErrors = RuleCatalogue.family(id).allSatisfy { $0.defaultSeverity == .error }
    return areErrors ? "the rules of `\(id)` are errors" : nil
  }

  private func word(_ field: Field, among words: [String]) -> Located<String>? {
    guard let text = form.text(field) else { return nil }
    if words.contains(text.value) { return text }
    return form.fault(
      SyntaxRules.type, "`\(field.name)` cannot be `\(text.value)`", at: text.span,
      help: [NearMiss.help(for: text.value, among: words, or: "write \(listed(words, joinedBy: "or"))")])
  }

  /// The file of a vocabulary that specs below this folder may import by name.
  private func vocabulary(_ entry: Field) -> LintConfig.Setting<String>? {
    guard let text = form.text(entry) else { return nil }
    guard !BundledVocabularies.names.contains(entry.name) else {
      return form.fault(
        SyntaxRules.duplicateName, "`\(entry.name)` is a vocabulary that comes with gspec", at: entry.keySpan,
        help: ["give this one another name"])
    }
    guard !entry.name.contains("/"), !entry.name.contains(".") else {
      return form.fault(
        SyntaxRules.type, "the name of a vocabulary has no `/` and no `.`: with them it would be a path",
        at: entry.keySpan, help: ["put the name before the path: `house: words/house.gspec.yaml`"])
    }
    let file = RepositoryPath.absolute(PathText.resolved(text.value, in: folder))
    if !FileManager.default.fileExists(atPath: file) {
      let meant = FindFiles.nearest(to: text.value, in: folder).map(NearMiss.question)
      form.report(
        SyntaxRules.undeclared, "there is no file `\(text.value)` below the folder of this file",
        at: text.span,
        help: [meant].compactMap(\.self))
    }
    // A missing file is a setting as well: `gspec watch` waits for it at this path.
    return setting(file, text.span)
  }
}
