import SpecParser
import Testing

@testable import GestureCompiler

/// What a message says of two activities in one `together`, of which one may only begin a touch or each may.
@Suite struct WordsOfTogetherTests {
  private static func messages(pan: String, turn: String) throws -> Set<String> {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {box: {zooms: true}}
      activities:
        pan: {does: pan, target: box, by: two-finger-drag\(pan)}
        turn: {does: rotate, target: box, by: rotate\(turn)}
      resolve:
        - together: [pan, turn]
      """)
    return Set(
      report.findings.map(\.finding).filter { $0.activities.count == 2 }.map {
        $0.message.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
      })
  }

  @Test("Two that may only begin a touch are both recognized where both claim at once")
  func both() throws {
    let atOnce = "both are recognized where both claim at once"
    #expect(
      try Self.messages(pan: ", begins: true", turn: ", begins: true") == [
        "`pan` wins if it claims first; `turn` wins where it claims first; \(atOnce)",
        "`turn` wins if it claims first; `pan` wins where it claims first; \(atOnce)",
      ])
  }

  @Test("One that may begin later joins the one that may only begin a touch")
  func one() throws {
    #expect(
      try Self.messages(pan: ", begins: true", turn: "") == [
        "`turn` wins if it claims first; both are recognized where `pan` claims first; "
          + "both are recognized where both claim at once"
      ])
    #expect(try Self.messages(pan: "", turn: "").isEmpty)
  }
}
