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
      id.hasSuffix("/*")
      ? "name each rule; only `rules` in `.gspec.yaml` takes a family"
      : RuleCatalogue.help(forUnknown: id)
    return finding(LintRules.unknownRule, "no rule is called `\(id)`", help: [help])
  }

  /// - Parameter matched: the findings that the line concerns.
  func disabledError(_ matched: [Finding]) -> Finding {
    finding(
      LintRules.disabledError, "`\(rule.value)` is an error here, and errors cannot be disabled",
      help: ["fix what it reports, then drop this line"],
      related: matched.compactMap { error in
        error.severity == .error ? error.span.map { .init(span: $0, message: error.message) } : nil
      })
  }

  /// - Parameter place: where nothing is reported, such as " on line 3".
  func unused(_ place: String = "") -> Finding {
    needless("`\(rule.value)` reports nothing\(about)\(place)")
  }

  /// Other lines accept all that this one could: those of `lint` come first, then comments from above.
  func repeated(_ place: String = "") -> Finding {
    needless("what `\(rule.value)` reports\(about)\(place) is accepted already")
  }

  /// A line that accepts nothing.
  func needless(_ why: String) -> Finding {
    finding(LintRules.unusedSuppression, "nothing is silenced by this line: \(why)", help: ["drop it"])
  }

  private var about: String { activities.isEmpty ? "" : " about \(listed(activities))" }

  func finding(
    _ info: RuleInfo, _ message: String, help: [String], related: [Finding.Related] = []
  ) -> Finding {
    Finding(
      rule: info.id, severity: info.defaultSeverity, message: message, span: rule.span, file: rule.span.file,
      help: help, related: related, activities: activities)
  }
}
