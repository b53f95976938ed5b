import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: renamed activities")
struct RenamedActivitiesTests {
  private static let head = "gspec: 1\nproduct: Mail\nuses: [material]\n"
  private static let rows = "elements: {list: {scrolls: vertical, children: {row: {swipeable: left}}}}\n"
  private static let archive = """
    {does: dismiss, target: row, by: [drag, swipe], commit: {distance: 120pt}, alternative: a button}
    """

  private func names(_ elements: String, _ old: [String], _ new: [String]) throws -> [String: String] {
    func spec(_ activities: [String]) throws -> CheckedSpec {
      try SpecFiles.parse(
        Self.head + elements + "activities:\n" + activities.map { "  \($0)\n" }.joined())
    }
    return try CompareSpecs.names(spec(old), spec(new))
  }

  @Test(
    "an activity that differs in more than its name is another activity",
    arguments: [
      ("distance: 120pt", "distance: 200pt"), ("a button", "the bin"), (", alternative: a button", ""),
      ("alternative", "feedback: {follow: {translation: 0.5x}}, alternative"),
      ("alternative", "begins: true, alternative"), ("alternative", "over: [list], alternative"),
      ("alternative", "shows-possible: 100ms, alternative"),
    ])
  func replaced(_ piece: String, _ other: String) throws {
    let old = "archive: " + Self.archive
    #expect(try names(Self.rows, [old], ["delete: " + Self.archive]) == ["archive": "delete"])
    let new = "delete: " + Self.archive.replacing(piece, with: other)
    #expect(try names(Self.rows, [old], [new]).isEmpty)
  }

  @Test("an activity that another one is like, which is in both specs, is not renamed")
  func twins() throws {
    let touch = "{does: custom, target: card, by: touch, alternative: x}"
    let (card, kept) = ("elements: {card: {}}\n", "b: " + touch)
    #expect(try names(card, ["a: " + touch, kept], ["c: " + touch, kept]) == ["b": "b"])
    let double = "b: " + touch.replacing("by: touch", with: "by: double-touch")
    #expect(try names(card, ["a: " + touch, double], ["c: " + touch, double]) == ["a": "c", "b": "b"])
    #expect(try names(card, ["a: " + touch, double], ["c: " + touch, kept]) == ["b": "b"])
  }

  @Test("an activity and the one to which it hands its touch over are both renamed")
  func handOver() throws {
    func pair(_ giver: String, _ taker: String) -> [String] {
      [
        "\(giver): {does: scroll, target: list, by: drag, hand-over: {to: \(taker), at: top}}",
        "\(taker): {does: custom, target: list, by: drag, toward: down, alternative: x}",
      ]
    }
    let list = "elements: {list: {scrolls: vertical}}\n"
    #expect(
      try names(list, pair("scroll", "refresh"), pair("move", "renew")) == [
        "scroll": "move", "refresh": "renew",
      ])
  }

  private func spec(_ prefix: String) throws -> CheckedSpec {
    let elements = (0..<1000).map { "  e\($0): {}\n" }.joined()
    let activities = (0..<1000).map { "  \(prefix)\($0): {does: activate, target: e\($0), by: touch}\n" }
    return try SpecFiles.parse(
      "gspec: 1\nproduct: Many\nuses: [material]\nelements:\n\(elements)activities:\n"
        + activities.joined())
  }

  @Test("1,000 of them are found in seconds: each is looked at once, not once for each other")
  func many() throws {
    let (old, new) = (try spec("a"), try spec("b"))
    var names: [String: String] = [:]
    let time = processorSeconds { names = CompareSpecs.names(old, new) }
    #expect(names.count == 1000 && names["a7"] == "b7")
    #expect(time < 20, "\(time)")
  }
}
