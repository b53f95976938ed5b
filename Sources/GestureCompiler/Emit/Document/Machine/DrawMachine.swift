import GestureRuntime

/// Draws a recognizer's states from top to bottom: what leads on stands beside the line, what lets it fail beside a
/// branch. As wide as a phone is.
struct DrawMachine {
  static let width = 330.0
  private static let axis = 22.0
  private static let left = 48.0
  private static let lineHeight = 17.0
  private static let size = 12.5
  private static let radius = 9.0

  private let chart: MachineChart
  private var parts: [Markup] = []
  private var y = 20.0

  /// - Parameters:
  ///   - title: what it shows.
  ///   - id: of the title, unique on its page.
  static func svg(_ chart: MachineChart, title: String, id: String) -> Markup {
    var drawing = DrawMachine(chart)
    drawing.draw()
    return SVG.drawing(
      Point(x: width, y: drawing.y), class: "machine", title: title, id: id, drawing.parts)
  }

  private init(_ chart: MachineChart) { self.chart = chart }

  private mutating func draw() {
    for (index, state) in chart.states.enumerated() {
      let top = y
      draw(state)
      guard chart.transitions.indices.contains(index) else { break }
      let foot = draw(chart.transitions[index])
      let start = Point(x: Self.axis, y: top + Self.radius + 2)
      parts.append(SVG.line(start, Point(x: Self.axis, y: foot - 8), class: "m-line"))
      parts.append(tip(at: foot))
      y = foot + Self.radius + 2
    }
    y += 4
  }

  private func tip(at y: Double) -> Markup {
    let points = [
      Point(x: Self.axis, y: y), Point(x: Self.axis - 4.5, y: y - 8), Point(x: Self.axis + 4.5, y: y - 8),
    ]
    return SVG.path(DrawnPath.through(points).closed, class: "m-tip")
  }

  // MARK: States

  private mutating func draw(_ state: MachineChart.State) {
    let centre = Point(x: Self.axis, y: y)
    switch state.sort {
    case .idle: parts.append(SVG.circle(centre, Self.radius - 3, class: "m-idle"))
    case .possible, .goesOn: parts.append(SVG.circle(centre, Self.radius - 2, class: "m-state"))
    case .claims(let isContinuous):
      parts.append(SVG.circle(centre, Self.radius + 3, class: "m-claim-ring"))
      parts.append(SVG.circle(centre, Self.radius - 2, class: "m-claim"))
      if isContinuous { parts.append(loop(centre)) }
    case .ended: parts.append(SVG.circle(centre, Self.radius - 2, class: "m-end"))
    }
    write(state.title, class: "m-title", at: Self.left)
    for note in state.notes { write(note, class: "m-note", at: Self.left) }
    for failure in state.failures { branch(failure) }
    y += 6
  }

  /// From the claim back to it: while fingers move.
  private func loop(_ centre: Point) -> Markup {
    let r = Self.radius + 3
    let path = DrawnPath.from(Point(x: centre.x - r * 0.8, y: centre.y + r * 0.6))
      .arc(
        to: Point(x: centre.x - r * 0.8, y: centre.y - r * 0.6), radius: 8, isLarge: true, isClockwise: true)
    return SVG.path(path, class: "m-loop")
  }

  /// A way out: a short dashed line with a cross.
  private mutating func branch(_ text: String) {
    let middle = y - 4
    let x = Self.left + 5
    let cross = [(-3.5, -3.5, 3.5, 3.5), (-3.5, 3.5, 3.5, -3.5)].map { a in
      SVG.line(Point(x: x + a.0, y: middle + a.1), Point(x: x + a.2, y: middle + a.3), class: "m-cross")
    }
    parts.append(
      SVG.line(Point(x: Self.axis + 4, y: middle), Point(x: x - 7, y: middle), class: "m-branch"))
    parts += cross
    write(text, class: "m-fail", at: x + 11)
  }

  // MARK: Transitions

  /// - Returns: where the next state's circle begins.
  private mutating func draw(_ transition: MachineChart.Transition) -> Double {
    y += 5
    write(transition.action, class: "m-action", at: Self.left)
    for limit in transition.limits { write(limit, class: "m-limit", at: Self.left) }
    y += 4
    return y + 2
  }

  /// Lines of text, the first one at the present height.
  private mutating func write(_ text: String, class name: String, at x: Double) {
    for line in TextMeasure.lines(text, within: Self.width - x - 4, size: Self.size) {
      parts.append(SVG.text(line, at: Point(x: x, y: y + 4), class: name))
      y += Self.lineHeight
    }
  }
}
