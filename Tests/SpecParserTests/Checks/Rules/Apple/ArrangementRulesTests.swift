import Testing

@testable import SpecParser

@Suite("apple/simultaneous")
struct GesturesRunTogetherInGamesAndDrawingTests {
  private static let breach = ["apple/simultaneous first second"]

  private func found(
    _ first: String, _ second: String, on platforms: String = "ios", _ sections: String = ""
  ) -> [String] {
    AppleText.found(
      """
      \(sections)
      elements: {page: {zooms: true, children: {item: {zooms: true}}}, beside: {zooms: true}}
      activities:
        first: {\(first), alternative: x}
        second: {\(second), alternative: x}
      resolve:
        - together: [first, second]
      """, on: platforms, uses: "apple, material")
  }

  private let tap = "does: custom, target: page, by: two-finger-touch"
  private let drag = "does: pan, target: page, by: drag"
  private let pinch = "does: zoom-in, target: page, by: pinch-open"

  @Test("Gestures of different fingers are reported, except in games and drawing")
  func independent() {
    #expect(found(drag, tap) == Self.breach)
    #expect(found(drag, tap, on: "ipados") == Self.breach)
    #expect(found(drag, tap, on: "watchos").isEmpty)
    for experience in ["game", "drawing"] { #expect(found(drag, tap, "experience: \(experience)").isEmpty) }
  }

  @Test("A pan and a pinch of one target count as one gesture")
  func manipulations() {
    #expect(found(drag, pinch).isEmpty)
    #expect(found(drag, "does: zoom-in, target: item, by: pinch-open") == Self.breach)
    #expect(found(drag, "does: zoom-in, target: beside, by: pinch-open").isEmpty, "they never share a touch")
  }

  @Test("A long press and a drag that continues it count as one gesture")
  func continuing() {
    let hold = "does: select, target: page, by: long-press"
    #expect(found(hold, "does: multi-select-drag, target: page, by: long-press-drag").isEmpty)
    #expect(found(hold, "does: multi-select-drag, target: item, by: long-press-drag").isEmpty)
    #expect(found(hold, tap) == Self.breach)
  }

  @Test("Guards that exclude each other keep the two apart")
  func guards() {
    let state = "state: {mode: [calm, busy]}"
    #expect(found(drag + ", when: mode == calm", tap + ", when: mode == busy", state).isEmpty)
    #expect(found(drag + ", when: mode == calm", tap, state) == Self.breach)
  }
}

@Suite("apple/shortcut")
struct ShortcutsSupplementControlsTests {
  private func found(_ back: String, _ leave: String = "by: tap", _ sections: String = "") -> [String] {
    AppleText.found(
      """
      \(sections)
      elements: {page: {children: {button: }}}
      activities:
        leave: {does: custom, target: button, \(leave)}
        back: {does: navigate-back, target: page, by: edge-swipe, from: left-edge\(back)}
      """)
  }

  private let state = "state: {mode: [calm, busy]}"

  @Test("Going back by a movement needs a visible control")
  func back() {
    #expect(found("") == ["apple/shortcut back"])
    #expect(found(", alternative: the back button").isEmpty)
    #expect(found(", shortcut-for: leave").isEmpty)
    let twin = AppleText.found(
      """
      activities:
        tapped: {does: navigate-back, target: page, by: tap}
        back: {does: navigate-back, target: page, by: edge-swipe, from: left-edge}
      """)
    #expect(twin.isEmpty)
  }

  @Test("The named control must be tapped, in a state that both share")
  func control() {
    #expect(found(", shortcut-for: leave", "by: long-press") == ["apple/shortcut back"])
    #expect(
      found(", shortcut-for: leave, when: mode == calm", "by: tap, when: mode == busy", state) == [
        "apple/shortcut back"
      ])
    #expect(found(", shortcut-for: leave, when: mode == calm", "by: tap, when: mode != busy", state).isEmpty)
  }

  @Test("`shortcut-for` with words names no activity of the spec")
  func words() {
    #expect(found(", shortcut-for: the back button") == ["apple/shortcut back"])
    #expect(found(", shortcut-for: the back button, alternative: the back button").isEmpty)
  }
}

@Suite("apple/target")
struct GesturesTargetTheirContentTests {
  private func found(_ activities: String, window: String = "") -> [String] {
    AppleText.found(
      """
      elements: {window: {\(window)children: {photo: {zooms: true}, label: }}}
      activities:
      \(activities)
      """)
  }

  @Test("Copying and the edit menu need text")
  func text() {
    func found(_ does: String, _ page: String) -> [String] {
      AppleText.found(
        "elements: {page: {\(page)}}\nactivities:\n  act: {\(does), target: page, alternative: x}")
    }
    let menu = "does: edit-menu, by: long-press"
    let help = AppleText.findings("activities:\n  act: {\(menu), target: page, alternative: x}").first?.help
    #expect(help?.first?.hasSuffix("; for a menu of other actions write `does: reveal-actions`") == true)
    #expect(found(menu, "") == ["apple/target act"])
    #expect(found(menu, "text: selectable").isEmpty)
    #expect(found(menu, "children: {title: {text: editable}}") == ["apple/target act"])
    let word = "elements: {page: {text: selectable, children: {word: {}}}}"
    #expect(AppleText.found(word + "\nactivities:\n  act: {\(menu), target: word, alternative: x}").isEmpty)
    let copy = "does: copy, by: my-pinch"
    let own = "\nmechanics:\n  my-pinch: {fingers: 3, steps: [press, move inward, lift]}"
    #expect(
      AppleText.found(
        "elements: {page: {}}\nactivities:\n  act: {\(copy), target: page, alternative: x}" + own
      ).contains("apple/target act"))
    #expect(
      !AppleText.found(
        "elements: {page: {text: editable}}\nactivities:\n  act: {\(copy), target: page, alternative: x}"
          + own
      ).contains("apple/target act"))
  }

  @Test("Copying and pasting on other elements do not make up for it")
  func otherText() {
    let found = AppleText.found(
      """
      elements: {photo: {}, label: {text: selectable}}
      activities:
        paste: {does: paste, target: photo, by: three-finger-pinch, toward: outward, alternative: x}
        paste-text: {does: paste, target: label, by: three-finger-pinch, toward: outward, alternative: x}
        copy: {does: copy, target: photo, by: three-finger-pinch, toward: inward, alternative: x}
      """)
    #expect(found.filter { $0.hasPrefix("apple/target") } == ["apple/target paste", "apple/target copy"])
  }

  @Test("A gesture on the container of the content is reported")
  func container() {
    let act = "  act: {does: magnify, target: window, by: pinch, alternative: x}"
    #expect(found(act) == ["apple/target act"])
    #expect(found(act, window: "zooms: true, ").isEmpty)
    #expect(found(act + "\n  inner: {does: zoom-toggle, target: photo, by: double-tap}").isEmpty)
  }

  @Test("Elements without such content, and kinds without a trait, are not judged")
  func others() {
    #expect(found("  act: {does: magnify, target: label, by: pinch, alternative: x}").isEmpty)
    #expect(found("  act: {does: rotate, target: window, by: rotation, alternative: x}").isEmpty)
    #expect(found("  act: {does: scroll, target: window, by: pan, toward: vertical}").isEmpty)
  }
}
