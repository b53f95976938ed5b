import GestureRuntime

/// Draws a recognizer's states from top to bottom. Transitions are beside the main line, and failures beside branches. It is as wide as a
/// phone.
struct DrawMachine {
  static let width = 320.0
  /// The x of the main line, and of the texts beside it.
  private static let axis = 24.0
  private static let left = 44.0
  private static let lineHeight = 17.0
  private static let size = 12.5
  private static let pillLeft = 4.0
  private static let pillHeight = 26.0

  private let chart: MachineChart
  private var parts: [Markup] = []
  private var y = 4.0

  /// - Parameters:
  ///   - title: the description of the drawing.
  ///   - id: the id of the title, unique on its page.
  static func svg(_ chart: MachineChart, title: String, id: String) -> Markup {
    var drawing = DrawMachine(chart)
    drawing.draw()
    return SVG.drawing(
      Point(x: width, y: drawing.y), class: "machine", title: title, id: id, drawing.parts)
  }

  private init(_ chart: MachineChart) { self.chart = chart }

  private mutating func draw() {
    for (index, state) in chart.states.enumerated() {
      let foot = y + Self.pillHeight
      let isLast = index == chart.states.count - 1
      let start = parts.count
      drawPill(state)
      drawExits(state, isLast: isLast)
      guard !isLast, chart.transitions.indices.contains(index) else { break }
      draw(chart.transitions[index])
      // The line lies below its branches.
      parts.insert(
        SVG.line(Point(x: Self.axis, y: foot), Point(x: Self.axis, y: y - 8), class: "m-line"), at: start)
      var isClaim = false
      if case .claims = chart.states[index + 1].sort { isClaim = true }
      if isClaim { y += 4 }
      parts.append(tip(at: isClaim ? y - 4 : y))
    }
    y += 4
  }

  private func tip(at y: Double) -> Markup {
    let points = [
      Point(x: Self.axis, y: y), Point(x: Self.axis - 5, y: y - 9), Point(x: Self.axis + 5, y: y - 9),
    ]
    return SVG.path(DrawnPath.through(points).closed, class: "m-tip")
  }

  // MARK: States

  /// Draws the state itself, and the loop of a state that changes.
  private mutating func drawPill(_ state: MachineChart.State) {
    let size = Point(x: TextMeasure.width(state.title, size: Self.size) + 26, y: Self.pillHeight)
    let origin = Point(x: Self.pillLeft, y: y)
    let name = Self.name(state.sort)
    if case .claims(let isContinuous) = state.sort {
      let ring = origin - Point(x: 3, y: 3)
      parts.append(
        SVG.rect(ring, size + Point(x: 6, y: 6), radius: 16, class: "m-claim-ring"))
      if isContinuous {
        parts.append(loop(from: Point(x: origin.x + size.x + 4, y: y + Self.pillHeight / 2)))
      }
    }
    parts.append(SVG.rect(origin, size, radius: Self.pillHeight / 2, class: name))
    parts.append(
      SVG.text(state.title, at: Point(x: origin.x + 13, y: y + 17.5), class: "m-title \(name)-text"))
    y += Self.pillHeight
  }

  private static func name(_ sort: MachineChart.Sort) -> String {
    switch sort {
    case .idle: "m-idle"
    case .possible, .goesOn: "m-state"
    case .claims: "m-claim"
    case .ended: "m-end"
    }
  }

  /// The loop from the claim back to it, while fingers move.
  private func loop(from place: Point) -> Markup {
    let path = DrawnPath.from(place - Point(x: 0, y: 6))
      .arc(to: place + Point(x: 3, y: 6), radius: 9, isLarge: true, isClockwise: true)
    let tip = place + Point(x: 0, y: 6)
    let head = DrawnPath.through([tip, tip + Point(x: 8, y: -4), tip + Point(x: 7, y: 5)]).closed
    return SVG.group([
      SVG.path(path, class: "m-loop"), SVG.path(head, class: "m-loop-tip"),
      SVG.text("changes", at: place + Point(x: 26, y: 4), class: "m-note"),
    ])
  }

  /// Draws the notes of a state and its failures.
  private mutating func drawExits(_ state: MachineChart.State, isLast: Bool) {
    guard !state.notes.isEmpty || !state.failures.isEmpty else { return }
    y += 13
    for note in state.notes { write(note, class: "m-note", at: isLast ? 17 : Self.left) }
    for failure in state.failures { branch(failure) }
    y -= 6
  }

  /// Draws a failure: a short dashed line with a cross.
  private mutating func branch(_ text: String) {
    let middle = y
    let x = Self.left + 6
    let cross = [(-3.5, -3.5, 3.5, 3.5), (-3.5, 3.5, 3.5, -3.5)].map { a in
      SVG.line(Point(x: x + a.0, y: middle + a.1), Point(x: x + a.2, y: middle + a.3), class: "m-cross")
    }
    parts.append(
      SVG.line(Point(x: Self.axis + 2, y: middle), Point(x: x - 7, y: middle), class: "m-branch"))
    parts += cross
    write(text, class: "m-fail", at: x + 11)
  }

  // MARK: Transitions

  private mutating func draw(_ transition: MachineChart.Transition) {
    y += 16
    write(transition.action, class: "m-action", at: Self.left)
    for limit in transition.limits { write(limit, class: "m-limit", at: Self.left) }
    y += 6
  }

  /// Writes lines of text, with the middle of the first line at the current y.
  private mutating func write(_ text: String, class name: String, at x: Double) {
    let lines = TextMeasure.lines(text, within: Self.width - x - 12, size: Self.size)
    for (index, line) in lines.enumerated() {
      // Further lines are indented, since they continue the first.
      parts.append(SVG.text(line, at: Point(x: index == 0 ? x : x + 8, y: y + 4.5), class: name))
      y += Self.lineHeight
    }
  }
}
