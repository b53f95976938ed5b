import GestureRuntime
import SpecParser

/// Finds who wins a touch in the whole product: every activity whose target is on the path of the touched element takes part.
struct PlayTouch {
  /// The result of a touch.
  struct Result: Sendable, Hashable {
    /// Activities that won, by the machine's index, in the order of their wins.
    var winners: [Int] = []
    /// The winners from which another activity took over.
    var cancelled: Set<Int> = []
    /// For each activity that lost, the activities that it lost to; empty unless requested.
    var losses: [Int: Set<Int>] = [:]

    /// The winners from which no other took over.
    var recognized: [Int] { winners.filter { !cancelled.contains($0) } }
  }

  /// The table of some activities on a chain of elements, and its state.
  fileprivate struct PathTable {
    /// `nil` when the table is refused.
    var replay: ReplayTable?
    var state: PathState
  }

  private let path: PathTable
  /// By the table's index, the machine's.
  private let activities: [Int]
  /// By the machine's index, the table's.
  private let elements: [Int: Int]

  /// - Parameters:
  ///   - target: the innermost element that fingers land on, by the machine's index.
  ///   - paths: of the same machine, as are `relations`.
  ///   - isReversed: whether the last goes before where nothing else orders two.
  ///   - tables: that others have made.
  init(
    _ machine: Machine, target: Int, _ paths: ActivitiesByElement, _ relations: RelationIndex,
    _ tables: ReplayTables, isReversed: Bool = false
  ) {
    let chain = Array(machine.elements.outward(from: target).reversed())
    let kept = paths.activities(on: chain)
    let order = isReversed ? kept.reversed() : kept
    self.init(Self.table(machine, chain, order, relations, tables), chain, order)
  }

  /// - Parameters:
  ///   - path: the table of these activities on these elements, or of equal ones.
  ///   - chain: an element and those around it, the outermost first.
  ///   - kept: the activities that take part.
  fileprivate init(_ path: PathTable, _ chain: [Int], _ kept: [Int]) {
    self.path = path
    activities = kept
    elements = Dictionary(firstOf: chain.enumerated().map { ($1, $0) })
  }

  /// Some activities on a chain of elements, in a table.
  ///
  /// - Parameters:
  ///   - chain: an element and those around it that matter, the outermost first.
  ///   - kept: the activities that take part. Of two that nothing else orders, the first goes before, as names decide.
  ///   - tables: that others have made.
  fileprivate static func table(
    _ machine: Machine, _ chain: [Int], _ kept: [Int], _ relations: RelationIndex, _ tables: ReplayTables
  ) -> PathTable {
    let numbers = Dictionary(firstOf: kept.enumerated().map { ($1, $0) })
    let elementsOfPath = PathMachine(machine, chain)
    let state = PathState(elementsOfPath, guards: kept.map { machine.activities[$0].condition })
    var path = machine
    path.elements = elementsOfPath.unnamed
    path.states = state.variables
    path.handOvers = machine.handOvers.compactMap { handOver in
      guard let activity = numbers[handOver.activity], let taker = numbers[handOver.taker] else { return nil }
      var handOver = handOver
      (handOver.activity, handOver.taker) = (activity, taker)
      return handOver
    }.sorted { ($0.activity, $0.taker) < ($1.activity, $1.taker) }
    path.activities = kept.enumerated().map { number, old in
      var activity = machine.activities[old]
      activity.name = "n\(1_000_000 + number)"
      activity.target = chain.firstIndex(of: activity.target) ?? 0
      activity.over = []
      activity.condition = state.condition(activity.condition)
      return activity
    }
    // As a table has them, whichever activity goes first here.
    path.waits = relations.waits.pairs(among: kept).sorted()
    path.prefers = relations.prefers.pairs(among: kept).sorted()
    path.together = relations.together.pairs(among: kept).map(\.ascending).sorted()
    return PathTable(replay: tables.table(of: path), state: state)
  }

  /// Plays a trace; `nil` when it is refused.
  ///
  /// - Parameters:
  ///   - inner: the element on which fingers land, and where those land that land outside it; by the machine's index.
  ///   - model: the state: by slot, the values that are not the first of their variable.
  ///   - withLosses: whether it is asked who lost to whom, for which every candidate must be followed.
  func result(
    _ trace: PlainTrace, inner: Int, outer: Int, in model: [Int: Double], withLosses: Bool = false
  ) -> Result? {
    guard let replay = path.replay else { return nil }
    let (inner, outer) = (elements[inner] ?? 0, elements[outer] ?? 0)
    let values = path.state.values(in: model)
    let key = ReplayTable.Key(trace, inner: inner, outer: outer, values)
    if let known = replay.outcomes[key], known.losses != nil || !withLosses {
      return result(known, replay.table)
    }
    let samples = trace.samples(inner: inner, outer: outer)
    let made =
      withLosses
      ? played(samples, trace.end, values, replay.table, LossSink()).map { $0.outcome }
      : played(samples, trace.end, values, replay.table, WinnerSink()).map { $0.outcome }
    guard let outcome = made else { return nil }
    replay.outcomes[key] = outcome
    return result(outcome, replay.table)
  }

