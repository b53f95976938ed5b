/// The catalogue entries of Apple's guidance whose checks need the conflict analysis.
package enum AppleAnalysisRules {
  package static let all: [RuleInfo] = [similarGesture]

  package static let similarGesture = RuleInfo.apple(
    "similar-gesture", "a gesture of the product's own that is almost a standard one",
    because:
      "People who perform the standard gesture carelessly get the other one. Two gestures are similar "
      + "if a hand can do both within 10 pt, 100 ms, 15° and a fifth of the speed. A pen or an eraser alone does "
      + "no standard gesture.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        page: {}
      mechanics:
        ✗ hold: {steps: [press, {wait: 550ms}, lift]}
        ✓ hold: {steps: [press, {wait: 1500ms}, lift]}
      activities:
        freeze: {does: custom, target: page, by: hold, alternative: the freeze button}
      """)
}
