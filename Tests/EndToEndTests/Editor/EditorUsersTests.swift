import Foundation
import Testing

@testable import gspec

@Suite("Rename and references over several files")
struct EditorUsersTests {
  private static let vocabulary =
    "gspec: 1\nvocabulary: cards\nmechanics:\n  flip: {steps: [press, {move: {toward: left}}, lift]}\n"
  private static let game =
    "gspec: 1\nproduct: Game\nuses: [material, ./cards.gspec.yaml]\nelements: {card: {}}\nactivities:\n  turn: {does: custom, target: card, by: flip, alternative: a button}\n"
  private static let cases =
    "version: 1\nspec: game.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [turn]}\n"

  /// The places of edits or locations by URI: `LINE:CHARACTER`.
  private func places(_ result: JSON?) -> [String: [String]] {
    func text(_ place: JSON) -> String {
      let start = place["range"]?["start"]
      return "\(start?["line"]?.int ?? -1):\(start?["character"]?.int ?? -1)"
    }
    if case .object(let changes)? = result?["changes"] { return changes.mapValues { $0.array.map(text) } }
    let located = (result?.array ?? []).map { ($0["uri"]?.string ?? "", [text($0)]) }
    return Dictionary(located, uniquingKeysWith: +)
  }

  @Test("the text of open cases is that in the editor, also of a file that is not written yet")
  func openCases() throws {
    var editor = try FilesEditor([
      "cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game, "game.cases.yaml": Self.cases,
      "new.cases.yaml": "",
    ])
    for name in ["game.gspec.yaml", "game.cases.yaml", "new.cases.yaml"] { try editor.open(name) }
    editor.change("game.cases.yaml", to: "# Not saved\n" + Self.cases)
    editor.change("new.cases.yaml", to: Self.cases)
    try FileManager.default.removeItem(atPath: editor.folder.path + "/new.cases.yaml")
    let expected = [
      editor.uri("game.gspec.yaml"): ["5:2"], editor.uri("game.cases.yaml"): ["4:47"],
      editor.uri("new.cases.yaml"): ["3:47"],
    ]
    #expect(places(editor.rename("game.gspec.yaml", line: 5, character: 3, to: "show")) == expected)
    #expect(places(editor.ask("references", "game.gspec.yaml", line: 5, character: 3)) == expected)
  }

  @Test("cases are those of all open folders")
  func casesElsewhere() throws {
    var editor = try FilesEditor([
      "specs/cards.gspec.yaml": Self.vocabulary, "specs/game.gspec.yaml": Self.game,
      "tests/deep/game.cases.yaml": Self.cases.replacing("spec: ", with: "spec: ../../specs/"),
    ])
    try editor.open("specs/game.gspec.yaml")
    editor.openFolder("specs")
    var expected = [editor.uri("specs/game.gspec.yaml"): ["5:2"]]
    func renamed() -> [String: [String]] {
      places(editor.rename("specs/game.gspec.yaml", line: 5, character: 3, to: "show"))
    }
    #expect(renamed() == expected)
    editor.openFolder("tests")
    expected[editor.uri("tests/deep/game.cases.yaml")] = ["3:47"]
    #expect(renamed() == expected)
    #expect(places(editor.ask("references", "specs/game.gspec.yaml", line: 5, character: 3)) == expected)
  }

