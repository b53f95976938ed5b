#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import UIKit

  /// A system recognizer that performs an activity of the spec.
  package struct Bridge<Product: GestureProduct> {
    package weak var recognizer: UIGestureRecognizer?
    package var activity: Product.Activity

    package init(recognizer: UIGestureRecognizer, activity: Product.Activity) {
      self.recognizer = recognizer
      self.activity = activity
    }
  }

  // System recognizers that perform an activity of the spec. The spec decides when.
  extension ProductGestureRecognizer {
    /// Lets a system recognizer perform an activity, such as the pan of a scroll view or the swipe back of a navigation controller.
    ///
    /// The system recognizer waits until the spec decides. If the activity wins, this recognizer fails. If another activity wins, this
    /// recognizer prevents the other one, for all of the touch: the activity cannot take over from one that has begun. If the activity is
    /// `together` with others, the system recognizer runs beside them and begins by its own rules. In all cases the handler is not called
    /// for the activity, since the system performs it, except for an accessibility action.
    public func bridge(_ recognizer: UIGestureRecognizer, as activity: Activity) {
      bridged[ObjectIdentifier(recognizer)] = Bridge(recognizer: recognizer, activity: activity)
    }

    /// Lets the pan of a scroll view perform an activity.
    public func bridge(_ scrollView: UIScrollView, as activity: Activity) {
      bridge(scrollView.panGestureRecognizer, as: activity)
    }

    func activity(of other: UIGestureRecognizer) -> Activity? {
      guard let bridge = bridged[ObjectIdentifier(other)], bridge.recognizer === other else { return nil }
      return bridge.activity
    }
  }
#endif
