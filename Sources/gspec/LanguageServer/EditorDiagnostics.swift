import SpecParser

/// The findings of a spec as LSP diagnostics: the same ones that `gspec lint` prints.
struct EditorDiagnostics {
  private let spec: LintReport.Spec
  private let uri: String

  init(_ spec: LintReport.Spec, _ uri: String) {
    self.spec = spec
    self.uri = uri
  }

  var all: [JSON] { spec.findings.filter { $0.severity >= spec.level }.map(one) }

  func one(_ finding: Finding) -> JSON {
    let place = place(finding)
    let text = ([finding.message] + finding.notes + finding.help.map { "help: \($0)" }).joined(
      separator: "\n")
    var related = finding.related.compactMap { other in
      source(other.span.file).map { source, uri in
        pointer(uri, EditorRange.range(other.span, in: source), other.message)
      }
    }
    if let (uri, range) = place.elsewhere { related.append(pointer(uri, range, "it stands here")) }
    return [
      "range": place.range, "severity": .int(Self.severity(finding.severity)), "code": .string(finding.rule),
      "source": "gspec", "message": .string(text), "relatedInformation": .array(related),
    ]
  }

  private func pointer(_ uri: String, _ range: JSON, _ message: String) -> JSON {
    ["location": ["uri": .string(uri), "range": range], "message": .string(message)]
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The range of a finding. One in a vocabulary is placed at the top of the spec, with its own place as related information.
  private func place(_ finding: Finding) -> (range: JSON, elsewhere: (String, JSON)?) {
    guard let own = spec.sources[0] else { return (["start": .null, "end": .null], nil) }
    let top = EditorRange.range(0..<0, in: own)
    guard let span = finding.span, let (source, uri) = source(span.file) else { return (top, nil) }
    let range = EditorRange.range(span, in: source)
    return span.file == 0 ? (range, nil) : (top, (uri, range))
  }

  private func source(_ file: FileID) -> (SourceFile, String)? {
    spec.sources[file].map { ($0, file == 0 ? uri : OpenDocument.uri(of: $0.path)) }
  }
}
