/// The movement of fingers since the start of a move.
@usableFromInline
struct MoveChange {
  @usableFromInline var kind: StepKind
  /// The displacement of a translation, in points.
  @usableFromInline var displacement: Point
  /// The amount in points (translation, span) or degrees, with the sense as sign.
  @usableFromInline var amount: Double
  /// The amount as it is compared with limits.
  @usableFromInline var size: Double
  /// The present span of a spread.
  @usableFromInline var span: Double

  @inlinable @inline(__always)
  init(kind: StepKind, displacement: Point, amount: Double, span: Double = 0) {
    self.kind = kind
    self.displacement = displacement
    self.amount = amount
    size = amount.magnitude.measured
    self.span = span
  }

  /// The displacement of a translation, with its length.
  @inlinable var way: Way { Way(displacement, length: amount) }
  @inlinable var direction: Double { Angle.direction(displacement) }
}
