/// A spec, and what several checks need to know of it, worked out once.
package struct CheckContext: Sendable {
  /// With the tool of a touch as a variable, where the spec names tools.
  package let spec: CheckedSpec
  /// For each activity, the states in which it exists.
  package let guards: [GuardSet]
  let guardFacts: [GuardMemo.Facts]
  /// For each activity, the variables that its guard reads.
  let guardSlots: [Set<Int>]
  /// Every mechanic by itself, with every default in place.
  package let mechanics: [ElaboratedMechanic]
  /// What is impossible about mechanics, alone and as activities bind them.
  let possibilities: MechanicPossibilities
  /// Activities that can never hold, by their guard or by all of their mechanics: they take part in no pair.
  package let deadActivities: Set<Int>
  /// Where `resolve` contradicts itself.
  let contradictions: [ResolutionContradiction]

  /// - Parameters:
  ///   - written: the spec as it is written.
  ///   - memo: what is known of guards over the same variables.
  package init(_ written: CheckedSpec, _ memo: GuardMemo = GuardMemo()) {
    let spec = written.withToolState
    self.spec = spec
    memo.prepare(for: spec.states)
    let numbers = spec.activities.map { memo.number(of: $0.condition) }
    let facts = numbers.map { memo.facts($0) }
    let mechanics = spec.mechanics.indices.map { spec.elaborated($0) }
    let possibilities = MechanicPossibilities(spec, mechanics)
    let dead = spec.activities.indices.filter {
      facts[$0].isEmpty || possibilities.isImpossible(activity: $0)
    }
    guards = numbers.map { memo.set($0) }
    guardFacts = facts
    guardSlots = numbers.map { memo.slots($0) }
    self.mechanics = mechanics
    self.possibilities = possibilities
    deadActivities = Set(dead)
    contradictions = FindContradictions(spec, ignoring: deadActivities).all
  }

  /// Whether two activities exist together in some state.
  package func canHoldTogether(_ first: Int, _ second: Int) -> Bool {
    guards[first].intersects(guards[second])
  }

  /// Pairs that `resolve` contradicts itself about: `conflict/cycle` is reported of them and nothing else. Two that are
  /// preferred to each other by way of others are such a pair, too.
  package var contradictoryPairs: Set<UnorderedActivityPair> {
    guard !contradictions.isEmpty else { return [] }
    var preferred: [(Int, Int)] = []
    for resolution in spec.resolutions {
      guard case .prefer(let first, let second) = resolution.rule else { continue }
      for a in first { preferred += second.map { (a.value, $0.value) } }
    }
    let closed = PassedOn.pairs(preferred, limit: SpecSize.mostPairs)
    let numbers = Set(closed.map { [$0.0, $0.1] })
    let mutual = closed.filter { $0.0 != $0.1 && numbers.contains([$0.1, $0.0]) }.map(
      UnorderedActivityPair.init)
    return contradictions.reduce(into: Set(mutual)) { $0.formUnion($1.pairs) }
  }

  /// Whether some mechanic of a living activity is impossible.
  private var hasImpossibleMechanics: Bool {
    spec.activities.indices.contains { activity in
      spec.activities[activity].mechanics.contains { isImpossible(activity: activity, mechanic: $0.value) }
    }
  }

  /// Whether everything in the spec can be analyzed.
  package var isSound: Bool { deadActivities.isEmpty && contradictions.isEmpty && !hasImpossibleMechanics }

  /// Whether no touch sequence lets the activity claim by this one of its mechanics.
  package func isImpossible(activity: Int, mechanic: Int) -> Bool {
    possibilities.isImpossible(activity: activity, mechanic: mechanic)
  }
}

/// Two activities, in no order.
package struct UnorderedActivityPair: Sendable, Hashable {
  /// The smaller index into `CheckedSpec.activities`.
  package let first: Int
  package let second: Int

  package init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}
