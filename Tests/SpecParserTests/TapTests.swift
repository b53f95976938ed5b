import Testing

@testable import SpecParser

/// `taps` of an activity: touches in a row are counted.
@Suite struct TapTests {
  private static func result(_ taps: String, by mechanics: String = "touch") -> ParseResult {
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        page: {}
      activities:
        place: {does: custom, target: page, by: \(mechanics), taps: \(taps), alternative: a key}
      """
    return ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  @Test("`1..3` counts touches from 1 to 3")
  func read() throws {
    #expect(try #require(Self.result("1..3").spec).activities[0].taps?.value == 3)
    let several = Self.result("1 .. 2", by: "[touch, two-finger-touch]")
    #expect(try #require(several.spec).activities[0].taps?.value == 2)
  }

  @Test(
    "Values that do not say how far to count are refused with an example",
    arguments: ["3", "2..3", "1..1", "1..", "1..100", "two"])
  func range(_ taps: String) {
    let findings = Self.result(taps).findings
    #expect(findings.map(\.message) == ["`\(taps)` does not say how far touches are counted"])
    #expect(findings.first?.help.first?.hasPrefix("write `taps: 1..3`") == true)
  }

  @Test("Only touches are counted")
  func others() {
    let findings = Self.result("1..3", by: "[touch, double-touch, long-press]").findings
    #expect(
      findings.map(\.message) == [
        "`taps` counts touches, and `double-touch` and `long-press` are no touches: a press, then a lift"
      ])
  }
}
