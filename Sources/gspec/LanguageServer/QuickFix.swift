import SpecParser

/// The findings in the range of a request for code actions, and the actions for them.
struct QuickFix {
  let findings: [Finding]
  private let document: OpenDocument
  private let analysis: LanguageServer.Analysis

  /// - Returns: `nil` if the findings of the text are not known yet, or the editor asks for other actions.
  /// - Throws: if the request has no range.
  init?(
    _ document: OpenDocument, _ analysis: LanguageServer.Analysis?, _ parameters: JSON
  ) throws(LanguageServer.Refusal) {
    let (start, end) = try document.range(of: parameters)
    guard let analysis, analysis.version == document.version, Self.isWanted(parameters) else { return nil }
    self.document = document
    self.analysis = analysis
    findings = analysis.spec.findings.filter { finding in
      guard finding.severity >= analysis.spec.level, let span = finding.span, span.file == 0 else {
        return false
      }
      return span.start <= end && start <= span.end
    }
  }

  /// Whether the editor asks for quick fixes, not only for what it does at each save, such as `source.fixAll`: fixes take a search.
  private static func isWanted(_ parameters: JSON) -> Bool {
    guard case .array(let kinds)? = parameters["context"]?["only"] else { return true }
    return kinds.contains { $0 == "quickfix" || $0 == "" }
  }

  func action(_ title: String, _ edits: [TextEdit], _ finding: Finding) -> JSON {
    let edits = edits.map { EditorRange.edit($0, in: document.source) }
    return [
      "title": .string(title), "kind": "quickfix",
      "diagnostics": [EditorDiagnostics(analysis.spec, document.uri).one(finding)],
      "edit": ["changes": [document.uri: .array(edits)]],
    ]
  }

  func action(_ choice: SuggestedEdits.Choice, _ finding: Finding) -> JSON {
    action(choice.title, choice.edits, finding)
  }
}
