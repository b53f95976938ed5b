import Testing

@testable import SpecParser

/// `hand-over` of an activity: where its target's content ends, the touch goes on as another activity.
@Suite struct HandOverTests {
  private static func text(_ handOver: String, begins: String = "hand-over", more: String = "") -> String {
    """
    gspec: 1
    product: Example
    uses: [material]
    platforms: [android]
    elements:
      list: {scrolls: vertical}
    activities:
      scroll: {does: scroll, target: list, by: drag, hand-over: \(handOver)}
      refresh:
        does: swipe-to-refresh
        target: list
        by: drag
        toward: down
        begins: \(begins)
        commit: {distance: 80pt}
        alternative: a button
    \(more)
    """
  }

  private static func result(_ handOver: String, begins: String = "hand-over") -> ParseResult {
    let text = text(handOver, begins: begins)
    return ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  @Test("`hand-over` is one mapping or a list, and names one end or several")
  func read() throws {
    let one = try #require(Self.result("{to: refresh, at: top}").spec).activities
    #expect(one[0].handOvers.map(\.taker.value) == [1])
    #expect(one[0].handOvers.flatMap(\.ends).map(\.value) == [.top])
    #expect(one[1].takesOver?.value == true)
    #expect(one[1].begins == nil)
    let list = try #require(Self.result("[{to: refresh, at: [top, left]}]").spec).activities
    #expect(list[0].handOvers.flatMap(\.ends).map(\.value) == [.top, .left])
  }

  @Test("Ends by the reading direction change sides with the layout")
  func reading() throws {
    let spec = try #require(Self.result("{to: refresh, at: [top, trailing]}").spec)
    #expect(spec.followsReading)
    #expect(spec.activities[0].handOvers.flatMap(\.ends).map(\.value) == [.top, .right])
    let mirrored = try #require(spec.laidOut(.rtl).activities[0].handOvers.first)
    #expect(mirrored.ends.map(\.value) == [.top, .left])
    #expect(mirrored.word(.left) == "trailing")
    #expect(mirrored.words(.left) == "its trailing end")
  }

  @Test(
    "An activity names its ends either by the screen or by the reading direction, not by both",
    arguments: [
      "{to: refresh, at: [leading, right]}", "[{to: refresh, at: leading}, {to: open, at: right}]",
      "[{to: refresh, at: left}, {to: open, at: trailing}]",
      "[{to: refresh, at: [leading, trailing]}, {to: open, at: right}]",
    ])
  func mixed(_ handOver: String) {
    let more = "  open: {does: activate, target: list, by: touch}"
    let result = ParseSpec.parse(
      SourceFile(path: "example.gspec.yaml", text: Self.text(handOver, more: more)), load: SpecText.bundled)
    #expect(result.findings.map(\.rule) == ["syntax/direction"])
    #expect(result.findings[0].message.contains("changes sides with the layout"))
  }

  @Test("`begins` still takes a boolean")
  func booleans() throws {
    let spec = try #require(Self.result("{to: refresh, at: top}", begins: "true").spec)
    #expect(spec.activities[1].begins?.value == true)
    #expect(spec.activities[1].takesOver == nil)
  }

  @Test("Mistakes are reported with what to write")
  func mistakes() {
    func told(_ handOver: String, begins: String = "hand-over") -> [String] {
      Self.result(handOver, begins: begins).findings.map { "\($0.message): \($0.help.first ?? "")" }
    }
    #expect(
      told("{to: refrsh, at: top}") == ["there is no activity `refrsh`: did you mean `refresh`?"])
    #expect(
      told("{to: refresh, at: tpo}") == ["`tpo` is no value of `at`: did you mean `top`?"])
    #expect(
      told("{to: scroll, at: top}") == ["`scroll` hands over to itself: name the activity that goes on"])
    #expect(
      told("[{to: refresh, at: top}, {to: refresh, at: [left, top]}]") == [
        "two activities take over at `top`: name each end once"
      ])
    #expect(told("{at: top}").count == 1)
    #expect(told("{to: refresh}").count == 1)
    #expect(
      told("{to: refresh, at: top}", begins: "handover").map { $0.prefix(34) } == [
        "`handover` is no value of `begins`"
      ])
  }

  @Test("A refresh that takes over at the top is accepted, one at the bottom is not")
  func refreshes() {
    #expect(
      SpecText.lint(Self.text("{to: refresh, at: top}")).map(\.rule).filter { $0.hasPrefix("material/") }
        == [])
    #expect(
      SpecText.lint(Self.text("{to: refresh, at: bottom}")).map(\.rule).contains {
        $0.hasPrefix("hand-over/")
      })
  }
}
