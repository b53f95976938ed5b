import SpecParser

/// Finds conflicts that are new or gone. Conflicts that a spec accepts count, since they still affect people.
///
/// Waits without a line of `resolve` are left out, since they are reported as latency.
struct CompareConflicts {
  let pair: SpecPair

  var changes: [ProductChange] {
    let known = conflicts(pair.old, pair.names)
    let now = conflicts(pair.new, [:])
    let (old, new) = (Set(known.map(\.key)), Set(now.map(\.key)))
    let before = Dictionary(firstOf: known.map { ($0.key, $0.finding) })
    // A conflict among several activities may gain or lose some of them.
    let come = ConflictKeys(now.map(\.key).filter { !old.contains($0) })
    let gone = ConflictKeys(known.map(\.key).filter { !new.contains($0) })
    var changes: [ProductChange] = []
    for (key, finding) in now {
      let change = told(key, finding, isOld: false)
      if let former = before[key] {
        guard former.severity != finding.severity else { continue }
        changes.append(
          with(change, .conflictChanged, before: former.severity.rawValue, after: finding.severity.rawValue))
      } else if let part = gone.firstPart(of: key) {
        changes.append(with(change, .conflictAdded, before: part.text, after: key.text))
      } else if !gone.hasWhole(of: key) {
        changes.append(with(change, .conflictAdded))
      }
    }
    for (key, finding) in known where !new.contains(key) && !come.hasWhole(of: key) {
      let rest = come.firstPart(of: key)
      changes.append(
        with(
          told(key, finding, isOld: true), .conflictRemoved, before: rest.map { _ in key.text },
          after: rest?.text))
    }
    return changes
  }

  private func told(_ key: ConflictKey, _ finding: Finding, isOld: Bool) -> ProductChange {
    let accepted = (isOld ? pair.old : pair.new).reason(toAccept: finding).map { " (accepted: \($0))" } ?? ""
    var change = ProductChange(.conflictAdded, key.activities, finding.message + accepted)
    change.rule = finding.rule
    change.severity = finding.severity
    if isOld { change.oldSpan = finding.span } else { change.newSpan = finding.span }
    return change
  }

  private func with(
    _ change: ProductChange, _ kind: ProductChange.Kind, before: String? = nil, after: String? = nil
  ) -> ProductChange {
    var change = change
    change.kind = kind
    change.before = before
    change.after = after
    return change
  }

  /// The conflicts of a spec in the order of findings, with the first finding of each key.
  private func conflicts(
    _ spec: CheckedSpec, _ names: [String: String]
  ) -> [(key: ConflictKey, finding: Finding)] {
    // What a spec accepts decides which of its conflicts are joined, but changes none of them.
    var plain = spec
    (plain.suppressions, plain.acceptedLines) = ([], [])
    let findings = LintSpec().findings(of: plain)
    let conflicts = findings.compactMap { finding -> (key: ConflictKey, finding: Finding)? in
      guard finding.rule.hasPrefix("conflict/"), finding.rule != "conflict/delayed", finding.severity > .note
      else { return nil }
      let key = ConflictKey(
        rule: finding.rule, activities: finding.activities.map { names[$0] ?? $0 }.sorted())
      return (key, finding)
    }
    return conflicts.uniqued { $0.key }
  }
}
