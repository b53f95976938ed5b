import GestureRuntime
import SpecParser

/// Two recognizers alone in a table of their own, to see whether a trace makes both claim.
struct ReplayTrace {
  /// When each of the two claimed, every time.
  struct Claims: Sendable, Hashable {
    var first: [Microseconds]
    var second: [Microseconds]
  }

  private let replay: ReplayTable?
  private let path: PathMachine
  private let recognizers: [Int]

  /// - Parameters:
  ///   - pair: activities by index, and which of their recognizers.
  ///   - withGuards: whether the activities' guards count; without them there is no state either.
  ///   - tables: that others have made.
  init(
    _ machine: Machine, _ pair: [(activity: Int, recognizer: Int)], withGuards: Bool = true,
    tables: ReplayTables = .init()
  ) {
    let activities = pair.map { machine.activities[$0.activity] }
    let inner = activities.map(\.target).max { Self.chain(machine, $0).count < Self.chain(machine, $1).count }
    let path = PathMachine(machine, to: inner ?? 0)
    self.path = path
    // Of all mechanics only those that are bound: tables of large specs would cost more than their replay.
    let used = Set(
      zip(pair, activities).flatMap { member, activity in
        activity.recognizers[member.recognizer].names.map(\.mechanic)
      }
    ).sorted()
    let pairAlone = zip(pair, activities).enumerated().map { number, entry in
      let (member, activity) = entry
      var alone = activity
      alone.name = number == 0 ? "a" : "b"
      alone.target = path.number(of: activity.target) ?? 0
      alone.recognizers = [Self.renamed(activity.recognizers[member.recognizer], used)]
      alone.after = []
      alone.commit = nil
      alone.feedback = nil
      alone.showsPossible = nil
      alone.over = []
      if !withGuards { alone.condition = nil }
      return alone
    }
    recognizers = [0, 1]
    replay = tables.table(
      of: Machine(
        product: machine.product, metrics: machine.metrics, states: withGuards ? path.states : [],
        elements: path.unnamed, mechanics: used.map { machine.mechanics[$0] }, activities: pairAlone,
        waits: [],
        prefers: [],
        together: []))
  }

  private static func renamed(_ recognizer: MachineRecognizer, _ used: [Int]) -> MachineRecognizer {
    var recognizer = recognizer
    for index in recognizer.names.indices {
      recognizer.names[index].mechanic = used.firstIndex(of: recognizer.names[index].mechanic) ?? 0
    }
    return recognizer
  }

  /// The element and its ancestors, the innermost first.
  static func chain(_ machine: Machine, _ element: Int) -> [Int] {
    var chain = [element]
    while let parent = machine.elements[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  /// Whether the targets of two activities are one, or one lies inside the other.
  static func areOnOnePath(_ machine: Machine, _ a: Int, _ b: Int) -> Bool {
    let (first, second) = (machine.activities[a].target, machine.activities[b].target)
    return chain(machine, first).contains(second) || chain(machine, second).contains(first)
  }

  /// What comes of a trace in a state, played once; `nil` when the table or a sample is refused.
  func claims(_ trace: PlainTrace, inner: Int, outer: Int, in model: [Int: Double]) -> Claims? {
    guard let replay else { return nil }
    let key = ReplayTable.Key(
      trace: trace, inner: path.number(of: inner) ?? -1, outer: path.number(of: outer) ?? -1, model: model)
    if let known = replay.claims[key] { return known }
    let claims = claims(trace.samples(inner: inner, outer: outer), until: trace.end, in: model)
    replay.claims[key] = .some(claims)
    return claims
  }

  /// Plays a trace in a state; `nil` when the table or a sample is refused.
  func claims(_ samples: [TouchSample], until end: Microseconds, in model: [Int: Double]) -> Claims? {
    guard let table = replay?.table else { return nil }
    var recognizer = Recognizer(table, showsRivals: true)
    recognizer.setScreen(PlaceFingers.screen)
    for (slot, value) in model.sorted(by: { $0.key < $1.key }) where !recognizer.setState(slot, to: value) {
      return nil
    }
    var sink = ClaimSink()
    for sample in samples {
      var sample = sample
      sample.element = sample.element.flatMap { element in
        element == .nothing ? .nothing : path.number(of: element.index).map { ElementID(index: $0) }
      }
      if recognizer.feed(sample, into: &sink) != nil { return nil }
    }
    recognizer.advance(to: end, into: &sink)
    return Claims(
      first: sink.claims.filter { $0.recognizer == recognizers[0] }.map(\.time),
      second: sink.claims.filter { $0.recognizer == recognizers[1] }.map(\.time))
  }
}

/// Collects claims.
private struct ClaimSink: GestureSink {
  static var wantsReasons: Bool { true }
  var claims: [(time: Microseconds, recognizer: Int)] = []

  mutating func receive(_ outcome: Outcome) {}

  mutating func explain(_ event: CandidateEvent) {
    if event.happening == .claimed { claims.append((event.time, event.recognizer)) }
  }
}
