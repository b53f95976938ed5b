import ArgumentParser
import SpecParser

/// Shell completions of names. The shell starts gspec with the words of the command line.
enum Completions {
  static let spec = CompletionKind.file(extensions: ["yaml"])
  static let rule = CompletionKind.custom { _, _, _ in rules }
  static let activity = CompletionKind.custom { words, _, _ in activities(words) }
  static let element = CompletionKind.custom { words, _, _ in elements(words) }
  static let setting = CompletionKind.custom { words, _, _ in settings(words) }
  static let name = CompletionKind.custom { words, _, _ in names(words) }
  static let revision = CompletionKind.shellCommand(
    "git rev-parse --symbolic --branches --tags --remotes 2>/dev/null")

  /// The rule ids, and their families, which `gspec rules` also takes.
  static var rules: [String] {
    let ids = RuleCatalogue.all.map(\.id)
    return ids + Set(ids.map { String($0.prefix { $0 != "/" }) }).sorted()
  }

  /// The activities of all specs on the command line.
  static func activities(_ words: [String]) -> [String] {
    specs(words).flatMap { $0.activities.map(\.name.value) }
  }

  /// The element paths of all specs on the command line.
  static func elements(_ words: [String]) -> [String] {
    specs(words).flatMap { $0.elements.map(\.path) }
  }

  /// The state variables of all specs on the command line with their values; a number has only its name.
  static func settings(_ words: [String]) -> [String] {
    specs(words).flatMap { $0.states.filter { !$0.isTool } }.flatMap { state in
      switch state.type {
      case .bool: ["false", "true"].map { "\(state.name.value)=\($0)" }
      case .enumeration(let values): values.map { "\(state.name.value)=\($0.value)" }
      case .number: ["\(state.name.value)="]
      }
    }
  }

  /// The names that specs declare: those of the command line, where they come after the name, or those of the working directory.
  static func names(_ words: [String]) -> [String] {
    var paths = specPaths(words)
    if paths.isEmpty {
      let found = try? LintConfigs().files(in: ".", isQuiet: true, mayBeNone: true)
      paths = Array((found ?? []).prefix(mostSpecs))
    }
    return paths.compactMap(read).flatMap { source in
      let names = SpecNames(ParseYAML.parse(source).tree, source)
      return NameKind.allCases.flatMap { names.declared($0).map(\.identity) }
    }
  }

  /// The most specs of the working directory that are read: a shell waits for the names.
  private static let mostSpecs = 64

  /// The specs on the command line. One that cannot be read is left out.
  private static func specs(_ words: [String]) -> [CheckedSpec] {
    specPaths(words).compactMap(read).compactMap { source in
      LoadSpec.parse(source.bytes, path: source.path).spec
    }
  }

  private static func specPaths(_ words: [String]) -> [String] {
    words.filter { $0.hasSuffix(LoadSpec.suffix) }
  }

  private static func read(_ path: String) -> SourceFile? {
    (try? ReadInput.bytes(path, limit: SourceFile.sizeLimit)).map { SourceFile(path: path, bytes: $0) }
  }
}
