import Testing

@testable import SpecParser

@Suite("apple/standard-action")
struct StandardActionsHaveStandardGesturesTests {
  private static let breach = ["apple/standard-action act"]

  @Test("A standard action by nothing but the product's own gesture is reported")
  func alone() {
    let rest = "does: select, alternative: a button"
    #expect(AppleText.activity("\(rest), by: two-finger-tap", AppleText.own) == Self.breach)
    #expect(AppleText.activity("\(rest), by: [two-finger-tap, tap]", AppleText.own).isEmpty)
    #expect(AppleText.activity("\(rest), by: two-finger-touch", uses: "material", AppleText.own).isEmpty)
    #expect(
      AppleText.activity("does: custom, alternative: a button, by: two-finger-tap", AppleText.own).isEmpty)
  }

  @Test("Another activity of the kind by a standard gesture is enough, if both share a state")
  func beside() {
    func found(_ when: String) -> [String] {
      AppleText.found(
        """
        state: {mode: [calm, busy]}
        \(AppleText.own)
        activities:
          act: {does: select, target: page, by: two-finger-tap, when: mode == calm, alternative: a button}
          other: {does: select, target: page, by: tap, when: \(when)}
        """)
    }
    #expect(found("mode == busy") == Self.breach)
    #expect(found("mode != busy").isEmpty)
  }

  @Test("Immersive products, and platforms without the standard gesture, may use their own gestures")
  func exempt() {
    let zoom = "does: magnify, by: two-finger-tap, alternative: a button"
    for experience in ["game", "drawing", "immersive"] {
      #expect(AppleText.activity(zoom, "experience: \(experience)\n" + AppleText.own).isEmpty)
    }
    #expect(AppleText.activity(zoom, on: "watchos", AppleText.own).isEmpty)
    #expect(AppleText.activity(zoom, on: "watchos, ios", AppleText.own) == Self.breach)
  }

  @Test("A drag after a hold is a standard way to move an element, and nothing else")
  func hold() {
    let own = "mechanics:\n  held: {continuous: true, steps: [press, wait, move, lift]}\n"
    #expect(AppleText.activity("does: move-element, by: held, alternative: x", own).isEmpty)
    #expect(AppleText.activity("does: magnify, by: held, alternative: x", own) == Self.breach)
  }

  @Test("The standard scroll is one finger that moves at once")
  func scroll() {
    let own = """
      elements: {page: {scrolls: vertical}}
      mechanics:
        held: {continuous: true, steps: [press, wait, move, lift]}
        pair: {fingers: 2, continuous: true, steps: [press, move, lift]}

      """
    func found(_ by: String) -> [String] {
      AppleText.activity("does: scroll, by: \(by), alternative: x", own)
    }
    #expect(found("held") == Self.breach)
    #expect(found("pair") == Self.breach)
    #expect(found("[held, pan]").isEmpty)
    #expect(found("[pair, swipe]").isEmpty)
    let beside = "\n  other: {does: scroll, target: page, by: pan, alternative: x}\n"
    #expect(AppleText.activity("does: scroll, by: held, alternative: x", beside + own).isEmpty)
  }

  @Test("A standard gesture with its own limits is still standard")
  func limits() {
    let swipe = "does: dismiss, by: my-swipe, toward: left, alternative: a button"
    #expect(AppleText.activity(swipe, AppleText.own).isEmpty)
    #expect(AppleText.activity("does: activate, by: my-swipe, toward: left", AppleText.own) == Self.breach)
  }
}

@Suite("apple/custom-gesture")
struct CustomGesturesAreNeededTests {
  private static let breach = ["apple/custom-gesture act"]

  @Test("A custom gesture is reported where a tap is free")
  func free() {
    let act = "act: {does: custom, target: page, by: two-finger-tap"
    func found(_ rest: String, _ sections: String = "") -> [String] {
      AppleText.found("\(AppleText.own)\nactivities:\n  \(act)\(rest)\n\(sections)")
    }
    #expect(found("}") == Self.breach)
    #expect(found(", alternative: a button}").isEmpty)
    #expect(found("}\n  other: {does: custom, target: page, by: tap}").isEmpty)
    #expect(found("}\n  other: {does: custom, target: page, by: long-press}") == Self.breach)
    #expect(found("}", "experience: immersive").isEmpty)
  }

