#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  import GestureUIKit
  public import SwiftUI

  @available(iOS 18.0, *)
  extension ProductFeedback {
    /// The animation of a value after a gesture's end: `on-commit` if it is committed, otherwise `on-cancel` or `on-end`. It is `nil`, a
    /// change at once, if the spec has none.
    public func animation(after gesture: Gesture) -> Animation? {
      plan(at: gesture.outcome.detent).motion(after: gesture.outcome).flatMap { Self.animation($0) }
    }

    /// The animation of a spec's motion: its spring or its curve. A fling uses the spring at its end.
    public static func animation(_ motion: FeedbackPlan.Motion) -> Animation? {
      let delay = Double(motion.delay) / 1_000_000
      switch motion.path {
      case .atOnce: return nil
      case .curve(let points, let seconds), .plainCurve(let points, let seconds):
        return .timingCurve(points.x1, points.y1, points.x2, points.y2, duration: seconds).delay(delay)
      case .spring(let spring), .decay(_, let spring), .pages(_, _, let spring):
        var push = 0.0
        if case .distances(let distances)? = motion.push { push = distances }
        return .interpolatingSpring(
          mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: push
        ).delay(delay)
      }
    }
  }

  @available(iOS 18.0, *)
  extension View {
    /// Applies feedback values to the view: place, angle, scale and opacity.
    @MainActor public func gestureFeedback(_ values: FeedbackValues) -> some View {
      scaleEffect(values.scale)
        .rotationEffect(.degrees(values.rotation))
        .offset(x: values.offset.x, y: values.offset.y)
        .opacity(values.opacity)
    }
  }
#endif
