/// Where a movement goes.
public struct Way: Sendable, BitwiseCopyable {
  /// Points since its start.
  public var move: Point
  /// Its length.
  public var length: Double

  @inlinable @inline(__always)
  public init(_ move: Point, length: Double) {
    self.move = move
    self.length = length
  }

  @inlinable @inline(__always)
  public init(_ move: Point) { self.init(move, length: move.length) }

  /// The length as it is compared with limits.
  @inlinable @inline(__always)
  public var size: Double { length.measured }

  /// Degrees, 0 ..< 360.
  @inlinable public var direction: Double { Angle.direction(move) }

  /// The distance between two directions, 0 ... 180 degrees.
  @inlinable
  public static func angle(_ a: Double, _ b: Double) -> Double { Angle.difference(a, b) }

  /// Of two unit vectors the one that a movement went further along; the first where both are equal.
  @inlinable
  public static func further(_ a: Point, _ b: Point, along moved: Point) -> Point {
    moved.dot(b) > moved.dot(a) ? b : a
  }
}

/// Directions that a movement may take, with what is needed to measure along them.
public struct DirectionRange: Sendable, BitwiseCopyable {
  /// Degrees, 0 ..< 360.
  public var start: Double
  /// Degrees, 0 ... 360.
  public var extent: Double
  /// Unit vector of its middle; meaningless for a full circle.
  public var middle: Point
  /// The cosine of half its extent.
  public var cosine: Double

  init(start: Double, extent: Double) {
    self.start = start
    self.extent = extent
    middle = Angle.unit(start + extent / 2)
    cosine = Angle.unit(extent / 2).x
  }

  /// With what follows from start and extent as constants.
  @inlinable @inline(__always)
  public init(start: Double, extent: Double, middle: Point, cosine: Double) {
    self.start = start
    self.extent = extent
    self.middle = middle
    self.cosine = cosine
  }

  /// Whether a movement goes in one of its directions; directions themselves take an arc tangent.
  @inlinable @inline(__always)
  public func allows(_ way: Way) -> Bool {
    plainlyContains(way.move, length: way.length) ?? contains(way.direction)
  }

  /// Whether a movement goes just where it starts: as near as measures are compared, because a place need not have the exact angle.
  @inlinable
  public func starts(_ way: Way) -> Bool {
    if extent >= 360 { return false }
    if plainlyContains(way.move, length: way.length) != nil { return false }
    return Angle.difference(start, way.direction).measured == 0
  }

  /// Whether a direction plainly lies in it, or plainly not; `nil` next to its ends, where only `contains` says.
  ///
  /// A cosine changes by less than its angle: one that is off by a ten-millionth is off by more than five millionths of a
  /// degree, more than directions are compared to.
  @inlinable @inline(__always)
  func plainlyContains(_ way: Point, length: Double) -> Bool? {
    let excess = way.dot(middle) - length * cosine
    return excess.magnitude > length * 1e-7 ? excess > 0 : nil
  }

  @inlinable
  func contains(_ direction: Double) -> Bool {
    var offset = direction - start
    if offset < 0 { offset += 360 }
    return offset <= extent
  }
}
