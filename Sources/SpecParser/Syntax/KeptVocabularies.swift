/// A store of vocabularies between parses. A bundled one is the same for every spec, and for every version of an edited spec.
///
/// It may drop anything at any time. Several threads may use it at once.
package protocol KeptVocabularies: AnyObject, Sendable {
  /// The stored vocabulary of this text with this file number; `nil` if there is none.
  func vocabulary(_ source: SourceFile, as file: FileID) -> KeptVocabulary?

  func keep(_ vocabulary: KeptVocabulary)

  /// The stored scope of these vocabularies; `nil` if there is none.
  func scope(of imports: ImportedVocabularies) -> KeptScope?

  func keep(_ scope: KeptScope)
}

/// A vocabulary file as it was read, before names in it are resolved.
package struct KeptVocabulary: Sendable {
  package let source: SourceFile
  /// The file number of its spans.
  package let file: FileID
  let header: SpecHeader
  let uses: Field?
  let content: VocabularyContent
  /// Whether it has no findings; findings are not stored.
  let isClean: Bool

  package func isOf(_ source: SourceFile, as file: FileID) -> Bool {
    self.file == file && self.source.path == source.path && self.source.bytes == source.bytes
  }
}

/// What vocabularies declare together, with the metrics in place.
package struct KeptScope: Sendable {
  let imports: ImportedVocabularies
  let metrics: Metrics
  let vocabulary: VocabularyScope

  package func isOf(_ imports: ImportedVocabularies) -> Bool { self.imports == imports }
}

extension SyntaxReader {
  /// Reads the file as a vocabulary with this name, unless it states its own. Of a product's spec it reads only the header.
  ///
  /// - Returns: `nil` if the file is not a spec.
  func vocabularyFile(named name: String) -> KeptVocabulary? {
    let before = sink.findings.count
    guard let root = tree().root,
      var fields = FieldReader(root, .top, of: "the vocabulary", at: topSpan(root), self),
      let header = header(&fields)
    else { return nil }
    var uses: Field?
    var content = VocabularyContent(name: header.name?.value ?? name, file: file)
    if header.role == .vocabulary {
      uses = fields.optional("uses")
      content = self.content(&fields, named: content.name, vocabulary: content.name)
      fields.finish()
    }
    return KeptVocabulary(
      source: source, file: file, header: header, uses: uses, content: content,
      isClean: sink.findings.count == before && !sink.isFull)
  }
}
