import GestureRuntime

/// Plane geometry for traces: directions in degrees, 0° right, 90° up; y grows downward.
enum Geometry {
  /// The unit vector of a direction. It is exact on the axes, and the components of the diagonals are equal.
  static func unit(_ degrees: Double) -> Point {
    Point(x: cosine(degrees), y: -cosine(degrees - 90))
  }

  /// A vector turned clockwise on the screen.
  static func turned(_ vector: Point, by degrees: Double) -> Point {
    let c = cosine(degrees)
    let s = cosine(degrees - 90)
    return Point(x: vector.x * c - vector.y * s, y: vector.x * s + vector.y * c)
  }

  static func length(_ vector: Point) -> Double { (vector.x * vector.x + vector.y * vector.y).squareRoot() }

  static func distance(_ a: Point, _ b: Point) -> Double { length(Point(x: a.x - b.x, y: a.y - b.y)) }

  /// The distance between two fingers; for more, twice their mean distance from the centroid, as in the runtime.
  static func span(_ points: [Point]) -> Double {
    if points.count == 2 { return distance(points[0], points[1]) }
    let middle = Point.centre(points)
    return 2 * points.reduce(0) { $0 + distance($1, middle) } / Double(max(1, points.count))
  }

  /// The mean turn of fingers about their centroid in degrees, positive clockwise on the screen.
  static func turn(from old: [Point], to new: [Point]) -> Double {
    let (before, after) = (Point.centre(old), Point.centre(new))
    return zip(old, new).reduce(0) { sum, pair in
      let (a, b) = (pair.0 - before, pair.1 - after)
      return sum + angle(x: a.x * b.x + a.y * b.y, y: a.x * b.y - a.y * b.x)
    } / Double(max(1, old.count))
  }

  /// The direction of a vector, 0 ..< 360 degrees.
  static func direction(_ vector: Point) -> Double {
    let degrees = angle(x: vector.x, y: -vector.y)
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The angle of (x, y) from the x axis in -180 ... 180 degrees, accurate to about 1e-12.
  private static func angle(x: Double, y: Double) -> Double {
    if x < 0 { return (y < 0 ? -180 : 180) - angle(x: -x, y: y) }
    if y.magnitude > x { return (y < 0 ? -90 : 90) - angle(x: y.magnitude, y: y < 0 ? -x : x) }
    guard x > 0 else { return 0 }
    // Three halvings bring the tangent below 0.1.
    var ratio = y / x
    for _ in 0..<3 { ratio /= 1 + (1 + ratio * ratio).squareRoot() }
    var sum = 0.0
    for k in stride(from: 15.0, through: 1, by: -2) { sum = 1 / k - ratio * ratio * sum }
    return 8 * ratio * sum * 57.295779513082320876798154814105
  }

  private static func cosine(_ degrees: Double) -> Double {
    var angle = degrees.magnitude.truncatingRemainder(dividingBy: 360)
    if angle > 180 { angle = 360 - angle }
    if angle > 90 { return -cosine(180 - angle) }
    if angle == 90 { return 0 }
    if angle == 45 { return 0.5.squareRoot() }
    return angle < 45 ? series(angle, from: 1) : series(90 - angle, from: 2)
  }

  /// The power series of the cosine (from 1) or the sine (from 2) for 0 ... 45 degrees.
  private static func series(_ degrees: Double, from first: Double) -> Double {
    let radians = degrees / 57.295779513082320876798154814105
    let square = radians * radians
    var sum = 1.0
    var k = 17.0 + first
    while k >= first + 1 {
      sum = 1 - square / (k * (k - 1)) * sum
      k -= 2
    }
    return first == 1 ? sum : radians * sum
  }
}

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  static func centre(_ points: [Point]) -> Point {
    points.reduce(Point(x: 0, y: 0), +) * (1 / Double(max(1, points.count)))
  }
}
