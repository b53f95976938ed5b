import GestureRuntime

/// Prints outcomes as a table for the terminal. Outcomes `changed` of one activity are one line, the last, if only outcomes `changed` lie
/// between them.
enum OutcomeTable {
  static func text(_ outcomes: some Sequence<NamedOutcome>, style: TerminalStyle) -> String {
    let rows = summarized(outcomes).map(cells)
    if rows.isEmpty { return "nothing was recognized\n" }
    let header = ["time", "activity", "phase", "mechanic", "target", "values"]
    let widths = TextColumns.widths(of: [header] + rows, columns: header.indices)
    let lines =
      [style.dim(TextColumns.line(header, widths))]
      + rows.map { colored(TextColumns.line($0, widths), $0, style) }
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Row {
    var outcome: NamedOutcome
    /// The number of outcomes in the row; 1 unless the phase is `changed`.
    var count: Int
  }

  private static func summarized(_ outcomes: some Sequence<NamedOutcome>) -> [Row] {
    var rows: [Row] = []
    // The first row of the current run of changes.
    var start = 0
    for outcome in outcomes {
      var count = 1
      if !outcome.isChange {
        start = rows.count + 1
      } else if let same = rows[start...].firstIndex(where: {
        $0.outcome.outcome.isOfOneTouch(with: outcome.outcome)
      }) {
        count += rows.remove(at: same).count
      }
      rows.append(Row(outcome: outcome, count: count))
    }
    return rows
  }

  private static func cells(_ row: Row) -> [String] {
    let outcome = row.outcome
    let phase = outcome.text(.phase) + (row.count > 1 ? " ×\(row.count)" : "")
    return [
      DecimalText.brief(Double(outcome.outcome.time) / 1000) + " ms", outcome.text(.activity), phase,
      outcome.text(.mechanic), outcome[.item]?.text ?? outcome.text(.target), values(outcome),
    ]
  }

  /// The values of an outcome in words, most with one decimal.
  private static func values(_ named: NamedOutcome) -> String {
    let outcome = named.outcome
    var parts: [String] = []
    if outcome.tool != .finger { parts.append("by \(outcome.tool.word)") }
    if outcome.taps > 0 { parts.append("tap \(outcome.taps)") }
    if outcome.fingers > 1 { parts.append("\(outcome.fingers) fingers") }
    if outcome.values.contains(.translation) { parts.append("moved " + pair(outcome.translation)) }
    if outcome.values.contains(.velocity) { parts.append("at " + pair(outcome.velocity) + " pt/s") }
    if outcome.values.contains(.scale) { parts.append("scale " + DecimalText.text(rounded(outcome.scale))) }
    if outcome.values.contains(.rotation) {
      parts.append("turned " + DecimalText.brief(outcome.rotation) + "°")
    }
    if outcome.values.contains(.progress) {
      // Below the threshold it does not look as if it had reached it.
      let percent = outcome.progress < 1 ? min(outcome.progress * 100, 99.9) : outcome.progress * 100
      parts.append("progress " + DecimalText.brief(percent) + " %")
    }
    if outcome.values.contains(.committed) {
      parts.append(outcome.isCommitted ? "committed" : "not committed")
    }
    if named[.detent] != nil { parts.append("detent " + named.text(.detent)) }
    if outcome.values.contains(.over) { parts.append("over " + named.text(.over)) }
    if named[.width] != nil { parts.append("box " + text(outcome.box)) }
    return parts.joined(separator: ", ")
  }

  private static func text(_ box: Rectangle) -> String {
    "\(DecimalText.brief(box.width)) x \(DecimalText.brief(box.height)) at "
      + pair(Point(x: box.x, y: box.y))
  }

  private static func rounded(_ scale: Double) -> Double { (scale * 100).rounded() / 100 }

  private static func pair(_ point: Point) -> String {
    DecimalText.brief(point.x) + "," + DecimalText.brief(point.y)
  }

  private static func colored(_ line: String, _ cells: [String], _ style: TerminalStyle) -> String {
    switch cells[2].prefix(7) {
    case "recogni", "began": style.green(line)
    case "changed": style.dim(line)
    case "cancell": style.yellow(line)
    default: line
    }
  }
}

extension NamedOutcome {
  var isChange: Bool { outcome.phase == .changed }
}
