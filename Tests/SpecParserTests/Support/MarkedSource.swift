import SpecParser
import Testing

/// A small spec without findings. A test replaces or adds sections.
enum BaseSpec {
  static let sections: KeyValuePairs<String, String> = [
    "gspec": "gspec: 1",
    "product": "product: Test",
    "platforms": "platforms: [ios]",
    "state": """
    state:
      mode: [calm, busy]
      zoom: 1.0..8.0
      unread: bool
    """,
    "elements": """
    elements:
      list:
        scrolls: vertical
        children: {row: {}}
      page:
    """,
    "mechanics": """
    mechanics:
      tap: {steps: [press, lift]}
      hold: {steps: [press, wait]}
      slide: {continuous: true, steps: [press, move]}
    """,
    "activities": """
    activities:
      open: {does: custom, target: list, by: tap}
      shut: {does: custom, target: list, by: hold}
    """,
  ]

  /// The base spec with the sections of the text, which replace its own of the same name.
  static func with(_ text: String) -> String {
    let keys = text.split(separator: "\n").filter { $0.first?.isLetter == true }.compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
    let isVocabulary = keys.contains("vocabulary")
    let kept = sections.filter { key, _ in
      let isProducts = key != "gspec" && key != "mechanics"
      return !keys.contains(key) && !(isVocabulary && isProducts)
    }
    return (kept.map(\.value) + [text]).joined(separator: "\n") + "\n"
  }
}

/// Vocabularies for tests, by name.
let testVocabularies: [String: String] = [
  "material": materialInSmall,
  "circular": "gspec: 1\nvocabulary: circular\nuses: [round]\n",
  "round": "gspec: 1\nvocabulary: round\nuses: circular\n",
]

/// Parses a text that can use the vocabularies of the tests, and any others that are given.
func parse(_ text: String, _ vocabularies: [String: String] = [:]) -> ParseResult {
  parse(Array(text.utf8), vocabularies)
}

func parse(_ bytes: [UInt8], _ vocabularies: [String: String] = [:]) -> ParseResult {
  ParseSpec.parse(SourceFile(path: "test.gspec.yaml", bytes: bytes)) { request in
    let all = testVocabularies.merging(vocabularies) { $1 }
    guard let text = all[request.name] else {
      return .failure(ImportFailure(reason: "there is no such vocabulary", known: all.keys.sorted()))
    }
    return .success(SourceFile(path: "\(request.name).gspec.yaml", text: text))
  }
}

/// Findings as `LINE:COLUMN RULE MESSAGE`.
func places(_ result: ParseResult) -> [String] {
  result.findings.map { finding in
    let place = finding.span.flatMap { result.sources.positions(of: $0)?.start }
    return "\(place.map { "\($0.line):\($0.column) " } ?? "")\(finding.rule) \(finding.message)"
  }
}

/// The findings of a rule about the base spec with an activity that has the given feedback.
func findings(inFeedback feedback: String, of rule: String) -> [Finding] {
  let activity = "activities:\n  open: {does: custom, target: list, by: tap, feedback: {\(feedback)}}"
  return parse(BaseSpec.with(activity)).findings.filter { $0.rule == rule }
}

/// The findings about the base spec with the given sections, as `rule: message`.
func messages(_ sections: String) -> [String] {
  parse(BaseSpec.with(sections)).findings.map { "\($0.rule): \($0.message)" }
}

/// The help of the findings about the base spec with the given sections.
func help(_ sections: String) -> [String] {
  parse(BaseSpec.with(sections)).findings.flatMap(\.help)
}

/// Expects exactly the findings that the lines of the text announce by `# expect: RULE`. Commas separate several.
func expectMarked(_ sections: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let text = BaseSpec.with(sections)
  var expected: [String] = []
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let parts = line.components(after: "# expect:")
    expected += parts.map { "\(index + 1) \($0)" }
  }
  let result = parse(text)
  let found = result.findings.map { finding in
    let line = finding.span.flatMap { result.sources.positions(of: $0)?.start.line } ?? 0
    return "\(line) \(finding.rule)"
  }
  let renderer = FindingRenderer(sources: result.sources)
  let details = result.findings.map { renderer.render($0) }.joined()
  #expect(found.sorted() == expected.sorted(), "\(details)", sourceLocation: sourceLocation)
}

extension Substring {
  fileprivate func components(after marker: String) -> [String] {
    guard let range = self.firstRange(of: marker) else { return [] }
    let rest = self[range.upperBound...]
    return rest.split(separator: Character(",")).map { part in
      part.split(separator: Character(" ")).first.map { String($0) } ?? ""
    }
  }
}
