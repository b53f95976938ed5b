/// An upright rectangle on the screen, in points.
public struct Rectangle: Sendable, Hashable, BitwiseCopyable {
  /// Its left and upper edges.
  public var x: Double
  public var y: Double
  /// Never negative.
  public var width: Double
  public var height: Double

  /// - Parameters:
  ///   - x: of its left edge, and `y` of its upper one.
  ///   - width: not negative, like `height`.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle between two opposite corners, whichever they are.
  public init(from corner: Point, to opposite: Point) {
    x = min(corner.x, opposite.x)
    y = min(corner.y, opposite.y)
    width = (corner.x - opposite.x).magnitude
    height = (corner.y - opposite.y).magnitude
  }

  /// Width and height.
  public var size: Point { Point(x: width, y: height) }

  /// Whether a place lies in it or on its edge.
  public func contains(_ place: Point) -> Bool {
    place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height
  }

  /// How far a place lies outside it; 0 inside and on its edge.
  @usableFromInline
  func distance(to place: Point) -> Double {
    Point(x: max(x - place.x, place.x - x - width, 0), y: max(y - place.y, place.y - y - height, 0)).length
  }

  /// Whether it can be a part of any screen.
  @usableFromInline var isPlausible: Bool {
    Point(x: x, y: y).isPlausible && Point(x: width, y: height).isPlausible && width >= 0 && height >= 0
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
