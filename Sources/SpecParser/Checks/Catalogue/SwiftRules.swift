/// The catalogue entry about specs that are correct but cannot be generated as Swift.
package enum SwiftRules {
  package static let all: [RuleInfo] = [nameClash]

  package static let nameClash = RuleInfo(
    id: "swift/name-clash", defaultSeverity: .error,
    summary: "two names of the spec that are one name in Swift",
    reason:
      "Swift names cannot contain `-` and `.`, so names that differ only in `-`, `_`, `.` or case "
      + "become one. So do the types of two specs of one product in one target. Only `gspec generate swift` and `GSpecPlugin` report it.",
    example: "Two activities of one spec called `zoom-in` and `zoom_in`",
    corrected: "Call one of them `zoom-in-step`")
}
