import SpecParser

/// Writes the cases of a spec's witnesses, in which every candidate runs alone and both activities claim at their instants.
///
/// Docs/Cases.md describes the format.
enum WitnessCases {
  /// The first line of the file. A file without it is never changed.
  static let opening = "# Written by `gspec lint --witness`, and replaced by it.\n"

  struct Case: Sendable {
    var placed: PlacedFinding
    /// The trace's file name.
    var trace: String
    /// The claims in the order in which they are reported.
    var claims: [FindingWitness.Claim]
  }

  /// The text of the cases file.
  ///
  /// - Parameter spec: the path of the spec from the folder of the cases file.
  static func text(_ cases: [Case], spec: String) -> String {
    opening + """
      version: 1
      spec: \(JSONText.quoted(spec))
      rivals: true
      cases:

      """ + cases.map(text).joined()
  }

  /// The spec that a written cases file names; `nil` if it names none.
  static func spec(of text: String) -> String? {
    let key = "spec: "
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key) }),
      case .string(let spec) = try? JSONReader.value(Array(line.dropFirst(key.count).utf8)[...])
    else { return nil }
    return spec
  }

  private static func text(_ test: Case) -> String {
    let names = test.claims.map(\.activity).sorted().joined(separator: ", ")
    let claims = test.claims.map {
      "      - {activity: \($0.activity), at: \(MeasureText.number(thousandths: $0.time))ms}\n"
    }
    return """
        - name: \(JSONText.quoted("\(test.placed.finding.rule) \(names) \(test.placed.id)"))
          trace: \(JSONText.quoted(test.trace))
          expect:

      """ + claims.joined()
  }
}
