/// A value and its velocity: the state that one motion hands to the next.
///
/// The value has any unit (points, a factor, degrees, opacity). The velocity is in that unit a second. Values on the screen have x to the
/// right and y down, and each axis is a motion of its own.
public struct MotionState: Sendable, Hashable, BitwiseCopyable {
  public var value: Double
  /// In the value's unit a second.
  public var velocity: Double

  public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// The state limited to values from which a motion can start: see `Double.motion`.
  var bounded: MotionState { MotionState(value: value.motion, velocity: velocity.motion) }
}

/// The tolerances within which a motion counts as at rest. From then on, both must hold.
public struct MotionTolerance: Sendable, Hashable, BitwiseCopyable {
  /// The greatest distance from the resting value.
  public var value: Double
  /// The greatest speed, in the value's unit a second.
  public var velocity: Double

  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }

  /// The tolerance for places in points: half a point, two points a second (`restDelta`, `restSpeed` of Motion's springs).
  public static let points = MotionTolerance(value: 0.5, velocity: 2)
  /// The tolerance for scale, opacity and progress: 0.005, 0.01 a second (the same library's values for small distances).
  public static let fractions = MotionTolerance(value: 0.005, velocity: 0.01)

  /// The tolerance limited to values above 0, because springs and decays never arrive exactly.
  var bounded: MotionTolerance {
    MotionTolerance(value: value.within(1e-9, 1e9), velocity: velocity.within(1e-9, 1e9))
  }
}

extension Double {
  /// The value between two ends; NaN is the lower end.
  #if FEW_BYTES
    @inline(never)
  #endif
  func within(_ lower: Double, _ upper: Double) -> Double {
    self > lower ? (self < upper ? self : upper) : lower
  }

  /// The number limited to ±1e9, so that a motion can start from it; NaN is 0. Thus no motion gives NaN or an infinity for any input.
  var motion: Double { isNaN ? 0 : within(-1e9, 1e9) }

  /// The number as seconds since the start, limited to 0 ... 8.64e7 (1000 days); NaN is 0.
  var sinceStart: Double { within(0, 8.64e7) }
}
