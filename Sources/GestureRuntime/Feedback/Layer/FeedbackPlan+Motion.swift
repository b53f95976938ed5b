extension FeedbackPlan {
  /// How content goes on once the fingers have gone.
  public struct Motion: Sendable, Hashable, BitwiseCopyable {
    public var path: Path
    public var target: Target
    /// It stands still for so long.
    public var delay: Microseconds
    /// With what it begins where the finger rested or has no velocity.
    public var push: Push?
    /// What the element fades to on its way, by the same path without its overshoot; nil where it goes on by progress.
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
    /// In so many seconds; it begins with the velocity of what was let go.
    case curve(TimingCurve, Double)
    /// In so many seconds, the curve as it is written, whatever the velocity of what was let go.
    case plainCurve(TimingCurve, Double)
    case spring(Spring)
    /// A fling, and the spring that meets it at the end of its range.
    case decay(Decay, Spring)
    /// To the page of this length that a fling would come nearest to, one further at most.
    case pages(Decay, FeedbackLength, Spring)
  }

  /// Where it goes.
  public enum Target: Sendable, Hashable, BitwiseCopyable {
    /// Where it was at rest.
    case start
    /// Out of the screen, on the side to which it went.
    case outside
    /// To the commit distance.
    case threshold
    /// By one length of the element.
    case page
    /// Into its limits; where it is, if it lies within.
    case inside
    /// So far on the side to which it went.
    case place(FeedbackLength)
    /// To a scale.
    case scale(Double)
    /// To an angle in degrees.
    case angle(Double)
  }

  /// An initial velocity.
  public enum Push: Sendable, Hashable, BitwiseCopyable {
    /// In distances to the target a second, as UIKit's `initialSpringVelocity`.
    case distances(Double)
    /// In points a second, away from where the motion begins and towards its target.
    case speed(Double)
  }
}

extension FeedbackPlan.Path {
  /// What goes back where nothing is said: it does not overshoot, and takes the half second of SwiftUI's standard response.
  public static let standard = FeedbackPlan.Path.spring(standardSpring)
  static let standardSpring = Spring(dampingRatio: 1, response: 0.5)

  /// The same for what must not swing: a spring that has just enough damping, a curve that stays between its ends.
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

  /// The motion of one value from a state on.
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
  /// With the heights of its control points between the ends'.
  var withoutOvershoot: TimingCurve {
    TimingCurve(x1: x1, y1: y1.within(0, 1), x2: x2, y2: y2.within(0, 1))
  }
}

extension Spring {
  /// As stiff, and at least critically damped.
  var withoutOvershoot: Spring {
    Spring(stiffness: stiffness, damping: max(damping, 2 * stiffness.squareRoot()))
  }
}
