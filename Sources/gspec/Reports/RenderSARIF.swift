import Foundation
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
    let run = SARIF.Run(
      tool: .init(driver: .init(semanticVersion: version, rules: rules.map(SARIF.Rule.init))),
      invocations: [invocation(report.failures)],
      results: placed.map { result($0, ruleIndex: numbers[$0.finding.rule] ?? 0, &hashes) }
        + accepted.map { accepted, placed in
          var result = result(placed, ruleIndex: numbers[placed.finding.rule] ?? 0, &hashes)
          result.suppressions = [suppression(accepted)]
          return result
        })
    return encodeJSON(SARIF.Log(runs: [run]))
  }

  private static func invocation(_ failures: [ReportFailure]) -> SARIF.Invocation {
    let notifications = failures.map { failure in
      SARIF.Notification(
        message: .init(text: failure.sentences), locations: failure.path.map { [SARIF.Location(path: $0)] })
    }
    return SARIF.Invocation(
      executionSuccessful: failures.isEmpty,
      toolExecutionNotifications: notifications.isEmpty ? nil : notifications)
  }

  private static func suppression(_ accepted: AcceptedFinding) -> SARIF.Suppression {
    SARIF.Suppression(
      kind: accepted.kind == .inSource ? "inSource" : "external", justification: accepted.reason)
  }

  /// The rules of the catalogue and of the findings. Every result must refer to a rule.
  private static func rules(for placed: [PlacedFinding]) -> [RuleInfo] {
    var known = Set(RuleCatalogue.all.map(\.id))
    let others = placed.map(\.finding).filter { known.insert($0.rule).inserted }.map { finding in
      RuleInfo(
        id: finding.rule, defaultSeverity: finding.severity, summary: finding.rule, reason: finding.rule,
        example: finding.rule, corrected: finding.rule)
    }
    return RuleCatalogue.all + others
  }

  private static func result(
    _ placed: PlacedFinding, ruleIndex: Int, _ hashes: inout LineHashes
  ) -> SARIF.Result {
    let related = placed.related.enumerated().map { index, other in
      SARIF.Location(id: index, place: other.place, message: other.message)
    }
    var prints = ["gspecFinding/v1": placed.fingerprint]
    prints["primaryLocationLineHash"] = hashes.hash(of: placed)
    return SARIF.Result(
      ruleId: placed.finding.rule, ruleIndex: ruleIndex, level: placed.finding.severity.rawValue,
      message: .init(text: message(of: placed)), locations: [SARIF.Location(place: placed.place)],
      relatedLocations: related.isEmpty ? nil : related,
      codeFlows: SARIF.CodeFlow(placed).map { [$0] },
      partialFingerprints: prints, fixes: SARIF.Fix.all(of: placed))
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
