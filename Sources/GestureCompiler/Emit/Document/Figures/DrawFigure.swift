import GestureRuntime
import SpecParser

/// Draws a mechanic's fingers.
enum DrawFigure {
  private static let gap = 18.0
  private static let labelHeight = 14.0

  /// - Parameters:
  ///   - title: the figure in words.
  ///   - id: the id of the title, unique on its page.
  static func svg(_ figure: FingerFigure, title: String, id: String) -> Markup {
    let pads = figure.contacts.map { FigurePad($0, fingers: figure.fingers) }
    let width = Double(pads.count) * FigurePad.side + Double(max(0, pads.count - 1)) * gap
    let height = FigurePad.side + labelHeight * Double(max(1, figure.labels.count))
    var parts: [Markup] = []
    for (index, pad) in pads.enumerated() {
      let left = Double(index) * (FigurePad.side + gap)
      parts.append(SVG.moved(by: Point(x: left, y: 0), pad.shapes.map(draw)))
      if index > 0 { parts.append(then(at: left - gap / 2)) }
    }
    for (index, label) in figure.labels.enumerated() {
      let line = FigurePad.side + labelHeight * Double(index + 1) - 3
      parts.append(
        SVG.text(label, at: Point(x: width / 2, y: line), class: "fig-label", anchor: "middle"))
    }
    return SVG.drawing(Point(x: width, y: height), class: "fig", title: title, id: id, parts)
  }

  /// The sign between two contacts.
  private static func then(at x: Double) -> Markup {
    let y = FigurePad.side / 2
    let path = DrawnPath.through([
      Point(x: x - 3, y: y - 6), Point(x: x + 3, y: y), Point(x: x - 3, y: y + 6),
    ])
    return SVG.path(path, class: "fig-then")
  }

  private static func draw(_ shape: FigurePad.Shape) -> Markup {
    switch shape {
    case .dot(let place, let radius, let isOptional):
      SVG.circle(place, radius, class: isOptional ? "fig-joins" : "fig-dot")
    case .echo(let place, let radius): SVG.circle(place, radius, class: "fig-echo")
    case .hold(let place, let radius): SVG.circle(place, radius, class: "fig-hold")
    case .arrow(let from, let to, let heads): arrow(from, to, heads)
    case .cone(let centre, let radius, let arc): cone(centre, radius, arc)
    case .turn(let centre, let radius, let from, let to): turn(centre, radius, from, to)
    case .screen(let edges): screen(edges)
    }
  }

  // MARK: Arrows

  private static let headLength = 8.5

  private static func arrow(_ from: Point, _ to: Point, _ heads: Int) -> Markup {
    let length = from.distance(to: to)
    guard length > 0 else { return .empty }
    let unit = (to - from) * (1 / length)
    let shaft = SVG.line(from, to - unit * (headLength * 0.7), class: "fig-line")
    let tips = (0..<max(1, heads)).map { to - unit * (Double($0) * 7) }
    return SVG.group(class: "fig-arrow", [shaft] + tips.map { head($0, unit) })
  }

  /// A filled triangle with its tip at a place.
  private static func head(_ tip: Point, _ unit: Point) -> Markup {
    let side = Point(x: -unit.y, y: unit.x)
    let base = tip - unit * headLength
    return SVG.path(DrawnPath.through([tip, base + side * 4.5, base - side * 4.5]).closed, class: "fig-head")
  }

  private static func turn(_ centre: Point, _ radius: Double, _ from: Double, _ to: Double) -> Markup {
    let isClockwise = to < from
    // The head is a chord, so it begins a little before the end.
    let bend = isClockwise ? 15.0 : -15
    let end = centre + Angle.unit(to) * radius
    let neck = centre + Angle.unit(to + bend) * radius
    let path = DrawnPath.from(centre + Angle.unit(from) * radius)
      .arc(to: neck, radius: radius, isLarge: false, isClockwise: isClockwise)
    let length = neck.distance(to: end)
    let unit = length > 0 ? (end - neck) * (1 / length) : Point(x: 1, y: 0)
    return SVG.group(class: "fig-arrow", [SVG.path(path, class: "fig-line"), head(end, unit)])
  }

  // MARK: Areas

  private static func cone(_ centre: Point, _ radius: Double, _ arc: Arc) -> Markup {
    guard arc.extent < 360 else { return SVG.circle(centre, radius, class: "fig-cone") }
    let from = centre + Angle.unit(arc.start) * radius
    let to = centre + Angle.unit(arc.end) * radius
    let path = DrawnPath.through([centre, from])
      .arc(to: to, radius: radius, isLarge: arc.extent > 180, isClockwise: false).closed
    return SVG.path(path, class: "fig-cone")
  }

  private static func screen(_ edges: [Side]) -> Markup {
    let inset = 8.0
    let far = FigurePad.side - inset
    let corners = SVG.rect(
      Point(x: inset, y: inset), Point(x: far - inset, y: far - inset), radius: 6, class: "fig-screen")
    let lines = edges.map { edge in
      let ends: (Point, Point) =
        switch edge {
        case .left: (Point(x: inset, y: inset + 6), Point(x: inset, y: far - 6))
        case .right: (Point(x: far, y: inset + 6), Point(x: far, y: far - 6))
        case .top: (Point(x: inset + 6, y: inset), Point(x: far - 6, y: inset))
        case .bottom: (Point(x: inset + 6, y: far), Point(x: far - 6, y: far))
        }
      return SVG.line(ends.0, ends.1, class: "fig-edge")
    }
    return SVG.group([corners] + lines)
  }
}
