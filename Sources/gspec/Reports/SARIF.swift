import Foundation
import SpecParser

/// The parts of SARIF 2.1.0 that several places of a lint report need, with the names of the standard.
enum SARIF {
  static func message(_ text: String) -> JSON { ["text": .string(text)] }

  static func rule(_ rule: RuleInfo) -> JSON {
    let severity = rule.defaultSeverity
    return [
      "id": .string(rule.id), "name": .string(rule.id), "shortDescription": message(rule.summary),
      "fullDescription": message(rule.reason),
      "help": [
        "text": .string("\(rule.reason)\n\nReported:\n\n\(rule.example)\n\nFixed:\n\n\(rule.corrected)"),
        "markdown": .string(RulePage.markdown(of: rule)),
      ],
      // The levels of the standard are also gspec's severities.
      "defaultConfiguration": ["level": .string(severity.rawValue)],
      "properties": [
        "precision": "very-high",
        // The severity for GitHub: `error`, `warning` or `recommendation`.
        "problem.severity": .string(severity == .note ? "recommendation" : severity.rawValue),
        "tags": [.string(String(rule.id.prefix { $0 != "/" }))],
      ],
    ]
  }

  // MARK: Places

  static func location(id: Int? = nil, _ place: ReportPlace, message text: String? = nil) -> JSON {
    JSON.members([
      "id": id.map(JSON.int),
      "physicalLocation": ["artifactLocation": artifact(place.file), "region": region(place)],
      "message": text.map(message),
    ])
  }

  /// A location that is a whole file.
  static func location(path: String) -> JSON {
    ["physicalLocation": ["artifactLocation": artifact(path)]]
  }

  static func artifact(_ path: String) -> JSON { ["uri": .string(uri(path))] }

  static func region(_ place: ReportPlace) -> JSON {
    [
      "startLine": .int(place.line), "startColumn": .int(place.column), "endLine": .int(place.endLine),
      "endColumn": .int(place.endColumn),
    ]
  }

  /// The path as a URI. A colon is escaped too, because it would end a scheme.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }

  // MARK: Fixes

  /// The fixes of a finding; `nil` if there are none, because the standard forbids an empty list.
  static func fixes(of placed: PlacedFinding) -> JSON? {
    let fixes = zip(placed.finding.fixes, placed.edits).filter { !$1.isEmpty }
    return JSON.unlessEmpty(
      fixes.map { fix, edits in
        [
          "description": message(fix.line),
          "artifactChanges": .array(edits.map { change($0.place, $0.text) }),
        ]
      })
  }

  /// The replacement of a text. An empty region inserts the text.
  private static func change(_ place: ReportPlace, _ text: String) -> JSON {
    [
      "artifactLocation": artifact(place.file),
      "replacements": [["deletedRegion": region(place), "insertedContent": message(text)]],
    ]
  }
}
