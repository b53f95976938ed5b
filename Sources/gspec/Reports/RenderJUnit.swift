import SpecParser

/// `--format junit`: each rule is a test case of each spec, so that a green report shows what was checked.
enum RenderJUnit {
  /// - Parameter failing: the least severity that fails a case; lesser findings are printed in passing ones.
  static func render(_ report: LintReport, failing: Severity = .error) -> String {
    let placed = report.placed
    var rest = placed[...]
    let cases = report.specs.flatMap { spec -> [Case] in
      let own = rest.prefix(spec.findings.count)
      rest = rest.dropFirst(spec.findings.count)
      return Self.cases(of: ReportPlace.relative(spec.path, to: report.root), Array(own), failing)
    }
    let failures = cases.count(where: \.isFailure)
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="gspec" \(counts)>
      \(cases.map(\.xml).joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }

  private struct Case {
    var xml: String
    var isFailure = false
  }

  private static func cases(of path: String, _ findings: [PlacedFinding], _ failing: Severity) -> [Case] {
    let broken = Set(findings.map(\.finding.rule))
    var names: [String: Int] = [:]
    let reports = findings.map { placed in
      let name = Self.name(of: placed.finding)
      names[name, default: 0] += 1
      // Of cases with one name, readers keep the first only.
      let suffix = names[name, default: 1] > 1 ? " (\(names[name, default: 1]))" : ""
      return reported(placed, name: name + suffix, path, failing)
    }
    let passed = RuleCatalogue.all.filter { !broken.contains($0.id) }.map { rule in
      Case(xml: "<testcase \(attributes(rule.id, path, file: path))/>")
    }
    return reports + passed
  }

  /// The rule and whom it is about: a name that stays when a number in the message changes.
  private static func name(of finding: Finding) -> String {
    let subject = finding.activities.isEmpty ? finding.message : finding.activities.joined(separator: ", ")
    return "\(finding.rule) \(subject)"
  }

  private static func reported(
    _ placed: PlacedFinding, name: String, _ path: String, _ failing: Severity
  ) -> Case {
    let head = "<testcase \(attributes(name, path, file: placed.place.file))>"
    let body = escape(text(of: placed))
    guard placed.finding.severity >= failing else {
      return Case(xml: "\(head)<system-out>\(body)</system-out></testcase>")
    }
    let attributes =
      "message=\"\(escape(placed.finding.message))\" type=\"\(placed.finding.severity.rawValue)\""
    return Case(xml: "\(head)<failure \(attributes)>\(body)</failure></testcase>", isFailure: true)
  }

  private static func attributes(_ name: String, _ path: String, file: String) -> String {
    "classname=\"\(escape(path))\" name=\"\(escape(name))\" file=\"\(escape(file))\" time=\"0\""
  }

  private static func text(of placed: PlacedFinding) -> String {
    let finding = placed.finding
    let place = placed.place
    let head = "\(place.file):\(place.line):\(place.column): \(finding.severity.rawValue): \(finding.message)"
    let related = placed.related.map {
      "\($0.place.file):\($0.place.line):\($0.place.column): \($0.message)"
    }
    let drawing = finding.witness.map { DrawTimeline.lines($0) } ?? []
    let help = finding.help.map { "help: \($0)" }
    return ([head + " [\(finding.rule)]"] + related + drawing + finding.notes + help + ["id: \(placed.id)"])
      .joined(separator: "\n")
  }

  /// Escapes what XML gives a meaning, and leaves out the control characters that it does not allow at all.
  private static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: return
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
