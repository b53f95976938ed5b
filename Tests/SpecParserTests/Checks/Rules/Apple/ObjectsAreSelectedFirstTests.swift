import Testing

@testable import SpecParser

@Suite("apple/unselected-item")
struct ObjectsAreSelectedFirstTests {
  private static let breach = ["apple/unselected-item act"]

  private func found(
    _ act: String, sticker: String = "selectable: true", state: String = "selection: [none, some]"
  )
    -> [String]
  {
    AppleText.found(
      """
      experience: drawing
      state: {\(state)}
      elements: {sticker: {\(sticker)}}
      activities:
        choose: {does: select, target: sticker, by: tap}
        act: {\(act), target: sticker, alternative: x}
      """)
  }

  @Test("A rotation needs a guard that requires a selection")
  func rotation() {
    #expect(found("does: rotate, by: rotation") == Self.breach)
    #expect(found("does: rotate, by: rotation, when: selection == some").isEmpty)
    #expect(found("does: rotate, by: rotation, when: selection == none") == Self.breach)
  }

  @Test("A pinch needs such a guard, unless the element is a view that zooms")
  func pinch() {
    #expect(found("does: magnify, by: pinch") == Self.breach)
    #expect(found("does: magnify, by: pinch, when: selection == some").isEmpty)
    #expect(found("does: magnify, by: pinch", sticker: "selectable: true, zooms: true").isEmpty)
  }

  @Test("Nothing is reported if the element cannot be selected, or if no state tells the selection")
  func unknown() {
    #expect(found("does: rotate, by: rotation", sticker: "").isEmpty)
    #expect(found("does: rotate, by: rotation", state: "mode: [calm, busy]").isEmpty)
  }
}
