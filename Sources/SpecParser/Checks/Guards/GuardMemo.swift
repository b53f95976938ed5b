/// A cache of facts about the guards of a product: equal guards, and pairs of them, are decided once.
///
/// Several versions of a spec can share one, as long as they have the same state. All questions share one bound.
package final class GuardMemo {
  /// The known facts about one guard.
  package struct Facts: Sendable, Hashable {
    package var isEmpty: Bool
    package var isEverything: Bool
    package var isUndecided: Bool
  }

  /// Whether two guards hold together in some state.
  package enum Answer: Sendable, Hashable { case sometimes, never, undecided }

  private struct Pair: Hashable {
    var first: Int
    var second: Int

    init(_ a: Int, _ b: Int) { (first, second) = (min(a, b), max(a, b)) }
  }

  private var states: [StateVariable] = []
  private var numbers: [Guard?: Int] = [:]
  private var sets: [GuardSet] = []
  private var slots: [Set<Int>] = []
  private var facts: [Int: Facts] = [:]
  private var answers: [Pair: Answer] = [:]
  private var models: [Pair: [Int: Double]?] = [:]
  private var covers: [[Int]: Bool] = [:]
  private var exclusions: [Set<Int>: Bool] = [:]
  private var clashes: [Int: [Guard]] = [:]
  private var budget = GuardBudget()

  package init() {}

  /// The number of steps that its questions took.
  package var steps: Int { budget.used }

  /// Clears the cache if it is about other variables.
  package func prepare(for states: [StateVariable]) {
    guard states != self.states else { return }
    self.states = states
    (numbers, sets, slots, facts) = ([:], [], [], [:])
    (answers, models, covers, exclusions, clashes) = ([:], [:], [:], [:], [:])
  }

  /// The number of a guard. Equal guards have the same number.
  package func number(of condition: Guard?) -> Int {
    if let known = numbers[condition] { return known }
    numbers[condition] = sets.count
    sets.append(GuardSet(condition, over: states))
    slots.append(condition?.slots ?? [])
    return sets.count - 1
  }

  /// The states in which a guard holds.
  package func set(_ number: Int) -> GuardSet { sets[number] }

  /// The variables that a guard reads.
  package func slots(_ number: Int) -> Set<Int> { slots[number] }

  package func facts(_ number: Int) -> Facts {
    if let known = facts[number] { return known }
    let isEmpty = sets[number].isEmpty(within: &budget)
    let result = Facts(
      isEmpty: isEmpty == true, isEverything: isEmpty != true && sets[number].isEverything,
      isUndecided: isEmpty == nil)
    facts[number] = result
    return result
  }

  /// Conditions of a guard that cannot hold together, none of which can be left out; `nil` if some state satisfies the guard.
  package func clash(_ condition: Guard?) -> [Guard]? {
    let number = number(of: condition)
    guard let condition, facts(number).isEmpty else { return nil }
    if let known = clashes[number] { return known }
    let clash = GuardSet.clash(in: condition, over: states)
    clashes[number] = clash
    return clash
  }

  package func answer(_ a: Int, _ b: Int) -> Answer {
    let pair = Pair(a, b)
    if let known = answers[pair] { return known }
    let isEmpty = sets[pair.first].intersection(sets[pair.second]).isEmpty(within: &budget)
    let answer = isEmpty.map { $0 ? Answer.never : .sometimes } ?? .undecided
    answers[pair] = answer
    return answer
  }

  /// A state in which both guards hold; `nil` if there is none, or none was found.
  package func model(_ a: Int, _ b: Int) -> [Int: Double]? {
    guard answer(a, b) == .sometimes else { return nil }
    let pair = Pair(a, b)
    if let known = models[pair] { return known }
    let model = sets[pair.first].intersection(sets[pair.second]).model
    models[pair] = .some(model)
    return model
  }

  /// Whether no state satisfies all of several guards; `false` if this was not decided.
  package func areExclusive(_ all: Set<Int>) -> Bool {
    if let known = exclusions[all] { return known }
    let rest = all.sorted().map { sets[$0] }
    let both = rest.dropFirst().reduce(rest.first) { $0?.intersection($1) }
    let answer = both?.isEmpty(within: &budget) == true
    exclusions[all] = answer
    return answer
  }

  /// Whether in every state in which a guard holds, one of the others holds too; `false` if this was not decided.
  package func isCovered(_ number: Int, by others: [Int]) -> Bool {
    let others = Set(others).sorted()
    let key = [number] + others
    if let known = covers[key] { return known }
    let rest = others.reduce(sets[number]) { $0.intersection(sets[$1].complement) }
    let answer = rest.isEmpty(within: &budget) == true
    covers[key] = answer
    return answer
  }
}
