import SpecParser

/// The text below the findings: for several specs a line for each that has findings or was not searched, then the counts and the finding to fix first.
struct SummaryText {
  /// The report with all findings.
  let report: LintReport
  /// The report with the findings that are shown.
  let shown: LintReport

  var text: String {
    let isOne = report.specs.count < 2 && !report.specs.contains(where: \.isConfig)
    let lines =
      (isOne ? [] : report.specs.indices.compactMap(line)) + [counts] + (isOne ? [] : first) + waiting
    return lines.map { $0 + "\n" }.joined()
  }

  /// `mail.gspec.yaml: 1 error, 2 warnings, 1 error in house.gspec.yaml`; `nil` for a spec that was searched and has no findings. Notes
  /// are counted only if they are shown.
  private func line(_ number: Int) -> String? {
    let findings = shown.specs[number].findings
    let all = report.specs[number].findings
    let parts =
      amounts { severity in (severity == .note ? findings : all).count { $0.severity == severity } }
      + inherited(report.specs[number])
    guard !parts.isEmpty || report.specs[number].isUnread else { return nil }
    let text = parts.isEmpty ? "not searched for conflicts" : parts.joined(separator: ", ")
    return "\(path(of: report.specs[number].path)): \(text)"
  }

  /// The errors and warnings in vocabularies that a spec uses, which are listed there, without those that are accepted.
  private func inherited(_ spec: LintReport.Spec) -> [String] {
    let byPath = Dictionary(grouping: spec.inherited, by: \.path).mapValues { inherited in
      let open = Set(report.specs.filter { $0.path == inherited[0].path }.flatMap(\.names))
      return inherited.filter { $0.severity > .note && open.contains($0.fingerprint) }
    }
    return byPath.sorted { $0.key < $1.key }.flatMap { path, inherited in
      amounts { severity in inherited.count { $0.severity == severity } }.map {
        "\($0) in \(self.path(of: path))"
      }
    }
  }

  /// The counts of severities above 0, as `2 warnings`.
  private func amounts(_ count: (Severity) -> Int) -> [String] {
    [Severity.error, .warning, .note].map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }.map(counted)
  }

  private func path(of file: String) -> String { ReportPlace.relative(file, to: report.root) }

  /// The number of findings, and how to see those that are left out.
  private var counts: String {
    let specs = counted(report.specs.count(where: \.isLinted), "spec")
    let rules = shown.leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\($0.value) \($0.key)"
    }
    let rest = shown.lowestLeftOut.map { level in
      "; not shown: \(rules.joined(separator: ", ")) (see `--level \(level.rawValue)`)"
    }
    let accepted = report.specs.reduce(0) { $0 + $1.accepted.count }
    let aside = accepted == 0 ? "" : "; \(accepted) accepted"
    return "\(specs): \(report.counts.joined(separator: ", "))\(aside)\(rest ?? "")"
  }

  /// The finding with the worst cost, which should be fixed first. Notes need no fix.
  private var first: [String] {
    guard let first = report.byCost.first?.placed, first.finding.severity > .note else { return [] }
    return [
      "fix first: \(first.place.text): \(first.finding.message) [\(first.finding.rule)] (id: \(first.id))"
    ]
  }

  /// The number of specs that were not searched for conflicts, because they cannot be read.
  private var waiting: [String] {
    let count = report.unreadCount
    guard count > 0 else { return [] }
    let specs = count == 1 ? "1 spec was" : "\(count) specs were"
    let them = count == 1 ? "it is" : "they are"
    return ["\(specs) not searched for conflicts: fix how \(them) written first"]
  }
}
