import Testing

@testable import SpecParser

@Suite("activity/values")
struct ValuesAreOfMovementsTests {
  private static func findings(_ mechanic: String, _ values: String) -> [String] {
    SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements: {canvas: {bounded: true}}
      activities:
        a: {does: custom, target: canvas, by: \(mechanic), values: \(values)}
      """
    ).map { "\($0.rule): \($0.message)" }
  }

  @Test("Both words need a continuous mechanic")
  func lasting() {
    #expect(Self.findings("drag", "along") == [])
    #expect(Self.findings("drag", "[along, from-press]") == [])
    #expect(Self.findings("[drag, swipe]", "along") == [])
    #expect(
      Self.findings("touch", "from-press") == [
        "activity/values: `a` has `values: from-press`, but `touch` is over when it claims"
      ])
    #expect(
      Self.findings("[touch, double-touch]", "along") == [
        "activity/values: `a` has `values: along`, but `touch` and `double-touch` are over when they claim"
      ])
  }

  @Test("`along` needs a translation")
  func translates() {
    #expect(Self.findings("rotate", "from-press") == [])
    #expect(
      Self.findings("rotate", "along") == [
        "activity/values: `a` has `values: along`, but `rotate` has no translation"
      ])
  }

  @Test("An unknown word is refused, and the nearest word is suggested")
  func words() {
    let found = SpecText.lint(
      """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements: {canvas: {bounded: true}}
      activities:
        a: {does: custom, target: canvas, by: drag, values: from-pres}
      """)
    #expect(found.flatMap(\.help).contains("did you mean `from-press`?"), "\(found)")
  }
}
