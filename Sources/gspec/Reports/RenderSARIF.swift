import SpecParser

/// `--format sarif`: SARIF 2.1.0 for GitHub's code scanning.
///
/// A report is written even without findings, because only a report closes earlier alerts. A failed run is marked as such, so that its
/// report is not mistaken for a complete one.
enum RenderSARIF {
  /// - Parameter version: the version of gspec.
  static func render(_ report: LintReport, version: String) -> String {
    let resolve = ResolveLinks(root: report.root)
    let placed = report.placed.map { $0.withoutLinks(resolve) }
    let accepted = report.placedAccepted.map { ($0.accepted, $0.placed.withoutLinks(resolve)) }
    let rules = rules(for: placed + accepted.map(\.1))
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    var hashes = LineHashes()
    let driver: JSON = [
      "name": "gspec", "semanticVersion": .string(version), "rules": .array(rules.map(SARIF.rule)),
    ]
    let results =
      placed.map { result($0, ruleIndex: numbers[$0.finding.rule] ?? 0, &hashes) }
      + accepted.map { accepted, placed in
        result(placed, ruleIndex: numbers[placed.finding.rule] ?? 0, &hashes)
          .merging(["suppressions": [suppression(accepted)]])
      }
    let run: JSON = [
      // Columns count Unicode code points. The default of the standard is UTF-16 units.
      "columnKind": "unicodeCodePoints", "automationDetails": ["id": "gspec/lint/"],
      "tool": ["driver": driver], "invocations": [invocation(report.failures)], "results": .array(results),
    ]
    return encodeJSON(
      ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]])
  }

  /// The status of the run. If it was not successful, readers must not treat the report as complete.
  private static func invocation(_ failures: [ReportFailure]) -> JSON {
    let notifications = failures.map { failure in
      JSON.members([
        "level": "error", "message": SARIF.message(failure.sentences),
        "locations": failure.path.map { [SARIF.location(path: $0)] },
      ])
    }
    return JSON.members([
      "executionSuccessful": .bool(failures.isEmpty),
      "toolExecutionNotifications": JSON.unlessEmpty(notifications),
    ])
  }

  /// The suppression of an accepted result. Readers do not count the result.
  private static func suppression(_ accepted: AcceptedFinding) -> JSON {
    [
      "kind": accepted.kind == .inSource ? "inSource" : "external", "status": "accepted",
      "justification": .string(accepted.reason),
    ]
  }

  /// The rules of the catalogue and of the findings. Every result must refer to a rule.
  private static func rules(for placed: [PlacedFinding]) -> [RuleInfo] {
    let others = placed.map(\.finding).uniqued(by: \.rule).filter { RuleCatalogue.rule($0.rule) == nil }
    return RuleCatalogue.all
      + others.map { finding in
        RuleInfo(
          id: finding.rule, defaultSeverity: finding.severity, summary: finding.rule, reason: finding.rule,
          example: finding.rule, corrected: finding.rule)
      }
  }

  private static func result(
    _ placed: PlacedFinding, ruleIndex: Int, _ hashes: inout LineHashes
  ) -> JSON {
    let related = placed.related.enumerated().map { index, other in
      SARIF.location(id: index, other.place, message: other.message)
    }
    return JSON.members([
      "ruleId": .string(placed.finding.rule), "ruleIndex": .int(ruleIndex),
      "level": .string(placed.finding.severity.rawValue), "message": SARIF.message(message(of: placed)),
      // One location, since readers use only the first.
      "locations": [SARIF.location(placed.place)],
      "relatedLocations": JSON.unlessEmpty(related),
      "codeFlows": SARIF.codeFlow(of: placed).map { [$0] },
      "partialFingerprints": JSON.members([
        "gspecFinding/v1": .string(placed.fingerprint),
        "primaryLocationLineHash": hashes.hash(of: placed).map(JSON.string),
      ]),
      "fixes": SARIF.fixes(of: placed),
    ])
  }

  /// The text of an alert. Its first sentence is the title. Related places are shown only if the text links to them.
  private static func message(of placed: PlacedFinding) -> String {
    let finding = placed.finding
    let links = placed.related.enumerated().map { index, other in
      "[\(linkText(other.message))](\(index))"
    }
    return Sentence.joined([finding.message] + finding.notes + finding.help.map { "Help: \($0)" } + links)
  }

  /// The hashes of lines by path. A file is hashed once, even if it has many findings.
  private struct LineHashes {
    private var byPath: [String: PrimaryLineHash] = [:]

    /// The hash of the finding's line; `nil` for a bundled vocabulary and standard input, which are not files of the repository.
    mutating func hash(of placed: PlacedFinding) -> String? {
      guard let source = placed.source, !source.path.hasPrefix("<") else { return nil }
      let known = byPath[source.path] ?? PrimaryLineHash(source.bytes)
      byPath[source.path] = known
      return known(line: placed.place.line)
    }
  }

  private static func linkText(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
