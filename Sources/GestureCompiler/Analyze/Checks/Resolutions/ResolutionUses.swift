import SpecParser

/// The pairs of activities that lines of `resolve` name, and whether a line settles anything between them.
struct ResolutionUses {
  /// One pair in a line, as indices into `CheckedSpec.activities`.
  struct NamedPair: Sendable, Hashable {
    enum Relation: Sendable, Hashable { case wait, prefer, together }

    var relation: Relation
    var first: Located<Int>
    var second: Located<Int>
  }

  /// The reason why a pair needs no line.
  enum Uselessness: Sendable, Hashable {
    case apart(RelatedPair.Meeting)
    /// An earlier line declares the same.
    case repeated
    /// One of the two waits for the other, so that preferring one has no effect: the preferred one, or the awaited one.
    case overruled(isAwaited: Bool)
    /// The awaited activity is unreachable: others always win over it.
    case awaitsNobody
  }

  private struct Key: Hashable {
    var relation: NamedPair.Relation
    var first: Int
    var second: Int
  }

  private let report: ConflictReport
  /// Preferences on which a `wait` has precedence.
  private let overruled: [ActivityPair: Uselessness]
  /// For each activity, those that are preferred to it, where a preference of theirs has an effect, and those to which it is preferred.
  private let preferring: [Int: [Int]]
  private let preferred: [Int: Set<Int>]
  /// For each preferred activity, the activities against which the preference has an effect.
  private let settled: [Int: [Int]]
  /// The machine's index of each activity, by the spec's index.
  private let machineIndex: [Int]
  private let beaten: Set<Int>
  /// Pairs about which lines contradict each other. No line about them is reported as needless.
  private let contradictory: Set<UnorderedActivityPair>
  private var said: Set<Key> = []

  init(_ context: AnalysisContext) {
    report = context.report
    contradictory = context.checks.contradictoryPairs
    let overruled = Self.overruled(context.machine)
    self.overruled = overruled
    let useful = context.machine.prefers.filter { pair in
      let key = pair.ascending
      return context.report.related[key]?.meeting ?? .possible == .possible && overruled[pair] == nil
    }
    let settled = Dictionary(grouping: useful, by: \.first).mapValues { $0.map(\.second) }
    self.settled = settled
    preferring = Dictionary(
      grouping: context.machine.prefers.filter { settled[$0.first] != nil }, by: \.second
    ).mapValues { $0.map(\.first) }
    preferred = Dictionary(grouping: context.machine.prefers, by: \.first).mapValues {
      Set($0.map(\.second))
    }
    let byName = context.machine.activityIndices
    machineIndex = context.spec.activities.map { byName[$0.name.value] ?? -1 }
    // What loses in some states or by some touches only is a warning.
    beaten = Set(
      context.report.findings.map(\.conflict).filter { $0.rule == .unreachable && $0.severity == .error }
        .map { $0.activities[0] })
  }

  private static func overruled(_ machine: Machine) -> [ActivityPair: Uselessness] {
    let waits = Set(machine.waits)
    return Dictionary(
      firstOf: machine.prefers.compactMap { pair -> (ActivityPair, Uselessness)? in
        let reversed = ActivityPair(pair.second, pair.first)
        // An activity that only takes touches over holds no claim, so its waits do not count.
        if waits.contains(pair), !machine.activities[pair.first].takesOver {
          return (pair, .overruled(isAwaited: false))
        }
        let isOverruled = waits.contains(reversed) && !mayTakeOver(pair.first, from: pair.second, machine)
        return isOverruled ? (pair, .overruled(isAwaited: true)) : nil
      })
  }

  /// Whether an awaited activity can still take over from the one that has waited for it, if it is preferred to that one.
  ///
  /// The waiting one claims when the awaited one can no longer win. But a touch may come by a hand-over, and fingers that the waiting one
  /// takes in later can start the other one on another element.
  private static func mayTakeOver(_ awaited: Int, from waiting: Int, _ machine: Machine) -> Bool {
    let (a, b) = (machine.activities[waiting], machine.activities[awaited])
    return machine.isTaker(awaited) || machine.isTaker(waiting)
      || a.target != b.target && a.recognizers.contains { $0.isContinuous && $0.fingers.count > 1 }
  }

  /// The pairs of a line, in the order of its text. An activity paired with itself is left out; `conflict/cycle` reports it.
  func pairs(of rule: ResolutionRule<Located<Int>>) -> [NamedPair] {
    switch rule {
    case .wait(let waiting, let awaited): product(.wait, waiting, awaited)
    case .prefer(let first, let others): product(.prefer, first, others)
    case .together(let all):
      all.indices.flatMap { index in
        product(.together, [all[index]], Array(all[(index + 1)...]))
      }
    }
  }

  private func product(
    _ relation: NamedPair.Relation, _ first: [Located<Int>], _ second: [Located<Int>]
  ) -> [NamedPair] {
    first.flatMap { a in
      second.filter { $0.value != a.value }.map { NamedPair(relation: relation, first: a, second: $0) }
    }
  }

  /// Records the pairs of a line, so that later lines can repeat them.
  mutating func remember(_ pairs: [NamedPair]) {
    for pair in pairs { said.insert(key(pair)) }
  }

  /// Why the pair needs no line; `nil` if a line settles something.
  func uselessness(of pair: NamedPair) -> Uselessness? {
    if contradictory.contains(UnorderedActivityPair(pair.first.value, pair.second.value)) { return nil }
    if said.contains(key(pair)) { return .repeated }
    let (a, b) = (machineIndex[pair.first.value], machineIndex[pair.second.value])
    switch pair.relation {
    case .together: return apart(a, b)
    case .wait: return apart(a, b) ?? (beaten.contains(b) ? .awaitsNobody : nil)
    case .prefer:
      return links(a, b) ? nil : apart(a, b) ?? overruled[ActivityPair(a, b)]
    }
  }

  private func key(_ pair: NamedPair) -> Key {
    let (a, b) = (pair.first.value, pair.second.value)
    return pair.relation == .together
      ? Key(relation: .together, first: min(a, b), second: max(a, b))
      : Key(relation: pair.relation, first: a, second: b)
  }

  private func apart(_ a: Int, _ b: Int) -> Uselessness? {
    guard let related = report.related[ActivityPair(a, b).ascending] else { return nil }
    return related.meeting == .possible ? nil : .apart(related.meeting)
  }

  /// Whether a preference settles some pair: these two, or two that it links.
  private func links(_ a: Int, _ b: Int) -> Bool {
    // `prefer` is transitive: an activity preferred to `a` is also preferred to everything that `b` is preferred to.
    let last = preferred[b, default: []]
    return ([a] + preferring[a, default: []]).contains { first in
      settled[first, default: []].contains { $0 == b || last.contains($0) }
    }
  }
}
