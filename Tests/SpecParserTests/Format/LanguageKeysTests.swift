import Testing

@testable import SpecParser

/// The table of keys, which formatting and editors use, has the keys that the parser accepts.
@Suite("Every key of the language is in its table, and nothing else is")
struct LanguageKeysTests {
  /// For each place a spec with an unknown key: the help of the finding lists the keys that the parser knows.
  private static let places: [(LanguageContext, String)] = [
    (.top, "zzzzzzzzzz: 1"), (.edges, "edges: {protect: [top], zzzzzzzzzz: 1}"),
    (.element, "elements: {list: {zzzzzzzzzz: 1}}"),
    (.mechanic, "mechanics: {m: {steps: [press, lift], zzzzzzzzzz: 1}}"),
    (.kind, "kinds: {k: {zzzzzzzzzz: 1}}"),
    (.activity, "activities: {a: {does: custom, target: x, by: y, zzzzzzzzzz: 1}}"),
    (.commit, "activities: {a: {does: custom, target: x, by: y, commit: {zzzzzzzzzz: 1}}}"),
    (
      .handOver,
      "activities: {a: {does: custom, target: x, by: y, hand-over: {to: a, at: top, zzzzzzzzzz: 1}}}"
    ),
    (.feedback, "activities: {a: {does: custom, target: x, by: y, feedback: {zzzzzzzzzz: 1}}}"),
    (.follow, feedback("follow: {zzzzzzzzzz: 1}")),
    (.axes, feedback("follow: {translation: {zzzzzzzzzz: 1}}")),
    (.fade, feedback("follow: {opacity: {zzzzzzzzzz: 1}}")),
    (.growth, feedback("follow: {scale: {zzzzzzzzzz: 1}}")),
    (.rubberBand, feedback("rubber-band: {zzzzzzzzzz: 1}")), (.clamp, feedback("clamp: {zzzzzzzzzz: 1}")),
    (.progress, feedback("progress: {zzzzzzzzzz: 1}")), (.motion, feedback("on-cancel: {zzzzzzzzzz: 1}")),
    (.commitMotion, feedback("on-commit: {zzzzzzzzzz: 1}")),
    (.endMotion, feedback("on-end: {zzzzzzzzzz: 1}")),
    (.spring, feedback("on-end: {spring: {zzzzzzzzzz: 1}}")), (.haptic, feedback("haptic: {zzzzzzzzzz: 1}")),
    (.resolution, "resolve: [{zzzzzzzzzz: 1}]"), (.lint, "lint: {zzzzzzzzzz: 1}"),
    (.disable, "lint: {disable: [{rule: x, reason: y, zzzzzzzzzz: 1}]}"),
    (.press, "mechanics: {m: {steps: [press: {zzzzzzzzzz: 1}]}}"),
    (.wait, "mechanics: {m: {steps: [wait: {zzzzzzzzzz: 1}]}}"),
    (.move, "mechanics: {m: {steps: [move: {zzzzzzzzzz: 1}]}}"),
    (.reverse, "mechanics: {m: {steps: [reverse: {zzzzzzzzzz: 1}]}}"),
    (.spread, "mechanics: {m: {steps: [move outward: {zzzzzzzzzz: 1}]}}"),
    (.orbit, "mechanics: {m: {steps: [orbit: {zzzzzzzzzz: 1}]}}"),
    (.lift, "mechanics: {m: {steps: [lift: {zzzzzzzzzz: 1}]}}"),
    (.step, "mechanics: {m: {steps: [zzzzzzzzzz: 1]}}"),
  ]

  private static func feedback(_ keys: String) -> String {
    "activities: {a: {does: custom, target: x, by: y, feedback: {\(keys)}}}"
  }

  @Test("every place is tested")
  func allPlaces() { #expect(Set(Self.places.map(\.0)) == Set(LanguageContext.allCases)) }

  @Test("the parser and the table name the same keys", arguments: places)
  func same(_ context: LanguageContext, _ text: String) throws {
    let findings = SpecText.lint("gspec: 1\nproduct: Test\n\(text)\n")
    let help = try #require(
      findings.first { $0.message.contains("zzzzzzzzzz") && $0.rule == "syntax/unknown-key" }?.help.first)
    let known = help.split { " ,`".contains($0) }.map(String.init)
    let words = Set(known).subtracting(["the", "keys", "are", "and", "key", "is"])
      .subtracting(context == .step ? ["steps"] : [])
    let table = Set(context.keys.flatMap { $0.name.split(separator: " ").map(String.init) })
    // The help of a plain `commit` leaves out the keys of detents, which are for a `commit` as a list.
    #expect(context == .commit ? words.union(["name", "projected"]) == table : words == table)
  }

  @Test("the summary of every key is a sentence, and no value is empty")
  func sentences() {
    for key in LanguageContext.allCases.flatMap(\.keys) {
      #expect(key.summary.hasSuffix(".") && !key.value.described.isEmpty, "\(key.name)")
    }
  }

  @Test("a path of keys leads to its place in the language")
  func paths() {
    #expect(LanguageContext.at([]) == .top)
    #expect(LanguageContext.at(["elements", "list", "children", "row"]) == .element)
    #expect(LanguageContext.at(["activities", "open", "commit"]) == .commit)
    #expect(LanguageContext.at(["mechanics", "tap", "steps", "press"]) == .press)
    let feedback = ["activities", "open", "feedback"]
    #expect(LanguageContext.at(feedback + ["follow", "translation"]) == .axes)
    #expect(LanguageContext.at(feedback + ["on-commit", "spring"]) == .spring)
    #expect(LanguageContext.at(feedback + ["on-commit", "reveal"]) == .commitMotion)
    #expect(LanguageContext.at(feedback + ["on-commit", "reveal", "spring"]) == .spring)
    #expect(LanguageContext.at(["activities"]) == nil)
    #expect(LanguageContext.at(["state", "zoom"]) == nil)
  }
}
