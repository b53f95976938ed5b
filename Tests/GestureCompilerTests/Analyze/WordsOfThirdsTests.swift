import SpecParser
import Testing

@testable import GestureCompiler

/// A sentence about two says what a third changes: after its claim the winner cannot win, and the loser can.
@Suite struct WordsOfThirdsTests {
  private static func messages(_ body: String) throws -> [String] {
    let text = """
      gspec: 1
      product: Test
      uses: [apple]
      platforms: [ios]
      elements: {page: {}}
      activities:
        hold: {does: custom, target: page, by: long-press}
        pan: {does: custom, target: page, by: pan}
        flick: {does: custom, target: page, by: flick}
      \(body)
      """
    return try AnalyzeSupport.report(text).findings.map(\.finding.message).filter {
      $0.contains("`pan`") && $0.contains("`flick`") && $0.contains("both claim")
    }
  }

  @Test("A long press that one of the two may take over from, and the other not, is named")
  func named() throws {
    let found = try Self.messages("resolve:\n  - {prefer: flick, over: hold}")
    #expect(
      found == [
        "`flick` (flick) and `pan` (pan) both claim on `page`: `pan` wins because it claims first; `flick` wins where `hold` has won before"
      ])
  }

  @Test("Without such a line no third is named")
  func silent() throws {
    let found = try Self.messages("")
    #expect(
      found == ["`flick` (flick) and `pan` (pan) both claim on `page`: `pan` wins because it claims first"])
  }

  /// What is said of two activities of a spec.
  private static func message(_ first: String, _ second: String, _ body: String) throws -> String? {
    try AnalyzeSupport.report("gspec: 1\nproduct: Test\n" + body).findings.map(\.finding)
      .first { Set($0.activities) == [first, second] }?.message
  }

  @Test("Both are held for the same, and another finger fails the winner's claim alone (seed 1193)")
  func heldTogether() throws {
    let said = try Self.message(
      "pan", "edge",
      """
      uses: [apple]
      elements: {page: {}}
      activities:
        pan: {does: custom, target: page, by: pan}
        edge: {does: custom, target: page, by: edge-swipe}
        flick: {does: custom, target: page, by: flick, toward: left, begins: true}
      resolve:
        - {wait: pan, for: flick}
        - {wait: edge, for: flick}
      """)
    #expect(said?.hasSuffix("; `pan` wins where another finger lands while `edge` waits for `flick`") == true)
  }

  @Test("One that is preferred to the winner alone, and claims with it, lets the loser go first (seed 1073)")
  func preferredAtOnce() throws {
    let said = try Self.message(
      "inner", "outer",
      """
      uses: [material]
      elements: {page: {children: {item: {}}}}
      activities:
        inner: {does: custom, target: page/item, by: double-touch-drag}
        outer: {does: custom, target: page, by: double-touch-drag}
        scroll: {does: custom, target: page, by: [drag, two-finger-drag], toward: vertical}
      resolve:
        - {prefer: scroll, over: inner}
      """)
    #expect(said?.contains("; `outer` can win where `scroll` claims at that instant") == true)
  }

  @Test("One on an element beside the loser's takes the winner's touch over (seed 1164)")
  func aside() throws {
    let said = try Self.message(
      "hold", "outer",
      """
      uses: [material]
      elements: {page: {children: {left: {}, right: {}}}}
      mechanics:
        pull: {fingers: 2..3, continuous: true, steps: [press, move]}
      activities:
        hold: {does: custom, target: page/right, by: long-press}
        aside: {does: custom, target: page/left, by: pull}
        outer: {does: custom, target: page, by: pull}
      """)
    #expect(said?.contains("; `hold` wins where `aside` has won before") == true)
  }
}
