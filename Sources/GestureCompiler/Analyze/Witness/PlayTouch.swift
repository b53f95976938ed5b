import GestureRuntime
import SpecParser

/// Who wins a touch in the whole product: every activity whose target is on the path of the touched element takes part.
struct PlayTouch {
  /// What came of a touch.
  struct Result: Sendable, Hashable {
    /// Activities that were recognized, by the machine's index, in the order in which they won.
    var winners: [Int] = []
    /// Those of them that another took over from.
    var cancelled: Set<Int> = []
    /// For each activity that lost, those that its candidates lost to.
    var losses: [Int: Set<Int>] = [:]

    /// Those that won and were not taken over from.
    var recognized: [Int] { winners.filter { !cancelled.contains($0) } }
  }

  private let table: Table?
  /// By the table's index, the machine's.
  private let activities: [Int]
  /// By the machine's index, the table's.
  private let elements: [Int: Int]
  private let memo = Memo()

  /// - Parameters:
  ///   - target: the innermost element that fingers land on, by the machine's index.
  ///   - paths: of the same machine.
  ///   - isReversed: whether the last goes before where nothing else orders two.
  init(_ machine: Machine, target: Int, _ paths: ActivitiesByElement, isReversed: Bool = false) {
    let chain = Array(ReplayTrace.chain(machine, target).reversed())
    let kept = paths.activities(on: chain)
    self.init(machine, chain, isReversed ? kept.reversed() : kept)
  }

  /// - Parameters:
  ///   - chain: an element and those around it, the outermost first.
  ///   - kept: the activities that take part. Of two that nothing else orders, the first goes before, as names decide.
  init(_ machine: Machine, _ chain: [Int], _ kept: [Int]) {
    elements = Dictionary(chain.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    activities = kept
    let numbers = Dictionary(kept.enumerated().map { ($1, $0) }, uniquingKeysWith: { a, _ in a })
    func onPath(_ pairs: [ActivityPair]) -> [ActivityPair] {
      pairs.compactMap { pair in
        guard let a = numbers[pair.first], let b = numbers[pair.second] else { return nil }
        return ActivityPair(a, b)
      }
    }
    var path = machine
    path.elements = chain.enumerated().map { index, old in
      var element = machine.elements[old]
      element.parent = index > 0 ? index - 1 : nil
      return element
    }
    path.activities = kept.enumerated().map { number, old in
      var activity = machine.activities[old]
      activity.name = "n\(1_000_000 + number)"
      activity.target = chain.firstIndex(of: activity.target) ?? 0
      activity.over = []
      return activity
    }
    path.waits = onPath(machine.waits)
    path.prefers = onPath(machine.prefers)
    path.together = onPath(machine.together)
    table = ReplayTrace.table(path)
  }

  /// Plays a trace; `nil` when it is refused.
  ///
  /// - Parameters:
  ///   - inner: the element on which fingers land, and where those land that land outside it; by the machine's index.
  ///   - model: a value for each slot of the state.
  func result(_ trace: PlainTrace, inner: Int, outer: Int, in model: [Int: Double]) -> Result? {
    guard let table else { return nil }
    let key = Memo.Key(trace: trace, inner: inner, outer: outer, model: model)
    if let known = memo.results[key] { return known }
    let result = played(
      trace.samples(inner: elements[inner] ?? 0, outer: elements[outer] ?? 0), trace.end, model, table)
    if let result { memo.results[key] = result }
    return result
  }

  private func played(
    _ samples: [TouchSample], _ end: Microseconds, _ model: [Int: Double], _ table: Table
  ) -> Result? {
    var recognizer = Recognizer(table)
    recognizer.setScreen(PlaceFingers.screen)
    for (slot, value) in model.sorted(by: { $0.key < $1.key }) where !recognizer.setState(slot, to: value) {
      return nil
    }
    var sink = ResultSink()
    for sample in samples where recognizer.feed(sample, into: &sink) != nil { return nil }
    recognizer.advance(to: end + Self.patience, into: &sink)
    var result = Result(
      winners: sink.winners.map { activities[$0] }, cancelled: Set(sink.cancelled.map { activities[$0] }))
    for loss in sink.losses {
      let loser = activities[table.recognizerActivity(loss.recognizer)]
      result.losses[loser, default: []].insert(activities[loss.rival])
    }
    return result
  }

  /// What was played once: activities that are alike are tried by the same traces.
  private final class Memo {
    struct Key: Hashable {
      var trace: PlainTrace
      var inner: Int
      var outer: Int
      var model: [Int: Double]
    }

    var results: [Key: Result] = [:]
  }

  /// How long held claims are waited for after a trace, in microseconds.
  private static let patience: Microseconds = 5_000_000
}

/// The players of one analysis, by the innermost element.
final class TouchPlayers {
  private let machine: Machine
  private let paths: ActivitiesByElement
  private var players: [Int: PlayTouch] = [:]
  private var reversed: [Int: PlayTouch] = [:]

  init(_ machine: Machine, _ paths: ActivitiesByElement) {
    self.machine = machine
    self.paths = paths
  }

  /// Who wins touches on an element.
  func player(on target: Int) -> PlayTouch {
    if let known = players[target] { return known }
    let player = PlayTouch(machine, target: target, paths)
    players[target] = player
    return player
  }

  /// The same, and who would win with names that sort the other way round: where the two differ, nothing but names decides.
  func playersByName(on target: Int) -> [PlayTouch] {
    let other = reversed[target] ?? PlayTouch(machine, target: target, paths, isReversed: true)
    reversed[target] = other
    return [player(on: target), other]
  }
}

/// Collects who won, and who lost to whom.
private struct ResultSink: GestureSink {
  static var wantsReasons: Bool { true }
  var winners: [Int] = []
  var cancelled: [Int] = []
  var losses: [(recognizer: Int, rival: Int)] = []

  mutating func receive(_ outcome: Outcome) {
    guard outcome.phase.isRecognized else { return }
    if !winners.contains(outcome.activity) { winners.append(outcome.activity) }
    if outcome.phase == .cancelled { cancelled.append(outcome.activity) }
  }

  mutating func explain(_ event: CandidateEvent) {
    if case .failed(let reason) = event.happening, reason.rival >= 0 {
      losses.append((event.recognizer, reason.rival))
    }
  }
}
