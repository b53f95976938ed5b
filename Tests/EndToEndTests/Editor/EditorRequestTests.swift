import Foundation
import SpecParser
import TestSupport
import Testing

@testable import gspec

@Suite("Requests of an editor about a spec")
struct EditorRequestTests {
  private static let mail = (try? String(contentsOfFile: Sample.mail, encoding: .utf8)) ?? ""

  private func labels(_ result: JSON) -> [String] {
    (result["items"]?.array ?? []).compactMap { $0["label"]?.string }
  }

  private func text(_ result: JSON) -> String { result["contents"]?["value"]?.string ?? "" }

  @Test("diagnostics are lint's findings, at places in UTF-16 units, and disappear when the mistake is fixed")
  func diagnostics() throws {
    var editor = EditorSession(
      "gspec: 1\nproduct: A\nuses: [material]\nelements: {page: {}}\nactivities:\n  \"😀é\": {does: activate, target: page, by: tuch}\n"
    )
    let found = editor.diagnostics()
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first["code"] == "name/undeclared" && first["severity"] == 1)
    #expect(first["message"]?.string?.contains("did you mean `touch`?") == true)
    #expect(first["range"]?["start"] == ["line": 5, "character": 44], "\(first)")
    #expect(first["range"]?["end"] == ["line": 5, "character": 48])
    editor.type("touch", over: try #require(editor.text.range(of: "tuch")))
    #expect(editor.diagnostics() == [])
  }

