/// The catalogue entries about lines of `resolve` whose checks need the conflict analysis.
package enum ResolveRules {
  package static let all: [RuleInfo] = [needless, endlessWait]

  package static let needless = RuleInfo(
    id: "resolve/needless", defaultSeverity: .warning,
    summary: "a line of `resolve`, or a name in it, settles nothing",
    reason:
      "No touch lets these activities compete, or another line settles them. The line suggests a "
      + "conflict that does not exist. A line that repeats a default is not needless.",
    example: ConflictRules.pair("by: touch", "by: drag", resolve: "- {prefer: a, over: b}"),
    corrected: ConflictRules.pair("by: touch", "by: drag"))

  package static let endlessWait = RuleInfo(
    id: "resolve/endless-wait", defaultSeverity: .warning,
    summary: "a continuous activity waits for one that can begin as long as fingers stay down",
    reason:
      "Its claim is held until the lift, so it begins and ends at once and never changes.",
    example: ConflictRules.pair("by: long-press", "by: drag", resolve: "- {wait: a, for: b}"),
    corrected: ConflictRules.pair("by: long-press", "by: drag", resolve: "- {prefer: b, over: a}"))
}
