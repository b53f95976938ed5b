import Testing

@testable import SpecParser

@Suite("hand-over/cycle")
struct HandOversDoNotGoRoundTests {
  private static func told(_ back: String) -> [String] {
    SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        sheet: {unbounded: true, children: {list: {scrolls: vertical}}}
      activities:
        a: {does: scroll, target: list, by: drag, hand-over: {to: b, at: top}}
        b: {does: custom, target: sheet, by: drag, toward: vertical, hand-over: {to: c, at: \(back)}, alternative: a key}
        c: {does: custom, target: sheet, by: drag, toward: vertical, begins: hand-over, hand-over: {to: a, at: \(back)}, alternative: a key}
      """
    ).filter { $0.rule == "hand-over/cycle" }.map(\.message)
  }

  @Test("A circle at one end is reported once, with all its activities")
  func circle() {
    #expect(
      Self.told("top") == ["at `top` a touch is handed over in a circle, from `a` to `b` to `c` to `a`"])
  }

  @Test("A hand-over there and back is no circle")
  func back() {
    #expect(Self.told("start") == [])
    #expect(Self.told("bottom") == [])
  }
}