  @Test("hover explains a key, and shows the declaration of a name")
  func hover() {
    var editor = EditorSession(Self.mail)
    _ = editor.diagnostics()
    #expect(text(editor.ask("hover", at: "  archive:\n    do|es")).contains("**does**: a kind, or custom"))
    let mechanic = text(editor.ask("hover", at: "by: [long-pr|ess, two"))
    #expect(
      mechanic.contains("mechanic **long-press**") && mechanic.contains("From `material`."), "\(mechanic)")
    #expect(mechanic.contains("steps:"), "\(mechanic)")
    #expect(text(editor.ask("hover", at: "does: dis|miss")).contains("kind **dismiss**"))
    #expect(text(editor.ask("hover", at: "target: rea|der\n    by: touch")).contains("pages: horizontal"))
    #expect(text(editor.ask("hover", at: "long-press-tim|eout")).contains("450 ms\n\nSet by `Mail`."))
    let activity = text(editor.ask("hover", at: "wait: lights-|out"))
    #expect(activity.contains("its claim waits 300 ms for `zoom-in`"), "\(activity)")
    #expect(editor.ask("hover", at: "# language| version") == .null)
  }

  @Test("hover tells the latency of one activity among many")
  func latencyAmongMany() {
    let others = (0..<150).map { "  more-\($0): {does: activate, target: more, by: long-press}\n" }
    var editor = EditorSession(
      "gspec: 1\nproduct: A\nuses: [material]\nelements: {page: {}, more: {}}\nactivities:\n  one: {does: activate, target: page, by: touch}\n  two: {does: activate, target: page, by: double-touch}\n"
        + others.joined())
    let hover = text(editor.ask("hover", at: "  on|e: {"))
    #expect(hover.contains("By touch, its claim waits 300 ms for `two`."), "\(hover)")
  }

  @Test(
    "hover explains every key below `feedback`",
    arguments: ["transl|ation: 1x", "bey|ond: 120pt", "cur|ve: ease", "dam|ping: 0.7", "thres|hold: light"])
  func feedbackKeys(_ place: String) {
    var editor = EditorSession(
      """
      gspec: 1
      product: A
      activities:
        one:
          feedback:
            follow: {translation: 1x}
            rubber-band: {beyond: 120pt}
            on-commit: {curve: ease-out, duration: 280ms}
            on-cancel: {spring: {damping: 0.7}}
            haptic: {threshold: light}

      """)
    let key = place.replacing("|", with: "").prefix { $0 != ":" }
    #expect(text(editor.ask("hover", at: place)).hasPrefix("**\(key)**: "))
  }

  @Test("hover on an activity with a conflict draws the witness")
  func witness() {
    var editor = EditorSession(
      "gspec: 1\nproduct: A\nuses: [material]\nelements: {page: {}}\nactivities:\n  one: {does: activate, target: page, by: touch}\n  two: {does: activate, target: page, by: touch}\n"
    )
    #expect(editor.diagnostics().contains { $0["code"] == "conflict/ambiguous" })
    #expect(text(editor.ask("hover", at: "  on|e: {")).contains("CLAIMS"))
  }

  @Test(
    "completion offers keys and the names in scope",
    arguments: [
      ("  archive:\n    do", "latency", true), ("  archive:\n    do", "by", false),
      ("by: [long-press, t", "touch", true), ("does: dis", "dismiss", true), ("target: rea", "message", true),
      ("prefer: ba", "turn-page", true), ("when: sel", "selection", true), ("uses: [mat", "apple", true),
      ("platforms: [io", "android", true), ("- press: {fr", "within", true),
      ("- move: {toward: do", "left", true),
      ("    scrolls: vertical\n    chi", "swipeable", true), ("long-press-tim", "touch-slop", true),
      ("swipeable: le", "trailing", true), ("zooms: tr", "false", true), ("steps: [pre", "lift", true),
    ])
  func completion(_ place: String, _ label: String, _ isOffered: Bool) {
    var editor = EditorSession(Self.mail)
    #expect(labels(editor.ask("completion", at: place + "|")).contains(label) == isOffered)
  }

  @Test("completion works in a spec with an incomplete line")
  func completionInBroken() throws {
    var editor = EditorSession(Self.mail)
    let range = try #require(editor.text.range(of: "by: [long-press, two-finger-touch]"))
    editor.type("by: [long-press, ", over: range)
    #expect(labels(editor.ask("completion", at: "by: [long-press, |")).contains("double-touch"))
    #expect(labels(editor.ask("completion", at: "prefer: b|ack")).contains("archive"))
    #expect(editor.ask("documentSymbol").array.count == 4, "the file is still there, but for a line")
  }

  @Test("definition and references; bundled kinds have no definition")
  func navigation() throws {
    var editor = EditorSession(Self.mail)
    let definition = editor.ask(
      "definition",
      at: "target: list/mes|sage".replacing("list/", with: "")
        + "\n    by: touch\n    when")
    #expect(definition["range"]?["start"] == editor.position(of: "      |message: {"))
    #expect(editor.ask("definition", at: "does: dis|miss") == .null)
    let uses = editor.ask("references", at: "  zo|om-in:", ["context": ["includeDeclaration": true]])
    #expect(uses.array.count == 3, "\(uses)")
    #expect(
      editor.ask("references", at: "  zo|om-in:", ["context": ["includeDeclaration": false]]).array.count == 2
    )
    #expect(editor.ask("documentHighlight", at: "  zo|om: 1").array.count == 5)
  }

  @Test("rename changes every use, and refuses names that are taken, invalid or bundled")
  func rename() throws {
    var editor = EditorSession(Self.mail)
    let range = editor.ask("prepareRename", at: "over: [turn-|page")
    #expect(range["placeholder"] == "turn-page")
    let edits = editor.ask("rename", at: "over: [turn-|page", ["newName": "flip"])
    #expect(edits["changes"]?[EditorSession.uri]?.array.count == 2)
    for (place, name) in [
      ("over: [turn-|page", "pan"), ("over: [turn-|page", "a b"), ("  three-fin|ger-tap:", "touch"),
      ("zo|om: 1", "and"),
    ] {
      #expect(editor.ask("rename", at: place, ["newName": .string(name)]) == .null, "\(name)")
    }
    #expect(editor.ask("prepareRename", at: "does: dis|miss") == .null)
  }

  @Test(
    "rename in a text with a half-typed line or section, or a stray colon",
    arguments: ["    altern\n", "    alternative: keys: x\n", "    alternativ: x\n"],
    ["activities", "activitie"])
  func renameInHalfTypedText(_ line: String, _ section: String) throws {
    var editor = EditorSession(
      """
      gspec: 1
      product: A
      uses: [material]
      elements: {page: {}}
      \(section):
        one: {does: activate, target: page, by: touch}
        two:
          does: custom
          target: page
          by: long-press
      \(line)resolve:
        - {prefer: two, over: one}

      """)
    #expect(editor.ask("prepareRename", at: "prefer: tw|o")["placeholder"] == "two")
    let edits = editor.ask("rename", at: "prefer: tw|o", ["newName": "three"])
    #expect(edits["changes"]?[EditorSession.uri]?.array.count == 2, "\(edits)")
  }

  @Test(
    "rename refuses a name that a line without valid YAML may use, but not in a comment or a longer name",
    arguments: [
      ("target: page, by: [drag}", true), ("when: not page.open, by: [drag}", true),
      ("by: [touch,\n    page", true), ("by: [drag} # page", false), ("by: [drag, page-turn}", false),
    ])
  func renameBesideUnreadLine(_ rest: String, _ isRefused: Bool) throws {
    var editor = EditorSession(
      """
      gspec: 1
      product: A
      uses: [material]
      elements: {page: {state: {open: bool}}}
      activities:
        open: {does: activate, target: page, by: touch}
        go: {does: custom, \(rest)

      """)
    let answer = editor.answer(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string(EditorSession.uri)], "newName": "leaf",
        "position": editor.position(of: "{pa|ge: {"),
      ])
    let message = answer["error"]?["message"]?.string
    let line = rest.contains("\n") ? 8 : 7
    let refusal = "line \(line) is no YAML at the moment and may use `page`; nothing was changed"
    #expect(message == (isRefused ? refusal : nil), "\(answer)")
    let edits = answer["result"]?["changes"]?[EditorSession.uri]?.array.count
    #expect(edits == (isRefused ? nil : 2), "\(answer)")
    let own = editor.ask("rename", at: "  g|o: {", ["newName": "run"])
    #expect(own["changes"]?[EditorSession.uri]?.array.count == 1, "its own name is read: \(own)")
  }

  @Test("symbols, folding and formatting")
  func structure() throws {
    var editor = EditorSession(
      "product: A\ngspec: 1\nelements:\n  list:\n    children:\n      row:\nstate: {a: bool}\n")
    let symbols = editor.ask("documentSymbol").array
    #expect(symbols.map { $0["name"]?.string } == ["elements", "state"])
    #expect(symbols[0]["children"]?.array.first?["children"]?.array.first?["name"] == "row")
    #expect(editor.ask("foldingRange").array.first == ["startLine": 2, "endLine": 5])
    let edit = try #require(editor.ask("formatting").array.first)
    #expect(
      edit["newText"]?.string?.hasPrefix("gspec: 1\nproduct: A\nstate: {a: bool}\n\nelements:\n") == true)
    #expect(edit["range"]?["end"] == ["line": 7, "character": 0])
  }

  @Test("code actions: the nearest name for a misspelt one, and lint's fixes")
  func codeActions() throws {
    var editor = EditorSession(
      "gspec: 1\nproduct: A\nuses: [material]\nelements: {page: {}}\nactivities:\n  one: {does: activate, target: page, by: touch}\n  two: {does: activate, target: page, by: touch}\n"
    )
    let shown = editor.diagnostics()
    let range: JSON = ["start": ["line": 5, "character": 2], "end": ["line": 6, "character": 4]]
    let actions = editor.ask("codeAction", ["range": range, "context": ["diagnostics": []]]).array
    #expect(!actions.isEmpty)
    for action in actions { #expect(action["diagnostics"]?.array.allSatisfy(shown.contains) == true) }
    let edit = try #require(actions.first?["edit"]?["changes"]?[EditorSession.uri]?.array.first)
    #expect(actions.first?["kind"] == "quickfix" && edit["newText"]?.string?.isEmpty == false)
    editor.type("tuch", over: try #require(editor.text.range(of: "touch")))
    _ = editor.diagnostics()
    let line: JSON = ["start": ["line": 5, "character": 44], "end": ["line": 5, "character": 44]]
    let nearest = editor.ask("codeAction", ["range": line, "context": ["diagnostics": []]]).array
    #expect(nearest.first?["title"] == "Write `touch`", "\(nearest)")
    let only: [(kind: JSON, count: Int)] = [("quickfix", 1), ("", 1), ("source.fixAll", 0)]
    for (kind, count) in only {
      let context: JSON = ["diagnostics": [], "only": [kind]]
      #expect(editor.ask("codeAction", ["range": line, "context": context]).array.count == count, "\(kind)")
    }
  }

  @Test("after random edits, the server has the editor's text and findings, and answers all requests")
  func random() throws {
    var random = RandomNumbers(seed: 7)
    let pieces = [
      "", "\n", "  ", "a:", "{", "}", "[", "touch", "é😀", "#", "- ", "\"", "&a", "*a", "\t", ": ", "|",
    ]
    let methods = [
      "hover", "completion", "definition", "references", "prepareRename", "rename", "documentHighlight",
    ]
    for _ in 0..<8 {
      var editor = EditorSession(Self.mail)
      for _ in 0..<25 {
        let count = editor.text.unicodeScalars.count
        let start = editor.text.unicodeScalars.index(editor.text.startIndex, offsetBy: random.int(0...count))
        let end =
          editor.text.unicodeScalars.index(
            start, offsetBy: random.int(0...6), limitedBy: editor.text.endIndex) ?? editor.text.endIndex
        editor.type(random.pick(pieces), over: start..<end)
        #expect(editor.serverText == editor.text)
        let line = random.int(0...130)
        let position: JSON = ["line": .int(line), "character": .int(random.int(0...60))]
        for method in methods { _ = editor.ask(method, ["position": position, "newName": "x"]) }
        for method in ["documentSymbol", "foldingRange", "formatting"] { _ = editor.ask(method) }
      }
      let result = LoadSpec.parse(Array(editor.text.utf8), path: "/tmp/editor/mail.gspec.yaml")
      let lint = LintSession().spec("/tmp/editor/mail.gspec.yaml", result, fixes: false)
      #expect(editor.diagnostics() == EditorDiagnostics(lint, EditorSession.uri).all)
    }
  }
}
