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
    package var isSpread: Bool { path?.isSpread ?? false }
    package var isOrbit: Bool { path?.isOrbit ?? false }

    /// The dimension of a move's distance: points, or degrees for an orbit.
    package var distanceDimension: Dimension { isOrbit ? .angle : .length }
  }

  package var kind: Kind
  package var span: SourceSpan
  /// Press: the edges at which it may land.
  package var edges = Sides.none
  package var limits = StepLimits()
  /// Translation: points of movement down that double the scale.
  package var doubling: Double?

  /// The smallest movement, in points or degrees: measures are rounded to it before they are compared.
  package static let leastMovement = 1e-6

  /// Whether left and right of its edges or directions change places with the layout.
  package var followsReading: Bool { edges.followsReading || kind.directions?.followsReading == true }
}

extension Limit {
  /// Whether it is a stated minimum of 0 for a movement: the first one reaches it.
  package func isFirstMovement(_ dimension: Dimension) -> Bool {
    [.length, .angle].contains(dimension) && amount == ElaboratedStep.leastMovement
  }
}

/// The limits by name. Those with one end have the limit at that end.
extension ElaboratedStep {
  package var duration: Limits {
    get { limits[.duration] }
    set { limits[.duration] = newValue }
  }
  package var gap: Limits? { limits[stated: .gap] }
  package var near: Limit? { limits[.near].high }
  package var apart: Limit? { limits[.apart].high }
  package var slop: Limit? { limits[.slop].high }
  /// Move: the slop that it has to pass; `nil` if it reaches a stated minimum before.
  package var slopToPass: Limit? {
    guard let slop, let least = distance.low, least.amount < slop.amount else { return slop }
    return nil
  }
  package var liftSlop: Limit? { limits[.liftSlop].high }
  package var fingerSlop: Limit? { limits[.fingerSlop].high }
  package var minSpan: Limit? { limits[.minSpan].low }
  package var distance: Limits {
    get { limits[.distance] }
    set { limits[.distance] = newValue }
  }
  package var deviation: Limits {
    get { limits[.deviation] }
    set { limits[.deviation] = newValue }
  }
  package var velocity: Limits { limits[.velocity] }
}
