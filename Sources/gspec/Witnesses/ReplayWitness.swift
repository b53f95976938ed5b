import GestureRuntime
import SpecParser

/// Replays a written witness in the whole spec, as `gspec run --rivals` does.
struct ReplayWitness {
  private let names: TableNames

  init(_ table: Table) { names = TableNames(table) }

  /// The claims of the witness in the order in which the recognizer reports them.
  ///
  /// - Parameter text: the trace as it will be written.
  /// - Throws: if an activity does not claim at its instant, which is an error of the analysis, not of the spec.
  func claims(
    _ witness: FindingWitness, _ text: String, name: String
  ) throws(CommandFailure) -> [FindingWitness.Claim] {
    let outcomes = try outcomes(text, name: name)
    let found = witness.claims.map { claim in
      let index = outcomes.firstIndex {
        $0.time == claim.time && names.table.activityName($0.activity) == claim.activity
      }
      return (claim, index)
    }
    for (claim, index) in found where index == nil {
      throw CommandFailure(
        "\(name): `\(claim.activity)` does not claim at \(MeasureText.instant(claim.time))",
        help: "the trace was not written; this is a fault of gspec, please report it with the spec")
    }
    return found.sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }.map(\.0)
  }

  private func outcomes(_ text: String, name: String) throws(CommandFailure) -> [Outcome] {
    do {
      var notes = TraceNotes()
      let trace = try ReadTrace.trace(Array(text.utf8), options: TraceOptions(), notes: &notes)
      var settings = ReplaySettings()
      settings.showsRivals = true
      let replay = try Replay.run(trace, names: names, settings: settings)
      return replay.outcomes.filter(\.phase.isClaim)
    } catch {
      throw CommandFailure(error, path: name)
    }
  }
}
