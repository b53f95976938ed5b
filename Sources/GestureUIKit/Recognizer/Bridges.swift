#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import UIKit

  /// A recognizer of the system that does an activity of the spec.
  struct Bridge<Product: GestureProduct> {
    weak var recognizer: UIGestureRecognizer?
    var activity: Product.Activity
  }

  // Recognizers of the system that do an activity of the spec: the spec decides when.
  extension ProductGestureRecognizer {
    /// Says that a recognizer of the system does an activity: the pan of a scroll view, the swipe back of a navigation controller.
    ///
    /// It waits until the spec decides. This recognizer fails if the activity wins, and prevents the other one if another
    /// activity wins. An activity that is `together` with others goes on beside them and begins when the system says. Either way
    /// the handler is not called for it: the system has done it already.
    public func bridge(_ recognizer: UIGestureRecognizer, as activity: Activity) {
      bridged[ObjectIdentifier(recognizer)] = Bridge(recognizer: recognizer, activity: activity)
    }

    /// Says that a scroll view does an activity by its pan.
    public func bridge(_ scrollView: UIScrollView, as activity: Activity) {
      bridge(scrollView.panGestureRecognizer, as: activity)
    }

    func activity(of other: UIGestureRecognizer) -> Activity? {
      guard let bridge = bridged[ObjectIdentifier(other)], bridge.recognizer === other else { return nil }
      return bridge.activity
    }
  }
#endif
