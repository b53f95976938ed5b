import GestureRuntime

/// Draws a touch on its screen: the elements, and the presses, movements and lifts of fingers. A short movement is shown in a close-up
/// beside it.
struct DrawScreen {
  private static let most = Point(x: 148, y: 268)
  private static let closeUp = 148.0
  private static let margin = 4.0
  private static let gap = 12.0
  private static let textSize = 10.0

  private let screen: Point
  private let layout: TouchLayout
  private let strokes: [TouchStroke]
  private let motion: TouchMotion
  private let scale: Double
  private var parts: [Markup] = []
  /// The size of the whole drawing, which contains all texts.
  private var size = Point(x: 0, y: 0)
  /// The frames of texts, which do not overlap.
  private var texts: [Rectangle] = []

  static func svg(
    _ screen: Point, _ layout: TouchLayout, _ strokes: [TouchStroke], _ motion: TouchMotion, title: String,
    id: String
  ) -> Markup {
    var drawing = DrawScreen(screen, layout, strokes, motion)
    drawing.draw()
    return SVG.drawing(drawing.size, class: "screen", title: title, id: id, drawing.parts)
  }

  private init(_ screen: Point, _ layout: TouchLayout, _ strokes: [TouchStroke], _ motion: TouchMotion) {
    self.screen = Point(x: max(1, screen.x), y: max(1, screen.y))
    self.layout = layout
    self.strokes = strokes
    self.motion = motion
    scale = min(Self.most.x / self.screen.x, Self.most.y / self.screen.y)
  }

  private mutating func draw() {
    let origin = Point(x: Self.margin, y: Self.margin)
    let inner = screen * scale
    let whole = inner + Point(x: 2 * Self.margin, y: 2 * Self.margin)
    let area = closeArea
    size = whole
    if area != nil {
      size.x += Self.gap + Self.closeUp + Self.margin
      size.y = max(whole.y, Self.closeUp + 2 * Self.margin + 18)
    }
    parts.append(SVG.rect(origin, inner, radius: 10, class: "s-screen"))
    // Names do not overlap fingers.
    texts = strokes.map { stroke in
      let press = stroke.first * scale + origin
      return Rectangle(x: press.x - 8, y: press.y - 8, width: 16, height: 16)
    }
    for box in layout.boxes { draw(box) }
    draw(isClose: false) { [scale] in $0 * scale + origin }
    parts.append(SVG.rect(origin, inner, radius: 10, class: "s-frame"))
    if let area { drawCloseUp(area, at: Point(x: whole.x + Self.gap, y: Self.margin)) }
  }

  // MARK: Elements

  private mutating func draw(_ box: TouchLayout.Box) {
    let origin = Point(x: box.frame.x, y: box.frame.y) * scale + Point(x: Self.margin, y: Self.margin)
    let size = Point(x: box.frame.width, y: box.frame.height) * scale
    let isWhole = size.x >= screen.x * scale - 1 && size.y >= screen.y * scale - 1
    parts.append(
      SVG.rect(origin, size, radius: isWhole ? 10 : 4, class: box.isTouched ? "s-touched" : "s-element"))
    guard box.isTouched, size.y > 16, size.x > 24 else { return }
    let name = box.path.split(separator: "/").last.map(String.init) ?? ""
    let shown = TextMeasure.cut(name, within: size.x - 12, size: Self.textSize)
    let width = TextMeasure.width(shown, size: Self.textSize, .mono)
    // The text is at the upper left, else at the lower right, else left out.
    guard !write(shown, at: origin + Point(x: 6, y: 12), class: "s-name") else { return }
    write(shown, at: origin + Point(x: size.x - width - 6, y: size.y - 5), class: "s-name")
  }

  /// Writes a text unless it would overlap another.
  ///
  /// - Returns: whether it is written.
  @discardableResult
  private mutating func write(_ text: String, at place: Point, class name: String) -> Bool {
    let width = TextMeasure.width(text, size: Self.textSize, .mono)
    let box = Rectangle(x: place.x, y: place.y - 9, width: width, height: 12)
    let isFree = texts.allSatisfy { other in
      box.x + box.width < other.x || other.x + other.width < box.x || box.y + box.height < other.y
        || other.y + other.height < box.y
    }
    let isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.x && place.y + 3 <= size.y
    guard isFree, isInside else { return false }
    texts.append(box)
    parts.append(SVG.text(text, at: place, class: name))
    return true
  }

  // MARK: Fingers

