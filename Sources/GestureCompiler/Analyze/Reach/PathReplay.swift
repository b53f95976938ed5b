import GestureRuntime
import SpecParser

/// All activities whose targets lie on one element's path, as a product runs them: who wins a touch on the element.
struct PathReplay {
  /// What came of a touch for one activity.
  enum Result: Sendable, Hashable {
    case wins
    /// The activities that its candidates lost to, by the machine's index.
    case loses(to: [Int])
  }

  private let table: Table?
  /// By the table's index, the machine's.
  private let activities: [Int]
  private let element: Int
  private let memo = Memo()

  /// - Parameters:
  ///   - target: index into the machine's elements.
  ///   - paths: of the same machine.
  init(_ machine: Machine, target: Int, _ paths: ActivitiesByElement) {
    let chain = Array(ReplayTrace.chain(machine, target).reversed())
    element = chain.count - 1
    let kept = paths.activities(on: chain)
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
    path.activities = kept.map { old in
      var activity = machine.activities[old]
      activity.target = chain.firstIndex(of: activity.target) ?? 0
      activity.over = []
      return activity
    }
    path.waits = onPath(machine.waits)
    path.prefers = onPath(machine.prefers)
    path.together = onPath(machine.together)
    table = ReplayTrace.table(path)
  }

  /// Plays a trace on the element; `nil` when it is refused.
  ///
  /// - Parameter model: a value for each slot.
  func result(of activity: Int, _ trace: PlainTrace, in model: [Int: Double]) -> Result? {
    guard let table, let number = activities.firstIndex(of: activity) else { return nil }
    let key = Memo.Key(trace: trace, model: model)
    let known = memo.sinks[key]
    guard let sink = known ?? played(trace, in: model, table) else { return nil }
    memo.sinks[key] = sink
    if sink.winners.contains(number) { return .wins }
    let own = sink.losses.filter { table.recognizerActivity($0.recognizer) == number }
    return .loses(to: Set(own.map { activities[$0.rival] }).sorted())
  }

  private func played(_ trace: PlainTrace, in model: [Int: Double], _ table: Table) -> ResultSink? {
    var recognizer = Recognizer(table)
    recognizer.setScreen(PlaceFingers.screen)
    for (slot, value) in model.sorted(by: { $0.key < $1.key }) where !recognizer.setState(slot, to: value) {
      return nil
    }
    var sink = ResultSink()
    for sample in trace.samples(inner: element, outer: element) {
      if recognizer.feed(sample, into: &sink) != nil { return nil }
    }
    recognizer.advance(to: trace.end + Self.patience, into: &sink)
    return sink
  }

  /// What was played once: activities that are alike are tried by the same traces.
  private final class Memo {
    struct Key: Hashable {
      var trace: PlainTrace
      var model: [Int: Double]
    }

    var sinks: [Key: ResultSink] = [:]
  }

  /// How long held claims are waited for after a trace, in microseconds.
  private static let patience: Microseconds = 5_000_000
}

/// Collects who won, and who lost to whom.
private struct ResultSink: GestureSink {
  static var wantsReasons: Bool { true }
  var winners: Set<Int> = []
  var losses: [(recognizer: Int, rival: Int)] = []

  mutating func receive(_ outcome: Outcome) { winners.insert(outcome.activity) }

  mutating func explain(_ event: CandidateEvent) {
    if case .failed(let reason) = event.happening, reason.rival >= 0 {
      losses.append((event.recognizer, reason.rival))
    }
  }
}
