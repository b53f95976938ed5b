/// Turns of two fingers that are worked out only when something may depend on them.
///
/// An arc tangent takes longer than all else that a frame asks, and mostly nothing comes of it: two fingers that spread turn a
/// little too. As long as the line between them lies within the slop of where it lay, its turns are one turn, of which a product and
/// a comparison say enough.
@usableFromInline
struct OwedTurns: Sendable, BitwiseCopyable {
  /// Where the line lay before the first frame whose turn is owed.
  @usableFromInline var line = Point.zero
  @usableFromInline var areOwed = false

  @inlinable
  init() {}

  /// Whether the line of a pair turns by less than an angle, this frame included; then its turn is owed too.
  @inlinable @inline(__always)
  mutating func cover(_ set: UInt16, within tangent: Double, of tracker: inout TouchTracker) -> Bool {
    let first = areOwed ? line : tracker.lineBefore(set)
    guard first.isWithin(tangent, of: tracker.group.line) else { return false }
    line = first
    areOwed = true
    return true
  }

  /// The degrees that are owed up to a line; nothing is owed any more.
  @inlinable
  mutating func settle(at end: Point) -> Double {
    guard areOwed else { return 0 }
    areOwed = false
    return line.turn(to: end)
  }
}