  /// An outcome by the machine's indices.
  private func result(_ outcome: ReplayTable.Outcome, _ table: Table) -> Result {
    var result = Result(
      winners: outcome.winners.map { activities[$0] },
      cancelled: Set(outcome.cancelled.map { activities[$0] }))
    for loss in outcome.losses ?? [] {
      let loser = activities[table.recognizerActivity(loss.recognizer)]
      result.losses[loser, default: []].insert(activities[loss.rival])
    }
    return result
  }

  /// - Returns: `nil` where the state or a sample is refused.
  private func played<Sink: GestureSink>(
    _ samples: [TouchSample], _ end: Microseconds, _ values: [Double], _ table: Table, _ sink: Sink
  ) -> Sink? {
    var recognizer = Recognizer(table)
    recognizer.setScreen(PlaceFingers.screen)
    for (place, value) in values.enumerated() where !recognizer.setState(place, to: value) { return nil }
    var sink = sink
    for sample in samples where recognizer.feed(sample, into: &sink) != nil { return nil }
    recognizer.advance(to: end + Self.patience, into: &sink)
    return sink
  }

  /// The time for held claims after a trace, in microseconds.
  private static let patience: Microseconds = 5_000_000
}

/// The players of one analysis, by the innermost element.
final class TouchPlayers {
  private let machine: Machine
  private let paths: ActivitiesByElement
  private var players: [Int: PlayTouch] = [:]
  private var reversed: [Int: PlayTouch] = [:]
  /// Tables of two activities without any other.
  private var ofTwo: [Pair: PlayTouch.PathTable] = [:]
  /// For each activity the first that is equal but for its name and its place in the source.
  private lazy var alike: [Int] = {
    var first: [MachineActivity: Int] = [:]
    return machine.activities.enumerated().map { index, activity in
      var content = activity.withoutPlaces
      content.name = ""
      if let known = first[content] { return known }
      first[content] = index
      return index
    }
  }()
  private let relations: RelationIndex
  private let tables: ReplayTables

  init(
    _ machine: Machine, _ paths: ActivitiesByElement, _ relations: RelationIndex, _ tables: ReplayTables
  ) {
    self.relations = relations
    self.tables = tables
    self.machine = machine
    self.paths = paths
  }

  /// Plays touches on an element.
  func player(on target: Int) -> PlayTouch {
    if let known = players[target] { return known }
    let player = PlayTouch(machine, target: target, paths, relations, tables)
    players[target] = player
    return player
  }

  /// What the table of two activities depends on. The first has precedence where nothing else decides.
  private struct Pair: Hashable {
    var first: Int
    var second: Int
    var target: Int
    /// The two activities where `resolve` has a line about them, else empty.
    var related: [Int]
  }

  /// Plays touches with two activities only: with their names, and with the names in reverse order. The table has no elements but their
  /// targets.
  func players(of a: Int, _ b: Int, on target: Int) -> [PlayTouch] {
    let targets = Set([a, b].map { machine.activities[$0].target })
    let chain = machine.elements.outward(from: target).reversed().filter { targets.contains($0) }
    let isRelated =
      relations.isDeclared(a, b) || relations.areTogether(a, b) || machine.handsOver(between: a, and: b)
    return [[a, b], [b, a]].map { order in
      let pair = Pair(
        first: alike[order[0]], second: alike[order[1]], target: target, related: isRelated ? order : [])
      if let known = ofTwo[pair] { return PlayTouch(known, chain, order) }
      let made = PlayTouch.table(machine, chain, order, relations, tables)
      ofTwo[pair] = made
      return PlayTouch(made, chain, order)
    }
  }

  /// Plays touches on an element, with the names as they are and in reverse order. If the results differ, only names decide.
  func playersByName(on target: Int) -> [PlayTouch] {
    let other =
      reversed[target] ?? PlayTouch(machine, target: target, paths, relations, tables, isReversed: true)
    reversed[target] = other
    return [player(on: target), other]
  }
}

/// Collects the winners.
private struct WinnerSink: GestureSink {
  var outcome = ReplayTable.Outcome()

  mutating func receive(_ outcome: Outcome) {
    guard outcome.phase.isRecognized else { return }
    if !self.outcome.winners.contains(outcome.activity) { self.outcome.winners.append(outcome.activity) }
    if outcome.phase == .cancelled { self.outcome.cancelled.append(outcome.activity) }
  }
}

/// Collects the winners, and which activity lost to which.
private struct LossSink: GestureSink {
  static var wantsReasons: Bool { true }
  private var winners = WinnerSink()
  private var losses: [(recognizer: Int, rival: Int)] = []

  var outcome: ReplayTable.Outcome {
    var outcome = winners.outcome
    outcome.losses = losses
    return outcome
  }

  mutating func receive(_ outcome: Outcome) { winners.receive(outcome) }

  mutating func explain(_ event: CandidateEvent) {
    if case .failed(let reason) = event.happening, reason.rival >= 0 {
      losses.append((event.recognizer, reason.rival))
    }
  }
}
