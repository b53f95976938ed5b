#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import QuartzCore
  public import UIKit

  // Accessibility: activities without gestures.
  extension ProductGestureRecognizer {
    /// Accessibility actions for a view that is an element: its activities that have an `alternative` and whose guards hold for it now.
    ///
    /// - Parameter name: the label of an action; by default the activity's own name.
    public func accessibilityActions(
      for view: UIView, name: ((Activity) -> String)? = nil
    ) -> [UIAccessibilityCustomAction] {
      guard let element = view.productElement(Element.self) else { return [] }
      return actions(on: element, Self.path(from: view).map(\.thing), name) {
        [weak self, weak view] activity in
        guard let self, let view else { return false }
        return carryOut(activity, on: view)
      }
    }

    /// Accessibility actions for an element that is no view (`findElement`).
    ///
    /// - Parameters:
    ///   - items: the instances of the element and of those around it, as from `findItems`.
    ///   - name: the label of an action; by default the activity's own name.
    public func accessibilityActions(
      for element: Element, items: [(element: Element, item: UInt64)], at place: CGPoint = .zero,
      name: ((Activity) -> String)? = nil
    ) -> [UIAccessibilityCustomAction] {
      actions(on: element, items.map { Thing(element: $0.element, item: $0.item) }, name) {
        [weak self] activity in
        self?.carryOut(activity, items: items, at: place) ?? false
      }
    }

    private func actions(
      on element: Element, _ things: [Thing<Element>], _ name: ((Activity) -> String)?,
      _ perform: @escaping (Activity) -> Bool
    ) -> [UIAccessibilityCustomAction] {
      Activity.allCases.filter {
        $0.target == element && Product.alternative(to: $0) != nil && guardHolds(of: $0, on: things)
      }.map { activity in
        UIAccessibilityCustomAction(name: name?(activity) ?? Product.spokenName(of: activity)) { _ in
          perform(activity)
        }
      }
    }

    /// Performs an activity without a finger, as a committed gesture without movement at the center of its view: `fingers` is 0, and
    /// `outcome.isAlternative` is true. It is of a discrete mechanic, if the activity has one, otherwise it begins and ends. An activity with detents
    /// goes to the nearest. Feedback is shown as for a finger.
    ///
    /// - Parameter view: a view of the activity's element, or one inside it.
    /// - Returns: whether the view is one and the activity's guard holds; otherwise nothing happens.
    @discardableResult
    public func carryOut(_ activity: Activity, on view: UIView) -> Bool {
      let places = Self.path(from: view)
      guard let target = places.first(where: { $0.thing.element == activity.target }) else { return false }
      let things = places.map(\.thing)
      guard guardHolds(of: activity, on: things) else { return false }
      remember(places)
      let bounds = target.view.bounds
      perform(activity, target.thing, target.view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil))
      return true
    }

    /// Performs an activity without a finger on an element that is no view (`findElement`).
    ///
    /// - Parameters:
    ///   - items: the instances of the activity's element and of those around it, as from `findItems`.
    ///   - place: where the gesture is, in window points.
    /// - Returns: whether the activity's guard holds; otherwise nothing happens.
    @discardableResult
    public func carryOut(
      _ activity: Activity, items: [(element: Element, item: UInt64)], at place: CGPoint = .zero
    ) -> Bool {
      let things = items.map { Thing(element: $0.element, item: $0.item) }
      guard guardHolds(of: activity, on: things) else { return false }
      let target =
        things.first { $0.element == activity.target } ?? Thing(element: activity.target, item: 0)
      perform(activity, target, place)
      return true
    }

    /// Whether a touch on these instances could start the activity now.
    private func guardHolds(of activity: Activity, on things: [Thing<Element>]) -> Bool {
      for thing in things { engine.setInstance(thing.item, of: thing.element) }
      // Otherwise the next press would be on them too.
      defer { for thing in things { engine.setInstance(0, of: thing.element) } }
      return engine.guardHolds(of: activity, on: activity.target)
    }

    private func perform(_ activity: Activity, _ target: Thing<Element>, _ place: CGPoint) {
      let made = Product.performed(activity)
      // Feedback starts now, not at the last touch.
      let time = max(latest, Self.microseconds(CACurrentMediaTime()))
      let phases: [GesturePhase] = made.isContinuous ? [.began, .ended] : [.recognized]
      for phase in phases {
        let isEnd = phase != .began
        var values = made.values
        if !isEnd { values.subtract([.velocity, .committed]) }
        let outcome = Outcome(
          time: time, activity: activity.rawValue, mechanic: made.mechanic, phase: phase, fingers: 0,
          location: Self.point(place), origin: Self.point(place), values: values, progress: isEnd ? 1 : 0,
          isCommitted: isEnd && values.contains(.committed), instance: target.item, taps: made.taps,
          detent: isEnd ? made.detent : 0)
        if let gesture = Product.gesture(outcome) { announce(gesture) }
      }
      watch()
    }
  }
#endif
