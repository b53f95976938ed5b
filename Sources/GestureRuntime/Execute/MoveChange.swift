/// A movement since its start.
@usableFromInline
struct MoveChange {
  @usableFromInline var kind: StepKind
  /// A translation's, in points.
  @usableFromInline var displacement: Point
  /// Points (translation, span) or degrees, with the sense as sign.
  @usableFromInline var amount: Double
  /// A spread's present span.
  @usableFromInline var span: Double

  @inlinable @inline(__always)
  init(kind: StepKind, displacement: Point, amount: Double, span: Double = 0) {
    self.kind = kind
    self.displacement = displacement
    self.amount = amount
    self.span = span
  }

  /// As it is compared with limits.
  @inlinable var size: Double { amount.magnitude.measured }
  /// A translation's.
  @inlinable var way: Way { Way(displacement, length: amount) }
  @inlinable var direction: Double { Angle.direction(displacement) }
}
