import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Checks the activities of one random spec that `conflict/unreachable` reports: none may win in random touches on its element.
package struct CheckUnreachable: Sendable {
  /// How many activities are reported as unreachable in every state.
  package var called = 0
  /// What went wrong: an unreachable activity that wins.
  package var faults: [String] = []

  package init(seed: UInt64, traces: UInt64 = 100) {
    let builder = randomSpec(seed: seed)
    let found = AnalyzeConflicts.run(builder.checked).findings.filter {
      $0.conflict.rule == .unreachable && $0.conflict.severity == .error
    }
    called = found.count
    guard !found.isEmpty else { return }
    guard let player = TracePlayer(builder.checked) else {
      faults.append("seed \(seed): the spec has no table")
      return
    }
    for finding in found {
      let name = finding.finding.activities[0]
      let trace = (0..<traces).first {
        player.winners(randomTrace(seed: seed &* 1000 &+ $0, for: builder), on: name).contains(name)
      }
      if let trace { faults.append("seed \(seed), trace \(trace): \(finding.finding.message)") }
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
