import Testing

@testable import SpecParser

@Suite("One mistake is reported once")
struct TellOnceTests {
  /// The rules of all findings about one activity on `page`, apart from the reading direction and unused names.
  ///
  /// - Parameters:
  ///   - rest: the activity's keys after its target.
  ///   - traits: traits of `page`.
  private func told(
    _ rest: String, on platforms: String = "ios", uses: String = "material, apple", traits: String = "",
    mechanics: String = ""
  ) -> [String] {
    let text = """
      gspec: 1
      product: Test
      uses: [\(uses)]
      platforms: [\(platforms)]
      elements:
        page: {\(traits)}
      mechanics:
        two-finger-hold: {fingers: 2, continuous: true, steps: [press, {wait: 900ms}, lift]}
        three-finger-hold: {fingers: 3, continuous: true, steps: [press, {wait: 900ms}, lift]}
        double-press: {fingers: 2, steps: [press, lift, press, lift]}
        my-fling: {steps: [press, move, {lift: {velocity: 1200pt/s}}]}
      activities:
        act: {target: page, \(rest)}

      """
    // No other rule reports the reading direction or unused names, so they are left out here.
    let alone: Set<String> = ["accessibility/reading-direction", "name/unused"]
    return SpecText.lint(text, all: true).map(\.rule).filter { !alone.contains($0) }
  }

  private let commit = "commit: {distance: 120pt, velocity: 800pt/s}, alternative: x"

