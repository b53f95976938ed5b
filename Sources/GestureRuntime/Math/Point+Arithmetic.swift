extension Point {
  @inlinable static var zero: Point { Point(x: 0, y: 0) }

  @inlinable static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  @inlinable static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  @inlinable static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }
  @inlinable static func / (a: Point, divisor: Double) -> Point { Point(x: a.x / divisor, y: a.y / divisor) }

  @inlinable var squaredLength: Double { x * x + y * y }
  @inlinable var length: Double { squaredLength.squareRoot() }

  /// The length as it is compared with limits.
  @inlinable var measuredLength: Double { length.measured }

  @inlinable func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  @inlinable func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Degrees by which a line turns to become another, clockwise on the screen positive: see `Angle.lineTurn`.
  @inlinable @inline(__always)
  func turn(to other: Point) -> Double { Angle.lineTurn(x: dot(other), y: cross(other)) }

  /// Whether a line turns less than an angle to become another; the angle as its tangent, which is negative where none is that small.
  @inlinable @inline(__always)
  func isWithin(_ tangent: Double, of other: Point) -> Bool {
    let along = dot(other)
    return along > 0 && cross(other).magnitude <= tangent * along
  }

  /// Whether it is a place that a screen could have: finite, and within a million points.
  @inlinable var isPlausible: Bool { x.magnitude <= 1e6 && y.magnitude <= 1e6 }
}

extension Double {
  /// The value to the nearest millionth, as it is compared with limits: places are decimal fractions, and 108.01 - 100.01
  /// must not be more than 8. Of a length it is a millionth of a point, far below what any screen tells.
  @inlinable var measured: Double { (self * 1e6).rounded() / 1e6 }
}
