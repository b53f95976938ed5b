import Testing

@testable import SpecParser

@Suite("activity/shows-possible")
struct PossibleIsShownTests {
  private static func findings(_ mechanic: String, _ time: String, and other: String = "") -> [String] {
    SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements: {canvas: {bounded: true}}
      activities:
        a: {does: custom, target: canvas, by: \(mechanic), shows-possible: \(time)}
      \(other)
      """
    ).map { "\($0.rule): \($0.message)" }.filter { $0.hasPrefix("activity/shows-possible") }
  }

  @Test("A touch and a hold are decided at the timeout of a long press")
  func late() {
    let message =
      "activity/shows-possible: `a` never shows that it is possible: 400 ms after the press it has claimed or failed"
    #expect(Self.findings("touch", "399ms") == [])
    #expect(Self.findings("touch", "400ms") == [message])
    #expect(Self.findings("long-press", "100ms") == [])
    #expect(Self.findings("long-press", "400ms") == [message])
  }

  @Test("A mechanic that can last longer may show late")
  func lasting() {
    #expect(Self.findings("drag", "2s") == [])
    #expect(Self.findings("long-press-drag", "2s") == [])
    #expect(Self.findings("double-touch", "500ms") == [])
    #expect(Self.findings("[touch, drag]", "500ms") == [])
  }

  @Test("A claim that is held may show late")
  func held() {
    let double = "  b: {does: custom, target: canvas, by: double-touch}"
    #expect(Self.findings("touch", "450ms", and: double) == [])
    let drag = "  b: {does: custom, target: canvas, by: drag}\nresolve:\n  - {wait: a, for: b}"
    #expect(Self.findings("touch", "450ms", and: drag) == [])
  }
}
