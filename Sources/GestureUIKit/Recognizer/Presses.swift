#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import UIKit

  // Long presses show their progress before they are recognized.
  extension ProductGestureRecognizer {
    /// Stops the motion of the touched elements, and starts to show the long presses that may follow.
    func pressShown(_ element: Element, _ touch: UITouch) {
      guard showsFeedback else { return }
      let time = Self.microseconds(touch.timestamp)
      // Other instances of the element, such as a card that leaves, continue to move.
      for key in path.compactMap({ touchedPlace($0)?.id }) { shown[key]?.player.press(at: time) }
      for activity in Activity.allCases {
        let plan = Product.Feedback(for: activity).plan
        guard plan.press != nil, let thing = path.first(where: { $0.element == activity.target }),
          Product.isPossible(activity, in: gestureState), let key = startShowing(thing)
        else { continue }
        shown[key]?.player.press(at: time, as: plan)
        shown[key]?.press = (
          ObjectIdentifier(touch), touch.location(in: nil), Product.pressSlop(of: activity)
        )
      }
    }

    /// Cancels the long presses of a finger that has moved too far.
    func movePress(_ touch: UITouch) {
      for (key, entry) in shown {
        guard let press = entry.press, press.finger == ObjectIdentifier(touch) else { continue }
        let place = touch.location(in: nil)
        let (x, y) = (place.x - press.place.x, place.y - press.place.y)
        guard (x * x + y * y).squareRoot() > press.slop else { continue }
        shown[key]?.press = nil
        shown[key]?.player.cancelPress(at: latest)
      }
    }

    /// Ends the presses that are shown on a touch that an activity has won.
    func endPresses(but activity: Activity, _ item: UInt64) {
      for (key, entry) in shown where entry.press != nil {
        let isOther = entry.element == activity.target && entry.thing.item != item
        if isOther { continue }
        shown[key]?.press = nil
        if entry.element != activity.target || Product.Feedback(for: activity).plan.press == nil {
          shown[key]?.player.cancelPress(at: latest)
        }
      }
    }

    /// Resumes the motions that a press stopped, when no finger is down.
    func releaseShown() {
      for (key, entry) in shown
      where !underWay.contains(where: { $0.activity.target == entry.element && $0.item == entry.thing.item })
      {
        shown[key]?.press = nil
        shown[key]?.player.release(at: latest)
      }
    }
  }
#endif
