import Testing

@testable import SpecParser

/// `doubling` of a move: a movement down that enlarges, and up that shrinks.
@Suite struct DoublingTests {
  private static func result(_ mechanic: String) -> ParseResult {
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      mechanics:
        own: \(mechanic)
      elements:
        page: {}
      activities:
        grow: {does: custom, target: page, by: own, alternative: a key}
      """
    return ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  @Test("`doubling` is the distance down for twice the scale")
  func read() throws {
    let spec = try #require(
      Self.result("{continuous: true, steps: [press, move: {doubling: 40pt}, lift]}").spec)
    #expect(spec.elaborated(spec.activities[0].mechanics[0].value, for: 0).steps[1].doubling == 40)
  }

  @Test(
    "Moves that cannot be a scale are reported with the reason",
    arguments: [
      (
        "{steps: [press, move: {doubling: 40pt}, lift]}",
        "`doubling` is a scale that changes while the finger moves"
      ),
      (
        "{continuous: true, steps: [press, move: {doubling: 40pt}, lift, press, move, lift]}",
        "this movement is over before the mechanic begins"
      ),
      (
        "{fingers: 2, continuous: true, steps: [press, move: {doubling: 40pt}, move outward, lift]}",
        "the fingers' distance is a scale already"
      ),
      (
        "{continuous: true, steps: [press, move: {doubling: 0pt}, lift]}",
        "`doubling` must be more than 0"
      ),
    ])
  func mistakes(_ mechanic: String, _ message: String) {
    #expect(Self.result(mechanic).findings.map(\.message).first == message)
  }
}
