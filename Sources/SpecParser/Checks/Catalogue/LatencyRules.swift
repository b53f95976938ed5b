/// What the rule catalogue says about latency budgets.
package enum LatencyRules {
  package static let all: [RuleInfo] = [budget]

  package static let budget = RuleInfo(
    id: "latency/budget", defaultSeverity: .warning,
    summary: "a claim comes later than the activity's own budget, or than `--max-latency`, allows",
    reason:
      "A `wait` accepts the general `latency-budget`, since somebody wrote it down. It does not accept the `latency` that the "
      + "activity itself asks for, nor what the command line allows; the latter is an error. Counted from the movement that "
      + "decides, for a hand that does nothing more.",
    example: spec("latency: 100ms, ", "double-touch"), corrected: spec("latency: 300ms, ", "double-touch"))

  private static func spec(_ budget: String, _ rival: String) -> String {
    """
    gspec: 1
    product: Example
    uses: [material]
    elements:
      page: {}
    activities:
      a: {does: custom, target: page, \(budget)by: touch}
      b: {does: custom, target: page, by: \(rival)}
    resolve:
      - {wait: a, for: b}
    """
  }
}
