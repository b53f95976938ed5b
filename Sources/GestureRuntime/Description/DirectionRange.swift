/// A movement as displacement and length.
public struct Way: Sendable, BitwiseCopyable {
  /// The displacement from its start, in points.
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

  /// The length, rounded as for comparisons with limits.
  @inlinable @inline(__always)
  public var size: Double { length.measured }

  /// The direction in degrees, 0 ..< 360.
  @inlinable public var direction: Double { Angle.direction(move) }

  /// The distance between two directions, 0 ... 180 degrees.
  @inlinable
  public static func angle(_ a: Double, _ b: Double) -> Double { Angle.difference(a, b) }

  /// The one of two unit vectors along which a movement went further; the first if both are equal, to the nearest millionth.
  @inlinable
  public static func further(_ a: Point, _ b: Point, along moved: Point) -> Point {
    moved.dot(b).measured > moved.dot(a).measured ? b : a
  }
}

/// A range of directions that a movement may take, with precomputed values for fast comparison.
public struct DirectionRange: Sendable, BitwiseCopyable {
  /// The first direction in degrees, 0 ..< 360. The range extends counter-clockwise.
  public var start: Double
  /// The size of the range in degrees, 0 ... 360.
  public var extent: Double
  /// The unit vector of its middle; meaningless for a full circle.
  public var middle: Point
  /// The cosine of half the extent.
  public var cosine: Double

  init(start: Double, extent: Double) {
    self.start = start
    self.extent = extent
    middle = Angle.unit(start + extent / 2)
    cosine = Angle.unit(extent / 2).x
  }

  /// Creates a range whose middle and cosine are given as constants. They follow from start and extent.
  @inlinable @inline(__always)
  public init(start: Double, extent: Double, middle: Point, cosine: Double) {
    self.start = start
    self.extent = extent
    self.middle = middle
    self.cosine = cosine
  }

  /// Whether the range contains the direction of a movement. Computing the direction itself would take an arc tangent.
  @inlinable @inline(__always)
  public func allows(_ way: Way) -> Bool {
    plainlyContains(way.move, length: way.length) ?? contains(way.direction)
  }

  /// Whether a movement has the direction at which the range starts. The comparison has the precision of measures, because a place need not
  /// have the exact angle.
  @inlinable
  public func starts(_ way: Way) -> Bool {
    if extent >= 360 { return false }
    if plainlyContains(way.move, length: way.length) != nil { return false }
    return Angle.difference(start, way.direction).measured == 0
  }

  /// Whether a direction is clearly inside or clearly outside; `nil` near the ends, where only `contains` decides.
  ///
  /// A cosine changes by less than its angle. If it differs by 1e-7, the angle differs by more than five millionths of a degree.
  /// Comparisons of directions are finer than that.
  @inlinable @inline(__always)
  func plainlyContains(_ way: Point, length: Double) -> Bool? {
    let excess = way.dot(middle) - length * cosine
    return excess.magnitude > length * 1e-7 ? excess > 0 : nil
  }

  /// Whether the range contains a direction. It includes both ends, and compares with the precision of measures.
  @inlinable
  func contains(_ direction: Double) -> Bool {
    var offset = direction - start
    if offset < 0 { offset += 360 }
    return offset.measured <= extent || (360 - offset).measured == 0
  }
}
