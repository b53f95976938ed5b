/// Writes changes of a spec as edits of its text. Comments, indentation, line breaks and the author's style stay.
package struct SourceEdits: Sendable {
  let tree: SyntaxTree
  package let source: SourceFile

  /// - Parameter source: the spec's own file, number 0 of its parse.
  package init(_ tree: SyntaxTree, _ source: SourceFile) {
    self.tree = tree
    self.source = source
  }

  /// The edits that make the change; `nil` if the value comes from an alias, or if aliases refer to it.
  /// - Parameter spec: the meaning of the text before the change.
  package func edits(for change: SpecChange, in spec: CheckedSpec) -> [TextEdit]? {
    let name = { (activity: Int) in spec.activities[activity].name.value }
    switch change {
    case .resolve(let rule): return resolveLine(rule.text(name)).map { [$0] }
    case .instead(let line, let rule): return resolveLine(rule.text(name), insteadOf: line).map { [$0] }
    case .without(let line): return withoutResolveLine(line).map { [$0] }
    case .toward(let activity, let directions):
      return set("toward", directions.text, ofActivity: name(activity))
    case .condition(let activity, let condition):
      let old = spec.activities[activity].guardExpression?.value
      return set("when", ofActivity: name(activity)) {
        spec.guardText(for: activity).text(of: old, written: $0, and: condition)
      }
    case .target(let activity, let element):
      return set("target", spec.elements[element].path, ofActivity: name(activity))
    case .limits(let mechanic, let step, let measure, let limits):
      guard spec.mechanics[mechanic].vocabulary == nil else { return nil }
      let text = limits.text(of: measure)
      return self.limits(measure, text, step: step, ofMechanic: spec.mechanics[mechanic].name.value)
    case .handOver(let added): return handOvers(added, in: spec)
    }
  }

  private func handOvers(_ added: [AddedHandOver], in spec: CheckedSpec) -> [TextEdit]? {
    let name = { (activity: Int) in spec.activities[activity].name.value }
    var edits: [TextEdit] = []
    for giver in Set(added.map(\.giver)).sorted() {
      let text = SpecChange.text(added, of: giver, in: spec)
      guard let given = set("hand-over", text, ofActivity: name(giver)) else { return nil }
      edits += given
    }
    for taker in Set(added.filter(\.isOnlyTaken).map(\.taker)).sorted() {
      guard let begins = set("begins", "hand-over", ofActivity: name(taker)) else { return nil }
      edits += begins
    }
    return edits
  }

  // MARK: Places

  /// The entry of a key, if no alias shares the mapping.
  func entry(_ key: String, in node: LocatedNode?) -> LocatedNode.Entry? {
    guard let node, isOwn(node) else { return nil }
    return node.entry(key)
  }

  func isOwn(_ node: LocatedNode) -> Bool { node.alias == nil && node.anchor == nil }

  private func set(_ key: String, _ text: String, ofActivity name: String) -> [TextEdit]? {
    set(key, ofActivity: name) { _ in text }
  }

  /// - Parameter text: makes the text of the new value from that of the old one, if there is one.
  private func set(_ key: String, ofActivity name: String, _ text: (String?) -> String) -> [TextEdit]? {
    let activity = entry(name, in: entry("activities", in: tree.root)?.value)?.value
    return activity.flatMap { set(key, in: $0, of: .keys(.activity), text) }.map { [$0] }
  }

  private func limits(
    _ measure: StepMeasure, _ text: String, step: Int, ofMechanic name: String
  ) -> [TextEdit]? {
    let mechanic = entry(name, in: entry("mechanics", in: tree.root)?.value)?.value
    guard let steps = entry("steps", in: mechanic)?.value, isOwn(steps),
      case .sequence(let nodes, _) = steps.content, nodes.indices.contains(step), isOwn(nodes[step])
    else { return nil }
    if case .scalar(let word) = nodes[step].content {
      return [TextEdit(nodes[step].span, "{\(word.text): {\(measure.rawValue): \(text)}}")]
    }
    guard case .mapping(let entries, _) = nodes[step].content, entries.count == 1, isOwn(entries[0].value)
    else { return nil }
    let value = entries[0].value
    if case .scalar(let word) = value.content, !value.isEmpty {
      return [TextEdit(value.span, "{toward: \(word.text), \(measure.rawValue): \(text)}")]
    }
    // A span may be written as a distance.
    let isDistance = measure == .span && entry(StepMeasure.distance.rawValue, in: value) != nil
    let key = isDistance ? StepMeasure.distance : measure
    let place = LanguageContext.child(of: .keys(.step), entries[0].name)
    return set(key.rawValue, in: value, of: place) { _ in text }.map { [$0] }
  }
}

extension Limits {
  /// The range as a step states it: `40pt..`, `..800pt/s`, `20deg..60deg`. It has all digits: a rounded limit would be another one.
  package func text(of measure: StepMeasure) -> String {
    let end = { (limit: Limit?) in limit.map { MeasureText.exact($0.amount) + measure.unit } ?? "" }
    return "\(end(low))..\(end(high))"
  }
}

extension CheckedSpec {
  /// The texts of an activity's guards.
  package func guardText(for activity: Int) -> GuardText {
    GuardText(states: states, on: elements[activities[activity].target.value].path)
  }
}

extension GuardText {
  /// The text of `old and new`; the old condition stays as its author wrote it, if possible.
  package func text(of old: Guard?, written: String? = nil, and new: Guard) -> String {
    guard let old else { return text(of: new) }
    let both = SpecChange.joined(old, new)
    guard case .and = both else { return text(of: both) }
    let before = written ?? text(of: old)
    if case .or = old { return "(\(before)) and \(text(of: new))" }
    return "\(before) and \(text(of: new))"
  }
}
