/// A rectangle on the screen with horizontal and vertical edges, in points.
public struct Rectangle: Sendable, Hashable, BitwiseCopyable {
  /// Its left and upper edges.
  public var x: Double
  public var y: Double
  /// Never negative.
  public var width: Double
  public var height: Double

  /// - Parameters:
  ///   - x: the left edge; `y` is the upper one.
  ///   - width: the width; it must not be negative, and neither must `height`.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle between two opposite corners, in any order.
  public init(from corner: Point, to opposite: Point) {
    x = min(corner.x, opposite.x)
    y = min(corner.y, opposite.y)
    width = (corner.x - opposite.x).magnitude
    height = (corner.y - opposite.y).magnitude
  }

  /// Width and height.
  public var size: Point { Point(x: width, y: height) }

  /// Whether it contains a place, inside or on an edge.
  public func contains(_ place: Point) -> Bool {
    place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height
  }

  /// The distance of a place from it; 0 inside and on an edge.
  @usableFromInline
  func distance(to place: Point) -> Double {
    Point(x: max(x - place.x, place.x - x - width, 0), y: max(y - place.y, place.y - y - height, 0)).length
  }

  /// Whether it could lie on a screen: finite, within a million points, not of negative size.
  @usableFromInline var isPlausible: Bool {
    Point(x: x, y: y).isPlausible && Point(x: width, y: height).isPlausibleSize
  }

  /// Whether it overlaps or touches another rectangle.
  public func meets(_ other: Rectangle) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
      && other.y <= y + height
  }
}

extension Outcome {
  /// The rectangle between the place of the press and the present place: a selection box, which is final at the lift.
  public var box: Rectangle {
    Rectangle(from: origin, to: Point(x: origin.x + travel.x, y: origin.y + travel.y))
  }
}
