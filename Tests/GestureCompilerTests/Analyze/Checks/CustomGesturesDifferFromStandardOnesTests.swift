import Foundation
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("apple/similar-gesture")
struct CustomGesturesDifferFromStandardOnesTests {
  /// What gesture one mechanic of the product's own comes near, as the finding's last words.
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

  @Test("A hold that differs by less than the margin from a long press, and one that differs by more")
  func hold() throws {
    #expect(try near("{steps: [press, {wait: 600ms}, lift]}") == ["a long press"])
    // Widened by 100 ms it still holds 100 ms longer than the timeout of 500 ms; at 701 ms, more.
    #expect(try near("{continuous: true, steps: [press, {wait: 700ms}, lift]}") == ["a long press"])
    #expect(try near("{continuous: true, steps: [press, {wait: 701ms}, lift]}").isEmpty)
    #expect(try near("{steps: [press, {wait: 1500ms}, lift]}").isEmpty)
  }

  @Test("A touch with a limit of its own is a tap; two fingers make another one of it")
  func tap() throws {
    #expect(try near("{steps: [press, {lift: {within: 200ms}}]}") == ["a tap"])
    #expect(try near("{fingers: 2, steps: [press, {lift: {within: 200ms}}]}").isEmpty)
    #expect(try near("{steps: [press, lift, press, lift, press, lift]}").isEmpty)
  }

  @Test("A pause between two touches")
  func doubleTap() throws {
    func pause(_ range: String) -> String { "{steps: [press, lift, {press: {after: \(range)}}, lift]}" }
    // A double tap's second press comes before 350 ms; the margin is 100 ms.
    #expect(try near(pause("400ms..800ms")) == ["a double tap"])
    #expect(try near(pause("449ms..800ms")) == ["a double tap"])
    #expect(try near(pause("450ms..800ms")).isEmpty)
    #expect(try near(pause("400ms..800ms"), on: "watchos").isEmpty, "the watch has no double tap")
  }

  @Test("A swipe of its own length, and a movement that turns back")
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

  @Test("A drag after a hold is none without; from an edge it is an edge swipe")
  func drag() throws {
    #expect(try near("{continuous: true, steps: [press, wait, move, lift]}", uses: "material").isEmpty)
    let edge = "{continuous: true, steps: [press: {from: left-edge}, {move: {distance: 30pt}}, lift]}"
    #expect(try near(edge, does: "custom") == ["an edge swipe"])
  }

  @Test("A spread that asks for more than a pinch")
  func spread() throws {
    let wide =
      "{fingers: 2, continuous: true, steps: [press, {move: {toward: outward, distance: 80pt}}, lift]}"
    #expect(try near(wide) == ["a pinch"])
    #expect(try near(wide.replacingOccurrences(of: "fingers: 2", with: "fingers: 5")).isEmpty)
  }

  @Test("The mail sample's own gestures are like no standard one")
  func mail() throws {
    let spec = try AnalyzeSupport.spec(AnalyzeSupport.file("Specs/products/mail.gspec.yaml"))
    #expect(!AnalyzeSpec.findings(CheckContext(spec)).contains { $0.rule.hasPrefix("apple/") })
  }
}

@Suite("The rules of the analysis have true examples")
struct AnalysisRuleExamplesTests {
  @Test("The example breaks its rule, the fix is clean", arguments: AppleAnalysisRules.all.map(\.id))
  func example(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    func found(_ text: String) throws -> [String] {
      let spec = try AnalyzeSupport.spec(text)
      return CheckSpec.run(spec, analyze: { AnalyzeSpec.findings($0) }).map(\.rule)
    }
    #expect(try found(rule.example) == [id])
    #expect(try found(rule.corrected).isEmpty)
  }
}
