import Testing

@testable import gspec

@Suite("Code actions write what help says, if that removes the finding and brings no error")
struct EditorActionsTests {
  private static let start = """
    gspec: 1
    product: Game
    uses: [material]
    state:
      mode: [idle, live]
    elements:
      row: {swipeable: left}
    activities:
      open: {does: activate, target: row, by: touch}

    """

  /// The actions for the errors of a text: what each is called, and the lines that the text does not have before it.
  private func actions(_ text: String) -> [(title: String, lines: [String])] {
    var editor = EditorSession(text)
    return editor.diagnostics().filter { $0["severity"] == 1 }.flatMap { shown -> [(String, [String])] in
      let parameters: [String: JSON] = ["range": shown["range"] ?? .null, "context": ["diagnostics": []]]
      let actions = editor.ask("codeAction", parameters).array.filter { $0["diagnostics"]?.array == [shown] }
      return actions.map { action in
        let edits = action["edit"]?["changes"]?[EditorSession.uri]?.array ?? []
        return (action["title"]?.string ?? "", changed(text, edits))
      }
    }
  }

  private func changed(_ text: String, _ edits: [JSON]) -> [String] {
    let document = OpenDocument(uri: EditorSession.uri, version: 1, text: text)
    var after = document
    after.apply(
      edits.map { ["range": $0["range"] ?? .null, "text": $0["newText"] ?? .null] }, version: 2)
    let old = document.text.split(separator: "\n")
    return after.text.split(separator: "\n").filter { !old.contains($0) }.map(String.init)
  }

  @Test(
    "one action for one suggestion",
    arguments: [
      ("by: touch", "by: tuch", "Write `touch`", "  open: {does: activate, target: row, by: touch}"),
      ("swipeable: left", "selectable: yes", "Write `selectable: true`", "  row: {selectable: true}"),
      ("swipeable: left", "scrollable: both", "Write `scrolls`", "  row: {scrolls: both}"),
      (
        "swipeable: left", "scrollable: true", "Write `scrolls: vertical`", "  row: {scrolls: vertical}"
      ),
      ("state:", "metrics: {touch-slop: 9}\nstate:", "Write `9pt`", "metrics: {touch-slop: 9pt}"),
      (
        "by: touch", "by: touch, when: mode = idle", "Write `==`",
        "  open: {does: activate, target: row, by: touch, when: mode == idle}"
      ),
      (
        "by: touch", "by: touch, if: mode == idle", "Write `when`",
        "  open: {does: activate, target: row, by: touch, when: mode == idle}"
      ),
      (
        "does: activate, target: row, by: touch", "does: pan, target: row, by: drag, commit: 50%",
        "Write `commit: {distance: 50%}`",
        "  open: {does: pan, target: row, by: drag, commit: {distance: 50%}}"
      ),
      ("uses: [material]\n", "", "Write `uses: [material]`", "uses: [material]"),
      ("gspec: 1\n", "gspec: 2\n", "Write `gspec: 1`", "gspec: 1"),
      ("gspec: 1\n", "", "Write `gspec: 1`", "gspec: 1"),
      (
        "row: {swipeable: left}", "row:\n    summary: a: b", "Write `summary: \"a: b\"`",
        "    summary: \"a: b\""
      ),
    ])
  func single(_ piece: String, _ wrong: String, _ title: String, _ line: String) throws {
    let text = Self.start.replacing(piece, with: wrong)
    try #require(text != Self.start)
    let actions = actions(text)
    #expect(actions.contains { $0.title == title && $0.lines == [line] }, "\(actions)")
  }

  @Test(
    "also beside an error of YAML in another line",
    arguments: [
      ("by: touch", "by: tuch", "Write `touch`", "  open: {does: activate, target: row, by: touch}"),
      ("target: row", "taget: row", "Write `target`", "  open: {does: activate, target: row, by: touch}"),
      ("swipeable: left", "scrollable: both", "Write `scrolls`", "  row: {scrolls: both}"),
      ("swipeable: left", "selectable: yes", "Write `selectable: true`", "  row: {selectable: true}"),
    ])
  func besideErrors(_ piece: String, _ wrong: String, _ title: String, _ line: String) {
    for broken in ["  other:\n    does: activate\n    target row\n", "  other: {does: activate\n"] {
      let text = Self.start.replacing(piece, with: wrong) + broken
      let actions = actions(text)
      #expect(actions.contains { $0.title == title && $0.lines == [line] }, "\(text)\n\(actions)")
    }
  }

  @Test("beside an error of YAML no section is added elsewhere")
  func onlyInPlace() {
    let text = Self.start.replacing("uses: [material]\n", with: "")
    #expect(actions(text).map(\.title).contains("Write `uses: [material]`"))
    #expect(actions(text + "  other: {does: activate\n").map(\.title) == ["Write `}`"])
  }

  @Test("each of two errors of YAML has its action")
  func severalErrors() {
    let text =
      Self.start.replacing("row: {swipeable: left}", with: "row:\n    summary: a: b")
      + "  other:\n    does: activate\n    target: row\n    by: touch\n    summary: c: d\n"
    #expect(actions(text).map(\.lines) == [["    summary: \"a: b\""], ["    summary: \"c: d\""]])
  }

  @Test(
    "a vocabulary is added as the first, so that the others win over it",
    arguments: [
      ("uses: [material]", "uses: [apple, material]"), ("uses: material", "uses: [apple, material]"),
      ("uses:\n  - material", "  - apple"),
    ])
  func vocabularies(_ uses: String, _ line: String) {
    let text = Self.start.replacing("uses: [material]", with: uses).replacing("by: touch", with: "by: tap")
    let actions = actions(text)
    #expect(actions.map(\.title) == ["Write `touch`", "Add `apple` to `uses`"])
    #expect(actions.last?.lines == [line])
  }

  @Test(
    "what would bring another error is not offered, and neither is a placeholder",
    arguments: [
      ("state:", "mechanics: {m: {steps: [press, relaese]}}\nstate:"), ("product: Game\n", ""),
      ("row, by: touch", "row"), ("state:", "lint: {disable: [name/unused]}\nstate:"),
      ("by: touch", "by: touch, distance: 40pt"),
    ])
  func nothing(_ piece: String, _ wrong: String) throws {
    let text = Self.start.replacing(piece, with: wrong)
    try #require(text != Self.start)
    #expect(actions(text).map(\.title) == [])
  }

  @Test("in JSON words stay in quotes")
  func json() {
    let text =
      #"{"gspec": 1, "product": "A", "uses": ["material"], "elements": {"a": {}}, "activities": {"b": {"does": "activate", "target": "a", "by": "tap"}}}"#
    let actions = actions(text)
    #expect(actions.first?.lines == [text.replacing("tap", with: "touch")])
    #expect(actions.last?.lines == [text.replacing(#"["material"#, with: #"["apple", "material"#)])
  }

  @Test("hover of a step without constraints says what it is")
  func steps() {
    let text = Self.start + "mechanics:\n  m: {steps: [press, lift]}\n"
    var editor = EditorSession(text)
    let hover = editor.ask("hover", at: "[pr|ess, lift]")["contents"]?["value"]?.string ?? ""
    #expect(hover.hasPrefix("**press**: ") && hover.hasSuffix("A finger goes down."))
    #expect(
      editor.ask("hover", at: "[press, lift|]")["contents"]?["value"]?.string?.hasPrefix("**lift**") == true)
  }
}
