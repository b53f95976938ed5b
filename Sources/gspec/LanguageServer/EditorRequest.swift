import SpecParser

/// One question of an editor about an open spec.
struct EditorRequest {
  let document: OpenDocument
  let reading: OpenDocument.Reading
  /// Of this version or an earlier one.
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

  /// The byte that the question is about.
  func offset() throws(LanguageServer.Refusal) -> Int {
    guard let offset = document.offset(parameters["position"]) else {
      throw LanguageServer.Refusal(code: LanguageServer.Refusal.parameters, message: "there is no position")
    }
    return offset
  }

  /// The name that the question is about.
  func name() throws(LanguageServer.Refusal) -> NameUse? { reading.names.use(at: try offset()) }

  /// The spec as it is, or as it last was without errors.
  var spec: CheckedSpec? { reading.result.spec ?? document.lastGood }

  func location(_ span: SourceSpan) -> MessageValue {
    ["uri": .string(document.uri), "range": document.range(span)]
  }
}
