#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime

  // Long presses show their progress before they are recognized, as long as they may be.
  extension ProductGestureRecognizer {
    /// Stops the motion of the touched elements, and starts to show the long presses that may follow. The engine has the press.
    func pressShown(_ things: [Thing<Element>], at time: Microseconds) {
      guard showsFeedback else { return }
      // Other instances of the element, such as a card that leaves, continue to move.
      for key in things.compactMap({ touchedPlace($0)?.id }) {
        guard let entry = shown[key] else { continue }
        // An element that was put to rest at once stops there, and not within the motion that was skipped.
        let rest = isAtRest(entry, at: time) ? entry.player.restTime ?? time : time
        shown[key]?.player.press(at: max(rest, time, drawn))
      }
      for activity in Activity.allCases {
        let plan = Product.Feedback(for: activity).plan
        guard plan.press != nil, let thing = things.first(where: { $0.element == activity.target }),
          engine.mayClaim(activity, on: thing.item), let key = startShowing(thing),
          shown[key]?.presses.insert(activity).inserted == true
        else { continue }
        shown[key]?.player.press(at: time, as: plan)
      }
    }

    /// Ends the long presses that can no longer be recognized.
    func endPresses() {
      for (key, entry) in shown {
        let over = entry.presses.filter { !engine.mayClaim($0, on: entry.thing.item) }
        if over.isEmpty { continue }
        shown[key]?.presses.subtract(over)
        if !isPressed(entry.thing) { shown[key]?.player.cancelPress(at: max(latest, drawn)) }
      }
    }

    /// Whether a long press on an instance was recognized and goes on.
    private func isPressed(_ thing: Thing<Element>) -> Bool {
      underWay.contains {
        $0.activity.target == thing.element && $0.item == thing.item
          && Product.Feedback(for: $0.activity).plan.press != nil
      }
    }

    /// Resumes the motions that a press stopped, when no finger is down.
    func releaseShown() {
      for (key, entry) in shown
      where !underWay.contains(where: { $0.activity.target == entry.element && $0.item == entry.thing.item })
      {
        shown[key]?.presses = []
        shown[key]?.player.release(at: max(latest, drawn))
      }
    }
  }
#endif
