import Testing

@testable import SpecParser

@Suite("apple/standard-gesture")
struct StandardGesturesKeepTheirMeaningTests {
  private static let breach = ["apple/standard-gesture act"]

  @Test(
    "A standard gesture for the product's own action is reported",
    arguments: ["pinch", "rotation", "double-tap", "flick"])
  func ownAction(_ mechanic: String) {
    #expect(AppleText.activity("does: custom, by: \(mechanic)") == Self.breach)
    #expect(AppleText.activity("does: custom, by: \(mechanic)", "experience: game").isEmpty)
    // A drawing board may have gestures of its own, but a pinch still zooms.
    #expect(AppleText.activity("does: custom, by: \(mechanic)", "experience: drawing") == Self.breach)
    #expect(AppleText.activity("does: custom, by: \(mechanic)", on: "android, web").isEmpty)
  }

  @Test("A tap, a long press, a pan and an edge swipe may do what the element does")
  func open() {
    for mechanic in ["tap", "long-press", "pan", "edge-swipe, from: left-edge"] {
      #expect(AppleText.activity("does: custom, by: \(mechanic)").isEmpty, "\(mechanic)")
    }
    #expect(AppleText.activity("does: custom, by: swipe, toward: left") == Self.breach)
    #expect(AppleText.activity("does: custom, by: [pan, swipe], toward: left").isEmpty, "a pan's end")
  }

  @Test("A pan of two fingers selects rows and cells, on iOS")
  func twoFingers() {
    func found(_ rest: String, _ traits: String = "scrolls: vertical", on platforms: String = "ios")
      -> [String]
    {
      AppleText.found(
        """
        elements: {list: {\(traits)}}
        activities:
          act: {target: list, \(rest)}
        """, on: platforms, uses: "material, apple")
    }
    let breach = ["apple/standard-gesture act"]
    #expect(found("does: select, by: two-finger-drag") == [])
    #expect(found("does: select-more, by: two-finger-drag", "selectable: true") == [])
    #expect(found("does: select, by: pan") == breach)
    #expect(found("does: select, by: two-finger-drag", "") == breach)
    #expect(found("does: select, by: two-finger-drag", on: "watchos") == breach)
    #expect(found("does: activate, by: two-finger-drag") == breach)
  }

  @Test("A pen alone does no standard gesture")
  func tools() {
    #expect(AppleText.activity("does: custom, by: double-tap, tools: [pen]").isEmpty)
    #expect(AppleText.activity("does: custom, by: double-tap, tools: [pen, finger]") == Self.breach)
  }

  @Test("A standard action by another standard gesture is reported")
  func otherAction() {
    #expect(AppleText.activity("does: magnify, by: long-press") == Self.breach)
    #expect(AppleText.activity("does: magnify, by: tap").isEmpty, "a tap on a control does anything")
    #expect(AppleText.activity("does: magnify, by: pinch").isEmpty)
    #expect(AppleText.activity("does: magnify, by: [pinch, rotation]") == Self.breach)
    #expect(AppleText.activity("does: dismiss, by: [pan, flick], toward: down").isEmpty)
    #expect(AppleText.activity("does: activate, by: double-tap") == Self.breach)
  }

  @Test("A meaning that a used vocabulary gives a gesture is accepted")
  func otherVocabulary() {
    #expect(AppleText.activity("does: select, by: long-press", uses: "material").isEmpty)
    #expect(AppleText.activity("does: select, by: long-press", uses: "material, apple").isEmpty)
    #expect(AppleText.activity("does: tilt, by: two-finger-drag, toward: vertical", uses: "material").isEmpty)
    #expect(
      AppleText.activity("does: scroll, by: long-press", uses: "material").isEmpty, "Material's rule speaks")
  }

  @Test("The steps of a mechanic make it a standard gesture, not its name")
  func byForm() {
    #expect(AppleText.activity("does: custom, by: my-pinch", uses: "", AppleText.own) == Self.breach)
    #expect(AppleText.activity("does: custom, by: my-drag", uses: "", AppleText.own).isEmpty)
  }

  @Test("The message names the gesture, its meaning and the fix")
  func message() throws {
    let found = AppleText.findings("activities:\n  act: {target: page, does: magnify, by: rotation}\n")
    let first = try #require(found.first)
    #expect(first.message == "`act` gives a rotation another meaning than its own: `magnify`")
    #expect(first.notes.first == "on `ios` a rotation rotates")
    #expect(first.help == ["do it by a pinch"])
  }
}
