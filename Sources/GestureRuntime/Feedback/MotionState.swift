/// Where something is and how fast it goes: what one motion hands to the next.
///
/// The value has any unit (points, a factor, degrees, opacity); the velocity is that unit a second. Values of
/// the screen have x to the right and y down, each axis a motion of its own.
public struct MotionState: Sendable, Hashable, BitwiseCopyable {
  public var value: Double
  /// Value a second.
  public var velocity: Double

  public init(value: Double, velocity: Double = 0) {
    self.value = value
    self.velocity = velocity
  }

  /// With what no motion can start from taken away: see `Double.motion`.
  var bounded: MotionState { MotionState(value: value.motion, velocity: velocity.motion) }
}

/// How near is there: both must hold, and go on to hold.
public struct MotionTolerance: Sendable, Hashable, BitwiseCopyable {
  /// Greatest distance from the resting value.
  public var value: Double
  /// Greatest speed, in value a second.
  public var velocity: Double

  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }

  /// For places in points: half a point, two points a second (`restDelta`, `restSpeed` of Motion's springs).
  public static let points = MotionTolerance(value: 0.5, velocity: 2)
  /// For scale, opacity and progress: 0.005, 0.01 a second (the same library's values for small distances).
  public static let fractions = MotionTolerance(value: 0.005, velocity: 0.01)

  /// Never 0: no spring and no decay ever arrives exactly.
  var bounded: MotionTolerance {
    MotionTolerance(value: value.within(1e-9, 1e9), velocity: velocity.within(1e-9, 1e9))
  }
}

extension Double {
  /// The value between two ends; NaN is the lower end.
  func within(_ lower: Double, _ upper: Double) -> Double {
    self > lower ? (self < upper ? self : upper) : lower
  }

  /// A value or velocity that a motion can start from: NaN is 0, and beyond a thousand million it is that. So
  /// no motion ever gives NaN or an infinity, for any input.
  var motion: Double { isNaN ? 0 : within(-1e9, 1e9) }

  /// A time since the start in seconds: before it, and NaN, is the start; a motion of 1000 days has ended.
  var sinceStart: Double { within(0, 8.64e7) }
}
