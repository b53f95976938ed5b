import Testing

@testable import SpecParser

@Suite("Directions without others, their words, and edits of a text")
struct FixDirectionTests {
  private func directions(_ words: [String]) -> Directions {
    let parts = words.map { word in
      if let known = DirectionWord(rawValue: word) { return known.directions }
      let ends = word.split(separator: ".").compactMap { Double($0.replacing("deg", with: "")) }
      let extent = ends[1] > ends[0] ? ends[1] - ends[0] : ends[1] + 360 - ends[0]
      let arc = Arc(start: ends[0], extent: extent)
      return Directions(arcs: [arc], axes: [arc.middle])
    }
    return parts.dropFirst().reduce(parts[0]) { $0.union($1) }
  }

  @Test(
    "directions without others, as `toward` writes them",
    arguments: [
      (["any"], ["left"], "[right, up, down]"),
      (["any"], ["horizontal"], "vertical"),
      (["horizontal"], ["right"], "left"),
      (["any"], ["45deg..135deg"], "[right, left, down]"),
      (["left"], ["170deg..260deg"], "135deg..170deg"),
      (["330deg..30deg"], ["right"], nil),
      (["right"], ["330deg..30deg"], "[30deg..45deg, 315deg..330deg]"),
      (["any"], ["330deg..30deg"], "30deg..330deg"),
      (["right"], ["0deg..10deg"], "[10deg..45deg, 315deg..0deg]"),
      (["left"], ["right"], nil),
      (["left"], ["vertical"], nil),
      (["30deg..60deg"], ["any"], nil),
      (["any"], ["any"], nil),
      (["up", "30deg..60deg"], ["45deg..60deg"], "[30deg..45deg, 60deg..135deg]"),
    ] as [([String], [String], String?)])
  func rest(_ own: [String], _ other: [String], _ expected: String?) {
    let rest = directions(own).without(directions(other))
    #expect(rest?.text == expected)
    if let rest { #expect(directions(Self.words(rest.text)) == rest, "read again it is the same") }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { "[], ".contains($0) }).map(String.init)
  }

  @Test("edits are applied together in any order, and refused if they overlap or lie outside the text")
  func edits() {
    let text = Array("abcdef".utf8)
    func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
      TextEdit(SourceSpan(file: 0, start: start, end: end), text)
    }
    #expect(
      TextEdit.apply([edit(4, 5, "EE"), edit(0, 1, ""), edit(2, 2, "-")], to: text) == Array("b-cdEEf".utf8))
    #expect(TextEdit.apply([edit(0, 2, "x"), edit(1, 3, "y")], to: text) == nil)
    #expect(TextEdit.apply([edit(5, 7, "x")], to: text) == nil)
    #expect(TextEdit.apply([], to: text) == text)
  }
}
