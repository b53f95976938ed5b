package import GestureRuntime

/// Measures and turns of several fingers. Directions are in degrees: 0° right, 90° up; y grows downward.
package enum Geometry {
  /// A vector turned clockwise on the screen.
  package static func turned(_ vector: Point, by degrees: Double) -> Point {
    let axis = Angle.unit(-degrees)
    return Point(x: vector.x * axis.x - vector.y * axis.y, y: vector.x * axis.y + vector.y * axis.x)
  }

  /// The distance between two fingers; for more, twice their mean distance from the centroid, as in the runtime.
  package static func span(_ points: some Collection<Point>) -> Double {
    if points.count == 2, let first = points.first, let second = points.dropFirst().first {
      return first.distance(to: second)
    }
    let middle = Point.centre(points)
    return 2 * points.reduce(0) { $0 + $1.distance(to: middle) } / Double(max(1, points.count))
  }

  /// The mean turn of fingers about their centroid in degrees, positive clockwise on the screen.
  static func turn(from old: some Collection<Point>, to new: some Collection<Point>) -> Double {
    let (before, after) = (Point.centre(old), Point.centre(new))
    return zip(old, new).reduce(0) { sum, pair in
      let (a, b) = (pair.0 - before, pair.1 - after)
      return sum + Angle.signedTurn(x: a.dot(b), y: a.cross(b))
    } / Double(max(1, old.count))
  }
}

extension Point {
  package func distance(to other: Point) -> Double { (self - other).length }

  package static func centre(_ points: some Collection<Point>) -> Point {
    points.reduce(.zero, +) * (1 / Double(max(1, points.count)))
  }
}
