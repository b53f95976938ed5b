import SpecParser
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: what no longer compiles")
struct CompareInterfacesTests {
  private static let base = """
    gspec: 1
    product: Mail
    uses: [material]
    state: {mode: [calm, busy], unread: bool}
    elements: {list: {}, page: {}}
    activities:
      open: {does: activate, target: list, by: touch, when: unread}
      drop: {does: dismiss, target: page, by: drag, toward: left}

    """

  private func breaks(_ edits: [(String, String)]) throws -> [String] {
    let new = try edits.reduce(Self.base) { text, edit in
      try #require(text.contains(edit.0))
      return text.replacing(edit.0, with: edit.1)
    }
    return try CompareSpecs.run(SpecFiles.parse(Self.base), SpecFiles.parse(new)).breaks.map(\.sentence)
  }

  @Test("nothing breaks if names stay: guards, directions, targets")
  func fits() throws {
    #expect(try breaks([("when: unread", "when: mode == calm"), ("toward: left", "toward: right")]) == [])
    #expect(try breaks([("target: page", "target: list")]) == [])
  }

  @Test("activities: cases, types and requirements")
  func activities() throws {
    #expect(
      try breaks([("  drop:", "  remove:")]) == [
        "`MailActivity.drop` is gone", "`MailGesture.drop` is gone", "`MailGesture.Drop` is gone",
        "`MailGestureHandler.drop(_:)` is gone",
        "`MailActivity.remove` is a new case, which a `switch` without `default` must name",
        "`MailGesture.remove` is a new case, which a `switch` without `default` must name",
        "`MailGestureHandler.remove(_:)` is a new requirement, which every handler must implement",
      ])
  }

  @Test("state, elements and the values of a gesture")
  func values() throws {
    #expect(
      try breaks([("unread: bool", "unread: 0..2"), ("when: unread", "when: unread > 1")])
        == ["`MailState.unread` was `Bool` and is `Double`"])
    #expect(
      try breaks([
        ("[calm, busy]", "[calm, busy, gone]"), ("list: {}, page: {}", "list: {}, page: {}, bar: {}"),
      ])
        == [
          "`MailElement.bar` is a new case, which a `switch` without `default` must name",
          "`MailState.Mode.gone` is a new case, which a `switch` without `default` must name",
        ])
    let touched = try breaks([("by: drag, toward: left", "by: touch")])
    #expect(touched.contains("`MailGesture.Drop.translation` is gone"), "\(touched)")
  }

  private static let stateful = """
    gspec: 1
    product: Mail
    uses: [material]
    elements:
      list:
        state: {frozen: bool}
        children: {message: {state: {selected: bool}}, card: {state: {open: bool}}}
    activities:
      scroll: {does: custom, target: list, by: drag, when: not frozen}
      select: {does: custom, target: message, by: touch, when: selected}
      turn: {does: custom, target: card, by: touch, when: open}

    """

  @Test("functions with one name and labels, which take different types, are compared by their types")
  func overloads() throws {
    let breaks = { (new: String) in
      try CompareInterfaces.breaks(SpecFiles.parse(Self.stateful), SpecFiles.parse(new)).map(\.sentence)
    }
    #expect(try breaks(Self.stateful) == [])
    let without = Self.stateful.replacing("    state: {frozen: bool}\n", with: "")
    let gone = try breaks(without.replacing(", when: not frozen", with: ""))
    #expect(gone.contains("`MailListState` is gone"), "\(gone)")
    let setter = "`MailGestures.setState(_:of:)`"
    #expect(
      gone.filter { $0.hasPrefix(setter) } == [
        "\(setter) is gone for `(_ state: MailListState, of instance: UInt64)`"
      ], "\(gone)")
  }

  @Test("an activity that names elements under the finger gains `over` and `overItem`, which break nothing")
  func over() throws {
    let with = Self.stateful.replacing("by: drag,", with: "by: drag, over: [card],")
    let breaks = { (old: String, new: String) in
      try CompareInterfaces.breaks(SpecFiles.parse(old), SpecFiles.parse(new)).map(\.sentence)
    }
    #expect(try breaks(Self.stateful, with) == [])
    let lost = try breaks(with, Self.stateful)
    #expect(
      lost == ["`MailGesture.Scroll.over` is gone", "`MailGesture.Scroll.overItem` is gone"], "\(lost)")
  }

  @Test("another product: its types are gone, without a line for each member")
  func product() throws {
    let all = try breaks([("product: Mail", "product: Post")])
    #expect(all.contains("`MailElement` is gone") && !all.contains { $0.contains("MailElement.") }, "\(all)")
  }
}
