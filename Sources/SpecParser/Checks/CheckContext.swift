/// A spec and the facts about it that several checks need, computed once.
package final class CheckContext: Sendable {
  /// The spec, with the tool of a touch as a variable if it names tools.
  package let spec: CheckedSpec
  /// For each activity, the states in which it exists.
  package let guards: [GuardSet]
  let guardFacts: [GuardMemo.Facts]
  /// For each guard of an activity or an element that no state satisfies: conditions of it that cannot hold together.
  let clashes: [Guard?: [Guard]]
  /// Each mechanic alone, with all defaults filled in.
  package var mechanics: [ElaboratedMechanic] { lone.elaborated }
  private let lone: LoneMechanics
  /// The impossible mechanics, alone and as activities bind them.
  let possibilities: MechanicPossibilities
  /// Activities that are never possible, by their guard or by all of their mechanics. They take part in no pair.
  package let deadActivities: Set<Int>
  /// All other activities, in the order of the spec.
  package let possibleActivities: [Int]
  /// Possible activities by kind, in the order of the spec.
  let activitiesByKind: [String: [Int]]
  /// For each state variable, the targets of possible activities whose guards read it.
  let guardTargets: [Int: Set<Int>]
  let places: ElementPlaces
  /// The feedback of each possible activity, in the order of the spec.
  let feedback: [FeedbackReading]
  /// The contradictions in `resolve`.
  let contradictions: [ResolutionContradiction]

  /// - Parameters:
  ///   - written: the spec as written.
  ///   - memo: known facts about guards over the same variables.
  ///   - mechanics: known facts about mechanics.
  package init(
    _ written: CheckedSpec, _ memo: GuardMemo = GuardMemo(),
    _ mechanics: LoneMechanicsMemo = LoneMechanicsMemo()
  ) {
    let spec = written.withToolState
    self.spec = spec
    memo.prepare(for: spec.states)
    let numbers = spec.activities.map { memo.number(of: $0.condition) }
    let facts = numbers.map { memo.facts($0) }
    let lone = mechanics.lone(of: spec)
    let possibilities = MechanicPossibilities(spec, lone)
    let dead = Set(
      spec.activities.indices.filter { facts[$0].isEmpty || possibilities.isImpossible(activity: $0) })
    guards = numbers.map { memo.set($0) }
    guardFacts = facts
    let never = spec.activities.indices.filter { facts[$0].isEmpty }.map { spec.activities[$0].condition }
    clashes = (never + spec.elementConditions).reduce(into: [:]) {
      if let clash = memo.clash($1) { $0[$1] = clash }
    }
    self.lone = lone
    self.possibilities = possibilities
    deadActivities = dead
    let possible = spec.activities.indices.filter { !dead.contains($0) }
    possibleActivities = possible
    activitiesByKind = Dictionary(grouping: possible) { spec.activities[$0].does.value }
    guardTargets = possible.reduce(into: [:]) { targets, activity in
      for slot in memo.slots(numbers[activity]) {
        targets[slot, default: []].insert(spec.activities[activity].target.value)
      }
    }
    places = ElementPlaces(spec.elements)
    feedback = possible.map { FeedbackReading(spec.activities[$0], lone.elaborated) }
    contradictions = FindContradictions(spec, ignoring: dead).all
  }

  /// Whether two activities exist together in some state.
  package func canHoldTogether(_ first: Int, _ second: Int) -> Bool {
    guards[first].intersects(guards[second])
  }

  /// The pairs about which `resolve` contradicts itself. Only `conflict/cycle` is reported for them. Two activities that are preferred to
  /// each other through others are such a pair, too.
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

  /// Whether some activity has an impossible mechanic.
  private var hasImpossibleMechanics: Bool {
    spec.activities.indices.contains { activity in
      spec.activities[activity].mechanics.contains { isImpossible(activity: activity, mechanic: $0.value) }
    }
  }

  /// Whether the whole spec can be analyzed.
  package var isSound: Bool { deadActivities.isEmpty && contradictions.isEmpty && !hasImpossibleMechanics }

  /// Whether no touch sequence lets the activity claim by this mechanic.
  package func isImpossible(activity: Int, mechanic: Int) -> Bool {
    possibilities.isImpossible(activity: activity, mechanic: mechanic)
  }
}

/// An unordered pair of activities.
package struct UnorderedActivityPair: Sendable, Hashable {
  /// The smaller index into `CheckedSpec.activities`.
  package let first: Int
  package let second: Int

  package init(_ a: Int, _ b: Int) {
    first = min(a, b)
    second = max(a, b)
  }
}
