import SpecParser

/// The pairs of activities that lines of `resolve` name, and whether a line settles anything between them.
struct ResolutionUses {
  /// One pair in a line, as indices into `CheckedSpec.activities`.
  struct NamedPair: Sendable, Hashable {
    enum Relation: Sendable, Hashable { case wait, prefer, together }

    var relation: Relation
    var first: Located<Int>
    var second: Located<Int>

    func has(_ activity: Located<Int>) -> Bool { first == activity || second == activity }
  }

  /// The reason why a pair needs no line.
  enum Uselessness: Sendable, Hashable {
    case apart(RelatedPair.Meeting)
    /// An earlier line declares the same.
    case repeated
    /// The first waits for the second, so that preferring it has no effect.
    case overruled
    /// The awaited activity is unreachable: others always win over it.
    case awaitsNobody
  }

  private struct Key: Hashable {
    var relation: NamedPair.Relation
    var first: Int
    var second: Int
  }

  private let report: ConflictReport
  /// Waits that take precedence over `prefer`. An activity that only takes touches over holds no claim, so its waits do not.
  private let waits: Set<ActivityPair>
  private let preferring: [Int: [Int]]
  private let preferred: [Int: [Int]]
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
    let waits = Set(context.machine.waits.filter { !context.machine.activities[$0.first].takesOver })
    self.waits = waits
    let useful = context.machine.prefers.filter { pair in
      let key = pair.ascending
      return context.report.related[key]?.meeting ?? .possible == .possible && !waits.contains(pair)
    }
    settled = Dictionary(grouping: useful, by: \.first).mapValues { $0.map(\.second) }
    preferring = Dictionary(grouping: context.machine.prefers, by: \.second).mapValues { $0.map(\.first) }
    preferred = Dictionary(grouping: context.machine.prefers, by: \.first).mapValues { $0.map(\.second) }
    let byName = context.machine.activityIndices
    machineIndex = context.spec.activities.map { byName[$0.name.value] ?? -1 }
    beaten = Set(
      context.report.findings.filter { $0.conflict.rule == .unreachable }.map { $0.conflict.activities[0] })
  }

  /// The pairs of a line, in the order of its text. An activity paired with itself is left out; `conflict/cycle` reports it.
  func pairs(of rule: ResolutionRule) -> [NamedPair] {
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
      return links(a, b) ? nil : apart(a, b) ?? (waits.contains(ActivityPair(a, b)) ? .overruled : nil)
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
    let last = Set([b] + preferred[b, default: []])
    return ([a] + preferring[a, default: []]).contains { first in
      settled[first, default: []].contains { last.contains($0) }
    }
  }
}
