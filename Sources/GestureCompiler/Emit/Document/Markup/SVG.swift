import GestureRuntime

/// Parts of drawings. Numbers have at most two decimals, so that the bytes are the same everywhere.
enum SVG {
  /// A drawing at its natural size.
  ///
  /// - Parameters:
  ///   - title: the description for people who do not see it.
  ///   - id: the id of the title, unique on its page.
  static func drawing(
    _ size: Point, class name: String, title: String, id: String, _ children: [Markup]
  ) -> Markup {
    let parts: [Markup] = [.element("title", ["id": id], title)] + children
    return .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": name,
        "viewBox": "0 0 \(number(size.x)) \(number(size.y))",
        "width": number(size.x), "height": number(size.y), "role": "img", "aria-labelledby": id,
      ], parts)
  }

  /// A number in the format of all drawings.
  static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e12 else { return "0" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let fraction = whole.magnitude % 100
    let digits =
      fraction == 0
      ? "" : fraction % 10 == 0 ? ".\(fraction / 10)" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
    return sign + "\(whole.magnitude / 100)" + digits
  }

  static func text(
    _ text: String, at place: Point, class name: String, anchor: String? = nil
  ) -> Markup {
    .element(
      "text", ["x": number(place.x), "y": number(place.y), "class": name, "text-anchor": anchor], text)
  }

  static func circle(_ centre: Point, _ radius: Double, class name: String) -> Markup {
    .element(
      "circle", ["cx": number(centre.x), "cy": number(centre.y), "r": number(radius), "class": name])
  }

  static func rect(
    _ origin: Point, _ size: Point, radius: Double = 0, class name: String
  ) -> Markup {
    .element(
      "rect",
      [
        "x": number(origin.x), "y": number(origin.y), "width": number(size.x), "height": number(size.y),
        "rx": radius > 0 ? number(radius) : nil, "class": name,
      ])
  }

  static func line(_ a: Point, _ b: Point, class name: String) -> Markup {
    .element(
      "line",
      ["x1": number(a.x), "y1": number(a.y), "x2": number(b.x), "y2": number(b.y), "class": name])
  }

  static func path(_ path: DrawnPath, class name: String) -> Markup {
    .element("path", ["d": path.data, "class": name])
  }

  static func group(class name: String? = nil, _ children: [Markup]) -> Markup {
    .element("g", ["class": name], children)
  }

  static func moved(by offset: Point, _ children: [Markup]) -> Markup {
    .element("g", ["transform": "translate(\(number(offset.x)) \(number(offset.y)))"], children)
  }
}

/// A path made of drawing commands.
struct DrawnPath: Sendable, Hashable {
  private(set) var data = ""

  static func from(_ point: Point) -> DrawnPath {
    var path = DrawnPath()
    path.data = "M\(text(point))"
    return path
  }

  func line(to point: Point) -> DrawnPath { adding("L\(Self.text(point))") }

  /// Adds a circular arc to a point.
  func arc(to point: Point, radius: Double, isLarge: Bool, isClockwise: Bool) -> DrawnPath {
    let size = SVG.number(radius)
    return adding("A\(size) \(size) 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) \(Self.text(point))")
  }

  var closed: DrawnPath { adding("Z") }

  static func through(_ points: [Point]) -> DrawnPath {
    guard let first = points.first else { return DrawnPath() }
    return points.dropFirst().reduce(from(first)) { $0.line(to: $1) }
  }

  private func adding(_ command: String) -> DrawnPath {
    var path = self
    path.data += command
    return path
  }

  private static func text(_ point: Point) -> String { "\(SVG.number(point.x)) \(SVG.number(point.y))" }
}
