import Testing

@testable import SpecParser

/// Where a spec declares and uses a name, and what renaming one changes.
@Suite("Names of a spec")
struct SpecNamesTests {
  private static let text = """
    gspec: 1
    product: Test
    elements: {list: {}}
    mechanics:
      tap: {steps: [press, lift]}
      pull: {steps: [press, {move: {distance: 20pt}}, lift]}
    kinds: {peel: {by: [pull, tap]}}
    activities:
      open: {does: peel, target: list, by: tap, shortcut-for: go, alternative: keys}
      go: {does: peel, target: list, by: pull, shortcut-for: a button, fallback: open, alternative: keys}
    lint:
      disable: [{rule: conflict/delayed, activities: [open, go], reason: known}]

    """
  private static func parse(_ bytes: [UInt8]) -> ParseResult {
    ParseSpec.parse(SourceFile(path: "test.gspec.yaml", bytes: bytes), load: SpecText.bundled)
  }

  private func renamed(
    _ kind: NameKind, _ name: String, to new: String, in text: String = Self.text
  ) throws -> String {
    let source = SourceFile(path: "test.gspec.yaml", text: text)
    let result = Self.parse(source.bytes)
    try #require(result.spec != nil, "\(result.findings)")
    let names = SpecNames(result.tree, source)
    let use = try #require(names.declared(kind).first { $0.identity == name })
    let rename = RenameName(use.meaning, to: new, in: source, names)
    let edits = try rename.renamed(result, Self.parse).edits
    return String(decoding: try #require(TextEdit.apply(edits, to: source.bytes)), as: UTF8.self)
  }

  @Test(
    "an activity is renamed in fallbacks, shortcuts and `lint`; the control that a shortcut names is no activity"
  )
  func activity() throws {
    #expect(
      try renamed(.activity, "open", to: "show")
        == Self.text.replacing("  open: {", with: "  show: {").replacing(
          "fallback: open", with: "fallback: show"
        )
        .replacing("[open, go]", with: "[show, go]"))
    #expect(
      try renamed(.activity, "go", to: "leave")
        == Self.text.replacing("  go: {", with: "  leave: {").replacing(
          "shortcut-for: go", with: "shortcut-for: leave"
        )
        .replacing("[open, go]", with: "[open, leave]"))
  }

  @Test("a mechanic and a kind are renamed")
  func vocabulary() throws {
    #expect(try renamed(.mechanic, "pull", to: "drag") == Self.text.replacing("pull", with: "drag"))
    #expect(try renamed(.kind, "peel", to: "strip") == Self.text.replacing("peel", with: "strip"))
    #expect(try renamed(.kind, "peel", to: "peel") == Self.text)
  }

  @Test("a state and an element are renamed in a guard of several lines")
  func folded() throws {
    let text = """
      gspec: 1
      product: Test
      state: {mode: [calm, busy]}
      elements: {list: {state: {open: bool}, children: {row: {}}}}
      mechanics:
        tap: {steps: [press, lift]}
        pull: {steps: [press, {move: {distance: 20pt}}, lift]}
      kinds: {peel: {by: [pull, tap]}}
      activities:
        show:
          does: peel
          target: row
          by: tap
          when: >-
            mode == calm and
            not list.open
          alternative: keys
        hide: {does: peel, target: row, by: tap, when: mode == busy
          or list.open, alternative: keys}

      """
    #expect(
      try renamed(.state, "mode", to: "mood", in: text)
        == text.replacing("mode:", with: "mood:").replacing("mode ==", with: "mood =="))
    #expect(
      try renamed(.state, "list.open", to: "wide", in: text)
        == text.replacing("open: bool", with: "wide: bool").replacing("list.open", with: "list.wide"))
  }

  @Test(
    "a name that is taken is refused",
    arguments: [
      (NameKind.activity, "open", "go", "there is an activity `go` already"),
      (.mechanic, "tap", "pull", "there is a mechanic `pull` already"),
    ])
  func taken(_ kind: NameKind, _ name: String, _ new: String, _ message: String) {
    let failure = #expect(throws: RenameName.Failure.self) { try renamed(kind, name, to: new) }
    #expect(failure?.message == message)
  }
}
