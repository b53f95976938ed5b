import SpecParser

/// The relations that `resolve` declares, by pair of activities.
struct RelationIndex {
  let waits: PairSet
  let prefers: PairSet
  let together: PairSet
  private let beginning: Set<Int>

  init(_ machine: Machine) {
    beginning = Set(machine.activities.indices.filter { machine.activities[$0].begins })
    waits = PairSet(machine.waits)
    prefers = PairSet(machine.prefers)
    together = PairSet(machine.together)
  }

  func areTogether(_ a: Int, _ b: Int) -> Bool { together.contains(either: a, b) }
  func isPreferred(_ a: Int, over b: Int) -> Bool { prefers.contains(a, b) }
  func isWaiting(_ a: Int, for b: Int) -> Bool { waits.contains(a, b) }

  /// Whether one of two is preferred to the other.
  func isOnePreferred(_ a: Int, _ b: Int) -> Bool { prefers.contains(either: a, b) }

  /// Whether one waits for the other or is preferred to it, in either direction.
  func isDeclared(_ a: Int, _ b: Int) -> Bool {
    isOnePreferred(a, b) || waits.contains(either: a, b)
  }

  /// For each activity, the others whose claim leaves it live, ascending: those together with it, and those over which it is preferred.
  func sparing(_ machine: Machine) -> [[Int]] {
    var others = machine.activities.indices.map { Set(prefers.seconds(of: $0)) }
    for pair in machine.together {
      others[pair.first].insert(pair.second)
      others[pair.second].insert(pair.first)
    }
    return others.map { $0.sorted() }
  }

  func declared(_ a: Int, _ b: Int) -> DeclaredRelation {
    var relation = DeclaredRelation()
    if isWaiting(a, for: b) { relation.waiting = 0 } else if isWaiting(b, for: a) { relation.waiting = 1 }
    if isPreferred(a, over: b) {
      relation.preferred = 0
    } else if isPreferred(b, over: a) {
      relation.preferred = 1
    }
    relation.areTogether = areTogether(a, b)
    relation.beginning = Set([0, 1].filter { beginning.contains([a, b][$0]) })
    return relation
  }
}

/// The activities on each element, by the machine's indices.
struct ActivitiesByElement {
  private var byTarget: [[Int]]
  /// Activities on an element or inside it.
  private var within: [[Int]]
  private let chains: [[Int]]

  init(_ machine: Machine) {
    byTarget = Array(repeating: [], count: machine.elements.count)
    within = byTarget
    chains = machine.elements.indices.map { Array(machine.elements.outward(from: $0)) }
    for (index, activity) in machine.activities.enumerated() {
      byTarget[activity.target].append(index)
      for element in chains[activity.target] { within[element].append(index) }
    }
  }

  /// The activities on an element, ascending.
  func activities(on element: Int) -> [Int] { byTarget[element] }

  /// The activities on several elements, ascending.
  func activities(on elements: [Int]) -> [Int] { elements.flatMap { byTarget[$0] }.sorted() }

  /// The activities on an element, inside it and around it, ascending.
  func activities(onPathOf element: Int) -> [Int] {
    (within[element] + chains[element].dropFirst().flatMap { byTarget[$0] }).sorted()
  }
}

/// Pairs of activities whose targets lie on one path, as indices with the smaller first.
struct ElementPairs {
  /// The pairs in order, at most as many as the limit.
  let pairs: [(Int, Int)]
  /// Number of all pairs, including those beyond the limit.
  let count: Int
  /// The element with most pairs on and around it.
  let busiest: Int

