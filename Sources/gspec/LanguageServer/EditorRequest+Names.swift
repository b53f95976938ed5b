import SpecParser

/// Requests about names: definition, references and renaming.
extension EditorRequest {
  func definition() throws(LanguageServer.Refusal) -> JSON {
    guard let name = try name() else { return .null }
    if let declared = reading.names.declaration(of: name.meaning) { return location(declared.span) }
    let span: SourceSpan? =
      switch name.kind {
      case .mechanic: mechanic(name)?.name.span
      case .kind: kind(name)?.name.span
      case .activity, .element, .state: nil
      }
    // Bundled vocabularies have no file that an editor could open.
    guard let span, let source = scope?.sources[span.file], !source.path.hasPrefix("<") else { return .null }
    return EditorRange.location(span, in: source, OpenDocument.uri(of: source.path))
  }

  func references() throws(LanguageServer.Refusal) -> JSON {
    guard let name = try name() else { return .null }
    let isWhole = parameters["context"]?["includeDeclaration"]?.bool ?? true
    return .array(places(of: name.meaning, declarations: isWhole))
  }

  func highlights() throws(LanguageServer.Refusal) -> JSON {
    guard let name = try name() else { return .null }
    return .array(
      reading.names.uses(of: name.meaning).map { use in
        ["range": document.range(use.span), "kind": .int(use.isDeclaration ? 3 : 2)]
      })
  }

  func prepareRename() throws(LanguageServer.Refusal) -> JSON {
    guard let name = try name(), reading.names.declaration(of: name.meaning) != nil else { return .null }
    return [
      "range": document.range(name.span),
      "placeholder": .string(document.source.text(name.span)),
    ]
  }

  func rename() throws(LanguageServer.Refusal) -> JSON {
    guard let name = try name(), let new = parameters["newName"]?.string else {
      throw LanguageServer.Refusal(.failed, "no name stands here")
    }
    guard reading.names.declaration(of: name.meaning) != nil else {
      throw LanguageServer.Refusal(
        .failed, "the \(name.kind.rawValue) `\(name.identity)` is not declared in this spec")
    }
    return try rename(name.meaning, to: new)
  }
}
