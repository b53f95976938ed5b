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

  @Test("A rotation turns a selected item")
  func rotation() {
    #expect(found("does: rotate, by: rotation") == Self.breach)
    #expect(found("does: rotate, by: rotation, when: selection == some").isEmpty)
    #expect(found("does: rotate, by: rotation, when: selection == none") == Self.breach)
  }

  @Test("A pinch scales one, where it is no view that zooms")
  func pinch() {
    #expect(found("does: magnify, by: pinch") == Self.breach)
    #expect(found("does: magnify, by: pinch, when: selection == some").isEmpty)
    #expect(found("does: magnify, by: pinch", sticker: "selectable: true, zooms: true").isEmpty)
  }

  @Test("What cannot be selected is turned as it is, and where no state tells, nothing is said")
  func unknown() {
    #expect(found("does: rotate, by: rotation", sticker: "").isEmpty)
    #expect(found("does: rotate, by: rotation", state: "mode: [calm, busy]").isEmpty)
  }
}
