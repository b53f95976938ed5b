import SpecParser

/// One request of an editor about an open spec.
struct EditorRequest {
  let document: OpenDocument
  let reading: OpenDocument.Reading
  /// The last analysis, which may be of an earlier version.
  let analysis: LanguageServer.Analysis?
  let parameters: JSON
  let workspace: EditorWorkspace
  /// Whether the editor can place the cursor in what a completion inserts.
  let takesSnippets: Bool

  /// The byte offset of the request's position.
  func offset() throws(LanguageServer.Refusal) -> Int {
    guard let offset = document.offset(parameters["position"]) else {
      throw LanguageServer.Refusal(.parameters, "there is no position")
    }
    return offset
  }

  /// The name at the request's position.
  func name() throws(LanguageServer.Refusal) -> NameUse? { reading.names.use(at: try offset()) }

  /// What could be read of the text, which may have errors.
  var scope: OpenDocument.Scope? { reading.scope }

  /// The mechanic with a name that is in scope. One of a vocabulary is hidden by one of this file, also if that cannot be read.
  func mechanic(_ name: NameUse) -> Mechanic? {
    scope?.spec.mechanics.first { $0.name.value == name.identity && isMeant($0.name.span, by: name) }
  }

  /// The kind with a name that is in scope, as `mechanic`.
  func kind(_ name: NameUse) -> Kind? {
    scope?.spec.kinds.first { $0.name.value == name.identity && isMeant($0.name.span, by: name) }
  }

  private func isMeant(_ declared: SourceSpan, by name: NameUse) -> Bool {
    declared.file == 0 || reading.names.declaration(of: name.meaning) == nil
  }

  func location(_ span: SourceSpan) -> JSON {
    EditorRange.location(span, in: document.source, document.uri)
  }
}
