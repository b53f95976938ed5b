import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Checks the activities of one random spec that `conflict/unreachable` reports: none may win in random touches on its element. If the
/// finding is about some touches, only such are played.
package struct CheckUnreachable: Sendable {
  /// How many activities are reported as unreachable in every state, and how many of these for some touches.
  package var called = 0
  package var calledInPart = 0
  /// What went wrong: an unreachable activity that wins.
  package var faults: [String] = []

  package init(seed: UInt64, traces: UInt64 = 100) {
    let builder = randomSpec(seed: seed)
    let found = AnalyzeConflicts.run(builder.checked).findings.filter {
      $0.conflict.rule == .unreachable && ($0.conflict.severity == .error || $0.conflict.lost != nil)
    }
    called = found.count
    calledInPart = found.count { $0.conflict.lost != nil }
    guard !found.isEmpty else { return }
    guard let player = TracePlayer(builder.checked) else {
      faults.append("seed \(seed): the spec has no table")
      return
    }
    for finding in found {
      let name = finding.finding.activities[0]
      let trace = (0..<traces).first {
        let events = randomTrace(seed: seed &* 1000 &+ $0, for: builder)
        let touches = finding.conflict.lost.map { events.showing($0) } ?? events
        return player.winners(touches, on: name).contains(name)
      }
      if let trace { faults.append("seed \(seed), trace \(trace): \(finding.finding.message)") }
    }
  }
}

extension [InputEvent] {
  /// The same touches as those that a finding is about: every movement goes in one of its directions, or none comes before the last finger
  /// has landed.
  fileprivate func showing(_ touches: Conflict.LostTouches) -> [InputEvent] {
    // Where each finger is in these events, and in the new ones.
    var places: [Int: (old: Point, new: Point)] = [:]
    return indices.map { index in
      guard case .sample(var sample) = self[index] else { return self[index] }
      let old = sample.location
      // A recognizer refuses a second press of a finger that is down, and a place that is no number: the finger goes on from where it was.
      guard old.x.isFinite, old.y.isFinite else { return self[index] }
      if sample.phase == .down, places[sample.finger] == nil { places[sample.finger] = (old, old) }
      guard let place = places[sample.finger] else { return self[index] }
      switch touches {
      case .toward(let sides):
        sample.location = place.new.stepping(from: place.old, to: old, toward: sides[0])
      case .withoutDrift: if isBeforeLanding(index) { sample.location = place.new }
      }
      let isOver = sample.phase == .up || sample.phase == .cancel
      places[sample.finger] = isOver ? nil : (old, sample.location)
      return .sample(sample)
    }
  }

  /// Whether another finger lands after an event, before all are up.
  private func isBeforeLanding(_ index: Int) -> Bool {
    var down: Set<Int> = []
    for (number, event) in enumerated() {
      guard case .sample(let sample) = event else { continue }
      switch sample.phase {
      case .down:
        if number > index { return true }
        down.insert(sample.finger)
      case .up, .cancel:
        down.remove(sample.finger)
        if number >= index, down.isEmpty { return false }
      case .move: break
      }
    }
    return false
  }
}

extension Point {
  /// The point after a step of the same length from here, turned so that it lies well within the cone of a side.
  fileprivate func stepping(from old: Point, to new: Point, toward side: DirectionWord) -> Point {
    let (dx, dy) = (new.x - old.x, new.y - old.y)
    let (along, across) = (abs(dx) + abs(dy), (dx - dy) / 2)
    return switch side {
    case .left: Point(x: x - along, y: y + across)
    case .up: Point(x: x + across, y: y - along)
    case .down: Point(x: x + across, y: y + along)
    default: Point(x: x + along, y: y + across)
    }
  }
}

/// Plays random events with every finger on one activity's element. All state changes are made before the first touch.
private struct TracePlayer {
  private let spec: CheckedSpec
  private let table: Table

  init?(_ spec: CheckedSpec) {
    guard let table = try? CompilePipeline.compile(spec).table else { return nil }
    self.spec = spec
    self.table = table
  }

  /// The activities that win.
  func winners(_ events: [InputEvent], on name: String) -> Set<String> {
    let target = spec.activities.first { $0.name.value == name }?.target.value ?? 0
    let element = table.element(path: spec.elements[target].path)
    var recognizer = Recognizer(table)
    recognizer.setScreen(Point(x: 400, y: 800))
    var sink = WinnerSink()
    // State changes first: the state must stay the same during the touches.
    for event in events {
      if case .set(let slot, let value) = event, let state = table.state(named: spec.states[slot].name.value)
      {
        recognizer.setState(state, to: value)
      }
    }
    for event in events {
      switch event {
      case .sample(var sample):
        if sample.phase == .down { sample.element = element }
        _ = recognizer.feed(sample, into: &sink)
      case .advance(let time): recognizer.advance(to: time, into: &sink)
      case .set, .instance, .reset, .content, .frame: break
      }
    }
    recognizer.flush(into: &sink)
    return Set(sink.winners.map(table.activityName))
  }

  private struct WinnerSink: GestureSink {
    var winners: Set<Int> = []

    mutating func receive(_ outcome: Outcome) { winners.insert(outcome.activity) }
  }
}