  @Test("an open file of cases that is no YAML is in the way only if it names the spec")
  func brokenCases() throws {
    var editor = try FilesEditor([
      "cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game, "deep/other.cases.yaml": "cases: [",
    ])
    for name in ["game.gspec.yaml", "deep/other.cases.yaml"] { try editor.open(name) }
    #expect(editor.rename("game.gspec.yaml", line: 5, character: 3, to: "show") != .null)
    editor.change("deep/other.cases.yaml", to: "spec: ../game.gspec.yaml\ncases: [")
    #expect(editor.rename("game.gspec.yaml", line: 5, character: 3, to: "show") == .null)
    #expect(editor.ask("references", "game.gspec.yaml", line: 5, character: 3).array.count == 1)
  }

  @Test("specs that use a vocabulary are those of the folders, and those that are open")
  func openUsers() throws {
    let game = Self.game.replacing("./cards", with: "../voc/cards")
    var editor = try FilesEditor(["voc/cards.gspec.yaml": Self.vocabulary, "game/game.gspec.yaml": game])
    try editor.open("voc/cards.gspec.yaml")
    editor.openFolder("voc")
    let vocabulary = [editor.uri("voc/cards.gspec.yaml"): ["3:2"]]
    func renamed() -> [String: [String]] {
      places(editor.rename("voc/cards.gspec.yaml", line: 3, character: 3, to: "whirl"))
    }
    #expect(renamed() == vocabulary)
    try editor.open("game/game.gspec.yaml")
    editor.change("game/game.gspec.yaml", to: "# Not saved\n" + game)
    let both = vocabulary.merging([editor.uri("game/game.gspec.yaml"): ["6:41"]]) { $1 }
    #expect(renamed() == both)
    #expect(places(editor.ask("references", "voc/cards.gspec.yaml", line: 3, character: 3)) == both)
  }

  @Test("rename in a vocabulary outside of the open folders is refused; references are those of open specs")
  func outsideOfFolders() throws {
    let game = Self.game.replacing("./cards", with: "../voc/cards")
    var editor = try FilesEditor(["voc/cards.gspec.yaml": Self.vocabulary, "game/game.gspec.yaml": game])
    editor.openFolder("game")
    try editor.open("voc/cards.gspec.yaml")
    #expect(editor.rename("voc/cards.gspec.yaml", line: 3, character: 3, to: "whirl") == .null)
    let found = places(editor.ask("references", "voc/cards.gspec.yaml", line: 3, character: 3))
    #expect(found[editor.uri("game/game.gspec.yaml")] == ["5:41"], "\(found)")
  }

  @Test("a file is the same by every path", arguments: ["real", "link"], ["real", "link"])
  func links(_ folder: String, _ opened: String) throws {
    var editor = try FilesEditor([
      "real/cards.gspec.yaml": Self.vocabulary, "real/game.gspec.yaml": Self.game,
    ])
    try FileManager.default.createSymbolicLink(
      atPath: editor.folder.path + "/link", withDestinationPath: "real")
    editor.openFolder(folder)
    try editor.open("\(opened)/cards.gspec.yaml")
    let other = opened == "real" ? "link" : "real"
    try editor.open("\(other)/game.gspec.yaml")
    editor.change("\(other)/game.gspec.yaml", to: "# Not saved\n" + Self.game)
    let changed = places(editor.rename("\(opened)/cards.gspec.yaml", line: 3, character: 3, to: "whirl"))
    #expect(
      changed == [
        editor.uri("\(opened)/cards.gspec.yaml"): ["3:2"], editor.uri("\(other)/game.gspec.yaml"): ["6:41"],
      ])
  }

  @Test("an editor that names no folders but a root has opened the root")
  func rootWithoutFolders() {
    var server = LanguageServer()
    let parameters: JSON = ["workspaceFolders": .null, "rootUri": "file:///tmp/cards"]
    _ = server.take(.request(id: 1, method: "initialize", parameters: parameters))
    #expect(server.folders == ["/tmp/cards"])
  }

  @Test(
    "documents without a file are apart",
    arguments: [("untitled:one", "untitled:two"), ("git:/a/b.gspec.yaml?1", "git:/a/b.gspec.yaml?2")])
  func withoutFiles(_ first: String, _ second: String) throws {
    var editor = EditorSession(Self.game)
    for (uri, more) in [(first, ""), (second, "# Another\n")] {
      let document: JSON = ["uri": .string(uri), "version": 1, "text": .string(more + Self.game)]
      editor.notify("textDocument/didOpen", ["textDocument": document])
    }
    for (uri, line) in [(first, 5), (second, 6)] {
      let result = editor.request(
        "textDocument/rename",
        [
          "textDocument": ["uri": .string(uri)], "position": ["line": .int(line), "character": 3],
          "newName": "show",
        ])
      #expect(places(result) == [uri: ["\(line):2"]])
    }
  }
}