  init(_ machine: Machine, _ byElement: ActivitiesByElement, limit: Int) {
    var pairs: [(Int, Int)] = []
    var (count, most, busiest) = (0, 0, 0)
    for target in machine.elements.indices {
      let own = byElement.activities(on: target)
      guard !own.isEmpty else { continue }
      let around = byElement.activities(on: Array(machine.elements.outward(from: target).dropFirst()))
      let here = own.count * (own.count - 1) / 2 + own.count * around.count
      count += here
      if here > most { (most, busiest) = (here, target) }
      for (place, index) in own.enumerated() where pairs.count < limit {
        for other in own[(place + 1)...].prefix(limit - pairs.count) { pairs.append((index, other)) }
        for other in around.prefix(limit - pairs.count) {
          pairs.append((min(index, other), max(index, other)))
        }
      }
    }
    self.count = count
    self.busiest = busiest
    self.pairs = pairs.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}

/// `PlainValues` of guards, by the numbers of guards in a `GuardMemo`.
final class PlainValuesMemo {
  fileprivate var values: [Int: PlainValues] = [:]
}

/// Decides whether the guards of activities can hold together.
final class GuardPairs {
  private let conditions: [Guard?]
  private let numbers: [Int]
  let plain: PlainValuesMemo
  let memo: GuardMemo

  /// - Parameters:
  ///   - memo: a memo of guards over the machine's variables.
  ///   - plain: plain values that were made with the same memo.
  init(_ machine: Machine, _ memo: GuardMemo = GuardMemo(), _ plain: PlainValuesMemo = PlainValuesMemo()) {
    memo.prepare(for: machine.states)
    conditions = machine.activities.map(\.condition)
    numbers = conditions.map { memo.number(of: $0) }
    for (number, condition) in zip(numbers, conditions) where plain.values[number] == nil {
      plain.values[number] = PlainValues(condition, over: machine.states)
    }
    self.memo = memo
    self.plain = plain
  }

  /// The states in which an activity exists.
  func set(of activity: Int) -> GuardSet { memo.set(numbers[activity]) }

  /// The states in which a condition holds.
  func set(of condition: Guard) -> GuardSet { memo.set(memo.number(of: condition)) }

  /// Whether `PlainValues` alone prove that the two guards never hold together.
  func plainlyExclude(_ a: Int, _ b: Int) -> Bool {
    guard numbers[a] != numbers[b], let first = plain.values[numbers[a]],
      let second = plain.values[numbers[b]]
    else { return false }
    return first.excludes(second)
  }

  /// Whether both guards hold in some state; also true if this is undecided.
  func canHoldTogether(_ a: Int, _ b: Int) -> Bool {
    if plainlyExclude(a, b) { return false }
    if conditions[a] == nil || conditions[b] == nil || numbers[a] == numbers[b] { return true }
    return memo.answer(numbers[a], numbers[b]) != .never
  }

  /// Whether all guards of several activities hold in some state; also true if this is undecided.
  func canAllHold(_ activities: [Int]) -> Bool {
    let read = activities.filter { conditions[$0] != nil }
    if read.isEmpty { return true }
    return !memo.areExclusive(Set(read.map { numbers[$0] }))
  }

  /// The states in which both hold, without those in which one of the others holds, one after the other as long as some are left.
  func states(_ a: Int, _ b: Int, without others: [Int]) -> GuardSet {
    others.reduce(set(of: a).intersection(set(of: b))) { states, other in
      let without = states.intersection(set(of: other).complement)
      return without.model == nil ? states : without
    }
  }

  /// Whether in every state in which two activities exist, another one exists.
  func isCovered(_ a: Int, _ b: Int, by other: Int) -> Bool {
    conditions[other] == nil || [a, b].contains(other)
      || set(of: a).intersection(set(of: b)).isSubset(of: set(of: other))
  }

  /// A state in which both hold; `nil` if there is none or none was found.
  func model(_ a: Int, _ b: Int) -> [Int: Double]? {
    if conditions[a] == nil && conditions[b] == nil { return [:] }
    return memo.model(numbers[a], numbers[b])
  }

  /// The variables that the guards of activities read.
  func slots(_ activities: [Int]) -> Set<Int> {
    activities.reduce(into: []) { $0.formUnion(memo.slots(numbers[$1])) }
  }

  /// Whether in every state in which the activity exists one of the others exists, as far as known.
  func isCovered(_ activity: Int, by others: [Int]) -> Bool {
    if others.contains(where: { conditions[$0] == nil || numbers[$0] == numbers[activity] }) { return true }
    return memo.isCovered(numbers[activity], by: others.map { numbers[$0] })
  }
}