  /// - Parameter place: maps a point of the screen to the drawing.
  private mutating func draw(isClose: Bool, place: (Point) -> Point) {
    let radius = isClose ? 8.0 : 6
    for stroke in strokes { drawWay(stroke, place) }
    var presses: [Point] = []
    for stroke in strokes {
      let press = place(stroke.first)
      let again = presses.count { $0.distance(to: press) < 8 }
      presses.append(press)
      if again > 0 {
        parts.append(SVG.circle(press, radius + 4 * Double(again), class: "fig-echo"))
      } else {
        parts.append(SVG.circle(press, radius, class: "fig-dot"))
      }
    }
    if Set(strokes.map(\.finger)).count > 1 {
      for stroke in strokes {
        let press = place(stroke.first)
        // At the screen's right edge the number goes to the left.
        let aside = !isClose && stroke.first.x > screen.x * 0.85 ? -radius - 9 : radius + 3
        write("\(stroke.finger)", at: press + Point(x: aside, y: -4), class: "s-number")
      }
    }
    for stroke in strokes { parts.append(motion.finger(stroke, radius: radius + 2, place: place)) }
  }

  private mutating func drawWay(_ stroke: TouchStroke, _ place: (Point) -> Point) {
    let places = Self.thinned(stroke.samples.map { place($0.place) })
    guard let last = places.last, places.count > 1 else { return }
    parts.append(SVG.path(DrawnPath.through(places), class: "s-way"))
    if let tip = Self.head(places) { parts.append(SVG.path(tip.closed, class: "s-tip")) }
    if stroke.lift != nil {
      parts.append(SVG.circle(last, 4, class: stroke.isCancelled ? "t-hold" : "t-lift"))
    }
  }

  /// An arrow head in the middle of a movement that is long enough.
  private static func head(_ places: [Point]) -> DrawnPath? {
    guard let first = places.first, let last = places.last, first.distance(to: last) > 30 else {
      return nil
    }
    let middle = places.count / 2
    let (from, to) = (places[max(0, middle - 1)], places[middle])
    let length = from.distance(to: to)
    guard length > 0 else { return nil }
    let unit = (to - from) * (1 / length)
    let side = Point(x: -unit.y, y: unit.x)
    let tip = (from + to) * 0.5 + unit * 5
    return DrawnPath.through([tip, tip - unit * 9 + side * 5, tip - unit * 6, tip - unit * 9 - side * 5])
  }

  /// The places that are at least one unit apart, and the last one.
  private static func thinned(_ places: [Point]) -> [Point] {
    var kept: [Point] = []
    for place in places where kept.last.map({ $0.distance(to: place) >= 1 }) ?? true {
      kept.append(place)
    }
    if let last = places.last, kept.count > 1, kept.last != last { kept.append(last) }
    return kept
  }

  // MARK: Close up

  /// The area of the close-up, if fingers move so little that the screen's drawing does not show it.
  private var closeArea: Rectangle? {
    let places = strokes.flatMap { $0.samples.map(\.place) }
    let isMoving = strokes.contains { stroke in stroke.samples.contains { $0.place != stroke.first } }
    guard isMoving, let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    let extent = max(right - left, bottom - top)
    // A movement below two points is the tremble of a hand.
    guard extent >= 2, extent * scale < 34 else { return nil }
    let side = max(24, extent * 1.7)
    return Rectangle(
      x: (left + right - side) / 2, y: (top + bottom - side) / 2, width: side, height: side)
  }

  private mutating func drawCloseUp(_ area: Rectangle, at origin: Point) {
    let zoom = Self.closeUp / area.width
    let corner = Point(x: area.x, y: area.y)
    let onScreen = corner * scale + Point(x: Self.margin, y: Self.margin)
    let side = area.width * scale
    parts.append(SVG.rect(onScreen, Point(x: side, y: side), radius: 3, class: "s-lens"))
    parts.append(SVG.rect(origin, Point(x: Self.closeUp, y: Self.closeUp), radius: 10, class: "s-close"))
    draw(isClose: true) { ($0 - corner) * zoom + origin }
    let unit = [2.0, 5, 10, 20, 50, 100].last { $0 <= area.width / 2 } ?? 1
    let y = origin.y + Self.closeUp + 12
    let end = Point(x: origin.x + unit * zoom, y: y)
    parts.append(SVG.line(Point(x: origin.x, y: y), end, class: "s-scale"))
    write("\(Int(unit)) pt", at: end + Point(x: 6, y: 4), class: "s-name")
  }
}
