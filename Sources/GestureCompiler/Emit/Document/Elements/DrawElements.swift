import GestureRuntime
import SpecParser

/// Draws the tree of elements as nested boxes, each with its traits and with links to its activities.
struct DrawElements {
  private static let margin = 2.0

  /// The drawings, one for each top-level element. The page places them side by side or below each other, depending on the room.
  ///
  /// - Parameters:
  ///   - link: the address of an activity's page.
  ///   - prefix: a prefix of the titles' ids, unique on the page.
  /// - Returns: the title, the width and the drawing of each.
  static func drawings(
    _ spec: CheckedSpec, prefix: String, link: (String) -> String
  ) -> [(title: String, width: Double, svg: Markup)] {
    let roots = spec.elements.indices.filter { spec.elements[$0].parent == nil }
    return roots.enumerated().map { number, root in
      let box = box(root, in: spec, depth: 0)
      let title = "\(spec.elements[root].name.value) and the elements inside it"
      let size = box.size + Point(x: 2 * margin, y: 2 * margin)
      return (title, size.x, svg(box, size, title: title, id: "\(prefix)-\(number + 1)", link))
    }
  }

  /// The drawing. It is not an image to assistive technology, since its texts and links must be readable.
  private static func svg(
    _ box: ElementBox, _ size: Point, title: String, id: String, _ link: (String) -> String
  ) -> Markup {
    .element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "elements", "role": "group", "aria-labelledby": id,
        "viewBox": "0 0 \(SVG.number(size.x)) \(SVG.number(size.y))", "width": SVG.number(size.x),
        "height": SVG.number(size.y),
      ], [.element("title", ["id": id], title), draw(box, at: Point(x: margin, y: margin), link)])
  }

  private static func box(_ element: Int, in spec: CheckedSpec, depth: Int) -> ElementBox {
    ElementBox(
      name: spec.elements[element].name.value, path: spec.elements[element].path, depth: depth,
      traits: TraitWords.all(spec.elements[element].traits),
      activities: spec.activities.filter { $0.target.value == element }.map(\.name.value),
      children: spec.elements.indices.filter { spec.elements[$0].parent == element }
        .map { box($0, in: spec, depth: depth + 1) })
  }

  private static func draw(_ box: ElementBox, at origin: Point, _ link: (String) -> String) -> Markup {
    var parts = [
      SVG.rect(Point(x: 0, y: 0), box.size, radius: 10, class: box.depth % 2 == 0 ? "e-box" : "e-box e-odd"),
      SVG.text(box.name, at: Point(x: ElementBox.padding, y: ElementBox.padding + 11), class: "e-name"),
    ]
    parts += box.chips.map { chip($0, link) }
    parts += box.children.map { draw($0.box, at: $0.origin, link) }
    return SVG.moved(
      by: origin,
      [.element("g", ["id": DocumentContext.anchor(ofElement: box.path), "class": "e-element"], parts)])
  }

  private static func chip(_ chip: ElementBox.Chip, _ link: (String) -> String) -> Markup {
    let size = Point(x: chip.width, y: ElementBox.chipHeight)
    let base = chip.origin.y + 15.5
    switch chip.sort {
    case .trait(let sign):
      let indent = sign == .none ? 8.0 : 23
      return SVG.group([
        SVG.rect(chip.origin, size, radius: 11, class: "e-trait"),
        self.sign(sign, at: chip.origin + Point(x: 13, y: ElementBox.chipHeight / 2)),
        SVG.text(chip.text, at: Point(x: chip.origin.x + indent, y: base), class: "e-trait-text"),
      ])
    case .activity(let name):
      return .element(
        "a", ["href": link(name)],
        [
          SVG.rect(chip.origin, size, radius: 4, class: "e-activity"),
          SVG.text(chip.text, at: Point(x: chip.origin.x + 7, y: base), class: "e-activity-text"),
        ])
    }
  }

  // MARK: Signs

  private static func sign(_ sign: TraitWords.Sign, at centre: Point) -> Markup {
    switch sign {
    case .none: return .empty
    case .both(let axis):
      let angles = axis == .vertical ? [90.0, 270] : [0, 180]
      return SVG.group(class: "e-sign", angles.map { arrow(centre, $0, from: 0) })
    case .arrows(let angles):
      return SVG.group(class: "e-sign", angles.map { arrow(centre, $0, from: angles.count > 1 ? 0 : -5) })
    case .zoom:
      let handle = SVG.line(centre + Point(x: 1.8, y: 1.8), centre + Point(x: 5.5, y: 5.5), class: "")
      return SVG.group(class: "e-sign", [SVG.circle(centre - Point(x: 1, y: 1), 4, class: ""), handle])
    }
  }

  private static func arrow(_ centre: Point, _ degrees: Double, from start: Double) -> Markup {
    let unit = Angle.unit(degrees)
    let side = Point(x: -unit.y, y: unit.x)
    let tip = centre + unit * 6
    let head = DrawnPath.through([tip - unit * 3 + side * 3, tip, tip - unit * 3 - side * 3])
    return SVG.group([SVG.line(centre + unit * start, tip, class: ""), SVG.path(head, class: "")])
  }
}
