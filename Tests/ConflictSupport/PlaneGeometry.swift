import GestureRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Directions in degrees, 0° right, 90° up; y grows downward.
enum PlaneGeometry {
  static func unit(_ degrees: Double) -> Point {
    Point(x: cos(degrees / 180 * .pi), y: -sin(degrees / 180 * .pi))
  }

  static func distance(_ a: Point, _ b: Point) -> Double { hypot(a.x - b.x, a.y - b.y) }

  static func centre(_ points: ArraySlice<Point>) -> Point {
    let n = Double(max(1, points.count))
    return Point(x: points.reduce(0) { $0 + $1.x } / n, y: points.reduce(0) { $0 + $1.y } / n)
  }

  static func moved(_ point: Point, by way: Point, times factor: Double) -> Point {
    Point(x: point.x + way.x * factor, y: point.y + way.y * factor)
  }

  /// Turned clockwise on the screen and stretched, about a centre.
  static func turned(_ point: Point, about centre: Point, by degrees: Double, times factor: Double) -> Point {
    let (dx, dy) = ((point.x - centre.x) * factor, (point.y - centre.y) * factor)
    let (c, s) = (cos(degrees / 180 * .pi), sin(degrees / 180 * .pi))
    return Point(x: centre.x + dx * c - dy * s, y: centre.y + dx * s + dy * c)
  }
}
