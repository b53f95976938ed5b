import Foundation
import Testing

@testable import gspec

@Suite("Files that an open spec depends on")
struct EditorFilesTests {
  private static let vocabulary =
    "gspec: 1\nvocabulary: cards\nmechanics:\n  flip: {steps: [press, {move: {toward: left}}, lift]}\n"
  private static let game =
    "gspec: 1\nproduct: Game\nuses: [material, ./cards.gspec.yaml]\nelements: {card: {}}\nactivities:\n  turn: {does: custom, target: card, by: flip, alternative: a button}\n"

  private typealias Editor = FilesEditor

  private func labels(_ result: JSON) -> [String] {
    (result["items"]?.array ?? []).compactMap { $0["label"]?.string }
  }

  @Test("after a vocabulary is saved, hover, definition and completion are those of the new one")
  func savedVocabulary() throws {
    var editor = try Editor(["cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game])
    try editor.open("game.gspec.yaml")
    #expect(editor.codes("game.gspec.yaml") == [])
    let comment = Self.vocabulary.replacing("mechanics:\n", with: "mechanics:\n  # A comment.\n")
    try editor.save(comment.replacing("toward: left", with: "toward: up"), "cards.gspec.yaml")
    let hover = editor.ask("hover", "game.gspec.yaml", line: 5, character: 43)
    #expect(hover["contents"]?["value"]?.string?.contains("toward: up") == true, "\(hover)")
    let definition = editor.ask("definition", "game.gspec.yaml", line: 5, character: 43)
    #expect(definition["range"]?["start"] == ["line": 4, "character": 2])
    try editor.save(Self.vocabulary.replacing("flip", with: "whirl"), "cards.gspec.yaml")
    #expect(editor.codes("game.gspec.yaml") == ["name/undeclared"])
    #expect(editor.ask("hover", "game.gspec.yaml", line: 5, character: 43) == .null)
    let offered = labels(editor.ask("completion", "game.gspec.yaml", line: 5, character: 42))
    #expect(offered.contains("whirl") && !offered.contains("flip") && offered.contains("touch"))
  }

  @Test("specs and their cases follow the text of a vocabulary in the editor, which is not saved")
  func openVocabulary() throws {
    let cases =
      "version: 1\nspec: game.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [{by: flip}]}\n"
    var editor = try Editor([
      "cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game, "game.cases.yaml": cases,
    ])
    try editor.open("game.gspec.yaml")
    try editor.open("game.cases.yaml")
    try editor.open("cards.gspec.yaml")
    #expect(editor.codes("game.gspec.yaml") == [])
    let comment = Self.vocabulary.replacing("mechanics:\n", with: "mechanics:\n  # A comment.\n")
    editor.change("cards.gspec.yaml", to: comment.replacing("toward: left", with: "toward: up"))
    let hover = editor.ask("hover", "game.gspec.yaml", line: 5, character: 43)
    #expect(hover["contents"]?["value"]?.string?.contains("toward: up") == true, "\(hover)")
    let definition = editor.ask("definition", "game.gspec.yaml", line: 5, character: 43)
    #expect(definition["range"]?["start"] == ["line": 4, "character": 2])
    editor.change("cards.gspec.yaml", to: Self.vocabulary.replacing("flip", with: "whirl"), version: 3)
    #expect(editor.codes("game.gspec.yaml") == ["name/undeclared"])
    let offered = labels(editor.ask("completion", "game.gspec.yaml", line: 5, character: 42))
    #expect(offered.contains("whirl") && !offered.contains("flip"))
    editor.change("cards.gspec.yaml", to: "gspec: 1\nproduct: cards\n", version: 4)
    #expect(editor.codes("game.gspec.yaml") == ["import/missing"])
    editor.change("cards.gspec.yaml", to: Self.vocabulary, version: 5)
    #expect(editor.codes("game.gspec.yaml") == [])
    editor.change("cards.gspec.yaml", to: Self.vocabulary.replacing("flip", with: "whirl"), version: 6)
    editor.change("game.gspec.yaml", to: Self.game.replacing("by: flip", with: "by: whirl"), version: 2)
    #expect(editor.codes("game.gspec.yaml") == [])
    #expect(editor.codes("game.cases.yaml") == ["name/undeclared"], "`by: flip` is no mechanic any more")
    editor.close("cards.gspec.yaml")
    #expect(editor.codes("game.gspec.yaml") == ["name/undeclared"], "the file has the old text")
  }

  @Test("a vocabulary that is open and has no file yet counts")
  func unwrittenVocabulary() throws {
    var editor = try Editor(["game.gspec.yaml": Self.game])
    try editor.open("game.gspec.yaml")
    #expect(editor.codes("game.gspec.yaml") == ["import/missing"])
    let document: JSON = [
      "uri": .string(editor.uri("cards.gspec.yaml")), "version": 1, "text": .string(Self.vocabulary),
    ]
    editor.notify("textDocument/didOpen", ["textDocument": document])
    #expect(editor.codes("game.gspec.yaml") == [])
  }

  @Test("rename changes the cases files beside the spec, or nothing if one of them cannot be changed")
  func renameInCases() throws {
    let cases =
      "version: 1\nspec: game.gspec.yaml\ncases:\n  - {name: é, gesture: touch on card, expect: []}\n"
    var editor = try Editor([
      "cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game, "game.cases.yaml": cases,
      "other.cases.yaml": cases.replacing("game.gspec", with: "other.gspec"),
    ])
    try editor.open("game.gspec.yaml")
    let changes = editor.rename("game.gspec.yaml", line: 3, character: 12, to: "tile")["changes"]
    #expect(changes?[editor.uri("game.gspec.yaml")]?.array.count == 2, "\(changes ?? .null)")
    let edits = changes?[editor.uri("game.cases.yaml")]?.array ?? []
    #expect(edits.count == 1 && edits.first?["newText"] == "tile", "\(edits)")
    #expect(edits.first?["range"]?["start"] == ["line": 3, "character": 32], "\(edits)")
    #expect(changes?[editor.uri("other.cases.yaml")] == nil)
    try editor.folder.write(
      cases.replacing("touch on card", with: "\"touch on c\\x61rd\""), "game.cases.yaml")
    #expect(editor.rename("game.gspec.yaml", line: 3, character: 12, to: "tile") == .null)
  }

  @Test("rename in a vocabulary changes the specs of the open folder that use the name from it")
  func renameInVocabulary() throws {
    let own = Self.game.replacing(
      "elements:", with: "mechanics:\n  flip: {steps: [press, {move: {toward: up}}, lift]}\nelements:")
    let files = [
      "voc/cards.gspec.yaml": Self.vocabulary,
      "a/game.gspec.yaml": Self.game.replacing("./cards", with: "../voc/cards"),
      "b/game.gspec.yaml": Self.game.replacing("./cards", with: "../voc/cards"),
      "own.gspec.yaml": own.replacing("./cards", with: "./voc/cards"),
    ]
    var editor = try Editor(files, opensFolder: true)
    try editor.open("voc/cards.gspec.yaml")
    try editor.open("a/game.gspec.yaml")
    // The text in the editor counts.
    let change: JSON = ["text": .string("# Cards\n" + (files["a/game.gspec.yaml"] ?? ""))]
    let document: JSON = ["uri": .string(editor.uri("a/game.gspec.yaml")), "version": 2]
    editor.notify("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
    func changes() -> JSON? {
      editor.rename("voc/cards.gspec.yaml", line: 3, character: 3, to: "whirl")["changes"]
    }
    let changed = changes()
    for (name, line) in [("voc/cards.gspec.yaml", 3), ("a/game.gspec.yaml", 6), ("b/game.gspec.yaml", 5)] {
      let edits = changed?[editor.uri(name)]?.array ?? []
      #expect(edits.count == 1 && edits.first?["newText"] == "whirl", "\(name): \(edits)")
      #expect(edits.first?["range"]?["start"]?["line"] == .int(line), "\(name): \(edits)")
    }
    #expect(changed?[editor.uri("own.gspec.yaml")] == nil)
    try editor.folder.write("cards: [flip", "broken.gspec.yaml")
    #expect(changes() == nil, "it is not known whether the broken spec uses the name")
    try editor.folder.write("cards: [", "broken.gspec.yaml")
    #expect(changes() != nil)
  }

  @Test("rename in a vocabulary changes specs that .gspec.yaml excludes, but none that is no YAML")
  func renameExcluded() throws {
    var editor = try Editor(
      [
        ".gspec.yaml": "version: 1\nexclude: [drafts]\n", "cards.gspec.yaml": Self.vocabulary,
        "drafts/game.gspec.yaml": Self.game.replacing("./cards", with: "../cards"),
        "drafts/torn.gspec.yaml": "cards: [flip\n",
      ], opensFolder: true)
    try editor.open("cards.gspec.yaml")
    let changes = editor.rename("cards.gspec.yaml", line: 3, character: 3, to: "whirl")["changes"]
    #expect(changes?.keys == [editor.uri("cards.gspec.yaml"), editor.uri("drafts/game.gspec.yaml")])
  }

  @Test("rename in a vocabulary is refused if the editor has opened no folder, or has closed it")
  func renameWithoutFolder() throws {
    let files = ["cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game]
    for opensFolder in [false, true] {
      var editor = try Editor(files, opensFolder: opensFolder)
      try editor.open("cards.gspec.yaml")
      func isRenamed() -> Bool {
        editor.rename("cards.gspec.yaml", line: 3, character: 3, to: "whirl") != .null
      }
      #expect(isRenamed() == opensFolder)
      let folder: JSON = ["uri": .string(OpenDocument.uri(of: editor.folder.path)), "name": "cards"]
      editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [folder]]])
      #expect(!isRenamed())
      editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
      #expect(isRenamed())
    }
  }

  @Test("a save of a spec with an error keeps what is known of its vocabularies")
  func savedSpec() throws {
    var editor = try Editor(["cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game])
    try editor.open("game.gspec.yaml")
    let change: JSON = ["text": .string(Self.game.replacing("custom", with: "nonsense"))]
    let document: JSON = ["uri": .string(editor.uri("game.gspec.yaml")), "version": 2]
    editor.notify("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
    try editor.save(Self.game.replacing("custom", with: "nonsense"), "game.gspec.yaml")
    #expect(editor.codes("game.gspec.yaml") == ["name/undeclared"])
    let hover = editor.ask("hover", "game.gspec.yaml", line: 5, character: 45)
    #expect(hover["contents"]?["value"]?.string?.contains("mechanic **flip**") == true, "\(hover)")
  }

  @Test("an editor that can is asked to report changes of files, and to ask for hints again")
  func watched() throws {
    var editor = try Editor(
      ["cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game],
      capabilities: [
        "workspace": [
          "didChangeWatchedFiles": ["dynamicRegistration": true], "inlayHint": ["refreshSupport": true],
        ]
      ])
    #expect(editor.asked == ["client/registerCapability"])
    try editor.open("game.gspec.yaml")
    try editor.folder.write(Self.vocabulary.replacing("flip", with: "whirl"), "cards.gspec.yaml")
    editor.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(editor.codes("game.gspec.yaml") == ["name/undeclared"])
    #expect(editor.asked == ["client/registerCapability", "workspace/inlayHint/refresh"])
    #expect(try Editor([:]).asked == [], "other editors are asked nothing")
  }

  @Test("findings about a .gspec.yaml stand at the file itself, until they are fixed or no spec is open")
  func settings() throws {
    var editor = try Editor(["cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game])
    try editor.open("game.gspec.yaml")
    try editor.save("version: 1\nrules: {nonsense: off}\n", ".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == ["lint/unknown-rule"])
    #expect(
      editor.shown[editor.uri(".gspec.yaml")]?.first?["range"]?["start"] == ["line": 1, "character": 8])
    #expect(editor.codes("game.gspec.yaml") == [])
    try editor.save("version: [1\n", ".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == ["syntax/yaml"])
    try editor.save("version: 1\n", ".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == [])
    try editor.save("version: 2\n", ".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == ["syntax/version"])
    editor.close("game.gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == [])
  }

  @Test("an open .gspec.yaml is checked as settings, with the text in the editor")
  func openSettings() throws {
    var editor = try Editor([".gspec.yaml": "version: 1\n", "cards.gspec.yaml": Self.vocabulary])
    try editor.open("cards.gspec.yaml")
    try editor.open(".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == [])
    let document: JSON = ["uri": .string(editor.uri(".gspec.yaml")), "version": 2]
    let change: JSON = ["text": "version: 1\nlevel: hint\n"]
    editor.notify("textDocument/didChange", ["textDocument": document, "contentChanges": [change]])
    #expect(editor.codes(".gspec.yaml") == ["syntax/type"])
    #expect(editor.ask("completion", ".gspec.yaml", line: 0, character: 0) == .null)
    editor.close(".gspec.yaml")
    #expect(editor.codes(".gspec.yaml") == [], "the file has no such line")
  }

  @Test("a person is told once of settings that cannot be read, or that have the ending .yml")
  func unreadSettings() throws {
    var editor = try Editor([
      "cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game, ".gspec.yml": "version: 1\n",
    ])
    try editor.open("game.gspec.yaml")
    try editor.save(Self.game, "game.gspec.yaml")
    #expect(editor.messages.count == 1, "\(editor.messages)")
    #expect(editor.messages.first?.hasSuffix(".gspec.yml is not read: rename it to .gspec.yaml") == true)
    let path = editor.folder.path + "/.gspec.yaml"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try editor.save(Self.game, "game.gspec.yaml")
    #expect(editor.messages.count == 2 && editor.messages[1].contains(".gspec.yaml"), "\(editor.messages)")
  }

  @Test("completion offers the vocabularies that settings name")
  func namedVocabulary() throws {
    let settings = "version: 1\nvocabularies: {house: cards.gspec.yaml}\n"
    var editor = try Editor([
      ".gspec.yaml": settings, "cards.gspec.yaml": Self.vocabulary, "game.gspec.yaml": Self.game,
    ])
    try editor.open("game.gspec.yaml")
    let offered = labels(editor.ask("completion", "game.gspec.yaml", line: 2, character: 7))
    #expect(offered == ["apple", "material", "house"])
  }
}
