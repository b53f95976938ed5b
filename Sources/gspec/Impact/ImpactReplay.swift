import GestureCompiler
import SpecParser

/// Replays traces under two specs. Several threads use one value.
struct ImpactReplay: Sendable {
  private let old: TableNames
  private let new: TableNames
  /// The new names of activities by their old names.
  private let names: [String: String]
  private let settings: ReplaySettings
  private let options: TraceOptions

  /// The result of one trace.
  enum Result: Sendable {
    /// The file was found in a folder, and is no trace.
    case leftOut
    case failed(CommandFailure)
    case compared([OutcomeChange])
  }

  /// - Parameter names: the new names of activities by their old names.
  init(
    _ tables: (old: TableNames, new: TableNames), names: [String: String], _ settings: ReplaySettings,
    _ options: TraceOptions
  ) throws {
    (old, new) = tables
    self.names = names
    self.settings = settings
    self.options = options
    try ReplayCommand.checkTarget([old, new], settings)
    for side in [old, new] { try ReplayCommand.checkState(side, settings) }
  }

  func result(of input: TraceInput) -> Result {
    do throws(CommandFailure) {
      if let failure = input.failure { throw failure }
      let bytes: [UInt8]
      if let known = input.bytes {
        bytes = known
      } else {
        bytes = try ReadInput.bytes(input.name, limit: ReadInput.traceLimit)
      }
      if input.isFound, options.format == nil, !isTrace(bytes, input.name) { return .leftOut }
      return .compared(try changes(in: bytes, input.name))
    } catch {
      return .failed(error)
    }
  }

  /// Whether a file of a folder is meant to be a trace. A damaged trace is one by its name, and an empty file may be one that was cut.
  private func isTrace(_ bytes: [UInt8], _ name: String) -> Bool {
    TraceFormat.isNamed(name) || bytes.isEmpty || (try? TraceFormat.detect(bytes)) != nil
  }

  private func changes(in bytes: [UInt8], _ name: String) throws(CommandFailure) -> [OutcomeChange] {
    let trace: Trace
    do {
      var notes = TraceNotes()
      trace = try ReadTrace.trace(bytes, options: options, notes: &notes)
    } catch {
      throw CommandFailure(error, path: name)
    }
    try ReplayCommand.checkTargets(trace, name, new.table, settings)
    switch (outcomes(trace, old), outcomes(trace, new)) {
    case (.success(let before), .success(let after)):
      return zip(before.touches(alsoIn: after), after.touches(alsoIn: before)).flatMap {
        CompareOutcomes.changes(
          ClaimStory.all(before.named($0), names), ClaimStory.all(after.named($1), [:]))
          + ShownPress.changes(
            ShownPress.all(before.shown($0), names), ShownPress.all(after.shown($1), [:]))
      }
    case (.failure(let error), .failure): throw CommandFailure(error, path: name)
    case (.success, .failure(let error)): return [unplayable(.unplayable, "the new spec", error)]
    case (.failure(let error), .success): return [unplayable(.playable, "the old spec alone", error)]
    }
  }

  private func outcomes(_ trace: Trace, _ side: TableNames) -> Swift.Result<TouchedOutcomes, TraceError> {
    do throws(TraceError) {
      return .success(try TouchedOutcomes(trace, names: side, settings: settings))
    } catch {
      return .failure(error)
    }
  }

  private func unplayable(_ kind: OutcomeChange.Kind, _ where: String, _ error: TraceError) -> OutcomeChange {
    OutcomeChange(
      kind: kind, sentence: "the trace cannot be replayed under \(`where`): \(error.message)", time: 0,
      before: nil, after: nil)
  }
}
