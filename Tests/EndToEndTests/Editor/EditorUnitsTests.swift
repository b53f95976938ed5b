import Testing

@testable import gspec

@Suite("Positions in UTF-16 units")
struct EditorUnitsTests {
  private static let spec =
    "gspec: 1\nproduct: A\nuses: [material]\nelements: {page: {}}\nactivities:\n  one: {does: activate, target: page, by: touch}\n"

  /// Replaces a piece of a line, as `didChange` does.
  private func change(
    _ editor: inout EditorSession, _ line: Int, _ characters: Range<Int>, _ text: String, version: Int = 2
  ) {
    let range: JSON = [
      "start": ["line": .int(line), "character": .int(characters.lowerBound)],
      "end": ["line": .int(line), "character": .int(characters.upperBound)],
    ]
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(EditorSession.uri), "version": .int(version)],
        "contentChanges": [["range": range, "text": .string(text)]],
      ])
  }

  @Test("a byte-order mark is a character of the first line")
  func byteOrderMark() {
    var editor = EditorSession("\u{FEFF}" + Self.spec)
    let tokens = editor.ask("semanticTokens/full")["data"]?.array.prefix(8).compactMap(\.int)
    #expect(tokens == [0, 1, 5, 0, 0, 0, 7, 1], "`gspec` is at 1, `1` at 8")
    change(&editor, 0, 8..<9, "1 # x")
    #expect(editor.serverText == "\u{FEFF}" + Self.spec.replacing("gspec: 1", with: "gspec: 1 # x"))
    change(&editor, 0, 8..<9, "2", version: 3)
    let found = editor.diagnostics().first
    #expect(found?["code"] == "syntax/version", "\(String(describing: found))")
    #expect(found?["range"]?["start"] == ["line": 0, "character": 8])
    change(&editor, 0, 0..<1, "", version: 4)
    #expect(editor.serverText.hasPrefix("gspec: 2 # x\n"))
  }

  @Test(
    "where an editor keeps half of a character, the text keeps its length",
    arguments: [
      (1..<2, "", "\u{FFFD}b"), (0..<1, "", "\u{FFFD}b"), (1..<1, "x", "\u{FFFD}x\u{FFFD}b"),
      (1..<3, "", "\u{FFFD}"), (0..<2, "", "b"),
    ])
  func halves(_ characters: Range<Int>, _ text: String, _ expected: String) {
    var editor = EditorSession("😀b\n")
    change(&editor, 0, characters, text)
    #expect(editor.serverText == expected + "\n")
  }
}
