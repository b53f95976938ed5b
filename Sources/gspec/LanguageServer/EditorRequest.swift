import SpecParser

/// One request of an editor about an open spec.
struct EditorRequest {
  let document: OpenDocument
  let reading: OpenDocument.Reading
  /// The last analysis, which may be of an earlier version.
  let analysis: LanguageServer.Analysis?
  let parameters: MessageValue

  init(
    _ document: OpenDocument, _ reading: OpenDocument.Reading, _ analysis: LanguageServer.Analysis?,
    _ parameters: MessageValue
  ) {
    self.document = document
    self.reading = reading
    self.analysis = analysis
    self.parameters = parameters
  }

  /// The byte offset of the request's position.
  func offset() throws(LanguageServer.Refusal) -> Int {
    guard let offset = document.offset(parameters["position"]) else {
      throw LanguageServer.Refusal(code: LanguageServer.Refusal.parameters, message: "there is no position")
    }
    return offset
  }

  /// The name at the request's position.
  func name() throws(LanguageServer.Refusal) -> NameUse? { reading.names.use(at: try offset()) }

  /// The checked spec, or that of the last version without errors.
  var checked: OpenDocument.Checked? {
    reading.result.spec.map { OpenDocument.Checked(spec: $0, sources: reading.result.sources) }
      ?? document.lastGood
  }

  var spec: CheckedSpec? { checked?.spec }

  /// A spec with the vocabularies in scope: this one, or an empty one that imports the same vocabularies.
  var scope: OpenDocument.Checked? {
    if let checked { return checked }
    guard case .mapping(let entries, _) = reading.tree.root?.content,
      let uses = entries.first(where: { $0.key.scalar?.text == "uses" })?.value
    else { return nil }
    let written = document.source.text(uses.span.start..<uses.span.end)
    let empty = Array("gspec: 1\nproduct: X\nuses: \(written)\n".utf8)
    let result = LoadSpec.parse(empty, path: document.path)
    return result.spec.map { OpenDocument.Checked(spec: $0, sources: result.sources) }
  }

  func location(_ span: SourceSpan) -> MessageValue {
    ["uri": .string(document.uri), "range": document.range(span)]
  }
}
