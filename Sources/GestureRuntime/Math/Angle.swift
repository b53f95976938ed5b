/// Functions for angles without a math library. The runtime imports nothing, and every platform must give the same bits.
@usableFromInline
package enum Angle {
  @inlinable static var degreesPerRadian: Double { 57.295779513082320876798154814105 }
  /// The angle below which 360 minus it would round to 360, which is no valid direction: half the distance of doubles there.
  private static let leastTurn = 0x1p-45

  /// The direction of a displacement in degrees, 0 ..< 360: 0° right, 90° up (screen y grows downward).
  ///
  /// It is exact on the axes and the diagonals. For (0, 0) it is 0.
  @usableFromInline
  package static func direction(_ displacement: Point) -> Double {
    turn(x: displacement.x, y: -displacement.y)
  }

  /// The angle of (x, y) counter-clockwise from the x axis, 0 ..< 360 degrees.
  static func turn(x: Double, y: Double) -> Double {
    let ax = x.magnitude
    let ay = y.magnitude
    if ax == 0 && ay == 0 { return 0 }
    let octant = ay <= ax ? arctangent(ay / ax) : 90 - arctangent(ax / ay)
    switch (x >= 0, y >= 0) {
    case (true, true): return octant
    case (false, true): return 180 - octant
    case (false, false): return 180 + octant
    case (true, false): return octant < leastTurn ? 0 : 360 - octant
    }
  }

  /// The angle of (x, y), -180 < angle <= 180 degrees.
  @usableFromInline
  package static func signedTurn(x: Double, y: Double) -> Double {
    let angle = turn(x: x, y: y)
    return angle > 180 ? angle - 360 : angle
  }

  /// The turn from one line to another, -180 < turn <= 180 degrees, from their inner product x and their cross product y.
  ///
  /// For ratios below 1/16, seven terms of the power series of the arc tangent have an error below 2^-59 of the result. So most frames take
  /// one division and no root.
  @inlinable @inline(__always)
  static func lineTurn(x: Double, y: Double) -> Double {
    guard y.magnitude < x * 0x1p-4 else { return signedTurn(x: x, y: y) }
    let ratio = y / x
    let square = ratio * ratio
    let fourth = square * square
    let low = (1 - square * (1.0 / 3)) + fourth * (1.0 / 5 - square * (1.0 / 7))
    let high = (1.0 / 9 - square * (1.0 / 11)) + fourth * (1.0 / 13)
    return ratio * (low + (fourth * fourth) * high) * degreesPerRadian
  }

  /// The arc tangent of 0 ... 1 in degrees. It is exact at both ends.
  ///
  /// Two halvings, atan t = 2 atan(t / (1 + √(1 + t²))), bring the argument below 0.2. There eleven terms of the power series have an error
  /// below 1e-16. The terms are written out, so their quotients are constants.
  private static func arctangent(_ ratio: Double) -> Double {
    if ratio == 0 { return 0 }
    if ratio == 1 { return 45 }
    let half = ratio / (1 + (1 + ratio * ratio).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 1.0 / 21
    sum = 1.0 / 19 - square * sum
    sum = 1.0 / 17 - square * sum
    sum = 1.0 / 15 - square * sum
    sum = 1.0 / 13 - square * sum
    sum = 1.0 / 11 - square * sum
    sum = 1.0 / 9 - square * sum
    sum = 1.0 / 7 - square * sum
    sum = 1.0 / 5 - square * sum
    sum = 1.0 / 3 - square * sum
    sum = 1 - square * sum
    return 4 * quarter * sum * degreesPerRadian
  }

  /// The distance between two directions, 0 ... 180 degrees.
  @usableFromInline
  static func difference(_ a: Double, _ b: Double) -> Double {
    var difference = (a - b).magnitude
    if difference > 360 { difference = difference.truncatingRemainder(dividingBy: 360) }
    return difference > 180 ? 360 - difference : difference
  }

  /// A direction with left and right exchanged, 0 ..< 360.
  static func mirrored(_ degrees: Double) -> Double {
    let angle = (180 - degrees).truncatingRemainder(dividingBy: 360)
    return angle < 0 ? angle + 360 : angle
  }

  /// The unit vector of a direction, with y downward as on the screen. It is exact on the axes.
  package static func unit(_ degrees: Double) -> Point {
    Point(x: cosine(degrees), y: -cosine(degrees - 90))
  }

  /// The tangent of an angle of 0 ..< 90 degrees.
  @usableFromInline
  static func tangent(_ degrees: Double) -> Double { cosine(degrees - 90) / cosine(degrees) }

  /// The cosine of an angle in degrees, by reduction to 0 ... 45 and the power series.
  private static func cosine(_ degrees: Double) -> Double {
    var angle = degrees.magnitude.truncatingRemainder(dividingBy: 360)
    if angle > 180 { angle = 360 - angle }
    if angle > 90 { return -cosine(180 - angle) }
    if angle == 90 { return 0 }
    if angle <= 45 { return Elementary.cosineSeries(angle / degreesPerRadian) }
    return Elementary.sineSeries((90 - angle) / degreesPerRadian)
  }
}
