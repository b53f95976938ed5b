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
}
