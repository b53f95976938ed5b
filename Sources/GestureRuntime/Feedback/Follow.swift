/// What follows the finger beside its place: rotation, opacity and scale.
public enum Follow {
  /// The share of a threshold that a distance is: 0 at the claim, 1 at the threshold and beyond, and 0 for a
  /// movement the other way. A threshold that is not positive is reached at once.
  public static func progress(_ distance: Double, of threshold: Double) -> Double {
    let threshold = threshold.motion
    return threshold > 0 ? (distance.motion / threshold).within(0, 1) : 1
  }

  /// The value a progress stands for, between that at 0 and that at 1; the progress is held within them, so
  /// that opacity never leaves 0 ... 1 although a spring overshoots.
  public static func value(_ progress: Double, from start: Double, to end: Double) -> Double {
    let share = progress.within(0, 1)
    return share == 1 ? end.motion : start.motion + (end.motion - start.motion) * share
  }

  /// Degrees, clockwise positive as the outcomes' rotation: so many for a translation of the whole width.
  /// Odd. The width is the window's or the element's, in points; without one there is no rotation.
  public static func rotation(translation: Double, width: Double, perWidth degrees: Double) -> Double {
    width > 0 ? (translation.motion / width.motion * degrees.motion).motion : 0
  }
}

/// A long press on its way to its timeout: the element shrinks from the press on, and is smallest when it
/// claims.
///
/// "Visual animation should display progress until activation", to a scale of 0.93: Mobile App Gesture
/// Animations.
public struct PressProgress: Sendable, Hashable, BitwiseCopyable {
  /// Of the long press, at least a microsecond.
  public let timeout: Microseconds
  /// At the timeout.
  public let scale: Double

  public init(timeout: Microseconds, scale: Double = 0.93) {
    self.timeout = timeout < 1 ? 1 : timeout
    self.scale = scale.motion
  }

  /// 0 at the press, 1 from the timeout on.
  public func progress(after held: Microseconds) -> Double {
    Follow.progress(Double(held), of: Double(timeout))
  }

  /// The scale and its velocity: what a spring starts with where the press ends or fails before the timeout.
  ///
  /// - Parameter start: the scale at the press: not 1 where it takes over one that has not yet gone back.
  public func state(after held: Microseconds, from start: Double = 1) -> MotionState {
    let progress = progress(after: held)
    let velocity = progress > 0 && progress < 1 ? (scale - start.motion) / (Double(timeout) / 1e6) : 0
    return MotionState(value: Follow.value(progress, from: start, to: scale), velocity: velocity)
  }
}
