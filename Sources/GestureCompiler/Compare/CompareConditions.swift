import SpecParser

/// Finds changes of the states and the tools with which activities exist.
struct CompareConditions {
  private let pair: SpecPair
  private let states: SharedStates

  init(_ pair: SpecPair) {
    self.pair = pair
    states = SharedStates(pair.old.states, pair.new.states)
  }

  var changes: [ProductChange] {
    pair.both.flatMap { guardChanges($0.old, $0.new) + toolChanges($0.old, $0.new) }
  }

  private func guardChanges(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old], pair.new.activities[new])
    guard let change = change(before.condition, after.condition) else { return [] }
    return [
      pair.change(
        change.kind, of: (old, new), change.predicate,
        before: GuardWords(pair.old.states).text(change.before),
        after: GuardWords(pair.new.states).text(change.after), at: before.guardExpression?.span,
        after.guardExpression?.span)
    ]
  }

  /// A change of the states in which an activity is there.
  private struct GuardChange {
    var kind: ProductChange.Kind
    var predicate: String
    /// The guards as they are shown.
    var before: Guard?
    var after: Guard?
  }

  private func change(_ before: Guard?, _ after: Guard?) -> GuardChange? {
    func change(_ kind: ProductChange.Kind, _ states: String) -> GuardChange {
      GuardChange(kind: kind, predicate: "is there in \(states) states", before: before, after: after)
    }
    if let known = states.set(before, of: .old), let now = states.set(after, of: .new),
      !known.isEmpty || !now.isEmpty
    {
      switch (now.isSubset(of: known), known.isSubset(of: now)) {
      case (true, true): if !states.isMeant(before, by: after) { return change(.guardChanged, "other") }
      case (true, false): return change(.guardNarrowed, "fewer")
      case (false, true): return change(.guardWidened, "more")
      case (false, false): return change(.guardChanged, "other")
      }
    } else if GuardWords(pair.old.states).text(before) != GuardWords(pair.new.states).text(after) {
      return change(.guardChanged, "other")
    }
    return changeOfAlways(before, after)
  }

  /// The change that values make which only one version has: a guard holds in every state, and did not, or the other way round.
  private func changeOfAlways(_ before: Guard?, _ after: Guard?) -> GuardChange? {
    let always = (
      before: GuardSet(before, over: pair.old.states).isEverything,
      after: GuardSet(after, over: pair.new.states).isEverything
    )
    guard always.before != always.after else { return nil }
    return always.after
      ? GuardChange(
        kind: .guardWidened, predicate: "is there in every state", before: before, after: nil)
      : GuardChange(
        kind: .guardNarrowed, predicate: "is no longer there in every state", before: nil, after: after)
  }

  private func toolChanges(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old], pair.new.activities[new])
    let (known, now) = (before.takenTools, after.takenTools)
    guard known != now else { return [] }
    let kind: ProductChange.Kind =
      now.isSubset(of: known) ? .toolsNarrowed : known.isSubset(of: now) ? .toolsWidened : .tools
    return [
      pair.change(
        kind, of: (old, new), "is for other tools", before: known.words, after: now.words,
        at: before.tools?.span, after.tools?.span)
    ]
  }
}
