import Testing

@testable import SpecParser

@Suite("apple/missing-gesture")
struct GesturesExistOnThePlatformTests {
  private static let breach = ["apple/missing-gesture act"]
  private static let note = ["note apple/missing-gesture act"]

  @Test(
    "Pinch, rotation and double tap are not on the watch", arguments: ["pinch", "rotation", "double-tap"])
  func watch(_ mechanic: String) {
    let kind = ["pinch": "magnify", "rotation": "rotate", "double-tap": "zoom-toggle"][mechanic] ?? ""
    let rest = "does: \(kind), by: \(mechanic), alternative: a button"
    #expect(AppleText.activity(rest, on: "watchos") == Self.breach)
    #expect(AppleText.activity(rest, on: "ios, watchos") == Self.breach)
    #expect(AppleText.activity(rest, on: "ios, ipados").isEmpty)
  }

  @Test("Mechanics of other vocabularies count by their steps")
  func material() {
    let rest = "does: zoom-in, by: pinch-open, alternative: a button"
    #expect(AppleText.activity(rest, on: "watchos", uses: "material") == Self.breach)
    let scroll = "does: scroll, by: [drag, swipe, fling], toward: vertical"
    #expect(AppleText.activity(scroll, on: "watchos", uses: "material").isEmpty)
  }

  @Test("The watch has no flick, unless it is the end of a pan")
  func flick() {
    #expect(AppleText.activity("does: scroll, by: flick, toward: vertical", on: "watchos") == Self.breach)
    #expect(AppleText.activity("does: scroll, by: [pan, flick], toward: vertical", on: "watchos").isEmpty)
    #expect(
      AppleText.activity("does: scroll, by: [pan, flick], toward: vertical", on: "macos") == Self.breach)
  }

  @Test("Only the iPad has gestures of four fingers")
  func four() {
    let rest = "does: switch-app, by: four-finger-swipe, toward: left, alternative: the Dock"
    #expect(AppleText.activity(rest, on: "ipados").isEmpty)
    #expect(AppleText.activity(rest, on: "ios") == Self.breach)
  }

  @Test("macOS and tvOS have no touch gestures", arguments: ["macos", "tvos"])
  func untouched(_ platform: String) {
    #expect(AppleText.activity("does: activate, by: tap", on: platform) == Self.breach)
    #expect(
      AppleText.activity("does: activate, by: touch", on: platform, uses: "material").isEmpty,
      "material/mobile-only speaks")
  }

  @Test("For a product's own mechanic the finding is a note")
  func own() {
    #expect(AppleText.activity("does: custom, by: my-drag", on: "macos", AppleText.own) == Self.note)
    #expect(AppleText.activity("does: magnify, by: my-pinch", on: "watchos", AppleText.own) == Self.note)
    let both = AppleText.activity("does: magnify, by: [my-pinch, pinch]", on: "watchos", AppleText.own)
    #expect(both.sorted() == ["apple/missing-gesture act", "note apple/missing-gesture act"])
  }
}

@Suite("apple/system-gesture")
struct SystemGesturesStayWithTheSystemTests {
  private static let breach = ["apple/system-gesture act"]

  private func found(_ rest: String, on platforms: String = "ipados", _ sections: String = "") -> [String] {
    AppleText.activity(rest + ", alternative: a button", on: platforms, sections)
  }

  @Test("A three-finger swipe to the side is for undo and redo")
  func three() {
    #expect(found("does: custom, by: three-finger-swipe, toward: left") == Self.breach)
    #expect(found("does: custom, by: three-finger-swipe, toward: vertical").isEmpty)
    #expect(found("does: undo, by: three-finger-swipe, toward: left").isEmpty)
    #expect(found("does: undo, by: three-finger-swipe, toward: right") == Self.breach)
    #expect(found("does: undo, by: three-finger-swipe, toward: horizontal") == Self.breach)
    #expect(found("does: custom, by: three-finger-swipe, toward: left", on: "android").isEmpty)
    #expect(found("does: custom, by: three-finger-swipe, toward: left", "experience: game").isEmpty)
  }

  @Test("Three fingers that close copy, three that spread paste")
  func pinch() {
    let text = "elements:\n  page: {text: editable}\n"
    #expect(found("does: copy, by: three-finger-pinch, toward: inward", text).isEmpty)
    #expect(found("does: copy, by: three-finger-pinch, toward: outward", text) == Self.breach)
    #expect(found("does: copy, by: three-finger-pinch", text) == Self.breach)
  }

