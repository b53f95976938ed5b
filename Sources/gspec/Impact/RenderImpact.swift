import GestureRuntime

/// The values of `impact --format`.
enum ImpactFormat: String, CaseIterable, Sendable, Hashable {
  case text, json, jsonl
}

/// Prints the results of traces as text or as JSON.
enum RenderImpact {
  static func text(_ tally: ImpactTally, style: TerminalStyle) -> String {
    let verb = tally.changed == 1 ? "comes" : "come"
    var lines = ["\(counted(tally.traces, "trace")): \(tally.changed) \(verb) to something else"]
    let widths = tally.sorts.map { counted($0.traces, "trace").count }.max() ?? 0
    for sort in tally.sorts {
      let count = counted(sort.traces, "trace")
      let pad = String(repeating: " ", count: widths - count.count)
      lines.append("  \(pad)\(style.bold(count))  \(sort.change.sentence)")
      let indent = String(repeating: " ", count: widths + 4)
      lines.append(indent + style.dim("for example: ") + sort.example)
      if let before = sort.change.before { lines.append(indent + style.dim("was: ") + before) }
      if let after = sort.change.after { lines.append(indent + style.dim("now: ") + after) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: Data

  /// The JSON line of a trace with changes.
  static func line(_ changes: [OutcomeChange], of trace: String) -> String {
    encodeJSON(Line(trace: trace, changes: changes.map(Change.init)))
  }

  static func json(_ tally: ImpactTally) -> String {
    encodeJSON(
      Document(
        traces: tally.traces, changed: tally.changed, failed: tally.failed,
        sorts: tally.sorts.map { Sort(traces: $0.traces, example: $0.example, change: Change($0.change)) }))
  }

  private struct Document: Encodable {
    var version = 1
    var traces: Int
    var changed: Int
    var failed: Int
    var sorts: [Sort]
  }

  private struct Sort: Encodable {
    var traces: Int
    var example: String
    var change: Change
  }

  private struct Line: Encodable {
    var trace: String
    var changes: [Change]
  }

  private struct Change: Encodable {
    var kind: String
    var message: String
    var t: Double
    var before: String?
    var after: String?

    init(_ change: OutcomeChange) {
      kind = change.kind.rawValue
      message = change.sentence
      t = Double(change.time) / 1000
      before = change.before
      after = change.after
    }
  }
}
