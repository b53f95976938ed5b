import SpecParser

/// `--format xcode`: diagnostics as compilers print them, which Xcode, SwiftPM and editors turn into places.
///
/// `PATH:LINE:COLUMN: SEVERITY: MESSAGE [RULE]`, and under it a `note` for every sentence that belongs to the finding.
enum RenderXcode {
  /// - Parameter report: with an absolute `root`, which relative paths are joined to: Xcode knows no working directory.
  static func render(_ report: LintReport) -> String {
    let placed = LintReport(specs: report.specs).placed
    // A line without a place is shown at the target.
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

  /// Xcode takes each line for a diagnostic, so a message stays on one.
  private static func line(_ place: ReportPlace, _ severity: Severity, _ text: String, _ root: String)
    -> String
  {
    let text = oneLine(text)
    return "\(absolute(place.file, root)):\(place.line):\(place.column): \(severity.rawValue): \(text)"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Bundled vocabularies and standard input have no place on disk, and stand in angle brackets.
  private static func absolute(_ path: String, _ root: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("<") || root.isEmpty { return path }
    return (root.hasSuffix("/") ? root : root + "/") + path
  }
}
