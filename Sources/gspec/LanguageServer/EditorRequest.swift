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
  var spec: CheckedSpec? { reading.result.spec ?? document.lastGood }

  func location(_ span: SourceSpan) -> MessageValue {
    ["uri": .string(document.uri), "range": document.range(span)]
  }
}
