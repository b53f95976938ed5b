extension Point {
  static let zero = Point(x: 0, y: 0)

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }
  static func / (a: Point, divisor: Double) -> Point { Point(x: a.x / divisor, y: a.y / divisor) }

  var squaredLength: Double { x * x + y * y }
  var length: Double { squaredLength.squareRoot() }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Whether it is a place that a screen could have: finite, and within a million points.
  var isPlausible: Bool { x.magnitude <= 1e6 && y.magnitude <= 1e6 }
}
