import GestureRuntime
import SpecParser

/// A replay with its trace: outcomes and touches by the thing that they are on.
struct TracedReplay: Sendable {
  let loaded: LoadedTable
  let replay: Replay
  let facts: TraceFacts
  /// For every activity, the outcomes on each thing by each tool.
  private var outcomes: [Int: [TouchedThing: [Outcome]]] = [:]

  /// - Parameter trace: names the element of every press.
  init(_ replay: Replay, of trace: Trace, loaded: LoadedTable) {
    self.loaded = loaded
    self.replay = replay
    facts = TraceFacts(trace, loaded.names)
    for outcome in replay.outcomes {
      outcomes[outcome.activity, default: [:]][thing(outcome), default: []].append(outcome)
    }
  }

  var table: Table { loaded.table }

  /// The target of an activity, or the named instance of it, with the tool that touches it.
  private func thing(_ activity: Int, _ instance: UInt64, _ tool: TouchTool) -> TouchedThing {
    let path = replay.instances.path(instance) ?? table.elementPath(table.activityTarget(activity))
    return TouchedThing(path: path, tool: tool)
  }

  private func thing(_ outcome: Outcome) -> TouchedThing {
    thing(outcome.activity, outcome.instance, outcome.tool)
  }

  /// The thing of a candidate.
  func thing(_ event: CandidateEvent) -> TouchedThing {
    thing(table.recognizerActivity(event.recognizer), event.instance, event.tool)
  }

  /// The touches that count for a candidate.
  func touches(_ event: CandidateEvent) -> ThingTouches { facts.touches(on: thing(event)) }

  /// The outcomes of a candidate's activity on its thing, from a time on.
  func outcomes(_ event: CandidateEvent, from time: Microseconds) -> ArraySlice<Outcome> {
    let own = outcomes[table.recognizerActivity(event.recognizer)]?[thing(event)] ?? []
    return own[own.partition { $0.time >= time }...]
  }

  /// The last claim of a rival up to an event of a candidate, on a thing that the candidate's fingers are on.
  func claim(of rival: Int, upTo event: CandidateEvent) -> Outcome? {
    guard let claims = outcomes[rival]?.filter({ $0.key.tool == event.tool }) else { return nil }
    let shared = Set(touches(event).down(at: event.time).flatMap(things))
    let near = claims.filter { shared.contains($0.key) }
    return (near.isEmpty ? claims : near).compactMap { last(in: $0.value, event.time) }
      .max { ($0.time, $0.instance) < ($1.time, $1.instance) }
  }

  private func last(in outcomes: [Outcome], _ time: Microseconds) -> Outcome? {
    outcomes[..<outcomes.partition { $0.time > time }].last(where: \.phase.isClaim)
  }

  /// Whether the movement that a claim began has ended by a time.
  func hasEnded(_ claim: Outcome, by time: Microseconds) -> Bool {
    guard claim.phase == .began else { return false }
    let own = outcomes[claim.activity]?[thing(claim)] ?? []
    return own.contains { $0.phase == .ended && claim.time <= $0.time && $0.time <= time }
  }

  private func things(_ press: TraceTouch) -> [TouchedThing] {
    (try? TraceFacts.things(of: press, loaded.names)) ?? []
  }

  /// The fingers that are down at a claim, on the thing that it is on.
  func fingers(at claim: Outcome) -> [TraceTouch] {
    facts.touches(on: thing(claim)).down(at: claim.time)
  }
}
