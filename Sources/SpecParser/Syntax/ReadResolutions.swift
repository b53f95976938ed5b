extension SyntaxReader {
  /// The index of the activity with a name.
  ///
  /// - Parameter isInList: whether a list of names can stand in place of the name.
  func activityIndex(
    _ name: Located<String>, in scope: ActivityScope, isInList: Bool = false
  ) -> Located<Int>? {
    if let index = scope.activities[name.value] { return Located(index, name.span) }
    if scope.isIncomplete { return nil }
    let list = isInList ? listHelp(for: name) { scope.activities[$0] != nil } : nil
    return fault(
      SyntaxRules.undeclared, "there is no activity `\(name.value.shortened)`", at: name.span,
      help: [
        list ?? help(for: name.value, among: scope.activityNames)
          ?? other(name.value, in: scope) ?? "declare it under `activities`"
      ]
    )
  }

  /// The help for the name of an element or a mechanic where an activity should stand; `nil` for any other name.
  private func other(_ name: String, in scope: ActivityScope) -> String? {
    let isElement = !scope.elements.matches(name).isEmpty
    guard isElement || scope.vocabulary.mechanicIndex(name) != nil else { return nil }
    let known = scope.activityNames
    return "`\(name)` is \(isElement ? "an element" : "a mechanic"); "
      + "the activit\(known.count == 1 ? "y is" : "ies are") \(examples(known))"
  }

  private func activityIndices(_ field: Field, in scope: ActivityScope) -> [Located<Int>] {
    words(field).compactMap { activityIndex($0, in: scope, isInList: true) }
  }

  /// The resolutions of the section `resolve`.
  func resolutions(_ field: Field, in scope: ActivityScope) -> [Resolution] {
    guard case .sequence(let nodes, _) = field.value.content else {
      if !field.value.isEmpty {
        report(
          SyntaxRules.type, "`resolve` must be a list, but this is \(field.value.described)", at: field.span,
          help: ["begin every line with `-`: `- \(line(of: field.value) ?? "{prefer: a, over: b}")`"]
        )
      }
      return []
    }
    return joiningHalves(nodes).compactMap {
      resolution($0, at: $0.isEmpty ? field.key.span : $0.span, in: scope)
    }
  }

  /// Puts lines of one key each that are one line together, which is reported: `- wait: a`, `- for: b`.
  private func joiningHalves(_ nodes: [LocatedNode]) -> [LocatedNode] {
    var lines = nodes
    for index in lines.indices.dropFirst().reversed() {
      guard case .mapping(let first, let isFlow) = lines[index - 1].content, first.count == 1,
        case .mapping(let second, _) = lines[index].content, second.count == 1,
        let name = first[0].key.scalar?.text, let other = second[0].key.scalar?.text,
        (name, other) == ("wait", "for") || (name, other) == ("prefer", "over")
      else { continue }
      report(
        SyntaxRules.missingKey, "`\(other)` belongs to the line of `\(name)` before it",
        at: second[0].key.span,
        help: ["write `- {\(name): a, \(other): b}`, or leave out the `-` before `\(other)`"])
      lines[index - 1].content = .mapping(first + second, isFlow: isFlow)
      lines.remove(at: index)
    }
    return lines
  }

  private func resolution(_ node: LocatedNode, at span: SourceSpan, in scope: ActivityScope) -> Resolution? {
    let help = [line(meantBy: node, in: scope).map { "write `\($0)`" } ?? Self.resolutionForms]
    guard
      var fields = FieldReader(
        node, .resolution, of: "this line of `resolve`", at: span, help: help, self)
    else { return nil }
    let wait = fields.optional("wait")
    let waitedFor = fields.optional("for")
    let prefer = fields.optional("prefer")
    let over = fields.optional("over")
    let together = fields.optional("together")
    let areKnown = fields.finish()
    switch (wait, waitedFor, prefer, over, together) {
    case (let wait?, let other?, nil, nil, nil):
      return pair(wait, other, in: scope).map { Resolution(.wait($0, for: $1), span: span) }
    case (nil, nil, let prefer?, let over?, nil):
      return pair(prefer, over, in: scope).map { Resolution(.prefer($0, over: $1), span: span) }
    case (nil, nil, nil, nil, let together?):
      return self.together(together, at: span, in: scope)
    default:
      guard areKnown else { return nil }  // the wrong key stands for what is missing
      return fault(
        SyntaxRules.missingKey,
        "a line of `resolve` has `wait` and `for`, or `prefer` and `over`, or `together`",
        at: span, help: help
      )
    }
  }

  private func pair(
    _ first: Field, _ second: Field, in scope: ActivityScope
  ) -> ([Located<Int>], [Located<Int>])? {
    let (a, b) = (activityIndices(first, in: scope), activityIndices(second, in: scope))
    return a.isEmpty || b.isEmpty ? nil : (a, b)
  }

  private func together(_ field: Field, at span: SourceSpan, in scope: ActivityScope) -> Resolution? {
    if field.value.isUnknown { return nil }
    guard items(field, mayBeEmpty: true).count >= 2 else {
      return fault(
        SyntaxRules.missingKey, "`together` needs at least two activities", at: field.span,
        help: [
          text(ofWords: field).flatMap { listHelp(for: $0) { scope.activities[$0] != nil } }
            ?? "write `together: [a, b]`"
        ]
      )
    }
    let indices = activityIndices(field, in: scope)
    return indices.count < 2 ? nil : Resolution(.together(indices), span: span)
  }

  // MARK: Suppressions

  /// The suppressions of `lint: {disable: [{rule, activity, reason}]}`.
  func suppressions(_ field: Field, in scope: ActivityScope) -> [Suppression] {
    guard var fields = fields(field, .lint, mayBeEmpty: true) else { return [] }
    let disable = fields.optional("disable")
    fields.finish()
    guard let disable, !disable.value.isEmpty else { return [] }
    return items(disable, mayBeEmpty: true).compactMap { suppression($0, in: scope) }
  }

  private func suppression(_ field: Field, in scope: ActivityScope) -> Suppression? {
    let written = field.value.scalar?.text.shortened
    let help = written.map { ["write `{rule: \($0), reason: why it is accepted}`"] } ?? []
    guard var fields = fields(field, .disable, of: "this line of `disable`", help: help) else { return nil }
    let rule = fields.required("rule", example: "conflict/delayed").flatMap { text($0) }
    let one = fields.optional("activity")
    let several = fields.optional("activities")
    let reason = fields.required("reason", example: "why it is accepted").flatMap { text($0) }
    fields.finish()
    if let one, let several {
      report(
        SyntaxRules.duplicateKey, "`activity` and `activities` say the same", at: several.key.span,
        help: ["remove one of them"], related: [.init(span: one.key.span, message: "the same is said here")])
    }
    let activities = [one, several].compactMap { $0 }.flatMap { activityIndices($0, in: scope) }
    if let rule, RuleCatalogue.rule(rule.value) == nil {
      let names = activities.map { scope.activityNames[$0.value] }
      sink.add(SuppressionComplaint(rule: rule, activities: names).unknownRule)
    }
    guard let rule, let reason, (one == nil && several == nil) || !activities.isEmpty else { return nil }
    return Suppression(rule: rule, activities: activities, reason: reason, span: field.span)
  }
}
