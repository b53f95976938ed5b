import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// Ranges stated with `<` and `>` do not have their own value, in conflicts and in tables.
@Suite("Ends that `<` and `>` leave out")
struct ExclusiveEndsTests {
  private static func spec(_ first: String, _ second: String) -> String {
    """
    gspec: 1
    product: Test
    uses: [material]
    elements: {page: }
    mechanics:
      one: {steps: [press, move: {toward: right, \(first)}, lift]}
      two: {steps: [press, move: {toward: right, \(second)}, lift]}
    activities:
      a: {does: custom, target: page, by: one, alternative: a key}
      b: {does: custom, target: page, by: two, alternative: a key}
    """
  }

  @Test(
    "ranges that meet in a value which one of them leaves out do not conflict",
    arguments: [
      (#"distance: "< 40pt""#, #"distance: "> 40pt""#, 0),
      (#"distance: "< 40pt""#, #"distance: ">= 40pt""#, 0),
      (#"distance: "<= 40pt""#, #"distance: ">= 40pt""#, 1),
      (#"deviation: "< 20deg""#, "deviation: 20deg..40deg", 0),
    ])
  func conflicts(_ first: String, _ second: String, _ count: Int) throws {
    let report = try AnalyzeSupport.report(Self.spec(first, second))
    #expect(report.findings.count == count, "\(first) and \(second)")
  }

  @Test("tables have the nearest measure inside the range")
  func tables() throws {
    let spec = try AnalyzeSupport.spec(
      Self.spec(#"distance: "> 20pt", velocity: "< 300pt/s""#, #"distance: "< 40pt", within: "< 200ms""#))
    let facts = ProgramFacts(try CompilePipeline.compile(spec).table)
    let steps = (0..<facts.stepCount).map { facts.step($0).limits }
    #expect(steps.contains { $0.distanceLeast == 20.000001 && $0.velocityMost == 299.999999 })
    #expect(steps.contains { $0.distanceMost == 39.999999 && $0.before == 200_000 })
  }
}
