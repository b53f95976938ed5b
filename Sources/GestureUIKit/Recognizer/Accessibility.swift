#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import UIKit

  // Accessibility: activities without gestures.
  extension ProductGestureRecognizer {
    /// Accessibility actions for an element's activities that have an `alternative` and whose guards hold. State of elements is
    /// not asked.
    ///
    /// - Parameter name: the label of an action; by default the activity's own name.
    public func accessibilityActions(
      for element: Element, name: ((Activity) -> String)? = nil
    ) -> [UIAccessibilityCustomAction] {
      Product.performable(on: element, in: gestureState).map { activity in
        UIAccessibilityCustomAction(name: name?(activity) ?? Product.spokenName(of: activity)) {
          [weak self] _ in
          self?.carryOut(activity) ?? false
        }
      }
    }

    /// Performs an activity without a finger, as a committed gesture without movement. An activity with detents goes to the nearest.
    ///
    /// - Returns: whether the activity's guard holds, apart from state of elements; otherwise nothing happens.
    @discardableResult
    public func carryOut(_ activity: Activity, at place: CGPoint = .zero) -> Bool {
      guard Product.isPossible(activity, in: gestureState) else { return false }
      let made = Product.performed(activity)
      let phases: [GesturePhase] = made.isContinuous ? [.began, .ended] : [.recognized]
      for phase in phases {
        let isEnd = phase != .began
        var values = made.values
        if !isEnd { values.subtract([.velocity, .committed]) }
        let outcome = Outcome(
          time: max(latest, 0), activity: activity.rawValue, mechanic: made.mechanic, phase: phase,
          fingers: 0,
          location: Self.point(place), origin: Self.point(place), values: values, progress: isEnd ? 1 : 0,
          isCommitted: isEnd && values.contains(.committed),
          detent: isEnd ? made.detent : 0)
        guard let gesture = Product.gesture(outcome) else { continue }
        send(gesture)
        if isEnd && underWay.isEmpty { onRest?(gesture) }
      }
      return true
    }
  }
#endif
