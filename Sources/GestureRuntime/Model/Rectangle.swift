/// An upright rectangle on the screen, in points.
public struct Rectangle: Sendable, Hashable, BitwiseCopyable {
  /// Its left and upper edges.
  public var x: Double
  public var y: Double
  /// Never negative.
  public var width: Double
  public var height: Double

  /// The rectangle between two opposite corners, whichever they are.
  public init(from corner: Point, to opposite: Point) {
    x = min(corner.x, opposite.x)
    y = min(corner.y, opposite.y)
    width = (corner.x - opposite.x).magnitude
    height = (corner.y - opposite.y).magnitude
  }

  /// Whether a place lies in it or on its edge.
  public func contains(_ place: Point) -> Bool {
    place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height
  }

  /// Whether it has a place in common with another; to touch is enough.
  public func meets(_ other: Rectangle) -> Bool {
    x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
      && other.y <= y + height
  }
}

extension Outcome {
  /// The box between where its fingers pressed and where they are: a selection box, which the lift makes final.
  public var box: Rectangle {
    Rectangle(from: origin, to: Point(x: origin.x + travel.x, y: origin.y + travel.y))
  }
}
