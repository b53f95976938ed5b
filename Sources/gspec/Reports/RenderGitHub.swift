import SpecParser

/// `--format github`: workflow commands that GitHub Actions shows as annotations of lines.
enum RenderGitHub {
  /// The number of annotations of one level that GitHub shows for a step. It drops the rest without a message.
  private static let shownLimit = 10

  /// The report with the worst cost first, because GitHub keeps the first annotations.
  static func render(_ report: LintReport) -> String {
    let levels: [Severity] = [.error, .warning, .note]
    let lines = report.byCost.map { line($0.placed) }
    let hidden = levels.reduce(0) { sum, level in
      // Failures are annotations of the level `error`, too.
      let count = report.count(level) + (level == .error ? report.failures.count : 0)
      return sum + max(0, count - shownLimit)
    }
    let remark =
      hidden > 0 ? ["GitHub shows \(shownLimit) annotations of a level; \(hidden) more are above"] : []
    let failures = report.failures.map(line)
    return (failures + lines + remark).map { $0 + "\n" }.joined()
  }

  private static func line(_ placed: PlacedFinding) -> String {
    let properties = properties(of: placed).map { "\($0)=\(escapeProperty($1))" }.joined(separator: ",")
    return
      "::\(placed.finding.severity.word("error", "warning", "notice")) \(properties)::\(escape(text(of: placed)))"
  }

  /// The annotation of a failure. It has no line, so GitHub shows it at the file or at the run.
  private static func line(_ failure: ReportFailure) -> String {
    let file = failure.path.map { "file=\(escapeProperty($0))," } ?? ""
    return "::error \(file)title=\(escapeProperty(ReportFailure.rule))::\(escape(failure.sentences))"
  }

  /// The properties of an annotation. GitHub accepts columns only if the place is within one line.
  private static func properties(of placed: PlacedFinding) -> [(String, String)] {
    let place = placed.place
    let columns = [("col", "\(place.column)"), ("endColumn", "\(place.endColumn)")]
    return [("file", place.file), ("line", "\(place.line)"), ("endLine", "\(place.endLine)")]
      + (place.line == place.endLine ? columns : []) + [("title", placed.finding.rule)]
  }

  private static func text(of placed: PlacedFinding) -> String {
    let related = placed.related.map { "\($0.place.file):\($0.place.line): \($0.message)" }
    let finding = placed.finding
    // Annotations have a proportional font, so the witness is shown as sentences, not as a drawing.
    let witness = finding.witness.map { TellTimeline.sentences($0).map(\.text) } ?? []
    let help = finding.help.map { "help: \($0)" }
    return ([finding.message] + witness + finding.notes + help + related + ["id: \(placed.id)"])
      .joined(separator: "\n")
  }

  private static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escapeProperty(_ text: String) -> String {
    escape(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
