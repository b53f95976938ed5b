import Foundation
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("apple/similar-gesture")
struct CustomGesturesDifferFromStandardOnesTests {
  /// The standard gestures that a product's own mechanic is close to, as the last words of the findings.
  private func near(
    _ mechanic: String, _ activity: String = "", does: String = "custom", uses: String = "apple",
    on platforms: String = "ios", _ sections: String = ""
  ) throws -> [String] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [\(uses)]
      platforms: [\(platforms)]
      \(sections)
      elements: {page: }
      mechanics:
        odd: \(mechanic)
      activities:
        act: {does: \(does), target: page, by: odd, alternative: a button\(activity)}
      """)
    let found = AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule == "apple/similar-gesture" }
    return found.map { $0.message.components(separatedBy: "hardly different from ").last ?? "" }
  }

  @Test("A hold within the margin of a long press is reported, and a longer one is not")
  func hold() throws {
    // The margin is 100 ms to both sides of the timeout of 500 ms. A shorter hold begins within a slow tap.
    func held(_ time: Int) throws -> [String] {
      try near("{continuous: true, steps: [press, {wait: \(time)ms}, lift]}")
    }
    for time in [400, 499, 500, 600] { #expect(try held(time) == ["a long press"], "\(time)") }
    #expect(try held(399) == ["a tap"] && held(601).isEmpty)
    #expect(try near("{steps: [press, {wait: 600ms}, lift]}") == ["a long press"])
    #expect(try near("{steps: [press, {wait: 601ms}, lift]}").isEmpty)
    #expect(try near("{steps: [press, {wait: 1500ms}, lift]}").isEmpty)
  }

  @Test("The time between the claims is that of the gesture as written, from both sides")
  func gap() throws {
    func apart(_ time: Int) throws -> String? {
      let spec = try AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        uses: [apple]
        platforms: [ios]
        elements: {page: }
        mechanics:
          odd: {continuous: true, steps: [press, {wait: \(time)ms}, lift]}
        activities:
          act: {does: custom, target: page, by: odd, alternative: a button}
        """)
      let found = AnalyzeSpec.findings(CheckContext(spec)).first { $0.rule == "apple/similar-gesture" }
      return found?.notes.first
    }
    let both = "one touch does both: they are recognized"
    #expect(try apart(400) == "\(both) 100 ms apart")
    #expect(try apart(480) == "\(both) 20 ms apart")
    #expect(try apart(500) == "\(both) at one instant")
    #expect(try apart(600) == "\(both) 100 ms apart")
  }

  @Test("A touch with its own time limit is close to a tap; a touch of two fingers is not")
  func tap() throws {
    #expect(try near("{steps: [press, {lift: {within: 200ms}}]}") == ["a tap"])
    #expect(try near("{fingers: 2, steps: [press, {lift: {within: 200ms}}]}").isEmpty)
    #expect(try near("{steps: [press, lift, press, lift, press, lift]}").isEmpty)
  }

  @Test("Two touches with a longer pause are close to a double tap, up to the margin")
  func doubleTap() throws {
    func pause(_ range: String) -> String { "{steps: [press, lift, {press: {after: \(range)}}, lift]}" }
    // A double tap's second press comes before 350 ms; the margin is 100 ms.
    #expect(try near(pause("400ms..800ms")) == ["a double tap"])
    #expect(try near(pause("449ms..800ms")) == ["a double tap"])
    #expect(try near(pause("450ms..800ms")).isEmpty)
    #expect(try near(pause("400ms..800ms"), on: "watchos").isEmpty, "the watch has no double tap")
  }

  @Test("A swipe with its own distance is close to a swipe; a movement that turns back is not")
  func swipe() throws {
    let swipe = "{steps: [press, {move: {distance: 60pt}}, {lift: {velocity: 400pt/s}}]}"
    #expect(try near(swipe, ", toward: left") == ["a swipe"])
    #expect(try near(swipe, ", toward: left", does: "dismiss").isEmpty, "it does what a swipe does")
    #expect(try near(swipe, ", toward: left", "experience: game").isEmpty)
    #expect(try near(swipe, ", toward: left", on: "android").isEmpty)
    let back =
      "{steps: [press, {move: {toward: right, distance: 60pt}}, {move: {toward: left, distance: 60pt}}, lift]}"
    #expect(try near(back).isEmpty)
  }

  @Test("A drag after a hold is not close to a drag; a drag from an edge is close to an edge swipe")
  func drag() throws {
    #expect(try near("{continuous: true, steps: [press, wait, move, lift]}", uses: "material").isEmpty)
    let edge = "{continuous: true, steps: [press: {from: left-edge}, {move: {distance: 30pt}}, lift]}"
    #expect(try near(edge, does: "custom") == ["an edge swipe"])
  }

  @Test("A spread with its own distance is close to a pinch; a spread of five fingers is not")
  func spread() throws {
    let wide =
      "{fingers: 2, continuous: true, steps: [press, {move: {toward: outward, distance: 80pt}}, lift]}"
    #expect(try near(wide) == ["a pinch"])
    #expect(try near(wide.replacingOccurrences(of: "fingers: 2", with: "fingers: 5")).isEmpty)
  }

  @Test("Only fingers and a pointer do standard gestures: a stroke of a pen is not close to one")
  func tools() throws {
    let stroke = "{continuous: true, steps: [press, {move: {distance: 0pt}}, lift]}"
    for tools in ["[pen]", "[eraser, pen]"] {
      #expect(try near(stroke, ", tools: \(tools)").isEmpty, "\(tools)")
    }
    let swiped = try near(stroke)
    #expect(!swiped.isEmpty)
    for tools in ["[finger, pen]", "[mouse]"] {
      #expect(try near(stroke, ", tools: \(tools)") == swiped, "\(tools)")
    }
  }

  @Test("The mail sample's own gestures are not close to standard ones")
  func mail() throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/mail.gspec.yaml"))
    #expect(!AnalyzeSpec.findings(CheckContext(spec)).contains { $0.rule.hasPrefix("apple/") })
  }
}

@Suite("The examples of the analysis's rules for Apple")
struct AnalysisRuleExamplesTests {
  @Test("The example breaks its rule, the fix is clean", arguments: AppleAnalysisRules.all.map(\.id))
  func example(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    func found(_ text: String) throws -> [String] {
      let spec = try AnalyzeSupport.spec(text)
      return LintSpec().findings(of: spec).map(\.rule)
    }
    #expect(try found(rule.example) == [id])
    #expect(try found(rule.corrected).isEmpty)
  }
}
