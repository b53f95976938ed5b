import Foundation
import SpecParser

/// The vocabularies that this process has read, for all specs and their later versions.
final class ProcessVocabularies: KeptVocabularies, @unchecked Sendable {
  static let shared = ProcessVocabularies()

  private let lock = NSLock()
  private var bundled: [String: SourceFile] = [:]
  /// By path; the newest last.
  private var kept: [String: [KeptVocabulary]] = [:]
  /// So many are kept of one path: under other numbers, and as others know it.
  private static let limit = 8
  /// So many paths are kept; more are forgotten, all at once.
  private static let pathLimit = 64

  /// A bundled vocabulary, as the same value each time.
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
      let others = kept[vocabulary.source.path, default: []].suffix(Self.limit - 1)
      kept[vocabulary.source.path] = others + [vocabulary]
    }
  }
}
