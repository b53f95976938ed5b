import Testing

@testable import SpecParser

/// A new name must leave every other name its meaning.
@Suite("What names mean after a renaming")
struct RenameMeaningTests {
  /// The reason why something cannot be renamed; `nil` if it can.
  private func refusal(_ kind: NameKind, _ name: String, to new: String, in text: String) throws -> String? {
    let source = SourceFile(path: "test.gspec.yaml", text: text)
    let parse = { (bytes: [UInt8]) in
      ParseSpec.parse(SourceFile(path: "test.gspec.yaml", bytes: bytes), load: SpecText.bundled)
    }
    let before = parse(source.bytes)
    let names = SpecNames(before.tree, source)
    let meaning = NameMeaning(kind, name)
    try #require(names.declaration(of: meaning) != nil)
    do throws(RenameName.Failure) {
      _ = try RenameName(meaning, to: new, in: source, names).renamed(before, parse)
      return nil
    } catch {
      return error.message
    }
  }

  private static let elements = """
    gspec: 1
    product: Test
    uses: [material]
    state: {quiet: bool}
    elements:
      card:
      list:
        state: {locked: bool}
        children:
          item: {drop-target: true, state: {selected: bool}}
    activities:
      open: {does: activate, target: item, by: touch, when: not locked and not quiet}
      move: {does: pick-up-and-move, target: card, by: long-press-drag, over: drop-target, alternative: keys}

    """

  @Test("a state, a path end or a trait that another thing would take over")
  func captured() throws {
    #expect(
      try refusal(.state, "list.locked", to: "selected", in: Self.elements)
        == "`selected` in line 12 would then mean the state `list/item.selected`, not `list.selected`")
    #expect(
      try refusal(.element, "card", to: "item", in: Self.elements)
        == "`item` in line 12 would then mean the element `item`, not `list/item`")
    #expect(
      try refusal(.element, "card", to: "drop-target", in: Self.elements)
        == "`drop-target` in line 13 would then mean the element `drop-target`")
    #expect(try refusal(.state, "list.locked", to: "closed", in: Self.elements) == nil)
    #expect(try refusal(.element, "list", to: "column", in: Self.elements) == nil)
  }

  @Test("a declaration that an alias repeats declares several things in one place")
  func aliases() throws {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      elements:
        row: &row {state: {marked: bool}, children: {icon: {}}}
        cell: *row
      activities:
        open: {does: activate, target: row, by: touch, when: not marked}
        pick: {does: select, target: cell, by: touch, when: marked}
        show: {does: custom, target: cell/icon, by: touch}

      """
    #expect(try refusal(.activity, "open", to: "unfold", in: text) == nil)
    #expect(try refusal(.element, "row", to: "line", in: text) == nil)
    #expect(try refusal(.element, "cell", to: "line", in: text) == nil)
    #expect(try refusal(.state, "row.marked", to: "chosen", in: text) == nil, "both are renamed")
    #expect(try refusal(.element, "cell/icon", to: "sign", in: text) == nil)
  }

  @Test(
    "a text that is no name",
    arguments: [
      ("", "`` cannot be the name of an activity: it is empty"),
      ("a b", "`a b` cannot be the name of an activity: it has a space"),
    ])
  func noName(_ new: String, _ message: String) throws {
    #expect(try refusal(.activity, "open", to: new, in: Self.elements) == message)
  }

  private static let vocabulary = """
    gspec: 1
    vocabulary: cards
    uses: [material]
    mechanics:
      flip: {summary: One finger crosses., steps: [press, {move: {toward: horizontal, distance: 80pt}}, lift]}
    kinds:
      turn-over: {summary: Shows the other side., by: [flip, double-touch]}

    """

  @Test("a name of a vocabulary in use, in a vocabulary and in a spec with errors")
  func imported() throws {
    let taken = "a vocabulary in use has a mechanic `touch`, which would be replaced"
    #expect(try refusal(.mechanic, "flip", to: "touch", in: Self.vocabulary) == taken)
    #expect(
      try refusal(.kind, "turn-over", to: "activate", in: Self.vocabulary)
        == "a vocabulary in use has a kind `activate`, which would be replaced")
    #expect(try refusal(.mechanic, "flip", to: "whirl", in: Self.vocabulary) == nil)
    let faulty =
      Self.elements.replacing("alternative:", with: "alternativ:")
      + "mechanics: {flip: {steps: [press, lift]}}\n"
    #expect(try refusal(.mechanic, "flip", to: "touch", in: faulty) == taken)
  }

  @Test("a mechanic that replaces one of a vocabulary, which would take effect again")
  func replacing() throws {
    let text = Self.elements + "mechanics: {touch: {steps: [press, lift]}}\n"
    #expect(
      try refusal(.mechanic, "touch", to: "poke", in: text)
        == "a vocabulary in use has a mechanic `touch`, too, which would take effect again")
  }
}
