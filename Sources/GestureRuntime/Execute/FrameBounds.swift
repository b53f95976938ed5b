/// What a frame may bring so that it plainly leaves a candidate at its step: where this does not say so, all is measured exactly.
///
/// Bounds rather than cases: to go by the kind of a step is a jump that processors guess wrong where candidates of several kinds take
/// turns.
@usableFromInline
struct FrameBounds: Sendable, BitwiseCopyable {
  /// Whatever it brings.
  @usableFromInline var isWaiting = false
  /// Every finger may go this far from its press, rather than the centroid from the start of the step.
  @usableFromInline var isStill = false
  /// Only as long as the move has not passed its slop.
  @usableFromInline var isMove = false
  /// A line between two fingers may turn by an angle with this tangent.
  @usableFromInline var isTurning = false
  /// The square of a way, in points.
  @usableFromInline var square = Double.infinity
  /// Points by which a span may change.
  @usableFromInline var span = Double.infinity
  /// Negative also where a frame might turn once round to come back to the same angle.
  @usableFromInline var tangent = -1.0

  /// - Parameter quiet: what surely breaks no limit of the step: points, or degrees of an orbit; negative where nothing is short enough.
  @usableFromInline
  init(_ kind: StepKind, keepsStill: Bool, quiet: Double) {
    isMove = kind.isMove
    switch kind {
    case .press: isWaiting = true
    case .wait, .lift, .translate:
      isStill = keepsStill && !isMove
      square = quiet < 0 ? -1 : quiet * quiet
    case .spread: span = quiet
    case .orbit:
      isTurning = true
      if quiet >= 0 && quiet < 60 { tangent = Angle.tangent(quiet) }
    }
  }
}
