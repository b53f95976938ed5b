import GestureRuntime

extension Drawing {
  /// Limit for the drawn positions of a moved shape, so that they stay legible.
  private static let ghosts = 4

  /// A shape that moved, changed or disappeared.
  struct Move {
    var first: Shape
    /// Positions during the movement, including the last one.
    var between: [Shape]
    var centers: [Point]
    /// The last visible state, if the shape is gone.
    var left: Shape?
  }

  var moves: [Move] {
    (story.scenes.first ?? []).compactMap { first in
      var states: [Shape] = []
      for state in story.scenes.compactMap({ scene in scene.first { $0.id == first.id } })
      where states.last?.lies(like: state) != true { states.append(state) }
      let isGone = story.scenes.last?.contains { $0.id == first.id } != true
      guard states.contains(where: \.leavesTrace), states.count > 1 || isGone else { return nil }
      return Move(
        first: first, between: Self.some(Array(states.dropFirst())), centers: states.map(\.center),
        left: isGone ? states.last?.pale : nil)
    }
  }

  private static func some(_ shapes: [Shape]) -> [Shape] {
    guard shapes.count > ghosts else { return shapes }
    return (1...ghosts).map { shapes[$0 * shapes.count / ghosts - 1] }
  }

  mutating func draw(_ move: Move) {
    for shape in move.between {
      out.open("g", ["transform": Self.transform(shape), "opacity": "0.5"])
      outline(shape, fill: "none", stroke: "#2563eb", width: "1.6")
      out.close("g")
    }
    out.open("g", ["transform": Self.transform(move.first)])
    outline(move.first, fill: "none", stroke: "#111827", width: "1.8", dashes: "7 5")
    out.close("g")
    // A shape that only grew or turned has no path.
    guard move.centers.contains(where: { $0 != move.first.center }) else { return }
    out.add(
      "polyline",
      [
        "points": SVG.points(move.centers), "fill": "none", "stroke": "#2563eb", "stroke-width": "3",
        "stroke-dasharray": "0.1 6", "stroke-linecap": "round",
      ])
  }

  mutating func draw(_ stroke: Story.Stroke) {
    guard let first = stroke.places.first, let last = stroke.places.last else { return }
    let index = story.strokes.firstIndex { $0.began == stroke.began && $0.finger == stroke.finger } ?? 0
    let color = Self.color(ofStroke: index)
    out.add(
      "polyline",
      [
        "points": SVG.points(stroke.places), "fill": "none", "stroke": color, "stroke-width": "4",
        "stroke-linejoin": "round", "stroke-linecap": "round",
      ])
    out.add("circle", ["cx": SVG.number(first.x), "cy": SVG.number(first.y), "r": "9", "fill": color])
    out.add(
      "circle",
      [
        "cx": SVG.number(last.x), "cy": SVG.number(last.y), "r": "14", "fill": "none", "stroke": color,
        "stroke-width": "3", "stroke-dasharray": stroke.isCancelled ? "3 4" : "",
      ])
  }
}

extension Shape {
  /// The shape drawn as a removed one. Its title is kept only where it is readable.
  fileprivate var pale: Shape {
    var shape = self
    shape.opacity = 0.4
    shape.element = ""
    if center.x < size.x / 2 { shape.title = "" }
    return shape
  }

  /// Whether it has the same place, size and angle.
  fileprivate func lies(like other: Shape) -> Bool {
    center == other.center && size == other.size && angle == other.angle
  }
}
