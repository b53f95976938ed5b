import GestureCompiler
import GestureRuntime
import TestSupport

/// Compares what the analysis says of one random pair with traces, in both directions.
package struct CheckPair: Sendable {
  package var seed: UInt64
  package var met = false
  package var isUndecided = false
  /// Whether one of the two activities has a mechanic of the spec's own.
  package var isCustom = false
  /// Orders that the analysis finds only at the limit itself and cannot prove by a trace.
  package var boundaries = 0
  /// Orders that a trace shows although the analysis excludes them, each with the trace.
  package var calledApart: [String] = []
  /// Orders that the analysis reports and whose witness does not make both claim as it says.
  package var calledMet: [String] = []
  /// Decisions that the analysis leaves open.
  package var open: [String] = []
  /// Traces that fingers can perform.
  package var traces = 0
  /// Those of them on which both claim.
  package var joined = 0

  package init(seed: UInt64, traces count: Int) {
    self.seed = seed
    let pair = RandomPair(seed: seed)
    let decisions = AnalyzeConflicts.decisions(pair.spec, pair.machine)
    isCustom = pair.machine.activities.flatMap(\.recognizers).flatMap(\.names).contains { name in
      ["mp", "mq"].contains(pair.machine.mechanics[name.mechanic])
    }
    guard let runner = GridRunner(pair.machine) else { return }
    for (recognizers, decision) in decisions.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      if !decision.proved.isEmpty { met = true }
      let full = decision.unproved.filter { !$0.isBoundary }
      boundaries += decision.unproved.count - full.count
      if decision.isOpen {
        isUndecided = true
        open.append(
          "\(recognizers) \(decision.isComplete ? full.map { "\($0.order)" } : ["bound"]): \(pair.describe)")
      }
      for proved in decision.proved { replay(proved, recognizers, pair, runner) }
    }
    tryTraces(count, pair, runner, decisions)
  }

  private mutating func replay(
    _ proved: PairDecision.Proved, _ recognizers: [Int], _ pair: RandomPair, _ runner: GridRunner
  ) {
    let targets = pair.machine.activities.map(\.target)
    let samples = proved.trace.samples.map { sample in
      TouchSample(
        time: sample.time, phase: sample.phase, finger: sample.finger + 1, location: sample.location,
        element: sample.element(inner: targets.max() ?? 0, outer: targets.min() ?? 0))
    }
    let claims = runner.claims(samples, until: proved.trace.end, recognizers)
    let (a, b) = (proved.trace.claims[0], proved.trace.claims[1])
    let order: ClaimOrder = a < b ? .first : a == b ? .same : .second
    // A timer and a sample at one time are two instants, the timer's first.
    let isOrder = order == proved.meeting.order || (a == b && proved.meeting.leastGap == 0)
    if !claims.first.contains(a) || !claims.second.contains(b) || !isOrder {
      calledMet.append("\(recognizers) \(proved.meeting.order): \(pair.describe)")
    }
    if !Self.isPlausible(samples) { calledMet.append("no hand makes it: \(pair.describe)") }
    let gap = max(a, b) - min(a, b)
    if !proved.meeting.gap.contains(gap) {
      calledMet.append("gap \(gap) not in \(proved.meeting.gap): \(pair.describe)")
    }
  }

  /// Whether no finger is faster than 10,000 pt/s. The shortest stroke is not checked here.
  static func isPlausible(_ samples: [TouchSample]) -> Bool {
    var last: [Int: TouchSample] = [:]
    for sample in samples {
      if sample.phase != .down, let old = last[sample.finger] {
        let way = PlaneGeometry.distance(sample.location, old.location)
        if way > Double(sample.time - old.time) / 100 + 0.5 { return false }
      }
      last[sample.finger] = sample
    }
    return true
  }

  private mutating func tryTraces(
    _ count: Int, _ pair: RandomPair, _ runner: GridRunner, _ decisions: [[Int]: PairDecision]
  ) {
    var random = RandomNumbers(seed: seed &* 77)
    var seen: Set<GridRunner.Joined> = []
    let counts = pair.machine.activities.flatMap {
      $0.recognizers.flatMap { [$0.fingers.lowerBound, $0.fingers.upperBound] }
    }
    let deepest = pair.machine.activities.map(\.target).max() ?? 0
    for _ in 0..<count {
      guard let trace = GridTrace(&random, deepest: deepest, fingers: counts + [1, 2, counts.max() ?? 1])
      else { continue }
      traces += 1
      let orders = runner.orders(trace.samples, until: trace.end)
      if !orders.isEmpty { joined += 1 }
      let new = orders.subtracting(seen)
      seen.formUnion(orders)
      for joined in new where !isKnown(joined, decisions[joined.recognizers]) {
        calledApart.append(
          "\(joined.recognizers) \(joined.order): \(pair.describe)\n\(Self.text(trace.samples))")
      }
    }
  }

  /// A timer and a sample at one time are two instants, the timer's first.
  private func isKnown(_ joined: GridRunner.Joined, _ decision: PairDecision?) -> Bool {
    guard let decision else { return false }
    let found = decision.proved.map(\.meeting) + decision.unproved
    return !decision.isComplete
      || found.contains { $0.order == joined.order || (joined.order == .same && $0.leastGap == 0) }
  }

  private static func text(_ samples: [TouchSample]) -> String {
    samples.map { sample in
      let place = "(\((sample.location.x * 10).rounded() / 10), \((sample.location.y * 10).rounded() / 10))"
      return
        "  \(sample.time / 1000) ms \(sample.phase) \(sample.finger) \(place) on \(sample.element?.index ?? -1)"
    }.joined(separator: "\n")
  }
}
