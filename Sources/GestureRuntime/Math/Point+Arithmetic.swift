extension Point {
  @inlinable package static var zero: Point { Point(x: 0, y: 0) }

  /// Both coordinates as one value, for processors that add and multiply two at once.
  @inlinable @inline(__always)
  init(_ whole: SIMD2<Double>) { self.init(x: whole[0], y: whole[1]) }
  @inlinable var whole: SIMD2<Double> {
    @inline(__always) get { SIMD2(x, y) }
  }

  @inlinable package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  @inlinable package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  @inlinable package static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }
  @inlinable static func / (a: Point, divisor: Double) -> Point { Point(x: a.x / divisor, y: a.y / divisor) }

  @inlinable package var squaredLength: Double { x * x + y * y }
  @inlinable package var length: Double { squaredLength.squareRoot() }

  /// The length, rounded as for comparisons with limits.
  @inlinable var measuredLength: Double { length.measured }

  @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The angle in degrees by which a line turns to become another, clockwise positive on the screen: see `Angle.lineTurn`.
  @inlinable @inline(__always)
  func turn(to other: Point) -> Double { Angle.lineTurn(x: dot(other), y: cross(other)) }

  /// Whether a line turns by at most an angle to become another. The angle is given by its tangent; a negative tangent means that no turn
  /// is small enough.
  @inlinable @inline(__always)
  func isWithin(_ tangent: Double, of other: Point) -> Bool {
    let along = dot(other)
    return along > 0 && cross(other).magnitude <= tangent * along
  }

  /// Whether it could be a place on a screen: finite, and within a million points.
  @inlinable var isPlausible: Bool { x.magnitude <= 1e6 && y.magnitude <= 1e6 }

  /// Whether it could be the size of something on a screen.
  @inlinable var isPlausibleSize: Bool { isPlausible && x >= 0 && y >= 0 }
}

extension Double {
  /// The value rounded to the nearest millionth, for comparisons with limits. Places are decimal fractions, and 108.01 - 100.01 must not be
  /// more than 8. For a length, this is a millionth of a point, far below the resolution of any screen.
  #if FEW_BYTES
    @inline(never)
  #endif
  @inlinable var measured: Double { (self * 1e6).rounded() / 1e6 }

  /// A share of this size in per cent, rounded as for comparisons with measures.
  @inlinable func share(_ percent: Double) -> Double { (self * percent / 100).measured }

  /// What `measured` adds at most to a value. With it, a value compares with a limit as its `measured` does, in fewer instructions.
  @inlinable static var measureSlack: Double { 0.5e-6 }
}
