/// What the rule catalogue says about the check that runs the analysis again for a slower hand.
package enum SlowHandRules {
  package static let all: [RuleInfo] = [beyondSlowHands]

  package static let beyondSlowHands = RuleInfo(
    id: "accessibility/beyond-slow-hands", defaultSeverity: .warning,
    summary: "a hand that is slow or trembles cannot do it",
    reason:
      "Time limits and narrow ranges shut out people with motor impairments: of the touches that a device's own limits "
      + "refuse them, many land on their target and fail by duration or movement alone (Montague, Nicolau and Hanson, "
      + "Motor-Impaired Touchscreen Interactions in the Wild, 2014). Docs/ConflictAnalysis.md, section 7, has the hand "
      + "that is asked.",
    example: spec(
      "flick: {steps: [press, move: {distance: 40pt, within: 100ms}, lift: {velocity: 300pt/s}]}"),
    mend: spec("flick: {steps: [press, move: {distance: 40pt, within: 400ms}, lift: {velocity: 300pt/s}]}"))

  private static func spec(_ mechanic: String) -> String {
    """
    gspec: 1
    product: Example
    elements:
      page: {}
    mechanics:
      \(mechanic)
    activities:
      lock: {does: custom, target: page, by: flick, toward: up}
    """
  }
}
