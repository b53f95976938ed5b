/// The catalogue entries about lines of `resolve` whose checks need the conflict analysis.
package enum ResolveRules {
  package static let all: [RuleInfo] = [needless, endlessWait]

  package static let needless = RuleInfo(
    id: "resolve/needless", defaultSeverity: .warning,
    summary: "a line of `resolve`, or a name in it, settles nothing",
    reason:
      "No touch lets these activities compete, or another line settles them. The line suggests a "
      + "conflict that does not exist. A line that repeats a default is not needless.",
    example: spec("by: touch", "by: drag", "  - {prefer: a, over: b}"),
    corrected: spec("by: touch", "by: drag"))

  package static let endlessWait = RuleInfo(
    id: "resolve/endless-wait", defaultSeverity: .warning,
    summary: "a continuous activity waits for one that can begin as long as fingers stay down",
    reason:
      "Its claim is held until the lift, so it begins and ends at once and never changes.",
    example: spec("by: long-press", "by: drag", "  - {wait: a, for: b}"),
    corrected: spec("by: long-press", "by: drag", "  - {prefer: b, over: a}"))

  /// A spec with two activities on one element, and lines of `resolve`.
  private static func spec(_ a: String, _ b: String, _ lines: String = "") -> String {
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      elements:
        page: {}
      activities:
        a: {does: custom, target: page, \(a)}
        b: {does: custom, target: page, \(b)}
      """
    return lines.isEmpty ? text : text + "\nresolve:\n" + lines
  }
}
