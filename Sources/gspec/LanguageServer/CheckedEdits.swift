import SpecParser

/// Tries what the help of findings suggests, and keeps what removes the finding and brings no error.
struct CheckedEdits {
  /// The findings of a text, and whether it is YAML.
  typealias Reading = (findings: [Finding], isYAML: Bool)

  private let source: SourceFile
  private let read: (SourceFile) -> Reading
  /// The text as it is. Most requests come where nothing is suggested, and do not read it again.
  private lazy var before = read(source)
  /// The bytes that may still be read, with some for each version. A request for code actions comes with every move of the cursor.
  private var budget = 1_000_000
  private static let costOfVersion = 2_000
  /// How often a text that is no YAML is read to recover it.
  private static let readings = 16

  /// - Parameter read: reads a version of the text.
  init(_ source: SourceFile, _ read: @escaping (SourceFile) -> Reading) {
    self.source = source
    self.read = read
  }

  /// The choices after which the text has fewer findings like one and no new error: for each suggestion of its help, the first.
  mutating func choices(for finding: Finding, _ edits: SuggestedEdits) -> [SuggestedEdits.Choice] {
    guard let span = finding.span else { return [] }
    return finding.suggestions.compactMap { suggestion in
      edits.choices(for: suggestion, at: span).first { removes(finding, $0.edits) }
    }
  }

  private mutating func removes(_ finding: Finding, _ edits: [TextEdit]) -> Bool {
    guard budget > 0, let bytes = TextEdit.apply(edits, to: source.bytes), bytes != source.bytes else {
      return false
    }
    budget -= (before.isYAML ? 1 : Self.readings) * bytes.count + Self.costOfVersion
    let after = read(SourceFile(path: source.path, bytes: bytes))
    let wanted = Problem(finding)
    guard after.isYAML || !before.isYAML,
      Self.count(of: wanted, in: after) < Self.count(of: wanted, in: before)
    else { return false }
    // What else is wrong in a text that was no YAML shows only now.
    guard before.isYAML == after.isYAML else { return true }
    let old = Self.errors(before)
    return Self.errors(after).allSatisfy { $0.value <= old[$0.key, default: 0] }
  }

  /// What a finding says, wherever it stands.
  private struct Problem: Hashable {
    let rule: String
    let message: String

    init(_ finding: Finding) { (rule, message) = (finding.rule, finding.message) }
  }

  private static func count(of problem: Problem, in reading: Reading) -> Int {
    reading.findings.count { Problem($0) == problem }
  }

  private static func errors(_ reading: Reading) -> [Problem: Int] {
    reading.findings.filter { $0.severity == .error }.reduce(into: [:]) { $0[Problem($1), default: 0] += 1 }
  }
}
