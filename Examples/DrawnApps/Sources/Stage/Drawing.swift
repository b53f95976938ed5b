import GestureRuntime

/// Draws a story: the screen with moved shapes and the movements of fingers, and beside it the recognized activities.
package struct Drawing {
  let story: Story
  private let title: String
  var out = SVG()

  /// The screen's place and scale in the drawing.
  private static let origin = Point(x: 24, y: 76)
  private static let scale = 0.7
  private static let columnWidth = 600.0
  private static let fingerColors = ["#c2410c", "#7e22ce", "#15803d", "#0e7490", "#a16207"]

  package init(_ story: Story, title: String) {
    self.story = story
    self.title = title
  }

  /// The complete drawing.
  package var svg: String {
    var drawing = self
    drawing.draw()
    return drawing.out.lines.map { $0 + "\n" }.joined()
  }

  /// The x of the texts beside the screen.
  var left: Double { Self.origin.x + story.screen.x * Self.scale + 28 }

  private mutating func draw() {
    let width = SVG.number(left + Self.columnWidth)
    let height = SVG.number(Self.origin.y + story.screen.y * Self.scale + 24)
    out.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "font-family": "DejaVu Sans, Verdana, sans-serif", "role": "img",
        "aria-labelledby": "title",
      ])
    out.text("title", "\(title): \(story.caption)", ["id": "title"])
    out.text("style", Self.dark, [:])
    out.add("rect", ["width": width, "height": height, "fill": "#ffffff", "class": "page"])
    drawScreen()
    out.open("g", ["class": "words"])
    out.text(title, ["x": "24", "y": "34", "font-size": "18", "font-weight": "bold", "fill": "#111827"])
    out.text(story.caption, ["x": "24", "y": "56", "font-size": "12", "fill": "#4b5563"])
    let notes = drawNotes(from: Self.origin.y + 14)
    let strokes = drawStrokes(from: notes + 32)
    let lanes = drawLanes(from: strokes + 32)
    drawKey(from: lanes + 32)
    out.close("g")
    out.close("svg")
  }

  /// Styles for dark mode around the app's own screen, which keeps its colors.
  private static let dark = """
    @media (prefers-color-scheme: dark) { .page { fill: #131618 } .frame { stroke: #a2abb4 } \
    .words [fill="#111827"] { fill: #e6e8ea } .words [fill="#4b5563"], .words [fill="#6b7280"] { fill: #a2abb4 } \
    .words [fill="#15803d"] { fill: #8fd6a6 } .words [fill="#1d4ed8"] { fill: #93b4ff } .words [fill="#b91c1c"] { fill: #ff9a9a } }
    """

  private mutating func drawScreen() {
    let width = SVG.number(story.screen.x)
    let height = SVG.number(story.screen.y)
    out.open("clipPath", ["id": "screen"])
    out.add("rect", ["width": width, "height": height, "rx": "24"])
    out.close("clipPath")
    let place = "translate(\(SVG.number(Self.origin.x)) \(SVG.number(Self.origin.y)))"
    out.open("g", ["transform": place + " scale(\(SVG.share(Self.scale)))"])
    out.open("g", ["clip-path": "url(#screen)"])
    out.add("rect", ["width": width, "height": height, "fill": "#f3f4f6"])
    for shape in shownScene { draw(shape) }
    for move in moves {
      if let last = move.left, !standsBeforeTheEnd { draw(last) }
      draw(move)
    }
    out.close("g")
    for stroke in story.strokes { draw(stroke) }
    out.add(
      "rect",
      [
        "width": width, "height": height, "rx": "24", "fill": "none", "stroke": "#374151",
        "stroke-width": "2", "class": "frame",
      ])
    out.close("g")
  }

  // MARK: The drawn moment

  /// Whether another shape at the end takes the place of a removed one, so that the two look alike.
  var standsBeforeTheEnd: Bool {
    let last = story.scenes.last ?? []
    return moves.contains { move in
      move.left != nil && last.contains { $0.center == move.first.center && $0.size == move.first.size }
    }
  }

  /// The scene at the end, or the last one before a shape disappeared.
  private var shownScene: [Shape] {
    let last = story.scenes.last ?? []
    guard standsBeforeTheEnd else { return last }
    let gone = moves.filter { $0.left != nil }.map(\.first.id)
    return story.scenes.last { scene in gone.allSatisfy { id in scene.contains { $0.id == id } } } ?? last
  }

  // MARK: Shapes

  private mutating func draw(_ shape: Shape) {
    guard shape.opacity > 0 else { return }
    out.open("g", ["transform": Self.transform(shape), "opacity": SVG.share(shape.opacity)])
    switch shape.look {
    case .sheet(let color):
      outline(shape, fill: color, stroke: "#9ca3af", width: "1.4")
      label(shape)
    case .disc(let color):
      outline(shape, fill: color, stroke: "#ffffff", width: "2")
      let below = SVG.number(shape.size.y / 2 + 20)
      out.text(
        shape.title, ["y": below, "text-anchor": "middle", "font-size": "15", "fill": "#111827"])
    }
    out.close("g")
  }

  /// Draws the title at the top and the element's path at the bottom.
  private mutating func label(_ shape: Shape) {
    // Labels of large shapes keep a distance from drawings along the edge.
    let inset = shape.size.y > 150 ? 22.0 : 0
    let x = shape.size.x / 2 - 14 - inset
    let y = shape.size.y / 2
    if !shape.title.isEmpty {
      out.text(
        shape.title,
        ["x": SVG.number(-x), "y": SVG.number(26 + inset - y), "font-size": "17", "fill": "#111827"])
    }
    if !shape.element.isEmpty {
      out.text(
        shape.element,
        [
          "x": SVG.number(x), "y": SVG.number(y - 12 - inset), "font-size": "15", "text-anchor": "end",
          "font-family": "DejaVu Sans Mono, monospace", "fill": "#6b7280",
        ])
    }
  }

  mutating func outline(_ shape: Shape, fill: String, stroke: String, width: String, dashes: String = "") {
    switch shape.look {
    case .sheet:
      out.add(
        "rect",
        [
          "x": SVG.number(-shape.size.x / 2), "y": SVG.number(-shape.size.y / 2),
          "width": SVG.number(shape.size.x), "height": SVG.number(shape.size.y), "rx": "10", "fill": fill,
          "stroke": stroke, "stroke-width": width, "stroke-dasharray": dashes,
        ])
    case .disc:
      out.add(
        "circle",
        [
          "r": SVG.number(shape.size.x / 2), "fill": fill, "stroke": stroke, "stroke-width": width,
          "stroke-dasharray": dashes,
        ])
    }
  }

  static func transform(_ shape: Shape) -> String {
    let angle = SVG.number(shape.angle)
    return "translate(\(SVG.number(shape.center.x)) \(SVG.number(shape.center.y)))"
      + (angle == "0" ? "" : " rotate(\(angle))")
  }

  /// The color of a press and of its line beside the screen.
  static func color(ofStroke index: Int) -> String { fingerColors[index % fingerColors.count] }
}
