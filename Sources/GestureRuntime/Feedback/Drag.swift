/// Content under a finger: what an outcome's translation and velocity show, from the claim to the lift.
///
/// It begins with what content was doing: at rest, or under way in a `Settling` that the press interrupts.
/// The shown value at translation 0 is that state's value exactly, also inside a rubber band.
public struct Drag: Sendable, Hashable, BitwiseCopyable {
  /// What the finger's translation is added to.
  public private(set) var base: Double
  public let range: BandedRange

  /// Takes over at a shown value. The finger holds it from then on: its velocity is the finger's.
  public init(from shown: Double, in range: BandedRange) {
    base = range.finger(showing: shown)
    self.range = range
  }

  /// The same with its base moved: for translations that count from elsewhere.
  func moved(by change: Double) -> Drag {
    var other = self
    other.base = (base + change).motion
    return other
  }

  /// What is shown for an outcome's translation along this axis, and how fast it goes for the outcome's
  /// velocity: at the lift, what a `Settling` starts with. A host that shows every state so never leaps.
  public func state(translation: Double, velocity: Double = 0) -> MotionState {
    range.shown(MotionState(value: base + translation.motion, velocity: velocity))
  }
}
