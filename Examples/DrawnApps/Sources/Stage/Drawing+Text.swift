import GestureRuntime

extension Drawing {
  /// Height of a line, in units of the drawing.
  private static let line = 19.0
  /// Limit of drawn lines. Further lines are only counted.
  private static let most = 10

  /// A row of text. Successive `changed` notes of an activity share a row.
  private struct Row {
    var note: Note
    var count = 1
  }

  private var rows: [Row] {
    var rows: [Row] = []
    for note in story.notes {
      // If several activities change at the same time, each has its own row.
      let run = rows.reversed().prefix { $0.note.phase == "changed" }.count
      let same = rows.lastIndex { $0.note.activity == note.activity }
      if note.phase == "changed", let same, same >= rows.count - run {
        rows[same] = Row(note: note, count: rows[same].count + 1)
      } else {
        rows.append(Row(note: note))
      }
    }
    return rows
  }

  /// - Returns: the y of the last line.
  mutating func drawNotes(from top: Double) -> Double {
    heading("What was recognized, and what the app did", top)
    var y = top + 4
    let rows = rows
    if rows.isEmpty {
      y += Self.line
      cell("nothing", left, y)
    }
    for row in rows.prefix(Self.most) {
      y += Self.line
      let note = row.note
      cell(Self.milliseconds(note.time), left + 58, y, anchor: "end")
      cell(note.activity, left + 70, y, color: Self.color(of: note.phase), weight: "bold")
      cell(note.phase + (row.count > 1 ? " ×\(row.count)" : ""), left + 156, y)
      cell(note.mechanic, left + 252, y)
      cell(note.text, left + 340, y, color: "#4b5563")
    }
    if rows.count > Self.most {
      y += Self.line
      cell("and \(rows.count - Self.most) more", left + 70, y)
    }
    return y
  }

  mutating func drawStrokes(from top: Double) -> Double {
    heading("Fingers", top)
    var y = top + 4
    for (index, stroke) in story.strokes.prefix(8).enumerated() {
      y += Self.line
      out.add(
        "circle",
        ["cx": SVG.number(left + 6), "cy": SVG.number(y - 4), "r": "5", "fill": Self.color(ofStroke: index)])
      cell(sentence(stroke), left + 20, y)
    }
    return y
  }

  private func sentence(_ stroke: Story.Stroke) -> String {
    let began = Self.milliseconds(stroke.began)
    let ended = Self.milliseconds(stroke.ended)
    let place = stroke.element.map { " on \($0)" } ?? " on nothing"
    let end = stroke.isCancelled ? "cancelled" : "lifts"
    guard let first = stroke.places.first, let last = stroke.places.last else { return "" }
    let way = "\(SVG.number(last.x - first.x)), \(SVG.number(last.y - first.y)) pt"
    return "finger \(stroke.number) presses\(place) at \(began), \(end) at \(ended), \(way) away"
  }

  /// Draws the legend.
  mutating func drawKey(from top: Double) {
    heading("Key", top)
    let lines = [
      (standsBeforeTheEnd ? "filled: just before it was gone" : "filled: at the end")
        + "; dashed: at the start; blue: on the way, its centre dotted; pale: gone since",
      "a finger's press is a dot, its lift a ring; when: blue from claim to end, green in an instant",
    ]
    for (index, text) in lines.enumerated() {
      cell(text, left, top + 4 + Self.line * Double(index + 1), color: "#4b5563")
    }
  }

  // MARK: Pieces

  mutating func heading(_ text: String, _ y: Double) {
    out.text(
      text,
      [
        "x": SVG.number(left), "y": SVG.number(y), "font-size": "13", "font-weight": "bold",
        "fill": "#111827",
      ])
  }

  mutating func cell(
    _ text: String, _ x: Double, _ y: Double, color: String = "#111827", weight: String = "",
    anchor: String = ""
  ) {
    out.text(
      text,
      [
        "x": SVG.number(x), "y": SVG.number(y), "font-size": "11.5", "font-weight": weight, "fill": color,
        "text-anchor": anchor,
      ])
  }

  static func milliseconds(_ time: Microseconds) -> String {
    SVG.number(Double(time) / 1000) + " ms"
  }

  private static func color(of phase: String) -> String {
    switch phase {
    case "recognized", "ended": "#15803d"
    case "began": "#1d4ed8"
    case "cancelled": "#b91c1c"
    default: "#6b7280"
    }
  }
}
