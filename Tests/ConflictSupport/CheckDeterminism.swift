import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport

/// Checks that a spec without conflict errors is deterministic. Traces near its limits must not give two winners for one finger,
/// except with `together`. The result must not depend on the order or the names of declarations.
package struct CheckDeterminism: Sendable {
  package var seed: UInt64
  package var activities = 0
  package var traces = 0
  /// All outcomes, which shows that the traces are not idle.
  package var outcomes = 0
  /// What went wrong.
  package var faults: [String] = []

  package init(seed: UInt64, traces count: Int) {
    self.seed = seed
    let spec = Self.clean(randomSpec(seed: seed))
    activities = spec.activities.count
    var other = spec
    other.reverseActivities()
    other.renameAll()
    let machine = CompilePipeline.lower(spec.checked)
    guard activities > 0, let run = NamedRun(machine),
      let mirrored = NamedRun(CompilePipeline.lower(other.checked))
    else { return }
    let maker = ThresholdTrace(machine)
    var random = RandomNumbers(seed: seed &* 31)
    for _ in 0..<count {
      let isOne = random.chance(60)
      let element = random.pick(spec.elements.map(\.path))
      let trace = maker.make(&random, element: 0, contacts: isOne ? 1 : random.int(2...3))
      let values = spec.states.indices.map {
        $0 == 2 ? random.pick([1, 2, 4, 8]) : Double(random.int(0...1))
      }
      let names = spec.states.map(\.name.value)
      let told = run.outcomes(trace, on: element, Array(zip(names, values)), rename: { $0 })
      let again = mirrored.outcomes(
        trace, on: element, Array(zip(names, values)), rename: SpecBuilder.mirrored)
      traces += 1
      outcomes += told.count
      if NamedRun.listed(told) != NamedRun.listed(again) {
        faults.append("\(NamedRun.story(told)); with other names \(NamedRun.story(again)): \(trace.samples)")
      }
      if isOne, let two = Self.twoWinners(told, spec) { faults.append("\(two): \(trace.samples)") }
    }
  }

  /// The spec without those activities that have errors, or are undecided.
  private static func clean(_ builder: SpecBuilder) -> SpecBuilder {
    var builder = builder
    while true {
      let spec = builder.checked
      let found = LintSpec().findings(of: spec)
      let bad = found.first { $0.severity == .error || $0.rule == "conflict/undecided" }
      guard let bad else { return builder }
      guard let name = bad.activities.last,
        let index = builder.activities.firstIndex(where: { $0.name.value == name })
      else {
        builder.keepActivities { _ in false }
        return builder
      }
      builder.keepActivities { $0 != index }
    }
  }

  /// Two activities that both win one touch although nothing allows it. All fingers are on one element and land once, so every winner
  /// shares the first finger.
  private static func twoWinners(_ told: [NamedRun.Told], _ spec: SpecBuilder) -> String? {
    let wins = told.filter { $0.phase == .recognized || $0.phase == .began }
    for (number, first) in wins.enumerated() {
      for second in wins[(number + 1)...] where first.activity != second.activity {
        let isCancelled = told.contains {
          $0.activity == first.activity && $0.phase == .cancelled && $0.time <= second.time
        }
        let (a, b) = (spec.index(ofActivity: first.activity), spec.index(ofActivity: second.activity))
        let isLater = !spec.activities[a].after.isEmpty || !spec.activities[b].after.isEmpty
        if !isCancelled && !isLater && !spec.areTogether(a, b) {
          return "\(first.activity) and \(second.activity) both win"
        }
      }
    }
    return nil
  }
}

/// A machine's table, run with names in place of numbers.
struct NamedRun {
  struct Told {
    var activity: String
    var phase: GesturePhase
    var time: Int64
    var text: String
  }

  private let table: Table

  init?(_ machine: Machine) {
    guard let compiled = try? CompilePipeline.compile(machine) else { return nil }
    table = compiled.table
  }

  /// The outcomes as text. Outcomes of one instant come in the order of names, which differ between the two specs, so they are sorted.
  static func listed(_ told: [Told]) -> [String] {
    told.enumerated().sorted {
      ($0.element.time, $0.element.activity, $0.offset) < ($1.element.time, $1.element.activity, $1.offset)
    }.map(\.element.text)
  }

  static func story(_ told: [Told]) -> String {
    told.filter { $0.phase != .changed }.map { "\($0.activity) \($0.phase) \($0.time)" }.joined(
      separator: ", ")
  }

  /// - Parameter rename: from the names of the first spec to this one's; its own inverse.
  func outcomes(
    _ trace: (samples: [TouchSample], end: Int64), on element: String, _ values: [(String, Double)],
    rename: (String) -> String
  ) -> [Told] {
    var recognizer = Recognizer(table)
    recognizer.setScreen(Point(x: 400, y: 800))
    for (name, value) in values {
      if let slot = table.state(named: rename(name)) { recognizer.setState(slot, to: value) }
    }
    let path = element.split(separator: "/").map { rename(String($0)) }.joined(separator: "/")
    var sink = OutcomeSink()
    for sample in trace.samples {
      var sample = sample
      if sample.phase == .down { sample.element = table.element(path: path) }
      _ = recognizer.feed(sample, into: &sink)
    }
    recognizer.advance(to: trace.end, into: &sink)
    return sink.outcomes.map { outcome in
      let name = rename(table.activityName(outcome.activity))
      var plain = outcome
      plain.activity = 0
      plain.mechanic = 0
      plain.over = nil
      let over = outcome.over.map { table.elementPath($0).split(separator: "/").map { rename(String($0)) } }
      return Told(
        activity: name, phase: outcome.phase, time: outcome.time, text: "\(name) \(plain) \(over ?? [])")
    }
  }

  private struct OutcomeSink: GestureSink {
    var outcomes: [Outcome] = []
    mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
  }
}
