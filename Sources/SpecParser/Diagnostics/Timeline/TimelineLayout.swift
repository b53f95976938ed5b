/// A timeline as a table of text, at one level of detail.
struct TimelineLayout {
  /// The levels of detail, from the fullest to the narrowest.
  enum Detail: CaseIterable {
    case full, brief, letters, stacked

    var isBrief: Bool { self != .full }
    /// Whether letters stand for the activities; the text below the table explains them.
    var hasLetters: Bool { self == .letters || self == .stacked }
  }

  let detail: Detail
  let lines: [String]
  let width: Int

  /// One line of the table before the widths of the columns are known.
  private struct Line {
    var isDecision = false
    var time = ""
    var cells: [String]
  }

  private static let gap = "   "

  init(_ witness: FindingWitness, _ timeline: WitnessTimeline, _ detail: Detail) {
    self.detail = detail
    let words = FingerWords(screen: witness.screen, isBrief: detail.isBrief)
    let columns = detail == .stacked ? [] : Self.columns(timeline, words, grouped: detail.isBrief)
    var table = [Self.header(witness, columns, detail)]
    var claimed: Set<Int> = []
    for row in timeline.rows {
      if row.isGap {
        table.append(Line(time: "...", cells: []))
        continue
      }
      let claims = Self.claims(witness.claims.count, row, claimed)
      claimed.formUnion(row.claims)
      table +=
        detail == .stacked
        ? Self.stacked(row, timeline.fingers, words, claims)
        : [Self.line(row, columns.map { words.text(row.actions[$0.lowerBound]) } + claims)]
    }
    lines = Self.text(table)
    width = lines.map(DisplayText.width).max() ?? 0
  }

  // MARK: Columns

  /// The columns of the fingers. If `grouped`, neighboring fingers that do the same in every row share one.
  private static func columns(
    _ timeline: WitnessTimeline, _ words: FingerWords, grouped: Bool
  ) -> [ClosedRange<Int>] {
    var columns: [ClosedRange<Int>] = []
    for finger in timeline.fingers.indices {
      let isSame =
        columns.last.map { column in
          timeline.rows.allSatisfy {
            words.text($0.actions[column.lowerBound]) == words.text($0.actions[finger])
          }
        } ?? false
      if grouped, isSame, let last = columns.last {
        columns[columns.count - 1] = last.lowerBound...finger
      } else {
        columns.append(finger...finger)
      }
    }
    return columns
  }

  private static func header(
    _ witness: FindingWitness, _ columns: [ClosedRange<Int>], _ detail: Detail
  ) -> Line {
    let fingers = Set(witness.events.compactMap(\.finger)).sorted()
    let titles = columns.map { column in
      column.count == 1
        ? "finger \(fingers[column.lowerBound])"
        : "fingers \(fingers[column.lowerBound])-\(fingers[column.upperBound])"
    }
    let claimants = witness.claims.enumerated().map { detail.hasLetters ? letter($0) : $1.activity }
    return Line(time: "time", cells: (detail == .stacked ? ["fingers"] : titles) + claimants)
  }

  static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(max(index, 0), 25))))
  }

  // MARK: Rows

  private static func claims(
    _ count: Int, _ row: WitnessTimeline.Row, _ claimed: Set<Int>
  ) -> [String] {
    (0..<count).map { row.claims.contains($0) ? "CLAIMS" : claimed.contains($0) ? "" : "." }
  }

  private static func line(_ row: WitnessTimeline.Row, _ cells: [String]) -> Line {
    Line(
      isDecision: !row.claims.isEmpty, time: row.time.map(MeasureText.instant) ?? "", cells: cells)
  }

  /// The row with each finger's action on its own line; the time and the claims are on the first one.
  private static func stacked(
    _ row: WitnessTimeline.Row, _ fingers: [Int], _ words: FingerWords, _ claims: [String]
  ) -> [Line] {
    let told = zip(fingers, row.actions).filter { $0.1 != .stays && $0.1 != .away }.map { finger, action in
      if case .pause = action { words.text(action) } else { "\(finger): \(words.text(action))" }
    }
    let further = told.dropFirst().map { Line(cells: [$0]) }
    return [line(row, [told.first ?? ""] + claims)] + further
  }

  // MARK: Text

  private static func text(_ table: [Line]) -> [String] {
    let times = table.map(\.time.count).max() ?? 0
    let count = table.map(\.cells.count).max() ?? 0
    let widths = (0..<count).map { column in
      table.map { $0.cells.indices.contains(column) ? DisplayText.width(of: $0.cells[column]) : 0 }.max() ?? 0
    }
    return table.map { line in
      let time = String(repeating: " ", count: times - line.time.count) + line.time
      let cells = zip(line.cells, widths).map { $0 + DisplayText.padding(after: $0, to: $1) }
      return trimmed((line.isDecision ? "> " : "  ") + ([time] + cells).joined(separator: gap))
    }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
