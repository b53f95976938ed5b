import SpecParser
import Testing

@testable import GestureCompiler

@Suite struct MailTests {
  @Test func mailHasNotesOnly() throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/mail.gspec.yaml"))
    let report = AnalyzeConflicts.run(spec)
    for found in report.findings {
      print(found.finding.severity, found.finding.rule, found.finding.message)
      for note in found.finding.notes { print("      ", note) }
    }
    print(
      report.pairs, report.shapePairs, report.undecidedPairs, report.failedReplays,
      report.failedBoundaryReplays)
    #expect(report.findings.allSatisfy { $0.finding.severity == .note })
    #expect(report.failedReplays == report.failedBoundaryReplays)
  }
}
