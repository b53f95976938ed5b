import SpecParser
import Testing

@testable import gspec

@Suite("Words at a place in a spec")
struct PlaceWordsTests {
  /// The words of the first place with a text.
  private func words(_ text: String, at piece: String) throws -> String {
    let source = SourceFile(path: "a.gspec.yaml", text: text)
    let root = try #require(ParseYAML.parse(source).tree.root)
    let start = text.utf8.distance(
      from: text.startIndex, to: try #require(text.firstRange(of: piece)).lowerBound)
    let span = SourceSpan(file: 0, start: start, end: start + piece.utf8.count)
    return PlaceWords(source: source).text(span, in: root)
  }

  @Test(
    "spaces, brackets, braces, quotes and comments are no words; keys are sorted, and names in lists",
    arguments: [
      ("by: [swipe,  drag]\n", "[swipe,  drag]", "drag swipe"),
      ("by:\n  - swipe # a remark\n  - drag\n", "- swipe # a remark\n  - drag", "drag swipe"),
      ("a: {wait: x, for: [z, y]}\n", "{wait: x, for: [z, y]}", "for y z wait x"),
      ("a:\n  # a remark\n  for: [y, z]\n  wait: x\n", "for: [y, z]\n  wait: x", "for y z wait x"),
      ("a: {commit: {velocity:   500pt/s}}\n", "commit: {velocity:   500pt/s}", "commit velocity 500pt/s"),
      ("a: 'it''s  b'\n", "'it''s  b'", "it's b"), ("a: b\n", "b", "b"), ("a: b\n", "a", "a"),
    ])
  func words(_ text: String, _ piece: String, _ expected: String) throws {
    #expect(try words(text, at: piece) == expected)
  }

  @Test("steps and vocabularies keep their order")
  func ordered() throws {
    #expect(try words("steps: [press, lift]\n", at: "[press, lift]") == "press lift")
    #expect(try words("a: {uses: [b, a]}\n", at: "{uses: [b, a]}") == "uses b a")
  }

  @Test("a part of a value and a place without values have their text")
  func text() throws {
    #expect(try words("when: a == b  and c\n", at: "b  and") == "b and")
    #expect(try words("a: b # gspec:disable  x\n", at: "# gspec:disable  x") == "# gspec:disable x")
    #expect(try words("a: \"\"\n", at: "\"\"") == "\"\"")
  }
}
