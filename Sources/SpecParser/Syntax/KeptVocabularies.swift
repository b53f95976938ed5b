/// Keeps what vocabularies say between parses: a bundled one is the same for every spec, and for every version of a spec that is edited.
///
/// It may forget anything at any time. Several threads may ask it at once.
package protocol KeptVocabularies: AnyObject, Sendable {
  /// What was kept of this text under this number.
  func vocabulary(_ source: SourceFile, as file: FileID) -> KeptVocabulary?

  func keep(_ vocabulary: KeptVocabulary)
}

/// A vocabulary file as it was read, names in it not yet looked up.
package struct KeptVocabulary: Sendable {
  package let source: SourceFile
  /// The number that its spans have.
  package let file: FileID
  let header: SpecHeader
  let uses: Field?
  let content: VocabularyContent
  /// Whether nothing was found in it: findings are not kept.
  let isClean: Bool

  package func isOf(_ source: SourceFile, as file: FileID) -> Bool {
    self.file == file && self.source.path == source.path && self.source.bytes == source.bytes
  }
}

extension SyntaxReader {
  /// Reads the file as a vocabulary that is called so where it does not say its name; `nil` for what is no spec at all. Of a product's
  /// spec the header alone is read.
  func vocabularyFile(named name: String) -> KeptVocabulary? {
    let before = sink.findings.count
    guard let root = tree().root,
      var fields = FieldReader(root, of: "the vocabulary", at: topSpan(root), self),
      let header = header(&fields)
    else { return nil }
    var uses: Field?
    var content = VocabularyContent(name: header.name?.value ?? name)
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
