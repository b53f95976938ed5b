import Testing

@testable import SpecParser

/// `shows-possible` of an activity: when a pressed element shows that the activity is possible.
@Suite struct ShowsPossibleTests {
  private static func result(_ entry: String) -> ParseResult {
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      platforms: [android]
      elements:
        page: {}
      activities:
        place: {does: custom, target: page, by: touch, \(entry), alternative: a key}
      """
    return ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  @Test(
    "A time, in microseconds, or a metric",
    arguments: [("100ms", 100_000), ("0ms", 0), ("0.1s", 100_000), ("latency-budget", 100_000)])
  func read(_ time: String, _ microseconds: Double) throws {
    #expect(
      try #require(Self.result("shows-possible: \(time)").spec).activities[0].showsPossible?.value
        == microseconds)
  }

  @Test("A boolean is refused, because `shows-possible` is a time")
  func whether() {
    let findings = Self.result("shows-possible: true").findings
    #expect(findings.map(\.message) == ["`shows-possible` is a time, but this is `true`"])
    #expect(findings.first?.help.first?.contains("shows-possible: 100ms") == true)
  }

  @Test("A time of more than 10 s is refused")
  func long() {
    let findings = Self.result("shows-possible: 11s").findings
    #expect(
      findings.map(\.message) == [
        "`shows-possible` is at most 10s: a touch has become what it is long before"
      ])
  }

  @Test(
    "For words of other toolkits the help names `shows-possible`",
    arguments: ["highlight", "tap-down", "pressed"])
  func hints(_ word: String) {
    let findings = Self.result("\(word): 100ms").findings
    #expect(findings.first?.help.contains { $0.contains("`shows-possible: 100ms`") } == true)
  }
}
