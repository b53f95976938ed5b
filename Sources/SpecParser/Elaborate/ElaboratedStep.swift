/// One step of a mechanic with every default in place; `nil` and open ends set no limit.
///
/// A `Step` is the written form. All code after elaboration uses only this form.
package struct ElaboratedStep: Sendable, Hashable {
  /// What the fingers do: the four cases of `StepAction`.
  package enum Kind: Sendable, Hashable {
    case press
    case wait
    /// The directions of a translation are never `nil`.
    case move(MovePath)
    case lift

    package var isMove: Bool { path != nil }

    package var path: MovePath? { if case .move(let path) = self { path } else { nil } }

    /// The directions of a translation; `nil` for everything else.
    package var directions: Directions? {
      if case .move(.translation(let directions)) = self { directions ?? .any } else { nil }
    }

    package var isTranslation: Bool { directions != nil }
    package var isSpread: Bool { if case .move(.spread) = self { true } else { false } }
    package var isOrbit: Bool { if case .move(.orbit) = self { true } else { false } }

    /// The dimension of a move's distance: points, or degrees for an orbit.
    package var distanceDimension: Dimension { isOrbit ? .angle : .length }
  }

  package var kind: Kind
  package var span: SourceSpan
  /// Press: the edges at which it may land.
  package var edges: Set<ScreenEdge> = []
  /// Press: whether the edges follow the reading direction.
  package var edgesFollowReading = false
  /// Microseconds. Press: from the first finger to the last. Wait and move: their duration. Lift: from the base.
  package var duration = Limits()
  /// Press: time from the last lift, in microseconds.
  package var gap: Limits?
  /// Press: `near` is the distance from the last lift, `apart` the distance between fingers.
  package var near: Limit?
  package var apart: Limit?
  /// The slop, up to which nothing has moved.
  package var slop: Limit?
  /// Lift: the distance outside the target up to which it counts; `nil` for a lift that may be anywhere.
  package var liftSlop: Limit?
  /// Orbit: the distance from its base that at least one finger must exceed.
  package var fingerSlop: Limit?
  /// Spread: the span below which it claims nothing.
  package var minSpan: Limit?
  /// Points, or degrees for an orbit.
  package var distance = Limits()
  package var deviation = Limits()
  /// Points per second, of the move or at the lift.
  package var velocity = Limits()

  /// Translation: points of movement down that double the scale.
  package var doubling: Double?

  /// The smallest movement, in points or degrees: measures are rounded to it before they are compared.
  package static let leastMovement = 1e-6

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// Whether left and right of its edges or directions change places with the layout.
  package var followsReading: Bool { edgesFollowReading || kind.directions?.followsReading == true }
}
