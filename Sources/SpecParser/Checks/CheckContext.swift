/// A spec, and what several checks need to know of it, worked out once.
package struct CheckContext: Sendable {
  package let spec: CheckedSpec
  /// For each activity, the states in which it exists.
  package let guards: [GuardSet]
  /// What is impossible about mechanics, alone and as activities bind them.
  let possibilities: MechanicPossibilities
  /// Activities that can never hold, by their guard or by all of their mechanics: they take part in no pair.
  package let deadActivities: Set<Int>
  /// Where `resolve` contradicts itself.
  let contradictions: [ResolutionContradiction]

  package init(_ spec: CheckedSpec) {
    self.spec = spec
    let guards = spec.activities.map { GuardSet($0.guardExpression?.value, over: spec.states) }
    let possibilities = MechanicPossibilities(spec)
    let dead = spec.activities.indices.filter {
      guards[$0].isEmpty || possibilities.isImpossible(activity: $0)
    }
    self.guards = guards
    self.possibilities = possibilities
    deadActivities = Set(dead)
    contradictions = FindContradictions(spec, ignoring: deadActivities).all
  }

  /// Whether two activities exist together in some state.
  package func canHoldTogether(_ first: Int, _ second: Int) -> Bool {
    guards[first].intersects(guards[second])
  }

  /// Pairs that `resolve` contradicts itself about: `conflict/cycle` is reported of them and nothing else.
  package var contradictoryPairs: Set<ActivityPair> {
    contradictions.reduce(into: []) { $0.formUnion($1.pairs) }
  }

  /// Whether no touch sequence lets the activity claim by this one of its mechanics.
  package func isImpossible(activity: Int, mechanic: Int) -> Bool {
    possibilities.isImpossible(activity: activity, mechanic: mechanic)
  }
}

/// Two activities, in no order.
package struct ActivityPair: Sendable, Hashable {
  /// The smaller index into `CheckedSpec.activities`.
  package let first: Int
  package let second: Int

  package init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}
