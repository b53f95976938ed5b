/// The catalogue entry about latency budgets.
package enum LatencyRules {
  package static let all: [RuleInfo] = [budget]

  package static let budget = RuleInfo(
    id: "latency/budget", defaultSeverity: .warning,
    summary: "a claim comes later than the activity's own budget, or than `--max-latency`, allows",
    reason:
      "A declared `wait` may exceed the general `latency-budget`. It may not exceed the activity's "
      + "own `latency` or `--max-latency`; the latter is an error. The delay counts from the movement "
      + "that decides, for a hand that does nothing more.",
    example: spec("latency: 100ms, ", "double-touch"), corrected: spec("latency: 300ms, ", "double-touch"))

  private static func spec(_ budget: String, _ rival: String) -> String {
    ConflictRules.pair("\(budget)by: touch", "by: \(rival)", resolve: "- {wait: a, for: b}")
  }
}
