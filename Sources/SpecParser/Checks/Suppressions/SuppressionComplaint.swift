/// A fault in a line that accepts findings, in the spec's `lint` section or in a comment.
struct SuppressionComplaint {
  /// The rule's id as the line writes it.
  var rule: Located<String>
  /// The names of the activities to which the line is limited.
  var activities: [String] = []

  /// No rule has this name.
  var unknownRule: Finding {
    let id = rule.value
    let help =
      id.contains("*")
      ? "name each rule; only `rules` in `.gspec.yaml` takes a family"
      : RuleCatalogue.help(forUnknown: id)
    return finding(LintRules.unknownRule, "no rule is called `\(id)`", help: [help])
  }

  private func disabledError(_ matched: [Finding]) -> Finding {
    finding(
      LintRules.disabledError, "`\(rule.value)` is an error here, and errors cannot be disabled",
      help: ["fix what it reports, then drop this line"],
      related: matched.compactMap { error in
        error.severity == .error ? error.span.map { .init(span: $0, message: error.message) } : nil
      })
  }

  /// What is wrong with a line about a rule that exists; `nil` if nothing is.
  ///
  /// - Parameters:
  ///   - matched: the findings that the line concerns.
  ///   - isFirst: whether it accepts one that no other line does: those of `lint` come first, then comments from above.
  ///   - place: where it accepts findings, such as " on line 3".
  func fault(_ info: RuleInfo, _ matched: [Finding], isFirst: Bool, _ place: String = "") -> Finding? {
    let isError =
      matched.isEmpty ? info.defaultSeverity == .error : matched.contains { $0.severity == .error }
    if isError { return disabledError(matched) }
    if matched.isEmpty { return needless("`\(rule.value)` reports nothing\(about)\(place)") }
    return isFirst ? nil : needless("what `\(rule.value)` reports\(about)\(place) is accepted already")
  }

  /// A line that accepts nothing.
  func needless(_ why: String) -> Finding {
    finding(LintRules.unusedSuppression, "nothing is silenced by this line: \(why)", help: ["drop it"])
  }

  private var about: String { activities.isEmpty ? "" : " about \(listed(activities))" }

  func finding(
    _ info: RuleInfo, _ message: String, help: [String], related: [Finding.Related] = []
  ) -> Finding {
    Finding(info, message, at: rule.span, help: help, related: related, activities: activities)
  }
}
