import GestureRuntime
import SpecParser

/// A recognizer of an activity, by their indices.
struct RecognizerPlace: Sendable, Hashable {
  var activity: Int
  var recognizer: Int

  init(_ activity: Int, _ recognizer: Int) {
    self.activity = activity
    self.recognizer = recognizer
  }
}

/// One recognizer alone in a table, to see when it claims. Without arbitration no other recognizer changes that.
struct LoneRecognizer {
  private let replay: ReplayTable?
  private let path: PathMachine
  private let state: PathState

  /// - Parameters:
  ///   - inner: the innermost element that fingers land on.
  ///   - withGuards: whether the activity's guard counts; without it there is no state either.
  init(
    _ machine: Machine, _ recognizer: Int, of activity: Int, _ path: PathMachine, withGuards: Bool,
    _ tables: ReplayTables
  ) {
    self.path = path
    var alone = machine.activities[activity]
    var own = alone.recognizers[recognizer]
    // Only the mechanics that it uses: with all of a large spec the table would cost more than the replay.
    let used = Set(own.names.map(\.mechanic)).sorted()
    for index in own.names.indices {
      own.names[index].mechanic = used.firstIndex(of: own.names[index].mechanic) ?? 0
    }
    alone.name = "a"
    alone.target = path.number(of: alone.target) ?? 0
    alone.recognizers = [own]
    alone.after = []
    alone.commit = nil
    alone.feedback = nil
    alone.showsPossible = nil
    alone.over = []
    let state = PathState(path, guards: withGuards ? [alone.condition] : [])
    alone.condition = withGuards ? state.condition(alone.condition) : nil
    self.state = state
    replay = tables.table(
      of: Machine(
        product: machine.product, metrics: machine.metrics, states: state.variables,
        elements: path.unnamed, mechanics: used.map { machine.mechanics[$0] }, activities: [alone],
        waits: [], prefers: [], together: []))
  }

  /// Its table, which equal recognizers share; `nil` if it is refused.
  var table: ObjectIdentifier? { replay.map { ObjectIdentifier($0) } }

  /// Whether both have the same table.
  func hasTable(of other: LoneRecognizer) -> Bool { replay != nil && replay === other.replay }

  /// When it claims in a trace in a state, played once; `nil` when the table or a sample is refused.
  func claims(_ trace: PlainTrace, inner: Int, outer: Int, in model: [Int: Double]) -> [ClaimInstant]? {
    guard let replay else { return nil }
    let key = ReplayTable.Key(
      trace, inner: path.number(of: inner) ?? -1, outer: path.number(of: outer) ?? -1,
      state.values(in: model))
    if let known = replay.claims[key] { return known }
    let claims = claims(trace.samples(inner: inner, outer: outer), until: trace.end, in: model)
    replay.claims[key] = .some(claims)
    return claims
  }

  /// Plays a trace in a state; `nil` when the table or a sample is refused.
  func claims(_ samples: [TouchSample], until end: Microseconds, in model: [Int: Double]) -> [ClaimInstant]? {
    guard let table = replay?.table else { return nil }
    var recognizer = Recognizer(table, showsRivals: true)
    recognizer.setScreen(PlaceFingers.screen)
    for (place, value) in state.values(in: model).enumerated() where !recognizer.setState(place, to: value) {
      return nil
    }
    var sink = ClaimSink()
    var frame: Microseconds?
    for sample in samples {
      // Moves of one time are one instant; every other sample is one of its own, after that of the timers which are due.
      if sample.phase != .move || sample.time != frame {
        if recognizer.advance(to: sample.time, into: &sink) != nil { return nil }
        sink.turn += 1
      }
      frame = sample.phase == .move ? sample.time : nil
      var sample = sample
      sample.element = sample.element.flatMap { element in
        element == .nothing ? .nothing : path.number(of: element.index).map { ElementID(index: $0) }
      }
      if recognizer.feed(sample, into: &sink) != nil { return nil }
    }
    recognizer.advance(to: end, into: &sink)
    return sink.claims
  }
}

/// The tables of one machine's recognizers, each made when it is first needed.
final class LoneRecognizers {
  private struct Key: Hashable {
    var activity: Int
    var recognizer: Int
    var inner: Int
    var withGuards: Bool
  }

  let machine: Machine
  private let tables: ReplayTables
  private var known: [Key: LoneRecognizer] = [:]
  private var paths: [Int: PathMachine] = [:]

  /// - Parameter tables: tables that exist already.
  init(_ machine: Machine, _ tables: ReplayTables = .init()) {
    self.machine = machine
    self.tables = tables
  }

  /// - Parameters:
  ///   - inner: the innermost element that fingers land on: the activity's target, or inside it.
  ///   - withGuards: whether the activity's guard counts.
  func recognizer(_ recognizer: Int, of activity: Int, inner: Int, withGuards: Bool) -> LoneRecognizer {
    let key = Key(activity: activity, recognizer: recognizer, inner: inner, withGuards: withGuards)
    if let known = known[key] { return known }
    let path = paths[inner] ?? PathMachine(machine, to: inner)
    paths[inner] = path
    let made = LoneRecognizer(machine, recognizer, of: activity, path, withGuards: withGuards, tables)
    known[key] = made
    return made
  }

  /// Whether two recognizers have the same table, on the path to `inner` and without guards.
  func areOneTable(
    _ a: RecognizerPlace, _ b: RecognizerPlace, inner: Int
  ) -> Bool {
    guard machine.activities[a.activity].target == machine.activities[b.activity].target else { return false }
    let both = [a, b].map {
      recognizer($0.recognizer, of: $0.activity, inner: inner, withGuards: false)
    }
    return both[0].hasTable(of: both[1])
  }
}

/// The instant of a claim.
struct ClaimInstant: Sendable, Hashable, Comparable {
  /// In microseconds.
  let time: Microseconds
  /// Orders the instants of one time: that of its timers comes before those of its samples.
  let turn: Int

  static func < (a: ClaimInstant, b: ClaimInstant) -> Bool { (a.time, a.turn) < (b.time, b.turn) }
}

/// Collects the instants of claims.
private struct ClaimSink: GestureSink {
  static var wantsReasons: Bool { true }
  var claims: [ClaimInstant] = []
  var turn = 0

  mutating func receive(_ outcome: Outcome) {}

  mutating func explain(_ event: CandidateEvent) {
    if event.happening == .claimed { claims.append(ClaimInstant(time: event.time, turn: turn)) }
  }
}
