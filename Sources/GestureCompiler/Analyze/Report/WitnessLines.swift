import GestureRuntime
import SpecParser

/// Writes witnesses in the form of traces. Witnesses of one trace on the same elements share its lines, so that thousands of findings need
/// no more room than the traces among them.
struct WitnessLines {
  /// What equal traces have in common, without looking at each sample.
  private struct Key: Hashable {
    var inner: Int
    var outer: Int
    var end: Int64
    var count: Int
    var some: [PlainTrace.Sample]

    init(_ witness: Witness) {
      (inner, outer, end) = (witness.inner, witness.outer, witness.end)
      let samples = witness.trace.samples
      count = samples.count
      some = samples.isEmpty ? [] : [samples[0], samples[count / 3], samples[count / 2], samples[count - 1]]
    }
  }

  private let machine: Machine
  private var known: [Key: [(trace: PlainTrace, events: [FindingWitness.Event])]] = [:]

  init(_ machine: Machine) { self.machine = machine }

  mutating func plain(_ witness: Witness) -> FindingWitness {
    var plain = FindingWitness(
      target: witness.target, state: [], screen: [witness.screen.x, witness.screen.y],
      events: events(of: witness),
      claims: witness.claims.map { .init(activity: $0.activity, mechanic: $0.mechanic, time: $0.time) })
    for state in witness.state { plain.add(state.name, state.value, isTool: state.isTool) }
    return plain
  }

  private mutating func events(of witness: Witness) -> [FindingWitness.Event] {
    let key = Key(witness)
    if let same = known[key]?.first(where: { $0.trace.samples == witness.trace.samples }) {
      return same.events
    }
    var events = witness.samples.map { FindingWitness.Event($0, in: machine) }
    if let last = events.last, witness.end > last.time {
      events.append(.init(time: witness.end, phase: "tick"))
    }
    known[key, default: []].append((witness.trace, events))
    return events
  }
}

extension FindingWitness.Event {
  /// A sample of a touch on a machine's elements; the path is empty for none.
  init(_ sample: TouchSample, in machine: Machine) {
    self.init(
      time: sample.time, phase: sample.phase.name, finger: sample.finger, x: sample.location.x,
      y: sample.location.y,
      element: sample.element.flatMap {
        machine.elements.indices.contains($0.index) ? machine.elements[$0.index].path : ""
      })
  }
}
