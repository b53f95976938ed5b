import Testing

@testable import SpecParser

@Suite("material/uncommon-gesture")
struct UncommonGesturesHaveAnAlternativeTests {
  @Test("A two-finger long press needs another mechanic beside it, or an alternative")
  func alone() {
    #expect(
      MaterialText.rules("a: {does: custom, target: page, by: two-finger-long-press}") == ["uncommon-gesture"]
    )
    #expect(MaterialText.rules("a: {does: custom, target: page, by: [two-finger-long-press, touch]}") == [])
    #expect(
      MaterialText.rules("a: {does: custom, target: page, by: two-finger-long-press, alternative: a button}")
        == [])
    #expect(
      MaterialText.rules(
        """
        open: {does: activate, target: page, by: touch}
        a: {does: custom, target: page, by: two-finger-long-press, shortcut-for: open}
        """) == [])
    #expect(MaterialText.rules("a: {does: custom, target: page, by: two-finger-long-press-drag}") == [])
  }
}
