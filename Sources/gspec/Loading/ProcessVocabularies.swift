import Foundation
import SpecParser

/// The vocabularies that this process has read, for all specs and their later versions.
final class ProcessVocabularies: KeptVocabularies, @unchecked Sendable {
  static let shared = ProcessVocabularies()

  private let lock = NSLock()
  private var bundled: [String: SourceFile] = [:]
  /// The kept vocabularies by path, the newest last.
  private var kept: [String: [KeptVocabulary]] = [:]
  /// The newest last.
  private var scopes: [KeptScope] = []
  /// The most entries for one path, which differ in their text or their file number, and the most scopes.
  private static let limit = 8
  /// The number of paths above which all entries are dropped.
  private static let pathLimit = 64

  /// The source of a bundled vocabulary, the same value each time.
  func bundled(_ name: String) -> SourceFile? {
    lock.withLock {
      if let known = bundled[name] { return known }
      let file = BundledVocabularies.file(name)
      bundled[name] = file
      return file
    }
  }

  func vocabulary(_ source: SourceFile, as file: FileID) -> KeptVocabulary? {
    lock.withLock { kept[source.path]?.last { $0.isOf(source, as: file) } }
  }

  func keep(_ vocabulary: KeptVocabulary) {
    lock.withLock {
      if kept.count > Self.pathLimit { kept = [:] }
      let others = kept[vocabulary.source.path, default: []]
      // Of two threads that read it at once, the first counts, so that all specs share one value.
      if others.contains(where: { $0.isOf(vocabulary.source, as: vocabulary.file) }) { return }
      kept[vocabulary.source.path] = others.suffix(Self.limit - 1) + [vocabulary]
    }
  }

  func scope(of imports: ImportedVocabularies) -> KeptScope? {
    lock.withLock { scopes.last { $0.isOf(imports) } }
  }

  func keep(_ scope: KeptScope) {
    lock.withLock { scopes = scopes.suffix(Self.limit - 1) + [scope] }
  }
}
