import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Activities without a common tool never conflict, because a touch has one tool.
@Suite("conflicts and tools") struct ToolConflictTests {
  private static func report(
    _ first: Set<Tool>?, _ second: Set<Tool>?, _ change: (inout SpecBuilder) -> Void = { _ in }
  ) -> ConflictReport {
    var builder = SpecBuilder()
    builder.activity("a", by: ["drag"])
    builder.activity("b", by: ["drag"])
    builder.changeActivity(0) { $0.tools = first.map(SpecBuilder.at) }
    builder.changeActivity(1) { $0.tools = second.map(SpecBuilder.at) }
    change(&builder)
    return AnalyzeConflicts.run(builder.checked)
  }

  @Test("Nothing is reported about activities without a common tool")
  func apart() {
    #expect(Self.report([.pen], nil).findings.isEmpty)
    #expect(Self.report([.pen], [.eraser]).findings.isEmpty)
    #expect(Self.report([.finger], [.mouse]).findings.isEmpty)
  }

  @Test("A witness and the message name the tool, unless it is a finger")
  func witnesses() throws {
    func told(_ first: Set<Tool>?, _ second: Set<Tool>?) throws -> (tool: Tool?, state: Int, message: String)
    {
      let report = Self.report(first, second)
      let finding = try #require(report.findings(of: CompilePipeline.lower(SpecBuilder().checked)).first)
      #expect(finding.rule == "conflict/ambiguous")
      return (finding.witness?.tool, finding.witness?.state.count ?? -1, finding.message)
    }
    let pens = try told([.pen, .finger], [.pen, .eraser])
    #expect(pens.tool == .pen && pens.state == 0)
    #expect(pens.message.contains("both claim on `view` by a pen, at one instant"), "\(pens.message)")
    let fingers = try told([.pen, .finger], nil)
    #expect(fingers.tool == nil && fingers.state == 0)
    #expect(fingers.message.contains("both claim on `view`, at one instant"), "\(fingers.message)")
  }

  @Test("A rival makes an activity unreachable only with tools that both take")
  func reach() {
    var builder = SpecBuilder()
    builder.mechanic("slow", [.pressing(), .moving(distance: .atLeast(60)), .lifting()])
    builder.activity("slow", by: ["slow"])
    builder.activity("drag", by: ["drag"])
    func found(_ tools: Set<Tool>?) -> [Severity] {
      builder.changeActivity(0) { $0.tools = tools.map(SpecBuilder.at) }
      return AnalyzeConflicts.run(builder.checked).findings.filter { $0.conflict.rule == .unreachable }
        .map(\.conflict.severity)
    }
    #expect(found(nil) == [.error])
    #expect(found([.finger]) == [.error])
    #expect(found([.pen]) == [])
    #expect(found([.finger, .pen]) == [.warning])
  }

  @Test("When a rival wins is told without what the activity's own guard and tools ask for")
  func conditions() throws {
    let found = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      state: {flag: bool, mode: [x, y, z]}
      elements: {page: {}}
      activities:
        quick: {does: custom, target: page, by: swipe, when: flag, tools: [pen]}
        slow: {does: custom, target: page, by: drag, when: flag and mode != y, tools: [pen]}
      """
    ).findings.filter { $0.conflict.rule == .unreachable }.map(\.finding.message)
    #expect(
      found == ["`quick` can never win when mode in (x, z): wherever it would claim, `slow` wins"])
  }
}
