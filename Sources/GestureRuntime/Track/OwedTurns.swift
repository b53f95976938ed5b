/// Rotations of two fingers that are computed only when a decision depends on them.
///
/// An arc tangent is the most expensive part of a frame, and mostly its result has no effect: two fingers that spread also turn a little.
/// While the line between the fingers stays within the slop of its first position, all its turns count as one. A product and a comparison
/// are then enough.
@usableFromInline
struct OwedTurns: Sendable, BitwiseCopyable {
  /// The line before the first frame whose turn is not yet computed.
  @usableFromInline var line = Point.zero
  @usableFromInline var areOwed = false

  @inlinable
  init() {}

  /// Whether the line of a pair has turned by less than an angle, including this frame. If so, the turn of this frame is deferred too.
  @inlinable @inline(__always)
  mutating func cover(_ set: UInt16, within tangent: Double, of tracker: inout TouchTracker) -> Bool {
    let first = areOwed ? line : tracker.lineBefore(set)
    guard first.isWithin(tangent, of: tracker.group.line) else { return false }
    line = first
    areOwed = true
    return true
  }

  /// The deferred turn up to a line, in degrees. Afterwards nothing is deferred.
  @inlinable
  mutating func settle(at end: Point) -> Double {
    guard areOwed else { return 0 }
    areOwed = false
    return line.turn(to: end)
  }
}
