#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  // For apps that draw themselves: the spec's values and motions as UIKit's.
  extension ProductFeedback {
    /// The transform of a view about its centre that shows these values.
    public static func transform(_ values: FeedbackValues) -> CGAffineTransform {
      CGAffineTransform(translationX: values.offset.x, y: values.offset.y).rotated(
        by: values.rotation * .pi / 180
      )
      .scaledBy(x: values.scale, y: values.scale)
    }

    /// An animator for what follows the end of a gesture: `on-commit` if it is committed, otherwise `on-cancel` or `on-end`.
    ///
    /// - Parameter velocity: the velocity of what is animated, in distances to its target a second.
    @MainActor public func animator(after gesture: Gesture, velocity: CGVector = .zero)
      -> UIViewPropertyAnimator
    {
      Self.animator(
        plan(at: gesture.outcome.detent).motion(after: gesture.outcome) ?? .init(.atOnce), velocity: velocity)
    }

    /// An animator that moves as the spec says: by its spring or along its curve. A fling moves by the spring that catches it.
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
        // A spring that is given by its constants takes its own time.
        return UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
      }
    }

    @MainActor private static func curve(_ points: TimingCurve, _ seconds: Double) -> UIViewPropertyAnimator {
      let parameters = UICubicTimingParameters(
        controlPoint1: CGPoint(x: points.x1, y: points.y1), controlPoint2: CGPoint(x: points.x2, y: points.y2)
      )
      return UIViewPropertyAnimator(duration: seconds, timingParameters: parameters)
    }

    /// Animates what follows the end of a gesture, after its delay.
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
