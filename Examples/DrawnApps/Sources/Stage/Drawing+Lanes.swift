import GestureRuntime

extension Drawing {
  private static let laneHeight = 22.0
  private static let nameWidth = 100.0
  private static let laneWidth = 440.0

  /// A span of time; an instant if `end` is `nil`.
  private struct Bar {
    var name: String
    var color: String
    var begin: Microseconds
    var end: Microseconds?
  }

  private var bars: [Bar] {
    let fingers = story.strokes.prefix(4).enumerated().map { index, stroke in
      Bar(
        name: "finger \(stroke.number)", color: Self.color(ofStroke: index), begin: stroke.began,
        end: stroke.ended)
    }
    return fingers + activities
  }

  /// The recognized activities, each from its claim to its end.
  private var activities: [Bar] {
    var bars: [Bar] = []
    for note in story.notes {
      switch note.phase {
      case "recognized": bars.append(Bar(name: note.activity, color: "#15803d", begin: note.time))
      case "began": bars.append(Bar(name: note.activity, color: "#2563eb", begin: note.time))
      case "ended", "cancelled":
        guard let index = bars.lastIndex(where: { $0.name == note.activity }) else { continue }
        bars[index].end = note.time
        if note.phase == "cancelled" { bars[index].color = "#b91c1c" }
      default: break
      }
    }
    return bars
  }

  /// Draws fingers and activities along one time axis.
  ///
  /// - Returns: the y of the end of the axis.
  mutating func drawLanes(from top: Double) -> Double {
    let bars = bars
    guard let first = story.strokes.map(\.began).min(),
      let last = (bars.map { $0.end ?? $0.begin } + story.notes.map(\.time)).max(), last > first
    else { return top }
    heading("When", top)
    let start = left + Self.nameWidth
    func x(_ time: Microseconds) -> Double {
      start + Double(time - first) / Double(last - first) * Self.laneWidth
    }
    var y = top + 8
    for bar in bars.prefix(9) {
      y += Self.laneHeight
      cell(bar.name, left, y)
      draw(bar, from: x(bar.begin), to: bar.end.map(x), y - 4)
    }
    y += 12
    out.add(
      "line",
      [
        "x1": SVG.number(start), "y1": SVG.number(y), "x2": SVG.number(start + Self.laneWidth),
        "y2": SVG.number(y), "stroke": "#9ca3af",
      ])
    cell(Self.milliseconds(first), start, y + 16, color: "#4b5563")
    cell(Self.milliseconds(last), start + Self.laneWidth, y + 16, color: "#4b5563", anchor: "end")
    return y + 16
  }

  private mutating func draw(_ bar: Bar, from begin: Double, to end: Double?, _ y: Double) {
    guard let end, end > begin else {
      out.add("circle", ["cx": SVG.number(begin), "cy": SVG.number(y), "r": "6", "fill": bar.color])
      return
    }
    out.add(
      "rect",
      [
        "x": SVG.number(begin), "y": SVG.number(y - 6), "width": SVG.number(end - begin), "height": "12",
        "rx": "3", "fill": bar.color, "opacity": "0.8",
      ])
  }
}
