import GestureRuntime
package import SpecParser

extension ConflictReport {
  /// The findings of the report, each with its delay and its witness as data.
  ///
  /// - Parameter machine: the analyzed machine, whose elements a witness names.
  package func findings(of machine: Machine) -> [Finding] {
    var lines = WitnessLines(machine)
    return findings.map { conflict in
      var finding = conflict.finding
      finding.delayMilliseconds = conflict.delayMs
      finding.witness = conflict.witness.map { lines.plain($0) }
      if conflict.conflict.rule != .undecided {
        finding.relation = conflict.conflict.relation?.plain(conflict.conflict.rule)
      }
      return finding
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
