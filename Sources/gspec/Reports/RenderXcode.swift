import SpecParser

/// `--format xcode`: diagnostics like those of compilers, for Xcode, SwiftPM and editors.
///
/// Each is `PATH:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`, followed by a `note` for each sentence that belongs to the finding.
enum RenderXcode {
  /// - Parameter report: its `root` must be absolute. Relative paths are joined to it, because Xcode does not know the working directory.
  static func render(_ report: LintReport) -> String {
    let placed = LintReport(specs: report.specs).placed
    // Xcode shows a line without a place at the target.
    let failures = report.failures.map { "error: gspec: \(oneLine($0.sentences))" }
    return (failures + placed.flatMap { lines($0, root: report.root) }).map { $0 + "\n" }.joined()
  }

  private static func lines(_ placed: PlacedFinding, root: String) -> [String] {
    let finding = placed.finding
    let head = line(placed.place, finding.severity, "\(finding.message) [\(finding.rule)]", root)
    let related = placed.related.map { line($0.place, .note, $0.message, root) }
    let sentences = finding.notes + finding.help.map { "help: \($0)" }
    return [head] + related + sentences.map { line(placed.place, .note, $0, root) }
  }

  /// A diagnostic on one line, because Xcode reads each line as a diagnostic.
  private static func line(_ place: ReportPlace, _ severity: Severity, _ text: String, _ root: String)
    -> String
  {
    let text = oneLine(text)
    let path = VisibleText.line(absolute(place.file, root))
    return "\(path):\(place.line):\(place.column): \(severity.rawValue): \(text)"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The absolute path. The names of bundled vocabularies and standard input, in angle brackets, are unchanged.
  private static func absolute(_ path: String, _ root: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("<") || root.isEmpty { return path }
    return (root.hasSuffix("/") ? root : root + "/") + path
  }
}
