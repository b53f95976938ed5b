import ArgumentParser
import GestureCompiler
import SpecParser

/// Shell completions of names. The shell starts gspec with the words of the command line.
enum Completions {
  static let spec = CompletionKind.file(extensions: ["yaml"])
  static let rule = CompletionKind.custom { _, _, _ in rules }
  static let activity = CompletionKind.custom { words, _, _ in activities(words) }
  static let element = CompletionKind.custom { words, _, _ in elements(words) }

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

  /// The specs on the command line. One that cannot be read is left out.
  private static func specs(_ words: [String]) -> [CheckedSpec] {
    words.filter { $0.hasSuffix(".gspec.yaml") }.compactMap { path in
      guard let bytes = try? ReadInput.bytes(path, limit: SourceFile.sizeLimit) else { return nil }
      return LoadSpec.parse(bytes, path: path).spec
    }
  }
}
