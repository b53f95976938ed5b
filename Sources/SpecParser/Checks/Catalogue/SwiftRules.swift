/// What keeps Swift from being generated of a spec that is right otherwise.
package enum SwiftRules {
  package static let all: [RuleInfo] = [nameClash]

  package static let nameClash = RuleInfo(
    id: "swift/name-clash", defaultSeverity: .error,
    summary: "two names of the spec that are one name in Swift",
    reason:
      "Swift's names are words run together, so what differs in `-`, `_`, `.` or case alone becomes one. Said by "
      + "`gspec generate swift`, since it matters to nothing else.",
    example: "Two activities of one spec called `zoom-in` and `zoom_in`",
    corrected: "Call one of them `zoom-in-step`")
}