  @Test("A tap around or inside the element in the same states counts as taken")
  func taken() {
    func found(_ target: String, _ when: String) -> [String] {
      AppleText.found(
        """
        state: {mode: [calm, busy]}
        elements: {outer: {children: {page: {children: {inner: }}}}, beside: }
        \(AppleText.own)
        activities:
          act: {does: custom, target: page, by: two-finger-tap, when: mode == calm}
          other: {does: custom, target: \(target), by: tap, when: \(when)}
        """)
    }
    #expect(found("outer", "mode == calm").isEmpty)
    #expect(found("inner", "mode == calm").isEmpty)
    #expect(found("beside", "mode == calm") == Self.breach)
    #expect(found("inner", "mode == busy") == Self.breach)
  }

  @Test("On platforms without a tap the rule reports nothing")
  func noTap() {
    let rest = "does: custom, by: two-finger-tap"
    #expect(AppleText.activity(rest, on: "tvos", AppleText.own) == ["note apple/missing-gesture act"])
    #expect(AppleText.activity(rest, on: "watchos", AppleText.own) == Self.breach)
  }
}

@Suite("apple/only-way")
struct ImportantActionsHaveAnotherWayTests {
  private static let breach = ["apple/only-way act"]
  private static let tap = "\n  other: {does: custom, target: page, by: tap}\n"

  private func found(_ rest: String, _ sections: String = "") -> [String] {
    AppleText.found(
      "\(sections)\(AppleText.own)\nactivities:\n  act: {does: custom, target: page, \(rest)}\(Self.tap)")
  }

  @Test("An important action by nothing but the product's own gestures is reported")
  func alone() {
    #expect(found("by: two-finger-tap, important: true") == Self.breach)
    #expect(found("by: two-finger-tap, important: true", "experience: game\n") == Self.breach)
    #expect(found("by: two-finger-tap, important: false").isEmpty)
    #expect(found("by: two-finger-tap").isEmpty)
  }

  @Test("An alternative, a shortcut or a standard gesture is another way")
  func anotherWay() {
    #expect(found("by: two-finger-tap, important: true, alternative: a button").isEmpty)
    #expect(found("by: two-finger-tap, important: true, shortcut-for: other").isEmpty)
    #expect(found("by: [two-finger-tap, long-press], important: true").isEmpty)
    #expect(found("by: [two-finger-tap, my-swipe], toward: left, important: true") == Self.breach)
  }
}

@Suite("apple/awkward-gesture")
struct CustomGesturesAreEasyToPerformTests {
  private func found(_ mechanic: String, _ sections: String = "") -> [String] {
    AppleText.activity(
      "does: custom, by: odd, alternative: a button", "mechanics:\n  odd: \(mechanic)\n\(sections)")
  }

  @Test("More fingers than a hand has are reported")
  func fingers() {
    #expect(found("{fingers: 6, steps: [press, lift]}") == ["apple/awkward-gesture act"])
    #expect(found("{fingers: 6, steps: [press, lift]}", "experience: game") == ["apple/awkward-gesture act"])
    #expect(found("{fingers: 5, steps: [press, lift]}").isEmpty)
    #expect(found("{fingers: 5..6, steps: [press, lift]}").isEmpty)
  }

  @Test("More than three presses are reported")
  func presses() {
    let press = "press, lift, "
    #expect(
      found("{fingers: 2, steps: [\(press)\(press)\(press)press, lift]}") == ["apple/awkward-gesture act"])
    #expect(found("{fingers: 2, steps: [\(press)\(press)press, lift]}").isEmpty)
  }
}

@Suite("apple/many-fingers")
struct ManyFingersAreForGamesAndDrawingTests {
  private static let tap = "\n  other: {does: custom, target: page, by: tap}\n"

  private func found(_ rest: String, _ sections: String = "", on platforms: String = "ios") -> [String] {
    AppleText.found(
      "\(sections)\(AppleText.own)\nactivities:\n  act: {does: custom, target: page, \(rest)}\(Self.tap)",
      on: platforms)
  }

  @Test("Three fingers as the only way are reported, except in games and drawing")
  func three() {
    #expect(found("by: three-finger-tap") == ["apple/many-fingers act"])
    #expect(found("by: two-finger-tap").isEmpty)
    #expect(found("by: [three-finger-tap, two-finger-tap]").isEmpty)
    #expect(found("by: three-finger-tap, alternative: a button").isEmpty)
    #expect(found("by: three-finger-tap", "experience: drawing\n").isEmpty)
    #expect(found("by: three-finger-tap", on: "android").isEmpty)
  }
}
