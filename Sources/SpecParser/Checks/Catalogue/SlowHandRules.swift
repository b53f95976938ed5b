/// The catalogue entries of the check that runs the analysis again for a slower hand.
package enum SlowHandRules {
  package static let all: [RuleInfo] = [beyondSlowHands, touchBecomesHold]

  package static let beyondSlowHands = RuleInfo(
    id: "accessibility/beyond-slow-hands", defaultSeverity: .warning,
    summary: "a slow or trembling hand cannot perform it",
    reason:
      "Time limits and narrow ranges exclude people with motor impairments. Many of their touches "
      + "land on the target and fail only by duration or movement (Montague, Nicolau and Hanson, "
      + "Motor-Impaired Touchscreen Interactions in the Wild, 2014). Docs/ConflictAnalysis.md, section "
      + "7, describes the hand that this rule assumes.",
    example: """
      gspec: 1
      product: Example
      elements:
        page: {}
      mechanics:
        ✗ flick: {steps: [press, move: {distance: 40pt, within: 100ms}, lift: {velocity: 300pt/s}]}
        ✓ flick: {steps: [press, move: {distance: 40pt, within: 400ms}, lift: {velocity: 300pt/s}]}
      activities:
        lock: {does: custom, target: page, by: flick, toward: up}
      """)

  package static let touchBecomesHold = RuleInfo(
    id: "accessibility/touch-becomes-hold", defaultSeverity: .warning,
    summary: "a slow hand's touch is recognized as a hold",
    reason:
      "Touches of people with motor impairments last longer. If the hold begins earlier than their "
      + "lift, they get the hold instead of the touch. Docs/ConflictAnalysis.md, section 7, describes "
      + "the hand that this rule assumes.",
    example: """
      gspec: 1
      product: Example
      uses: [material]
      ✗ metrics: {long-press-timeout: 250ms}
      ✓ metrics: {long-press-timeout: 400ms}
      elements:
        page: {}
      activities:
        open: {does: activate, target: page, by: touch}
        mark: {does: select, target: page, by: long-press, alternative: the select button}
      """)
}
