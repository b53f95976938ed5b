/// A range with rubber bands beyond both ends: the range of a scroll offset, a card's translation or a scale.
///
/// A finger's value is where content would be without limits; the shown value is where it is.
public struct BandedRange: Sendable, Hashable, BitwiseCopyable {
  public let lower: Double
  /// At least `lower`.
  public let upper: Double
  public let band: RubberBand

  /// An upper end below the lower is the lower; a card with one limit at l to both sides has -l and l.
  public init(_ lower: Double, _ upper: Double, band: RubberBand) {
    self.lower = lower.motion
    self.upper = upper.motion > lower.motion ? upper.motion : lower.motion
    self.band = band
  }

  /// The nearest value inside.
  public func clamped(_ value: Double) -> Double { value.motion.within(lower, upper) }

  public func contains(_ value: Double) -> Bool { value >= lower && value <= upper }

  /// Where content is for a finger's value. Continuous, never falling, and the value itself inside.
  public func shown(_ finger: Double) -> Double {
    let inside = clamped(finger)
    return inside + band.shown(finger.motion - inside)
  }

  /// The finger's value for where content is: a new press begins with it and adds its own translation.
  public func finger(showing shown: Double) -> Double {
    let inside = clamped(shown)
    return inside + band.finger(showing: shown.motion - inside)
  }

  /// Content's state for the finger's: its velocity falls with the band's slope, by which a spring that
  /// starts from it does not leap. At an end itself the slope is the inside's.
  public func shown(_ finger: MotionState) -> MotionState {
    let inside = clamped(finger.value)
    let beyond = finger.value.motion - inside
    let slope = beyond == 0 ? 1 : band.slope(at: beyond)
    return MotionState(value: inside + band.shown(beyond), velocity: finger.velocity.motion * slope)
  }
}
