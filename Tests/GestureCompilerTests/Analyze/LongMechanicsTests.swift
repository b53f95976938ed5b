@testable import GestureCompiler
import SpecParser
import TestSupport
import Testing

/// Mechanics as long as they can be: the analysis comes to an end, and says where it did not look further.
@Suite("Analysis of mechanics of 64 steps")
struct LongMechanicsTests {
  @Test(
    "two activities, and fifty",
    arguments: [["move", "wait: 10ms"], ["move"], ["move", "wait: 10ms", "move"]],
    [2, 50])
  func bounded(_ steps: [String], _ activities: Int) throws {
    let middle = (0..<62).map { steps[$0 % steps.count] }
    let lines = (0..<activities).map { "  x\($0): {does: custom, target: a, by: m, alternative: a button}" }
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: Test
      platforms: [android]
      elements: {a: {}}
      mechanics:
        m: {continuous: true, steps: [press, \(middle.joined(separator: ", ")), lift]}
      activities:
      \(lines.joined(separator: "\n"))

      """)
    var findings: [Finding] = []
    let seconds = processorSeconds { findings = AnalyzeConflicts.run(spec).findings.map(\.finding) }
    // Ten seconds at release speed are several times as many here.
    #expect(seconds < 40)
    #expect(findings.contains { $0.rule.hasPrefix("conflict/") })
  }

  @Test("times that are infinite, or no number, are times")
  func infinite() {
    #expect(Int64(bounded: .infinity) == 9_007_199_254_740_992)
    #expect(Int64(bounded: -.infinity) == -9_007_199_254_740_992)
    #expect(Int64(bounded: .nan) == 0)
    #expect(Int64(bounded: 1.9) == 1)
  }
}
