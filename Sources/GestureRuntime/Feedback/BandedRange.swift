/// A range with rubber bands beyond both ends: the range of a scroll offset, a card's translation or a scale.
///
/// The finger's value is the value of the content without limits. The shown value is its value with the rubber bands.
public struct BandedRange: Sendable, Hashable, BitwiseCopyable {
  public let lower: Double
  /// At least `lower`.
  public let upper: Double
  public let band: RubberBand

  /// Creates a range; an upper end below the lower end is set to the lower one. A card with one limit l on both sides has the ends -l and
  /// l.
  public init(_ lower: Double, _ upper: Double, band: RubberBand) {
    self.lower = lower.motion
    self.upper = upper.motion > lower.motion ? upper.motion : lower.motion
    self.band = band
  }

  /// The nearest value in the range.
  public func clamped(_ value: Double) -> Double { value.motion.within(lower, upper) }

  public func contains(_ value: Double) -> Bool { value >= lower && value <= upper }

  /// The shown value for a finger's value. It is continuous, never falls, and equals the finger's value inside the range.
  public func shown(_ finger: Double) -> Double {
    let inside = clamped(finger)
    return inside + band.shown(finger.motion - inside)
  }

  /// The finger's value for a shown value. A new press starts with it and adds its own translation.
  public func finger(showing shown: Double) -> Double {
    let inside = clamped(shown)
    return inside + band.finger(showing: shown.motion - inside)
  }

  /// The shown state for the finger's state. The velocity is multiplied by the band's slope, so a spring that starts with it has no jump.
  /// Exactly at an end, the slope is that inside the range.
  public func shown(_ finger: MotionState) -> MotionState {
    let inside = clamped(finger.value)
    let beyond = finger.value.motion - inside
    let slope = beyond == 0 ? 1 : band.slope(at: beyond)
    return MotionState(value: inside + band.shown(beyond), velocity: finger.velocity.motion * slope)
  }
}
