import Foundation
import SpecParser

/// `--format sarif`: SARIF 2.1.0 as GitHub's code scanning reads it.
///
/// A report is made without findings too, because only then are earlier alerts closed.
enum RenderSARIF {
  /// - Parameter version: the tool's own version.
  static func render(_ report: LintReport, version: String) -> String {
    let resolve = ResolveLinks(root: report.root)
    let placed = report.placed.map { $0.withoutLinks(resolve) }
    let accepted = report.specs.flatMap { spec in
      spec.accepted.map { accepted in
        (
          accepted,
          PlacedFinding(
            accepted.finding, in: spec.sources, root: report.root, fingerprint: accepted.fingerprint
          ).withoutLinks(resolve)
        )
      }
    }
    let rules = rules(for: placed + accepted.map(\.1))
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let run = SARIF.Run(
      tool: .init(driver: .init(semanticVersion: version, rules: rules.map(SARIF.Rule.init))),
      results: placed.map { result($0, ruleIndex: numbers[$0.finding.rule] ?? 0) }
        + accepted.map { accepted, placed in
          var result = result(placed, ruleIndex: numbers[placed.finding.rule] ?? 0)
          result.suppressions = [suppression(accepted)]
          return result
        })
    return encodeJSON(SARIF.Log(runs: [run]))
  }

  private static func suppression(_ accepted: AcceptedFinding) -> SARIF.Suppression {
    SARIF.Suppression(
      kind: accepted.kind == .inSource ? "inSource" : "external", justification: accepted.reason)
  }

  /// The catalogue, and an entry for any other rule that a finding names: a result must have one.
  private static func rules(for placed: [PlacedFinding]) -> [RuleInfo] {
    var known = Set(RuleCatalogue.all.map(\.id))
    let others = placed.map(\.finding).filter { known.insert($0.rule).inserted }.map { finding in
      RuleInfo(
        id: finding.rule, defaultSeverity: finding.severity, summary: finding.rule, reason: finding.rule,
        example: finding.rule, corrected: finding.rule)
    }
    return RuleCatalogue.all + others
  }

  private static func result(_ placed: PlacedFinding, ruleIndex: Int) -> SARIF.Result {
    let related = placed.related.enumerated().map { index, other in
      SARIF.Location(id: index, place: other.place, message: other.message)
    }
    return SARIF.Result(
      ruleId: placed.finding.rule, ruleIndex: ruleIndex, level: placed.finding.severity.rawValue,
      message: .init(text: message(of: placed)), locations: [SARIF.Location(place: placed.place)],
      relatedLocations: related.isEmpty ? nil : related,
      codeFlows: SARIF.CodeFlow(placed).map { [$0] },
      partialFingerprints: ["gspecFinding/v1": placed.fingerprint], fixes: SARIF.Fix.all(of: placed))
  }

  /// The first sentence is the alert's title; related places are shown only where the text links to them.
  private static func message(of placed: PlacedFinding) -> String {
    let finding = placed.finding
    let links = placed.related.enumerated().map { index, other in
      "[\(linkText(other.message))](\(index))"
    }
    return ([finding.message] + finding.notes + finding.help.map { "Help: \($0)" } + links).map { $0 + "." }
      .joined(separator: " ")
  }

  private static func linkText(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
