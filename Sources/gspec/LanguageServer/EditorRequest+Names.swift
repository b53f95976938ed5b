import SpecParser

/// Requests about names: definition, references and renaming.
extension EditorRequest {
  func definition() throws(LanguageServer.Refusal) -> MessageValue {
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
    return [
      "uri": .string(OpenDocument.uri(of: source.path)),
      "range": EditorRange.range(span.start..<span.end, in: source),
    ]
  }

  func references() throws(LanguageServer.Refusal) -> MessageValue {
    guard let name = try name() else { return .null }
    let isWhole = parameters["context"]?["includeDeclaration"]?.bool ?? true
    return .array(
      reading.names.uses(of: name.meaning).filter { isWhole || !$0.isDeclaration }.map { location($0.span) })
  }

  func highlights() throws(LanguageServer.Refusal) -> MessageValue {
    guard let name = try name() else { return .null }
    return .array(
      reading.names.uses(of: name.meaning).map { use in
        ["range": document.range(use.span), "kind": .int(use.isDeclaration ? 3 : 2)]
      })
  }

  func prepareRename() throws(LanguageServer.Refusal) -> MessageValue {
    guard let name = try name(), reading.names.declaration(of: name.meaning) != nil else { return .null }
    return [
      "range": document.range(name.span),
      "placeholder": .string(document.source.text(name.span.start..<name.span.end)),
    ]
  }

  func rename() throws(LanguageServer.Refusal) -> MessageValue {
    guard let name = try name(), let new = parameters["newName"]?.string else {
      throw LanguageServer.Refusal(code: LanguageServer.Refusal.failed, message: "no name stands here")
    }
    guard reading.names.declaration(of: name.meaning) != nil else {
      throw LanguageServer.Refusal(
        code: LanguageServer.Refusal.failed,
        message: "the \(name.kind.rawValue) `\(name.identity)` is not declared in this spec")
    }
    let rename = RenameName(name.meaning, to: new, in: document.source, reading.names)
    let renamed: RenamedSpec
    do throws(RenameName.Failure) {
      renamed = try rename.renamed(reading.recovered) {
        OpenDocument.Reading(SourceFile(path: document.path, bytes: $0)).recovered
      }
    } catch {
      throw LanguageServer.Refusal(code: LanguageServer.Refusal.failed, message: error.message)
    }
    let inCases = RenameInCases(
      spec: document.path, name: name.meaning, new: new, names: reading.names, renamed: renamed)
    var all = try changes(inCases)
    all[document.uri] = .array(renamed.edits.map(edit))
    return ["changes": .object(all)]
  }

  /// The edits of the cases files beside the spec, as they are on disk, by their URIs.
  private func changes(_ rename: RenameInCases) throws(LanguageServer.Refusal) -> [String: MessageValue] {
    // A document without a file has no folder.
    guard !document.path.hasPrefix("<") else { return [:] }
    var changes: [String: MessageValue] = [:]
    for path in RenameInCases.files(beside: document.path) {
      do throws(CommandFailure) {
        let file = SourceFile(path: path, bytes: try ReadInput.bytes(path, limit: SourceFile.sizeLimit))
        let edits = try rename.edits(in: file)
        guard !edits.isEmpty else { continue }
        changes[OpenDocument.uri(of: path)] = .array(edits.map { edit($0, in: file) })
      } catch {
        throw LanguageServer.Refusal(code: LanguageServer.Refusal.failed, message: error.message)
      }
    }
    return changes
  }

  func edit(_ edit: TextEdit) -> MessageValue { self.edit(edit, in: document.source) }

  private func edit(_ edit: TextEdit, in file: SourceFile) -> MessageValue {
    [
      "range": EditorRange.range(edit.span.start..<edit.span.end, in: file), "newText": .string(edit.text),
    ]
  }
}
