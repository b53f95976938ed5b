import Foundation
import TestSupport
import Testing

@testable import gspec

@Suite("Hover and completion in a text with errors say what the text says")
struct EditorErrorsTests {
  private static let spec = """
    gspec: 1
    product: Mail
    uses: [material]
    metrics:
      touch-slop: 25pt
    state:
      unread: bool
      zoom: 1..3
    elements:
      list: {scrolls: vertical}
    mechanics:
      tug: {steps: [press, {move: {distance: drag-slop}}, lift]}
    activities:
      go: {does: scroll, target: list, by: drag}
      open: {does: activate, target: list, by: touch, when: unread}

    """

  private func hover(_ text: String, at marked: String) -> String {
    var editor = EditorSession(text)
    return Self.hover(&editor, at: marked)
  }

  private static func hover(_ editor: inout EditorSession, at marked: String) -> String {
    editor.ask("hover", at: marked)["contents"]?["value"]?.string ?? ""
  }

  @Test(
    "the spec's own metrics apply, whatever is wrong elsewhere",
    arguments: [
      ("does: scroll", "does: scrol"), ("target: list, by: drag", "target: lst, by: drag"),
      ("by: touch, when: unread", "by: [touch, "), ("activities:", "activitie:"),
      ("by: touch", "by: touch, tools: [stylus]"),
    ])
  func ownMetrics(_ piece: String, _ mistake: String) throws {
    let text = Self.spec.replacing(piece, with: mistake)
    try #require(text != Self.spec)
    #expect(hover(text, at: "  touch-|slop") == "metric **touch-slop**: 25 pt\n\nSet by `Mail`.")
    #expect(hover(text, at: "distance: drag-|slop").contains("25 pt"))
    let mechanic = hover(text, at: "by: dr|ag")
    #expect(mechanic.contains("25 pt") && !mechanic.contains("8 pt"), "\(mechanic)")
    var editor = EditorSession(text)
    let items = editor.ask("completion", at: "distance: drag-|slop")["items"]?.array ?? []
    #expect(items.first { $0["label"] == "touch-slop" }?["detail"] == "25 pt", "\(items)")
  }

  @Test("an edit counts at once, also with an error elsewhere")
  func edits() throws {
    var editor = EditorSession(Self.spec)
    editor.type("by: drg", over: try #require(editor.text.range(of: "by: drag")))
    editor.type("30pt\n  long-press-timeout: 700ms", over: try #require(editor.text.range(of: "25pt")))
    #expect(Self.hover(&editor, at: "  touch-|slop").contains("30 pt\n\nSet by `Mail`."))
    #expect(Self.hover(&editor, at: "  long-press-|timeout").contains("700 ms\n\nSet by `Mail`."))
    editor.type("not unread}", over: try #require(editor.text.range(of: "unread}")))
    #expect(Self.hover(&editor, at: "when: not un|read").contains("Holds while `not unread`."))
  }

  @Test(
    "nothing is said of a metric that could not be read, nor of those that follow it",
    arguments: ["25", "25 pt pt", "", "drag-slop", "25pt: 3"])
  func unreadMetrics(_ value: String) {
    let text = Self.spec.replacing("25pt", with: value)
    #expect(hover(text, at: "  touch-|slop") == "")
    #expect(hover(text, at: "distance: drag-|slop") == "")
    let mechanic = hover(text, at: "by: dr|ag")
    #expect(mechanic.hasPrefix("mechanic **drag**") && !mechanic.contains(" pt"), "\(mechanic)")
  }

  @Test("with a vocabulary that cannot be read, only the spec's own metrics are known")
  func missingVocabulary() {
    let text = Self.spec.replacing("[material]", with: "[material, ./missing.gspec.yaml]")
    #expect(hover(text, at: "  touch-|slop").contains("25 pt"))
    #expect(hover(text, at: "distance: drag-|slop").contains("25 pt"), "it follows `touch-slop`")
    let other = text.replacing("distance: drag-slop", with: "distance: paging-slop")
    #expect(hover(other, at: "distance: paging-|slop") == "")
  }

  @Test("there is no truth table of a guard that could not be read")
  func unreadGuards() {
    #expect(hover(Self.spec, at: "when: un|read").contains("Holds while `unread`."))
    let own = Self.spec.replacing("when: unread", with: "when: unread and")
    #expect(!hover(own, at: "when: un|read").contains("Holds while"))
    let around = Self.spec.replacing("scrolls: vertical", with: "scrolls: vertical, when: zoom >")
    #expect(!hover(around, at: "when: un|read").contains("Holds while"))
  }

  @Test("a mechanic that cannot be read is not shown as that of a vocabulary")
  func unreadMechanics() {
    let text = Self.spec.replacing("  tug: {steps: [press,", with: "  drag: {steps: [pres,")
    let mechanic = hover(text, at: "by: dr|ag")
    #expect(mechanic.contains("drag: {steps: [pres,") && !mechanic.contains("From `material`"), "\(mechanic)")
  }
}
