/// One step of a mechanic with every default in place: `nil` and open ends set no limit.
///
/// A `Step` is what the spec says of it. From here on this is the only form of a step.
package struct ElaboratedStep: Sendable, Hashable {
  /// What the fingers do: the same four as of a `StepAction`.
  package enum Kind: Sendable, Hashable {
    case press
    case wait
    /// The directions of a translation are always there.
    case move(MovePath)
    case lift

    package var isMove: Bool { path != nil }

    package var path: MovePath? { if case .move(let path) = self { path } else { nil } }

    /// Where a translation may go; `nil` for everything else.
    package var directions: Directions? {
      if case .move(.translation(let directions)) = self { directions ?? .any } else { nil }
    }

    package var isTranslation: Bool { directions != nil }
    package var isSpread: Bool { if case .move(.spread) = self { true } else { false } }
    package var isOrbit: Bool { if case .move(.orbit) = self { true } else { false } }

    /// What the distance of a move measures: points, or degrees for an orbit.
    package var distanceDimension: Dimension { isOrbit ? .angle : .length }
  }

  package var kind: Kind
  package var span: SourceSpan
  /// Press: the edges that it may come from.
  package var edges: Set<ScreenEdge> = []
  /// Press: whether the edges follow the reading direction.
  package var edgesFollowReading = false
  /// Press: first to k-th. Wait: how long. Move: how long. Lift: from the base. Microseconds.
  package var duration = Limits()
  /// Press: time from the last lift. Microseconds.
  package var gap: Limits?
  /// Press: distance from the last lift; between fingers.
  package var near: Limit?
  package var apart: Limit?
  /// Up to here nothing has moved.
  package var slop: Limit?
  /// Lift: how far outside the target it still counts; `nil` for one that may be anywhere.
  package var liftSlop: Limit?
  /// Orbit: one finger must be further than this from its base.
  package var fingerSlop: Limit?
  /// Spread: it claims nothing at a smaller span.
  package var minSpan: Limit?
  /// Points, or degrees for an orbit.
  package var distance = Limits()
  package var deviation = Limits()
  /// Points a second: of the move, or at the lift.
  package var velocity = Limits()

  /// Translation: points down for twice the scale.
  package var doubling: Double?

  /// The least movement that is not none, in points or degrees: measures are rounded to it before they are compared.
  package static let leastMovement = 1e-6

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// Whether left and right of its edges or directions change places with the layout.
  package var followsReading: Bool { edgesFollowReading || kind.directions?.followsReading == true }
}
