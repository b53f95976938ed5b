import SpecParser

/// What `resolve` says, by pair of activities.
struct RelationIndex {
  private let waits: Set<ActivityPair>
  private let prefers: Set<ActivityPair>
  private let together: Set<ActivityPair>

  init(_ machine: Machine) {
    waits = Set(machine.waits)
    prefers = Set(machine.prefers)
    together = Set(machine.together)
  }

  func areTogether(_ a: Int, _ b: Int) -> Bool { together.contains(ActivityPair(min(a, b), max(a, b))) }
  func isPreferred(_ a: Int, over b: Int) -> Bool { prefers.contains(ActivityPair(a, b)) }
  func isWaiting(_ a: Int, for b: Int) -> Bool { waits.contains(ActivityPair(a, b)) }

  /// Whether the two wait for each other or one is preferred, either way.
  func isDeclared(_ a: Int, _ b: Int) -> Bool {
    let relation = declared(a, b)
    return relation.waiting != nil || relation.preferred != nil
  }

  func declared(_ a: Int, _ b: Int) -> DeclaredRelation {
    var relation = DeclaredRelation()
    if isWaiting(a, for: b) { relation.waiting = 0 } else if isWaiting(b, for: a) { relation.waiting = 1 }
    if isPreferred(a, over: b) {
      relation.preferred = 0
    } else if isPreferred(b, over: a) {
      relation.preferred = 1
    }
    return relation
  }
}

/// Pairs of activities whose targets lie on one path, by index, the smaller first.
struct ElementPairs {
  let pairs: [(Int, Int)]

  init(_ machine: Machine) {
    var byTarget: [Int: [Int]] = [:]
    for (index, activity) in machine.activities.enumerated() {
      byTarget[activity.target, default: []].append(index)
    }
    var pairs: [(Int, Int)] = []
    for (index, activity) in machine.activities.enumerated() {
      for element in ReplayTrace.chain(machine, activity.target) {
        for other in byTarget[element, default: []] where other != index {
          // On one target each pair is seen from both of its sides.
          if element == activity.target && other < index { continue }
          pairs.append((min(index, other), max(index, other)))
        }
      }
    }
    self.pairs = pairs.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}

/// Whether the guards of activities can hold together; equal guards are asked about once.
final class GuardPairs {
  private let states: [StateVariable]
  private let conditions: [Guard?]
  private let numbers: [Int]
  private var answers: [ActivityPair: Bool] = [:]

  init(_ machine: Machine) {
    states = machine.states
    var known: [Guard?: Int] = [:]
    var conditions: [Guard?] = []
    numbers = machine.activities.map { activity in
      if let number = known[activity.condition] { return number }
      known[activity.condition] = conditions.count
      conditions.append(activity.condition)
      return conditions.count - 1
    }
    self.conditions = conditions
  }

  /// The states in which an activity exists.
  func set(of activity: Int) -> GuardSet { set(numbers[activity]) }

  /// Equal guards have one number.
  func number(of activity: Int) -> Int { numbers[activity] }

  private func set(_ number: Int) -> GuardSet { GuardSet(conditions[number], over: states) }

  func canHoldTogether(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (numbers[a], numbers[b])
    if conditions[first] == nil || conditions[second] == nil || first == second { return true }
    let key = ActivityPair(min(first, second), max(first, second))
    if let known = answers[key] { return known }
    let answer = set(first).intersects(set(second))
    answers[key] = answer
    return answer
  }

  /// A state in which both hold.
  func model(_ a: Int, _ b: Int) -> [Int: Double]? {
    if conditions[numbers[a]] == nil && conditions[numbers[b]] == nil { return [:] }
    return set(numbers[a]).intersection(set(numbers[b])).model
  }

  /// Variables that the guards of activities read.
  func slots(_ activities: [Int]) -> Set<Int> {
    activities.reduce(into: []) { $0.formUnion(conditions[numbers[$1]]?.slots ?? []) }
  }

  /// Whether one of some others holds in every state in which the first does.
  func isCovered(_ activity: Int, by others: [Int]) -> Bool {
    if others.contains(where: { conditions[numbers[$0]] == nil || numbers[$0] == numbers[activity] }) {
      return true
    }
    let rest = others.reduce(set(numbers[activity])) { $0.intersection(set(numbers[$1]).complement) }
    return rest.isEmpty
  }
}