  @Test("Gestures of four fingers belong to the system on iPad only")
  func four() {
    let own = "mechanics:\n  four: {fingers: 4, steps: [press, move, lift]}\n"
    #expect(found("does: custom, by: four, toward: left", own) == Self.breach)
    #expect(found("does: custom, by: four, toward: up", own).isEmpty)
    // The iPhone has no such gesture, so the product's own mechanic of this form is a note there.
    #expect(
      found("does: custom, by: four, toward: left", on: "ios", own) == ["note apple/missing-gesture act"])
    #expect(found("does: go-home, by: four-finger-pinch").isEmpty)
  }

  @Test("Mechanics that begin with a hold, or take any number of fingers, are not judged")
  func others() {
    let own = "mechanics:\n  held: {fingers: 3, continuous: true, steps: [press, wait, move, lift]}\n"
    #expect(found("does: custom, by: held, toward: left", own).isEmpty)
    #expect(found("does: scroll, by: pan, toward: horizontal").isEmpty)
  }
}

@Suite("apple/watch-long-press")
struct LongPressHasAnotherWayOnWatchTests {
  private static let breach = ["apple/watch-long-press act"]

  @Test("A long press as the only way on the watch is reported")
  func only() {
    let rest = "does: reveal-actions, by: long-press"
    #expect(AppleText.activity(rest, on: "watchos") == Self.breach)
    #expect(AppleText.activity(rest, on: "ios, watchos") == Self.breach)
    #expect(AppleText.activity(rest, on: "ios").isEmpty)
    #expect(AppleText.activity(rest + ", alternative: the settings", on: "watchos").isEmpty)
    #expect(AppleText.activity("does: custom, by: [long-press, tap]", on: "watchos").isEmpty)
    #expect(
      AppleText.activity("does: select, by: long-press", on: "watchos", uses: "material") == Self.breach)
  }

  @Test("Another activity of the same kind is another way")
  func twin() {
    let found = AppleText.found(
      """
      activities:
        act: {does: reveal-actions, target: page, by: long-press}
        other: {does: reveal-actions, target: page, by: swipe, toward: left}
      """, on: "watchos")
    #expect(found.isEmpty)
  }
}

@Suite("apple/screen-edge and apple/edge-protection")
struct ScreenEdgeTests {
  private static let breach = ["apple/screen-edge act"]

  private func found(_ from: String, on platforms: String = "ios", _ sections: String = "") -> [String] {
    AppleText.activity("does: reveal-actions, by: edge-swipe\(from), alternative: x", on: platforms, sections)
  }

  @Test("The top and the bottom edge belong to the system", arguments: ["ios", "ipados", "watchos"])
  func edges(_ platform: String) {
    #expect(found(", from: bottom-edge", on: platform) == Self.breach)
    #expect(found(", from: top-edge", on: platform) == Self.breach)
    #expect(found(", from: left-edge", on: platform).isEmpty)
    #expect(found(", from: [left-edge, top-edge]", on: platform) == Self.breach)
    #expect(found("", on: platform) == Self.breach, "an edge swipe comes from any edge")
  }

  @Test("On other platforms these edges are free")
  func elsewhere() {
    #expect(found(", from: bottom-edge", on: "android").isEmpty)
    #expect(found(", from: bottom-edge", on: "tvos") == ["apple/missing-gesture act"])
  }

  @Test("A protected edge lets the product's gesture come first")
  func protected() {
    let game = "experience: game\nedges: {protect: [bottom]}"
    #expect(found(", from: bottom-edge", game).isEmpty)
    #expect(found(", from: top-edge", game) == Self.breach)
    #expect(found(", from: bottom-edge", "experience: game") == Self.breach)
  }

  @Test("The mechanic's own edge counts")
  func ownEdge() {
    let own = "mechanics:\n  in: {continuous: true, steps: [press: {from: bottom-edge}, move, lift]}"
    #expect(AppleText.activity("does: reveal-actions, by: in, alternative: x", own) == Self.breach)
  }

  @Test("Protection is for immersive products")
  func protection() {
    let edges = "edges: {protect: [bottom]}\n"
    #expect(AppleText.activity("does: activate, by: tap", edges) == ["apple/edge-protection"])
    for experience in ["game", "drawing", "immersive"] {
      #expect(AppleText.activity("does: activate, by: tap", edges + "experience: \(experience)").isEmpty)
    }
    #expect(AppleText.activity("does: activate, by: tap", on: "android", edges).isEmpty)
  }

  @Test("At least one edge must stay unprotected, also in a game")
  func everyEdge() {
    func found(_ edges: String) -> [String] {
      AppleText.activity("does: activate, by: tap", "experience: game\nedges: {protect: [\(edges)]}")
    }
    #expect(found("left, right, top, bottom") == ["apple/edge-protection"])
    #expect(found("left, right, bottom").isEmpty)
  }
}
