import GestureRuntime

/// Plane geometry for traces: directions in degrees, 0° right, 90° up; y grows downward.
enum Geometry {
  /// The unit vector of a direction; exact on the axes and the diagonals' components are equal.
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
