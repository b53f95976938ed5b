/// Functions for values that follow the finger in addition to its place: rotation, opacity and scale.
public enum Follow {
  /// The distance as a share of a threshold: 0 at the claim, 1 from the threshold on. It is 0 for a movement in the opposite direction. A
  /// threshold that is not positive gives 1.
  public static func progress(_ distance: Double, of threshold: Double) -> Double {
    let threshold = threshold.motion
    return threshold > 0 ? (distance.motion / threshold).within(0, 1) : 1
  }

  /// The value for a progress, interpolated between those at 0 and 1. The progress is limited to 0 ... 1, so opacity stays in its range
  /// even if a spring overshoots.
  public static func value(_ progress: Double, from start: Double, to end: Double) -> Double {
    let share = progress.within(0, 1)
    return share == 1 ? end.motion : start.motion + (end.motion - start.motion) * share
  }

  /// The rotation in degrees, clockwise positive as in outcomes, for a translation. `degrees` belongs to a translation of the whole width.
  /// A negative translation gives the negative rotation. The width is that of the window or the element, in points; 0 gives no rotation.
  public static func rotation(translation: Double, width: Double, perWidth degrees: Double) -> Double {
    width > 0 ? (translation.motion / width.motion * degrees.motion).motion : 0
  }
}

/// The progress of a long press until its timeout. The element shrinks from the press on and is smallest at the claim.
///
/// Source of the scale 0.93: "Visual animation should display progress until activation", Mobile App Gesture Animations.
public struct PressProgress: Sendable, Hashable, BitwiseCopyable {
  /// The timeout of the long press, at least a microsecond.
  public let timeout: Microseconds
  /// The scale at the timeout.
  public let scale: Double

  public init(timeout: Microseconds, scale: Double = 0.93) {
    self.timeout = timeout < 1 ? 1 : timeout
    self.scale = scale.motion
  }

  /// The progress: 0 at the press, 1 from the timeout on.
  public func progress(after held: Microseconds) -> Double {
    Follow.progress(Double(held), of: Double(timeout))
  }

  /// The scale and its velocity. A spring starts with them if the press ends or fails before the timeout.
  ///
  /// - Parameter start: the scale at the press. It is not 1 if an earlier shrink has not fully gone back.
  public func state(after held: Microseconds, from start: Double = 1) -> MotionState {
    let progress = progress(after: held)
    let velocity = progress > 0 && progress < 1 ? (scale - start.motion) / (Double(timeout) / 1e6) : 0
    return MotionState(value: Follow.value(progress, from: start, to: scale), velocity: velocity)
  }
}
