import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Where a second move can begin: only where the first no longer holds, or has come nearer to its start.
@Suite struct MoveTurnTests {
  /// Whether the two moves can be made at all: two activities with this mechanic conflict exactly if it can claim.
  static func isPossible(_ first: Directions, _ second: Directions) -> Bool {
    var builder = SpecBuilder()
    builder.mechanic("two", [.pressing(), .moving(toward: first), .moving(toward: second)])
    builder.activity("a", by: ["two"])
    builder.activity("b", by: ["two"])
    let report = AnalyzeConflicts.run(builder.checked)
    #expect(report.undecidedPairs == 0)
    return !report.findings.isEmpty
  }

  @Test("Going on in one direction never ends the first move")
  func onwards() {
    #expect(!Self.isPossible(.right, .right))
    #expect(!Self.isPossible(.range(30, to: 60), .range(40, to: 60)))
    #expect(Self.isPossible(.range(30, to: 60), .range(40, to: 100)), "it leaves the cone upwards")
  }

  @Test("Going on in one sense of a spread never ends the first move")
  func senses() {
    func isPossible(_ second: Set<SpreadSense>) -> Bool {
      var builder = SpecBuilder()
      let steps: [StepAction] = [.pressing(), .spreading([.inward]), .spreading(second)]
      builder.mechanic("two", fingers: 2...2, steps)
      builder.activity("a", by: ["two"])
      builder.activity("b", by: ["two"])
      let report = AnalyzeConflicts.run(builder.checked)
      #expect(report.undecidedPairs == 0)
      return !report.findings.isEmpty
    }
    #expect(!isPossible([.inward]))
    #expect(isPossible([.outward]))
  }

  @Test("Another direction, or turning back, ends the first move")
  func elsewhere() {
    #expect(Self.isPossible(.right, .left))
    #expect(Self.isPossible(.right, .up), "it leaves the cone upwards")
    #expect(Self.isPossible(.any, .left), "it comes back from the right")
  }
}
