import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Checks the drawings of all witnesses of the product specs.
@Suite("Drawn witnesses of the product specs")
struct DrawnWitnessTests {
  @Test(
    "drawings have at most 100 columns, are ASCII, and mark each claim once, in the row of its time",
    arguments: ProductSpec.all)
  func drawn(_ product: ProductSpec) throws {
    let result = try LoadSpec.parse(product.path)
    for finding in LintSpec().findings(of: result) {
      guard let witness = finding.witness else { continue }
      let lines = DrawTimeline.lines(witness)
      #expect(lines.allSatisfy { $0.count <= 100 && $0.unicodeScalars.allSatisfy(\.isASCII) })
      let decisions = lines.filter { $0.hasPrefix("> ") }
      let marks = decisions.map { $0.split(separator: " ").count { $0 == "CLAIMS" } }
      #expect(marks.reduce(0, +) == 2 && !marks.contains(0), "\(lines)")
      let times = Set(decisions.compactMap { $0.split(separator: " ").dropFirst().first })
      let claims = Set(witness.claims.map { Substring(MeasureText.number(thousandths: $0.time)) })
      #expect(times == claims, "\(lines)")
      #expect(lines.filter { $0.contains("CLAIMS") } == decisions)
    }
  }

  @Test("the claims of a witness are those of the finding's activities, in the same order")
  func claimants() throws {
    let result = try LoadSpec.parse(Sample.mail)
    let findings = LintSpec().findings(of: result).filter { $0.witness != nil }
    #expect(!findings.isEmpty)
    for finding in findings { #expect(finding.witness?.claims.map(\.activity) == finding.activities) }
  }
}
