/// Bounds within which a frame certainly leaves a candidate at its step. Beyond them, everything is measured exactly.
///
/// Bounds instead of a `switch` over the kind of step. Processors mispredict that jump if candidates of several kinds alternate.
@usableFromInline
struct FrameBounds: Sendable, BitwiseCopyable {
  /// Whether every frame leaves the candidate at its step.
  @usableFromInline var isWaiting = false
  /// Whether `square` bounds the movement of every finger from its press, instead of that of the centroid from the start of the step.
  @usableFromInline var isStill = false
  /// Whether the bounds hold only until the move has passed its slop.
  @usableFromInline var isMove = false
  /// Whether `tangent` bounds the turn of the line between two fingers.
  @usableFromInline var isTurning = false
  /// The square of a distance in points.
  @usableFromInline var square = Double.infinity
  /// The change of a span, in points.
  @usableFromInline var span = Double.infinity
  /// The tangent of an angle. Negative if no angle is small enough, or if a frame might turn once round and come back to the same angle.
  @usableFromInline var tangent = -1.0

  init(_ step: ProgramStep) {
    isMove = step.kind.isMove
    switch step.kind {
    case .press: isWaiting = true
    case .wait, .lift, .move(.translate):
      isStill = step.keepsStill && !isMove
      square = step.quietSquare
    case .move(.spread): span = step.quiet
    case .move(.orbit):
      isTurning = true
      if step.quiet >= 0 && step.quiet < 60 { tangent = Angle.tangent(step.quiet) }
    }
  }
}
