import SpecParser

/// Code actions of a cases file: what the help of its findings suggests. Each removes its finding.
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
    let edits = SuggestedEdits(ParseYAML.parse(document.source).tree, document.source)
    let open = open
    var checked = CheckedEdits(document.source) { source in
      (CheckCases.report(source, open: open).findings, ParseYAML.parse(source).tree.root != nil)
    }
    return .array(
      fix.findings.filter(isOfOneWord).flatMap { finding in
        checked.choices(for: finding, edits).map { fix.action($0, finding) }
      })
  }

  /// Whether the place of a finding has one word. That of a text that is folded, or has escapes, is more than what the finding is about.
  private func isOfOneWord(_ finding: Finding) -> Bool {
    guard let span = finding.span else { return false }
    return !document.source.text(span).contains { $0.isWhitespace || $0 == "\\" }
  }
}
