import GestureCompiler
import SpecParser

/// A latency report as a table for people and as JSON for programs.
struct LatencyTable {
  let report: LatencyReport
  let sources: SourceSet
  /// The latency budget of the command line, in microseconds.
  let most: Int64?
  /// The folder that paths are relative to.
  let root: String

  /// The number of rows whose delay exceeds the budget of the command line.
  var rowsOverMost: Int { most.map { most in report.rows.count { $0.delay.exceeds(most) } } ?? 0 }

  // MARK: Text

  private static let header = [
    "line", "activity", "mechanic", "decided by", "at best", "resting", "at worst",
  ]

  /// - Parameter all: whether to show rows whose claim waits for no other.
  func text(all: Bool, style: TerminalStyle) -> String {
    let shown = all ? report.rows : report.rows.filter { !$0.delay.isNone }
    guard !shown.isEmpty else { return "no claim waits for a rival\n" }
    let rows = shown.map(cells)
    let widths = TextColumns.widths(of: [Self.header] + rows, columns: Self.header.indices)
    var lines = [style.dim(line(Self.header + ["because of"], widths))]
    for (row, cells) in zip(shown, rows) {
      let text = line(cells + [reason(row)], widths)
      lines.append(isOver(row) ? style.red(text) : row.delay.isNone ? text : style.yellow(text))
      for rival in row.rivals.dropFirst() {
        lines.append(style.dim(line(continued(rival), widths)))
      }
    }
    return lines.map { $0 + "\n" }.joined() + rest(report.rows.count - shown.count) + legend
  }

  private func rest(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "1 other claim waits for no other (`--all` shows it)\n"
    default: "\(count) other claims wait for no other (`--all` shows them)\n"
    }
  }

  private func cells(_ row: LatencyRow) -> [String] {
    [
      "\(place(row.span).line)", row.activity, row.mechanics.joined(separator: ", "), row.movement.rawValue,
    ] + times(row.delay, isBound: row.isBound)
  }

  /// The cells of a further rival of the row above.
  private func continued(_ rival: LatencyRival) -> [String] {
    ["", "", "", ""] + times(rival.delay, isBound: rival.isBound) + [name(rival)]
  }

  private func times(_ delay: ClaimDelay, isBound: Bool) -> [String] {
    let worst = (isBound ? "≤ " : "") + Self.time(delay.worst)
    return [Self.time(delay.best), Self.time(delay.resting), worst]
  }

  private static func time(_ time: Int64?) -> String {
    time.map(MeasureText.time) ?? "while down"
  }

  private func reason(_ row: LatencyRow) -> String {
    let layout = row.layout.map { "in a layout " + $0.words }
    guard let rival = row.worstRival else { return layout ?? "" }
    return name(rival) + (layout.map { ", " + $0 } ?? "")
      + (isOver(row) ? ": over the budget of \(MeasureText.instant(budget(row)))" : "")
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    TextColumns.line(cells, widths, right: [0, 4, 5, 6])
  }

  private func name(_ rival: LatencyRival) -> String {
    let how =
      rival.declared.map { "wait declared in line \(place($0).line)" } ?? "the longer mechanic, undeclared"
    return
      "\(rival.activity) (\(rival.mechanics.joined(separator: ", ")), line \(place(rival.span).line)), \(how)"
      + (rival.isInTurn ? ", if the state changes between presses" : "")
      + (rival.isChained ? ", which waits itself" : "") + (rival.isUndecided ? ", not decided" : "")
  }

  /// The meaning of the columns, if any claim waits.
  private var legend: String {
    if report.rows.allSatisfy(\.delay.isNone) { return "no claim waits for a rival\n" }
    return """

      at best: 0 where no rival is possible, or all can be over by then; resting: when the hand does nothing more
      at worst: whatever the hand goes on to do; while down: as long as fingers stay down
      \(isAnyBound ? "≤: a third activity can end the wait sooner\n" : "")
      """
  }

  private var isAnyBound: Bool {
    report.rows.contains { row in row.isBound || row.rivals.contains(where: \.isBound) }
  }

  // MARK: Budgets

  /// The budget of the spec for a row; `nil` if the general budget is not enforced because all its waits are declared, or come only where
  /// the state changes within a gesture.
  private func ownBudget(_ row: LatencyRow) -> Int64? {
    row.ownBudget != nil || row.rivals.contains { $0.declared == nil && !$0.isInTurn } ? row.budget : nil
  }

  /// The lowest budget that is enforced for a row, or else the general one.
  private func budget(_ row: LatencyRow) -> Int64 {
    [most, ownBudget(row)].compactMap(\.self).min() ?? row.budget
  }

  private func isOver(_ row: LatencyRow) -> Bool {
    [most, ownBudget(row)].contains { $0.map(row.delay.exceeds) == true }
  }

  private func place(_ span: SourceSpan) -> ReportPlace {
    ReportPlace(span, in: sources, root: root)
  }

  // MARK: JSON

  func json(product: String) -> String {
    encodeJSON(
      ["version": 1, "product": .string(product), "latencies": .array(report.rows.map(entry))])
  }

  private func entry(_ row: LatencyRow) -> JSON {
    JSON.members([
      "activity": .string(row.activity), "target": .string(row.target), "mechanics": .strings(row.mechanics),
      "decidedBy": .string(row.movement.rawValue), "isBound": .bool(row.isBound),
      "budgetMs": .double(Double(budget(row)) / 1000), "isOverBudget": .bool(isOver(row)),
      "rivals": .array(row.rivals.map(rival)), "layout": (row.layout?.rawValue).map(JSON.string),
    ]).merging(place(row.span).start).merging(times(row.delay))
  }

  private func rival(_ rival: LatencyRival) -> JSON {
    JSON.members([
      "activity": .string(rival.activity), "mechanics": .strings(rival.mechanics),
      "isDeclared": .bool(rival.declared != nil),
      "declaredAtLine": rival.declared.map { .int(place($0).line) },
      "isUndecided": .bool(rival.isUndecided),
      // Whether it causes the delay only if the state changes between presses.
      "isInTurn": .bool(rival.isInTurn),
    ]).merging(place(rival.span).start).merging(times(rival.delay))
  }

  private func times(_ delay: ClaimDelay) -> JSON {
    [
      "bestMs": milliseconds(delay.best), "restingMs": milliseconds(delay.resting),
      "worstMs": milliseconds(delay.worst),
    ]
  }

  /// A time in milliseconds, as the table says it; `null` if the wait lasts as long as fingers are down.
  private func milliseconds(_ time: Int64?) -> JSON {
    time.map { .double(MeasureText.milliseconds($0)) } ?? .null
  }
}
