import SpecParser
import Testing

@testable import GestureCompiler

/// A message has a clause about a third activity also if only one of an activity's two mechanics is the reason. `Scripts/hands` found each
/// of these specs; the numbers are its seeds.
@Suite struct WordsOfOneMechanicTests {
  /// The message about two activities that both claim.
  private static func message(_ first: String, _ second: String, _ activities: String) throws -> String? {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        any: {fingers: 1..3, steps: [press, lift]}
        once: {steps: [press, lift]}
      activities:
      \(activities)
      """
    ).findings.map(\.finding).first { Set($0.activities) == [first, second] }?.message
  }

  @Test("The claim of one of the winner's mechanics is held (8501902)")
  func heldByOne() throws {
    let said = try Self.message(
      "outer", "row",
      """
        row: {does: custom, target: page/row, by: [any, pinch-open]}
        twice: {does: custom, target: page/row, by: two-finger-double-touch}
        outer: {does: custom, target: page, by: any}
      """)
    #expect(said?.hasSuffix("; `outer` wins while `row` waits for `twice`") == true, "\(said ?? "")")
  }

  @Test("A third activity wins the winner's first touch by one mechanic, and waits by the other (8600228)")
  func winsEarlierByOne() throws {
    func said(_ mechanics: String) throws -> String? {
      try Self.message(
        "scroll", "zoom",
        """
          zoom: {does: custom, target: page, by: double-touch-drag}
          scroll: {does: custom, target: page, by: drag}
          third: {does: custom, target: page, by: \(mechanics)}
        """)
    }
    let both = try said("[double-touch, once]")
    #expect(both?.hasSuffix("; `scroll` wins where `third` has won before") == true, "\(both ?? "")")
    #expect(try said("once")?.contains("third") == false)
  }
}
