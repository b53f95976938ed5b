import SpecParser
import Testing

@testable import GestureCompiler

@Suite struct MailTests {
  /// Docs/ConflictAnalysis.md, section 4, explains each of these notes.
  @Test func mailHasTheseNotesAndNothingElse() throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/mail.gspec.yaml"))
    let report = AnalyzeConflicts.run(spec)
    let told = report.findings.map {
      "\($0.finding.severity) \($0.finding.rule) \($0.finding.activities.sorted().joined(separator: " "))"
    }
    #expect(
      told.sorted() == [
        "note conflict/delayed lights-out zoom-in",
        "note conflict/nested archive scroll",
        "note conflict/nested mark-all open",
        "note conflict/nested mark-all select",
        "note conflict/nested mark-all select-more",
        "note conflict/special-case archive mark-all",
        "note conflict/special-case archive select",
        "note conflict/special-case archive select",
        "note conflict/special-case archive sweep-select",
        "note conflict/special-case back zoom-in",
        "note conflict/special-case back zoom-out",
        "note conflict/special-case mark-all scroll",
        "note conflict/special-case mark-all select",
        "note conflict/special-case scroll select",
        "note conflict/special-case scroll select",
        "note conflict/special-case scroll select-more",
        "note conflict/special-case scroll sweep-select",
        "note conflict/special-case turn-page zoom-in",
      ])
    #expect(report.findings.allSatisfy { $0.witness != nil })
    #expect(report.findings.first { $0.conflict.rule == .delayed }?.delayMs == 300)
    #expect(report.failedReplays == 0 && report.undecidedPairs == 0)
  }
}

@Suite struct ProductSpecsTests {
  /// Every finding about the products of this project has a witness. Only overlaps in a single value may fail to replay.
  @Test(arguments: SpecFiles.products)
  func everyFindingIsShown(_ name: String) throws {
    let spec = try SpecFiles.product(name)
    let report = AnalyzeConflicts.run(spec)
    #expect(report.findings.allSatisfy { $0.witness != nil })
    #expect(report.undecidedPairs == 0 && report.failedReplays == report.failedBoundaryReplays)
  }

  /// A replay has a table of two activities with the elements on their path. State of an element elsewhere once made it invalid.
  @Test("State of an element elsewhere does not keep a pair undecided")
  func stateElsewhere() throws {
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: List
      uses: [material]
      elements:
        list: {children: {row: {state: {kept: bool}}}}
        page:
      activities:
        move: {does: custom, target: page, by: drag, alternative: keys}
        mark: {does: custom, target: page, by: long-press, alternative: keys}
      """)
    let report = AnalyzeConflicts.run(spec)
    #expect(report.undecidedPairs == 0 && report.failedReplays == 0)
    #expect(report.findings.map { $0.finding.rule } == ["conflict/special-case"])
  }
}
