import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// `prefer` between two of the same number of touches: the preferred one does not win where it misses the first touch and begins with the
/// second, while the other claims.
@Suite("prefer, and a first touch that is missed") struct MissedFirstTouchTests {
  /// The findings about two activities of one element, of which `b` is preferred; and who wins the touch that each shows.
  private static func found(_ a: String, _ b: String) throws -> [String] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        twice: {steps: [press, lift, press]}
        slow: {steps: [press, {lift: {within: 800ms}}, press, lift]}
        quick: {steps: [press, {lift: {within: 150ms}}, press, lift]}
      activities:
        a: {does: custom, target: page, \(a)}
        b: {does: custom, target: page, \(b)}
      resolve: [{prefer: b, over: a}]
      """)
    let machine = CompilePipeline.lower(spec)
    return try AnalyzeConflicts.run(spec).findings.map { found in
      let winners = try found.witness.map { try AnalyzeSupport.winners($0, machine) } ?? []
      return "\(found.finding.rule) \(found.finding.severity): \(winners.joined(separator: " ")) wins"
    }
  }

  private static let wins = ["conflict/special-case note: a wins"]

  @Test(
    "A first finger off the edges",
    arguments: [
      ("by: twice", "by: twice, from: left-edge"), ("by: double-touch", "by: double-touch, from: any-edge"),
      ("by: twice, from: any-edge", "by: twice, from: left-edge"),
    ])
  func offEdge(_ a: String, _ b: String) throws {
    #expect(try Self.found(a, b) == Self.wins)
  }

  @Test("A first touch that is too slow")
  func slow() throws {
    #expect(try Self.found("by: slow", "by: quick") == Self.wins)
  }

  @Test(
    "Without a touch that only the other one takes, the preferred one wins",
    arguments: [
      ("by: twice", "by: twice"), ("by: twice, from: left-edge", "by: twice, from: any-edge"),
      ("by: quick", "by: slow"),
    ])
  func taken(_ a: String, _ b: String) throws {
    #expect(try Self.found(a, b) == ["conflict/unreachable error: b wins"])
  }

  @Test("The first finger of the shown touch lands beside the edge, near the second")
  func places() throws {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      activities:
        a: {does: custom, target: page, by: double-touch}
        b: {does: custom, target: page, by: double-touch, from: left-edge}
      resolve: [{prefer: b, over: a}]
      """)
    let witness = try #require(report.findings.first?.witness)
    let presses = witness.samples.filter { $0.phase == .down }.map(\.location.x)
    #expect(presses.count == 3)
    #expect(presses[0] > 20 && presses[0] < 50)
    #expect(presses[1...].allSatisfy { $0 < 20 })
  }
}
