import GestureRuntime
import SpecParser

extension FigurePad {
  /// A shape on a pad.
  enum Shape: Sendable, Hashable {
    case dot(Point, radius: Double, isOptional: Bool)
    /// An earlier touch.
    case echo(Point, radius: Double)
    case hold(Point, radius: Double)
    case arrow(Point, Point, heads: Int)
    /// The allowed directions, as a sector of a circle.
    case cone(Point, radius: Double, Arc)
    /// A turn about a center, in degrees counter-clockwise from the right.
    case turn(Point, radius: Double, from: Double, to: Double)
    case screen([Side])

    /// The drawing order: tints below lines, fingers on top.
    var layer: Int {
      switch self {
      case .cone: 0
      case .screen: 1
      case .hold, .echo: 2
      case .arrow, .turn: 3
      case .dot: 4
      }
    }
  }

  /// A rectangle defined by two corners.
  struct Bounds: Sendable, Hashable {
    var near: Point
    var far: Point

    func joined(_ other: Bounds) -> Bounds {
      Bounds(
        near: Point(x: min(near.x, other.near.x), y: min(near.y, other.near.y)),
        far: Point(x: max(far.x, other.far.x), y: max(far.y, other.far.y)))
    }

    /// Whether all of it is on a pad.
    var isOnPad: Bool {
      near.x >= 0 && near.y >= 0 && far.x <= FigurePad.side && far.y <= FigurePad.side
    }

    static func around(_ points: [Point], _ margin: Double) -> Bounds {
      let x = points.map(\.x)
      let y = points.map(\.y)
      return Bounds(
        near: Point(x: (x.min() ?? 0) - margin, y: (y.min() ?? 0) - margin),
        far: Point(x: (x.max() ?? 0) + margin, y: (y.max() ?? 0) + margin))
    }
  }
}

extension FigurePad.Shape {
  /// The covered area, including the line width.
  var bounds: FigurePad.Bounds {
    switch self {
    case .dot(let place, let radius, _), .echo(let place, let radius), .hold(let place, let radius):
      .around([place], radius + 1)
    case .turn(let place, let radius, _, _): .around([place], radius + 5)
    case .arrow(let from, let to, _): .around([from, to], 2)
    case .cone(let place, let radius, let arc): .around([place] + Self.rim(place, radius, arc), 0)
    case .screen: .around([Point(x: 0, y: 0), Point(x: FigurePad.side, y: FigurePad.side)], 0)
    }
  }

  /// The ends of an arc, and its extreme points along the axes.
  private static func rim(_ centre: Point, _ radius: Double, _ arc: Arc) -> [Point] {
    let angles = [0.0, 90, 180, 270, 360, 450, 540, 630].filter {
      $0 > arc.start && $0 < arc.start + arc.extent
    }
    return ([arc.start, arc.end] + angles).map { centre + Angle.unit($0) * radius }
  }

  /// The shape moved and scaled. Dots stay large enough to be visible.
  func mapped(scale: Double, _ move: (Point) -> Point) -> FigurePad.Shape {
    switch self {
    case .dot(let place, let radius, let isOptional):
      .dot(move(place), radius: radius * max(0.8, scale), isOptional: isOptional)
    case .echo(let place, let radius): .echo(move(place), radius: radius * scale)
    case .hold(let place, let radius): .hold(move(place), radius: radius * scale)
    case .arrow(let from, let to, let heads): .arrow(move(from), move(to), heads: heads)
    case .cone(let place, let radius, let arc): .cone(move(place), radius: radius * scale, arc)
    case .turn(let place, let radius, let from, let to):
      .turn(move(place), radius: radius * scale, from: from, to: to)
    case .screen: self
    }
  }
}
