import SpecParser

/// The cases of a spec's witnesses: every candidate alone, both activities claim at their instants. Docs/Cases.md has the
/// form.
enum WitnessCases {
  /// How the file begins; what does not begin so is not touched.
  static let opening = "# Written by `gspec lint --witness`, and replaced by it.\n"

  struct Case: Sendable {
    var placed: PlacedFinding
    /// The trace's file name.
    var trace: String
    /// In the order in which they come.
    var claims: [FindingWitness.Claim]
  }

  /// - Parameter spec: the spec's path from the cases file's folder.
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
      "      - {activity: \($0.activity), at: \(DecimalText.text(thousandths: $0.time))ms}\n"
    }
    return """
        - name: \(JSONText.quoted("\(test.placed.finding.rule) \(names) \(test.placed.id)"))
          trace: \(JSONText.quoted(test.trace))
          expect:

      """ + claims.joined()
  }
}
