import SpecParser

/// Code actions of a cases file: names that were probably meant. Each removes its finding.
struct CaseActions {
  private let document: OpenDocument
  private let analysis: LanguageServer.Analysis?
  private let open: [String: [UInt8]]

  init(_ document: OpenDocument, _ analysis: LanguageServer.Analysis?, in workspace: EditorWorkspace) {
    self.document = document
    self.analysis = analysis
    open = OpenFiles(workspace, own: document).texts
  }

  /// - Parameter parameters: those of `textDocument/codeAction`.
  func answer(_ parameters: JSON) throws(LanguageServer.Refusal) -> JSON {
    guard let fix = try QuickFix(document, analysis, parameters) else { return .array([]) }
    return .array(
      fix.findings.flatMap { finding -> [JSON] in
        guard let span = finding.span else { return [] }
        return finding.help.compactMap(NearMiss.suggestion).compactMap { name in
          // The place of a text that is folded, or has escapes, is more than the name.
          guard NearMiss.nearest(to: written(at: span), among: [name]) != nil else { return nil }
          return [name, "\"\(name)\""].first { removes(finding, $0, at: span) }
            .map { fix.action(writing: name, as: $0, at: span, finding) }
        }
      })
  }

  /// The text at a place, without quotes.
  private func written(at span: SourceSpan) -> String {
    let text = document.source.text(span.start..<span.end)
    return text.filter { $0 != "\"" && $0 != "'" }
  }

  /// Whether a text in place of another one leaves fewer findings like this one, and no error of YAML.
  private func removes(_ finding: Finding, _ text: String, at span: SourceSpan) -> Bool {
    guard let bytes = TextEdit.apply([TextEdit(span, text)], to: document.source.bytes) else { return false }
    let source = SourceFile(path: document.path, bytes: bytes)
    let after = CheckCases.report(source, open: open).findings
    func isLike(_ other: Finding) -> Bool { other.rule == finding.rule && other.message == finding.message }
    let before = analysis?.spec.findings ?? []
    return ParseYAML.parse(source).tree.root != nil
      && after.count(where: isLike) < before.count(where: isLike)
  }
}
