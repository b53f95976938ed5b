import GestureRuntime
import SpecParser

/// Draws a witness: a row for each instant, a line for each finger, a column for each activity that claims.
struct DrawWitness {
  private static let rowHeight = 30.0
  private static let headHeight = 34.0
  private static let size = 12.0
  private static let fingerWidth = 30.0

  private let witness: FindingWitness
  private let timeline: WitnessTimeline
  private let words: FingerWords
  /// Where each finger's line, its words, and each claimant's line stand.
  private var fingers: [(line: Double, text: Double)] = []
  private var claimants: [Double] = []
  private var width = 0.0
  /// Where the column of times ends.
  private var timeEnd = 0.0
  private var parts: [Markup] = []

  /// - Parameters:
  ///   - title: what it shows.
  ///   - id: of the title, unique on its page.
  static func svg(_ witness: FindingWitness, title: String, id: String) -> Markup {
    var drawing = DrawWitness(witness)
    drawing.layOut()
    drawing.draw()
    let height = headHeight + Double(drawing.timeline.rows.count) * rowHeight + 6
    return SVG.drawing(
      Point(x: drawing.width, y: height), class: "timeline", title: title, id: id, drawing.parts)
  }

  private init(_ witness: FindingWitness) {
    self.witness = witness
    timeline = WitnessTimeline(witness)
    words = FingerWords(screen: witness.screen)
  }

  // MARK: Columns

  private mutating func layOut() {
    let times = timeline.rows.compactMap(\.time).map(FingerWords.milliseconds)
    timeEnd = max(50, times.map { TextMeasure.width($0, size: Self.size) }.max() ?? 0) + 8
    var x = timeEnd + 8
    for finger in timeline.fingers.indices {
      let texts = timeline.rows.map { text($0.actions[finger]) } + [header(finger)]
      let widest = texts.map { TextMeasure.width($0, size: Self.size) }.max() ?? 0
      fingers.append((x + 12, x + Self.fingerWidth))
      x += Self.fingerWidth + widest + 14
    }
    for claim in witness.claims {
      let name = TextMeasure.width(name(claim), size: Self.size, .mono)
      let column = max(name, 110) + 14
      claimants.append(x + column / 2)
      x += column
    }
    width = x + 2
  }

  private func header(_ finger: Int) -> String { "finger \(timeline.fingers[finger])" }

  private func name(_ claim: FindingWitness.Claim) -> String {
    TextMeasure.cut(claim.activity, within: 170, size: Self.size)
  }

  private func text(_ action: FingerAction) -> String { action == .stays ? "" : words.text(action) }

  // MARK: Rows

  private func middle(_ row: Int) -> Double { Self.headHeight + (Double(row) + 0.5) * Self.rowHeight }

  private mutating func draw() {
    for (row, content) in timeline.rows.enumerated() where !content.claims.isEmpty {
      parts.append(
        SVG.rect(
          Point(x: 0, y: Self.headHeight + Double(row) * Self.rowHeight), Point(x: width, y: Self.rowHeight),
          radius: 5, class: "t-decides"))
    }
    drawHeads()
    for finger in timeline.fingers.indices { drawFinger(finger) }
    for claim in witness.claims.indices { drawClaimant(claim) }
    for (row, content) in timeline.rows.enumerated() {
      guard let time = content.time else { continue }
      parts.append(
        SVG.text(
          FingerWords.milliseconds(time), at: Point(x: timeEnd, y: middle(row) + 4),
          class: "t-time",
          anchor: "end"))
    }
  }

  private mutating func drawHeads() {
    for finger in timeline.fingers.indices {
      parts.append(
        SVG.text(header(finger), at: Point(x: fingers[finger].line - 7, y: 20), class: "t-head"))
    }
    for (index, claim) in witness.claims.enumerated() {
      parts.append(
        SVG.text(name(claim), at: Point(x: claimants[index], y: 20), class: "t-name", anchor: "middle"))
    }
  }

  // MARK: Fingers

  private mutating func drawFinger(_ finger: Int) {
    let x = fingers[finger].line
    var down: Double?
    var marks: [Markup] = []
    for (row, content) in timeline.rows.enumerated() {
      let place = Point(x: x, y: middle(row))
      let action = content.actions[finger]
      if case .down = action { down = place.y }
      if !action.isDown, let start = down {
        parts.append(SVG.line(Point(x: x, y: start), place, class: "t-down"))
        down = nil
      }
      marks += mark(action, at: place)
      let words = text(action)
      if !words.isEmpty {
        marks.append(SVG.text(words, at: Point(x: fingers[finger].text, y: place.y + 4), class: "t-words"))
      }
    }
    if let start = down {
      parts.append(
        SVG.line(Point(x: x, y: start), Point(x: x, y: middle(timeline.rows.count - 1)), class: "t-down"))
    }
    parts += marks
  }

  private func mark(_ action: FingerAction, at place: Point) -> [Markup] {
    switch action {
    case .down: return [SVG.circle(place, 6, class: "fig-dot")]
    case .lift: return [SVG.circle(place, 5, class: "t-lift")]
    case .hold: return [SVG.circle(place, 8, class: "t-hold")]
    case .cancel:
      return [SVG.line(place - Point(x: 5, y: 5), place + Point(x: 5, y: 5), class: "m-cross")]
    case .move(let dx, let dy, _):
      let length = Geometry.length(Point(x: dx, y: dy))
      guard length > 0 else { return [] }
      return [arrow(at: place, Point(x: dx / length, y: dy / length))]
    case .stays, .away, .pause: return []
    }
  }

  private func arrow(at place: Point, _ unit: Point) -> Markup {
    let side = Point(x: -unit.y, y: unit.x)
    let tip = place + unit * 9
    let path = DrawnPath.through([
      tip, place - unit * 5 + side * 6, place - unit * 2, place - unit * 5 - side * 6,
    ])
    return SVG.path(path.closed, class: "t-move")
  }

  // MARK: Claimants

  private mutating func drawClaimant(_ claim: Int) {
    let x = claimants[claim]
    let row = timeline.rows.firstIndex { $0.claims.contains(claim) }
    let end = row.map(middle) ?? middle(timeline.rows.count - 1)
    parts.append(SVG.line(Point(x: x, y: Self.headHeight), Point(x: x, y: end), class: "t-open"))
    guard row != nil else { return }
    let r = 7.0
    let diamond = DrawnPath.through([
      Point(x: x, y: end - r), Point(x: x + r, y: end), Point(x: x, y: end + r), Point(x: x - r, y: end),
    ])
    parts.append(SVG.path(diamond.closed, class: "t-claim"))
    parts.append(SVG.text("claims", at: Point(x: x + 11, y: end + 4), class: "t-claims"))
  }
}
