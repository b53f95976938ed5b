@testable import SpecParser
@testable import gspec

/// A small spec's text with findings of every level in it, for the goldens of all formats.
enum SampleReport {
  static let text = """
    gspec: 1
    activities:
      öffnen, 50%: {by: touch}
      open: {by: <touch>}
    """

  static let sources = SourceSet(files: [SourceFile(path: "./Specs/my mail.gspec.yaml", text: text)])

  /// An error with a second place and notes, a warning about the file, and a note behind wide characters.
  static let findings = [
    Finding(
      rule: "conflict/cycle", severity: .error, message: "`open` & <others>: a [circle], 100%",
      span: span(of: "open"), file: 0, notes: ["why\nit is so"], help: ["drop a line"],
      related: [Finding.Related(span: span(of: "gspec: 1"), message: "see [here]")],
      activities: ["open", "archive"]),
    Finding(
      rule: "lint/unused-suppression", severity: .warning, message: "nothing is silenced", span: nil, file: 0),
    Finding(
      rule: "guard/always", severity: .note, message: "always", span: span(of: "50%"), file: 0,
      activities: ["open"]),
  ]

  static let report = LintReport(findings, sources)

  static let empty = LintReport([], sources)

  /// The first occurrence of the words in the text.
  static func span(of words: String) -> SourceSpan {
    let bytes = Array(text.utf8)
    let wanted = Array(words.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceSpan(file: 0, start: start, end: start + wanted.count)
  }
}
