/// The turns of two fingers, frame after frame, noted but not worked out.
///
/// An arc tangent takes longer than all else that a frame asks, and mostly nothing comes of it: two fingers that spread
/// turn a little too. So a recognizer that waits for a turn goes by an estimate, and has the turns worked out, to the same
/// bits and in the same order, once the estimate comes near to what it waits for.
@usableFromInline
struct TurnLog: ~Copyable, Sendable {
  /// How many frames are kept.
  @inlinable static var capacity: Int { 64 }
  /// Degrees by which the estimate of as many turns can be wrong, and far more: see `Frame.estimate`.
  @inlinable static var doubt: Double { 1e-3 }

  @usableFromInline var frames = Slab(repeating: Frame(), count: TurnLog.capacity)
  /// How many frames were ever noted.
  @usableFromInline var count = 0
  /// Degrees: the estimates of all frames that were ever noted, and of all before the newest.
  @usableFromInline var estimate = 0.0
  @usableFromInline var estimateBefore = 0.0

  /// Two fingers' places before and after a frame.
  @usableFromInline
  struct Frame: Sendable, BitwiseCopyable {
    @usableFromInline var old = Point.zero
    @usableFromInline var old2 = Point.zero
    @usableFromInline var new = Point.zero
    @usableFromInline var new2 = Point.zero
    /// Degrees, once it is worked out.
    @usableFromInline var turn = Double.nan

    @inlinable
    init() {}

    @inlinable @inline(__always)
    init(from old: Point, _ old2: Point, to new: Point, _ new2: Point) {
      (self.old, self.old2, self.new, self.new2) = (old, old2, new, new2)
    }

    /// The turn of the line between the fingers in degrees; `nil` where it would not be good enough.
    ///
    /// Below a sixteenth, r - r³/3 misses the arc tangent of r by less than r⁵/5, which is 1.1e-5 degrees. The line turns as
    /// each finger does about the middle but for the rounding of places, which is nothing beside a distance of a point.
    @inlinable @inline(__always)
    var estimate: Double? {
      let (before, after) = (old - old2, new - new2)
      let dot = before.dot(after)
      let ratio = (before.x * after.y - before.y * after.x) / dot
      guard dot > 1, ratio.magnitude < 0x1p-4 else { return nil }
      return (ratio - ratio * ratio * ratio / 3) * Angle.degreesPerRadian
    }

    /// The mean of both fingers' turns about their middle, clockwise on the screen positive; `nil` where one turns by 45
    /// degrees or more.
    @inline(__always)
    var workedOut: Double? {
      let before = (.zero + old + old2) / 2
      let after = (.zero + new + new2) / 2
      let (a, b) = (old - before, new - after)
      let (a2, b2) = (old2 - before, new2 - after)
      let turns = Angle.smallTurns(
        x: SIMD2(a.dot(b), a2.dot(b2)), y: SIMD2(a.x * b.y - a.y * b.x, a2.x * b2.y - a2.y * b2.x))
      return turns.map { (0 + $0[0] + $0[1]) / 2 }
    }
  }

  /// Notes a frame; whether its turn can be estimated: else it is not noted.
  @inlinable @inline(__always)
  mutating func note(_ frame: Frame) -> Bool {
    guard let turn = frame.estimate else { return false }
    frames[count & (Self.capacity - 1)] = frame
    count &+= 1
    estimateBefore = estimate
    estimate += turn
    return true
  }

  /// The turn in a frame that is still kept, to the last bit: degrees, clockwise on the screen positive.
  @usableFromInline
  mutating func turn(_ number: Int) -> Double {
    let frame = frames.pointer(at: number & (Self.capacity - 1))
    if frame.pointee.turn.isNaN { frame.pointee.turn = frame.pointee.workedOut ?? 0 }
    return frame.pointee.turn
  }
}
