/// Content that a finger drags: it shows an outcome's translation and velocity from the claim to the lift.
///
/// It starts with the state of the content: at rest, or in a `Settling` that the press interrupts. The shown value at translation 0 is
/// exactly the value of that state, also inside a rubber band.
public struct Drag: Sendable, Hashable, BitwiseCopyable {
  /// The value to which the finger's translation is added.
  public private(set) var base: Double
  public let range: BandedRange

  /// Creates a drag that takes over at a shown value. From then on, the velocity is that of the finger.
  public init(from shown: Double, in range: BandedRange) {
    base = range.finger(showing: shown)
    self.range = range
  }

  /// A copy with a moved base, for translations that count from another value.
  func moved(by change: Double) -> Drag {
    var other = self
    other.base = (base + change).motion
    return other
  }

  /// The shown state for an outcome's translation and velocity along this axis. At the lift, it is the start state of a `Settling`. A host
  /// that shows every state has no jumps.
  public func state(translation: Double, velocity: Double = 0) -> MotionState {
    range.shown(MotionState(value: base + translation.motion, velocity: velocity))
  }
}
