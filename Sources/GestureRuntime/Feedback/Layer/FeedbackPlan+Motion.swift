extension FeedbackPlan {
  /// The motion of content after the fingers have lifted.
  public struct Motion: Sendable, Hashable, BitwiseCopyable {
    public var path: Path
    public var target: Target
    /// The time for which the content stands still first.
    public var delay: Microseconds
    /// The initial velocity if the finger rested or has no velocity.
    public var push: Push?
    /// The opacity to which the element fades during the motion, by the same path without overshoot; nil if opacity follows progress.
    public var opacity: Double?

    public init(
      _ path: Path, to target: Target = .start, delay: Microseconds = 0, push: Push? = nil,
      opacity: Double? = nil
    ) {
      self.path = path
      self.target = target
      self.delay = delay
      self.push = push
      self.opacity = opacity
    }
  }

  public enum Path: Sendable, Hashable, BitwiseCopyable {
    case atOnce
    /// A curve and its duration in seconds. It starts with the velocity at the lift.
    case curve(TimingCurve, Double)
    /// A curve and its duration in seconds. It starts with the curve's own velocity.
    case plainCurve(TimingCurve, Double)
    case spring(Spring)
    /// A fling, and the spring that takes over at the end of its range.
    case decay(Decay, Spring)
    /// A spring to the page nearest to the resting place of a fling, at most one page further. The length is that of a page.
    case pages(Decay, FeedbackLength, Spring)
  }

  /// The target of a motion.
  public enum Target: Sendable, Hashable, BitwiseCopyable {
    /// The place where it was at rest.
    case start
    /// Outside the screen, on the side of the movement.
    case outside
    /// The commit distance.
    case threshold
    /// One length of the element further.
    case page
    /// The nearest place within its limits; the present place if it lies within.
    case inside
    /// This distance on the side of the movement.
    case place(FeedbackLength)
    /// A scale.
    case scale(Double)
    /// An angle in degrees.
    case angle(Double)
  }

  /// An initial velocity.
  public enum Push: Sendable, Hashable, BitwiseCopyable {
    /// A velocity in distances to the target a second, as UIKit's `initialSpringVelocity`.
    case distances(Double)
    /// A speed in points a second, toward the target.
    case speed(Double)
  }
}

extension FeedbackPlan.Path {
  /// The default return: it has no overshoot, and the response of half a second of SwiftUI's default spring.
  public static var standard: FeedbackPlan.Path { .spring(standardSpring) }
  static var standardSpring: Spring { Spring(dampingRatio: 1, response: 0.5) }

  /// The path for values that must not overshoot: a spring that is at least critically damped, a curve that stays between its ends.
  var withoutOvershoot: FeedbackPlan.Path {
    switch self {
    case .atOnce: self
    case .curve(let curve, let seconds): .curve(curve.withoutOvershoot, seconds)
    case .plainCurve(let curve, let seconds): .plainCurve(curve.withoutOvershoot, seconds)
    case .spring(let spring): .spring(spring.withoutOvershoot)
    case .decay(let decay, let spring): .decay(decay, spring.withoutOvershoot)
    case .pages(let decay, let length, let spring): .pages(decay, length, spring.withoutOvershoot)
    }
  }

  /// The motion of one value that starts with a state.
  func settling(from state: MotionState, to target: Double, at start: Microseconds) -> Settling {
    switch self {
    case .atOnce: Settling(.linear, duration: 0, from: state, to: target, at: start)
    case .curve(let curve, let seconds):
      Settling(curve, duration: seconds, from: state, to: target, at: start)
    case .plainCurve(let curve, let seconds):
      Settling(curve, duration: seconds, from: state, to: target, at: start, keepsVelocity: false)
    case .spring(let spring), .decay(_, let spring), .pages(_, _, let spring):
      Settling(spring, from: state, to: target, at: start)
    }
  }
}

extension TimingCurve {
  /// The curve with the y of its control points limited to 0 ... 1.
  var withoutOvershoot: TimingCurve {
    TimingCurve(x1: x1, y1: y1.within(0, 1), x2: x2, y2: y2.within(0, 1))
  }
}

extension Spring {
  /// The spring with equal stiffness, at least critically damped.
  var withoutOvershoot: Spring {
    Spring(stiffness: stiffness, damping: max(damping, 2 * stiffness.squareRoot()))
  }
}