  @Test(
    "A movement only at the lift: Material's rule of the kind reports, else Apple's, else the general one")
  func movements() {
    let scrolling = "does: scroll, by: [swipe, fling], toward: vertical"
    #expect(told(scrolling, uses: "material", traits: "scrolls: vertical") == ["material/scroll-anchored"])
    let following = "\(scrolling), feedback: {follow: {translation: 1x}}"
    #expect(told(following, uses: "material", traits: "scrolls: vertical") == ["material/scroll-anchored"])
    let panning = "does: pan, by: fling, alternative: x"
    #expect(told(panning, uses: "material", traits: "unbounded: true") == ["material/pan-without-drag"])
    let dismissing = "does: dismiss, by: swipe, toward: left, \(commit)"
    #expect(told(dismissing, uses: "material", traits: "swipeable: left") == ["apple/tracking"])
    #expect(
      told(dismissing, on: "android", uses: "material", traits: "swipeable: left") == [
        "feedback/no-follow-up"
      ])
  }

  @Test("A scroll that does not follow the finger is reported by the rule about its rate")
  func rate() {
    let rest = "does: scroll, by: [drag, swipe], toward: vertical, feedback: {follow: {translation: 0x}}"
    #expect(told(rest, uses: "material", traits: "scrolls: vertical") == ["material/scroll-anchored"])
  }

  @Test("A mechanic that its kind does not have is reported by Material's rules")
  func meanings() {
    #expect(told("does: activate, by: double-touch", uses: "material") == ["material/mechanic-of-kind"])
    #expect(
      told("does: activate, by: double-press, alternative: x", uses: "material")
        == ["material/mechanic-of-kind"])
    #expect(
      told("does: menu-open, by: double-touch, alternative: x", uses: "material", traits: "menu: true")
        == ["material/menu-without-drag"])
    #expect(
      told("does: menu-open, by: long-press, alternative: x", uses: "material", traits: "menu: true")
        == ["material/long-press-menu"])
  }

  @Test("Apple's rules report a pinch in the wrong sense and a gesture of the system")
  func pinches() {
    let zooming = "does: zoom-in, by: pinch, toward: inward, alternative: x"
    #expect(told(zooming, traits: "zooms: true") == ["apple/pinch-sense"])
    #expect(
      told("does: zoom-in, by: pinch, alternative: x", traits: "zooms: true") == ["apple/pinch-sense"])
    #expect(
      told("does: zoom-in, by: pinch-closed, alternative: x", on: "android", traits: "zooms: true")
        == ["material/mechanic-of-kind"])
    #expect(
      told("does: lights-out, by: three-finger-pinch, toward: inward, alternative: x")
        == ["apple/system-gesture"])
  }

  @Test("Other mechanics of the same activity keep their findings")
  func places() {
    #expect(
      told("does: zoom-in, by: [pinch-closed, long-press], alternative: x", traits: "zooms: true")
        == ["apple/pinch-sense", "material/mechanic-of-kind"])
  }

  @Test("A swipe in a wrong direction is reported by the rule of its kind")
  func directions() {
    let swipe = "does: dismiss, by: my-fling, \(commit)"
    let found = told("\(swipe), toward: 30deg..60deg", uses: "material", traits: "swipeable: right")
    #expect(found.contains("material/dismiss-not-swipeable"))
    #expect(!found.contains("apple/swipe-axis"))
  }

  @Test("A missing alternative is reported by the most specific rule")
  func ways() {
    let held = "does: custom, by: two-finger-long-press"
    #expect(told(held, on: "android") == ["material/uncommon-gesture"])
    #expect(told("does: custom, by: two-finger-hold", uses: "material") == ["material/uncommon-gesture"])
    #expect(
      told("does: custom, by: two-finger-hold, important: true", uses: "material").contains("apple/only-way"))
    let three = told("does: custom, by: three-finger-hold", uses: "material")
    #expect(three.contains("apple/many-fingers") && !three.contains("material/uncommon-gesture"))
    #expect(!three.contains("accessibility/alternative"))
    #expect(told("does: reveal-actions, by: long-press", on: "watchos") == ["apple/watch-long-press"])
    #expect(told("does: navigate-back, by: edge-swipe, from: left-edge", uses: "apple") == ["apple/shortcut"])
    #expect(told("does: custom, by: long-press", on: "android") == ["accessibility/alternative"])
  }

  @Test("A platform without a touch screen is reported by one rule")
  func platforms() {
    #expect(told("does: activate, by: touch", on: "macos", uses: "material") == ["material/mobile-only"])
    #expect(told("does: activate, by: tap", on: "macos", uses: "apple") == ["apple/missing-gesture"])
  }

  @Test("An element that stands still under the fingers is reported by Apple's rule, else by the general one")
  func standing() {
    let rest =
      "does: dismiss, by: [drag, swipe, fling], toward: left, feedback: {follow: {translation: none}}, \(commit)"
    #expect(told(rest, uses: "material", traits: "swipeable: left") == ["apple/live-feedback"])
    #expect(
      told(rest, on: "android", uses: "material", traits: "swipeable: left") == ["feedback/no-follow-up"])
  }

  @Test("If the finding that is reported is disabled, the other one is not reported instead")
  func accepted() {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      elements: {list: {scrolls: vertical}}
      activities: {act: {does: scroll, target: list, by: swipe, toward: vertical}}
      lint: {disable: [{rule: material/scroll-anchored, reason: a list that steps}]}

      """
    #expect(SpecText.rules(text).isEmpty)
  }

  @Test("An error is always reported, and so is a finding about another activity")
  func errors() {
    var findings = [finding("material/scroll-anchored"), finding("feedback/no-follow-up")]
    #expect(TellOnce.apply(to: findings).map(\.rule) == ["material/scroll-anchored"])
    findings[1].severity = .error
    #expect(TellOnce.apply(to: findings).count == 2)
    findings[1].severity = .note
    findings[1].activities = ["other"]
    #expect(TellOnce.apply(to: findings).count == 2)
  }

  private func finding(_ rule: String) -> Finding {
    Finding(
      rule: rule, severity: .warning, message: "", span: nil, file: 0, activities: ["act"])
  }

  @Test("Every rule of the table exists, and no circle silences a mistake")
  func table() {
    let ids = Set(RuleCatalogue.all.map(\.id))
    for overlap in TellOnce.overlaps {
      #expect(ids.isSuperset(of: overlap.speakers + [overlap.silent]))
      var reached = Set(overlap.speakers)
      while true {
        let next = reached.union(reached.flatMap(TellOnce.speakers))
        if next == reached { break }
        reached = next
      }
      #expect(!reached.contains(overlap.silent), "\(overlap.silent) speaks for itself")
    }
  }
}
