#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  // The spec's values and motions as UIKit types, for apps that draw feedback themselves.
  extension ProductFeedback {
    /// The transform of a view about its center for these values.
    public static func transform(_ values: FeedbackValues) -> CGAffineTransform {
      CGAffineTransform(translationX: values.offset.x, y: values.offset.y).rotated(
        by: values.rotation * .pi / 180
      )
      .scaledBy(x: values.scale, y: values.scale)
    }

    /// An animator for the motion after a gesture's end: `on-commit` if it is committed, otherwise `on-cancel` or `on-end`.
    ///
    /// - Parameter velocity: the initial velocity of the animated view, in distances to its target per second.
    @MainActor public func animator(after gesture: Gesture, velocity: CGVector = .zero)
      -> UIViewPropertyAnimator
    {
      Self.animator(
        plan(at: gesture.outcome.detent).motion(after: gesture.outcome) ?? .init(.atOnce), velocity: velocity)
    }

    /// An animator for a motion of the spec: its spring or its curve. A fling uses the spring at its end.
    @MainActor public static func animator(
      _ motion: FeedbackPlan.Motion, velocity: CGVector = .zero
    ) -> UIViewPropertyAnimator {
      var velocity = velocity
      if velocity == .zero, case .distances(let push)? = motion.push {
        velocity = CGVector(dx: push, dy: push)
      }
      switch motion.path {
      case .atOnce: return curve(.linear, 0)
      case .curve(let points, let seconds), .plainCurve(let points, let seconds):
        return curve(points, seconds)
      case .spring(let spring), .decay(_, let spring), .pages(_, _, let spring):
        let parameters = UISpringTimingParameters(
          mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
        // A spring with given constants determines its own duration.
        return UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
      }
    }

    @MainActor private static func curve(_ points: TimingCurve, _ seconds: Double) -> UIViewPropertyAnimator {
      let parameters = UICubicTimingParameters(
        controlPoint1: CGPoint(x: points.x1, y: points.y1), controlPoint2: CGPoint(x: points.x2, y: points.y2)
      )
      return UIViewPropertyAnimator(duration: seconds, timingParameters: parameters)
    }

    /// Animates the motion after a gesture's end, after its delay.
    @MainActor public func animate(
      after gesture: Gesture, velocity: CGVector = .zero, _ animations: @escaping @MainActor () -> Void,
      completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void = { _ in }
    ) {
      let motion = plan(at: gesture.outcome.detent).motion(after: gesture.outcome) ?? .init(.atOnce)
      let animator = Self.animator(motion, velocity: velocity)
      animator.addAnimations { animations() }
      animator.addCompletion { completion($0) }
      animator.startAnimation(afterDelay: Double(motion.delay) / 1_000_000)
    }
  }
#endif
