import ArgumentParser
import GestureCompiler
import SpecParser

/// What shells offer where a name is to be typed. A shell starts gspec for it with the words of the line.
enum Completions {
  static let spec = CompletionKind.file(extensions: ["yaml"])
  static let rule = CompletionKind.custom { _, _, _ in rules }
  static let activity = CompletionKind.custom { words, _, _ in activities(words) }
  static let element = CompletionKind.custom { words, _, _ in elements(words) }

  /// Ids, and the families that `gspec rules` lists.
  static var rules: [String] {
    let ids = RuleCatalogue.all.map(\.id)
    return ids + Set(ids.map { String($0.prefix { $0 != "/" }) }).sorted()
  }

  /// Of all specs that the line names.
  static func activities(_ words: [String]) -> [String] {
    specs(words).flatMap { $0.activities.map(\.name.value) }
  }

  /// Paths of elements of all specs that the line names.
  static func elements(_ words: [String]) -> [String] {
    specs(words).flatMap { $0.elements.map(\.path) }
  }

  /// A spec that cannot be read offers nothing.
  private static func specs(_ words: [String]) -> [CheckedSpec] {
    words.filter { $0.hasSuffix(".gspec.yaml") }.compactMap { path in
      guard let bytes = try? ReadInput.bytes(path, limit: SourceFile.sizeLimit) else { return nil }
      return LoadSpec.parse(bytes, path: path).spec
    }
  }
}
