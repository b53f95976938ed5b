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
    encodeJSON(["trace": .string(trace), "changes": .array(changes.map(entry))])
  }

  static func json(_ tally: ImpactTally) -> String {
    encodeJSON(
      [
        "version": 1, "traces": .int(tally.traces), "changed": .int(tally.changed),
        "failed": .int(tally.failed),
        "sorts": .array(
          tally.sorts.map {
            ["traces": .int($0.traces), "example": .string($0.example), "change": entry($0.change)]
          }),
      ])
  }

  private static func entry(_ change: OutcomeChange) -> JSON {
    JSON.members([
      "kind": .string(change.kind.rawValue), "message": .string(change.sentence),
      "t": .double(Double(change.time) / 1000), "before": change.before.map(JSON.string),
      "after": change.after.map(JSON.string),
    ])
  }
}
