import GestureRuntime
package import SpecParser

extension ConflictReport {
  /// The findings of the report, each with its delay and its witness as data.
  ///
  /// - Parameter machine: the analyzed machine, whose elements a witness names.
  package func findings(of machine: Machine) -> [Finding] {
    findings.map { conflict in
      var finding = conflict.finding
      finding.delayMilliseconds = conflict.delayMs
      finding.witness = conflict.witness.map { Self.plain($0, machine) }
      if conflict.conflict.rule != .undecided {
        finding.relation = conflict.conflict.relation?.plain(conflict.conflict.rule)
      }
      return finding
    }
  }

  /// The witness in the form of a trace.
  static func plain(_ witness: Witness, _ machine: Machine) -> FindingWitness {
    var events = witness.samples.map { sample in
      FindingWitness.Event(
        time: sample.time, phase: word(sample.phase), finger: sample.finger, x: sample.location.x,
        y: sample.location.y,
        element: sample.element.flatMap {
          machine.elements.indices.contains($0.index) ? machine.elements[$0.index].path : ""
        })
    }
    if let last = events.last, witness.end > last.time {
      events.append(.init(time: witness.end, phase: "tick"))
    }
    var plain = FindingWitness(
      target: witness.target, state: [], screen: [witness.screen.x, witness.screen.y], events: events,
      claims: witness.claims.map { .init(activity: $0.activity, mechanic: $0.mechanic, time: $0.time) })
    for state in witness.state { plain.add(state.name, state.value, isTool: state.isTool) }
    return plain
  }

  private static func word(_ phase: TouchPhase) -> String {
    switch phase {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}

extension FindingWitness {
  /// Adds the value of a variable in the form of a trace. The tool of a touch is a property of the samples.
  mutating func add(_ variable: String, _ value: String, isTool: Bool) {
    if isTool {
      tool = Tool(rawValue: value).flatMap { $0 == .finger ? nil : $0 }
    } else {
      state.append(.init(name: variable, value: value))
    }
  }
}
