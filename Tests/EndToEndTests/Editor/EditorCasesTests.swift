import Testing

@testable import gspec

@Suite("Cases in an editor")
struct EditorCasesTests {
  private static let game =
    "gspec: 1\nproduct: Game\nuses: [material]\nelements: {card: {}}\nactivities:\n  turn: {does: activate, target: card, by: touch}\n"
  private static let cases =
    "version: 1\nspec: game.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [turn]}\n"

  private func editor(_ text: String = cases) throws -> FilesEditor {
    var editor = try FilesEditor(["game.gspec.yaml": Self.game, "game.cases.yaml": text])
    try editor.open("game.cases.yaml")
    return editor
  }

  @Test("cases are checked as cases: their form, and the names of their spec")
  func findings() throws {
    var editor = try editor()
    #expect(editor.codes("game.cases.yaml") == [])
    editor.change("game.cases.yaml", to: Self.cases.replacing("[turn]", with: "[tern]"))
    #expect(editor.codes("game.cases.yaml") == ["name/undeclared"])
    let range = editor.shown[editor.uri("game.cases.yaml")]?.first?["range"]
    #expect(range?["start"] == ["line": 3, "character": 47] && range?["end"]?["character"] == 51)
    editor.change("game.cases.yaml", to: Self.cases.replacing("touch on", with: "tuch on"), version: 3)
    #expect(editor.codes("game.cases.yaml") == ["syntax/type"])
    editor.change("game.cases.yaml", to: "version: 1\n", version: 4)
    #expect(editor.codes("game.cases.yaml") == ["syntax/missing-key"])
    editor.change("game.cases.yaml", to: Self.cases.replacing("spec: game", with: "spec: gone"), version: 5)
    #expect(editor.codes("game.cases.yaml") == ["name/undeclared"])
    let place = editor.shown[editor.uri("game.cases.yaml")]?.first?["range"]?["start"]
    #expect(place == ["line": 1, "character": 6], "there is no such spec")
  }

  @Test("the names are those of the spec in the editor, as it is edited and closed")
  func openSpec() throws {
    var editor = try editor(Self.cases.replacing("[turn]", with: "[show]"))
    #expect(editor.codes("game.cases.yaml") == ["name/undeclared"])
    try editor.open("game.gspec.yaml")
    editor.change("game.gspec.yaml", to: Self.game.replacing("turn", with: "show"))
    #expect(editor.codes("game.cases.yaml") == [])
    editor.change("game.gspec.yaml", to: "gspec: [", version: 3)
    #expect(editor.codes("game.cases.yaml") == [], "the errors of the spec are its own")
    editor.close("game.gspec.yaml")
    #expect(editor.codes("game.cases.yaml") == ["name/undeclared"])
  }

  @Test("names that were probably meant are written by code actions, each of which removes its finding")
  func actions() throws {
    var editor = try editor()
    let wrong: [(text: String, character: Int, new: String, title: String)] = [
      (Self.cases.replacing("[turn]", with: "[tern]"), 48, "turn", "Write `turn`"),
      (Self.cases.replacing("[turn]", with: "[tern ended]"), 48, "turn", "Write `turn`"),
      (Self.cases.replacing("touch on", with: "tuch on"), 24, "touch", "Write `touch`"),
      (Self.cases.replacing("on card", with: "on crad"), 33, "card", "Write `card`"),
      (Self.cases.replacing("gesture:", with: "gestur:"), 14, "gesture", "Write `gesture`"),
    ]
    for (number, wrong) in wrong.enumerated() {
      editor.change("game.cases.yaml", to: wrong.text, version: number + 2)
      let actions = editor.actions("game.cases.yaml", line: 3, character: wrong.character)
      #expect(actions.map { $0["title"]?.string } == [wrong.title], "\(wrong.text)\n\(actions)")
      let edits = actions.first?["edit"]?["changes"]?[editor.uri("game.cases.yaml")]?.array ?? []
      #expect(edits.map { $0["newText"]?.string } == [wrong.new])
      let shown = editor.shown[editor.uri("game.cases.yaml")] ?? []
      #expect(actions.first?["diagnostics"]?.array.allSatisfy(shown.contains) == true)
    }
    let escaped = Self.cases.replacing("touch on card", with: "\"touch on c\\x72ad\"")
    editor.change("game.cases.yaml", to: escaped, version: 10)
    #expect(editor.codes("game.cases.yaml") == ["name/undeclared"])
    #expect(editor.actions("game.cases.yaml", line: 3, character: 33).isEmpty, "its place is the whole text")
    editor.change("game.cases.yaml", to: Self.cases, version: 11)
    #expect(editor.actions("game.cases.yaml", line: 3, character: 48).isEmpty)
  }

  @Test("so are they beside an error of YAML in another case")
  func actionsBesideErrors() throws {
    let text = Self.cases.replacing("[turn]", with: "[tern]") + "  - {name: b, gesture: touch on card\n"
    var editor = try editor(text)
    #expect(editor.codes("game.cases.yaml") == ["syntax/yaml", "name/undeclared"])
    let actions = editor.actions("game.cases.yaml", line: 3, character: 48)
    #expect(actions.map { $0["title"]?.string } == ["Write `turn`"])
  }

  @Test("requests about specs do not apply to cases, and what is wrong in settings stays shown")
  func requests() throws {
    var editor = try editor()
    try editor.open("game.gspec.yaml")
    try editor.save("version: 2\n", ".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == ["syntax/version"])
    editor.change("game.cases.yaml", to: Self.cases + "# More\n")
    #expect(editor.codes(".gspec.yaml") == ["syntax/version"])
    for method in ["hover", "completion", "references", "documentSymbol", "semanticTokens/full"] {
      #expect(editor.ask(method, "game.cases.yaml", line: 3, character: 47) == .null)
    }
  }
}
