import SpecParser
import Testing

@testable import GestureCompiler

/// A finding of one layout never stands for a different one of the other layout.
@Suite struct TwoLayoutsTests {
  private static let mirrored = "this is so in a layout from right to left"
  private static let plain = "this is so in a layout from left to right"

  private struct Told {
    var message: String
    /// The note that it is true in one layout, if it is.
    var layout: String?
  }

  /// The conflicts of some activities of one element.
  private static func told(_ body: String) throws -> [Told] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      elements: {page: {}}
      \(body)
      """)
    return LintSpec().findings(of: spec).filter { $0.rule.hasPrefix("conflict/") }.map {
      Told(message: $0.message, layout: $0.notes.first { $0 == mirrored || $0 == plain })
    }
  }

  @Test("Another mechanic meets, and another activity wins")
  func mechanics() throws {
    let found = try Self.told(
      """
      mechanics:
        grab-right: {continuous: true, steps: [press, {wait: 200ms}, {move: {toward: right}}, lift]}
        throw-left: {steps: [press, {move: {toward: left, distance: 60pt}}, lift]}
      activities:
        back: {does: custom, target: page, by: drag, toward: leading, alternative: a key}
        tool: {does: custom, target: page, by: [grab-right, throw-left], alternative: a key}
      """)
    #expect(found.count == 3)
    #expect(
      found.contains { $0.message.contains("(throw-left)") && $0.layout == Self.plain }, "\(found)")
    #expect(
      found.contains {
        $0.message.hasPrefix("`tool` can never win a movement to the left: ") && $0.layout == Self.plain
      }, "\(found)")
    #expect(
      found.contains {
        $0.message.contains("(grab-right) both claim on `page`: `tool` wins") && $0.layout == Self.mirrored
      }, "\(found)")
  }

  @Test("A third activity wins in one layout")
  func winner() throws {
    let found = try Self.told(
      """
      activities:
        back: {does: custom, target: page, by: drag, toward: right, alternative: a key}
        e1: {does: custom, target: page, by: edge-swipe, from: leading-edge, alternative: a key}
        e2: {does: custom, target: page, by: edge-swipe, from: left-edge, alternative: a key}
      resolve:
        - {prefer: e1, over: e2}
      """)
    #expect(
      found.contains { $0.message.hasSuffix("`e1` wins over both") && $0.layout == Self.plain }, "\(found)")
    #expect(
      found.contains { $0.message.contains("`e2` wins, as the special case") && $0.layout == Self.mirrored },
      "\(found)")
  }

  @Test("They meet in directions that are not those of the other layout with left and right exchanged")
  func directions() throws {
    let found = try Self.told(
      """
      activities:
        back: {does: custom, target: page, by: drag, toward: leading, alternative: a key}
        tool: {does: custom, target: page, by: drag, toward: 30deg..200deg, alternative: a key}
      """)
    #expect(found.count == 2, "\(found)")
    #expect(Set(found.compactMap(\.layout)) == [Self.plain, Self.mirrored], "\(found)")
  }

  @Test(
    "What is mirrored is told once, whatever its words for directions",
    arguments: ["leading", "[up, leading]", "[leading, down]", "trailing"])
  func once(_ toward: String) throws {
    let found = try Self.told(
      """
      activities:
        back: {does: custom, target: page, by: drag, toward: \(toward), alternative: a key}
        tool: {does: custom, target: page, by: drag, toward: \(toward), alternative: a key}
      """)
    #expect(found.count == 1 && found[0].layout == nil, "\(found)")
  }
}
