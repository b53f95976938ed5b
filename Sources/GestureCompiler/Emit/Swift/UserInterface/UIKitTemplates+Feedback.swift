extension UIKitTemplates {
  // MARK: What is seen

  static let shows = SwiftTemplate(
    """
    // What is seen: views of elements follow the fingers, and go on after them, until they rest or a finger stops them.
    @MainActor extension $PGestureRecognizer {
      private struct Shown {
        weak var view: UIKit.UIView?
        let element: $PElement
        /// Which came how: they are drawn in this order.
        let number: Swift.Int
        var player: $PFeedbackPlayer
        /// The end that it is on its way after.
        var end: $PGesture?
        /// Where the finger that may become a long press landed, and how far it may go; in the window.
        var press: (finger: Swift.ObjectIdentifier, place: CGPoint, slop: Swift.Double)?
      }

      private var isShowing: Swift.Bool {
        let now = Swift.max(latest, drawn)
        return shown.values.contains { $0.player.player.isActive(at: now) && !$0.player.player.isHeld || $0.press != nil }
      }

      private func show(_ gesture: $PGesture) {
        let feedback = $PFeedback(for: gesture.activity)
        guard showsFeedback, feedback.isDescribed, let key = startShowing(gesture.activity.target) else { return }
        if gesture.outcome.phase == .began || gesture.outcome.phase == .recognized { endPresses(but: gesture.activity) }
        shown[key]?.player.receive(gesture)
        shown[key]?.end = gesture.outcome.phase == .began || gesture.outcome.phase == .changed ? nil : gesture
        draw(key, at: gesture.outcome.time)
      }

      /// What tells the element that was touched last from others of its kind, and where it lies.
      private func touchedPlace(_ element: $PElement) -> (id: Swift.AnyHashable, scene: GestureRuntime.FeedbackScene)? {
        if let findScene { return findScene(element) }
        return view(of: element).map { (Swift.AnyHashable(Swift.ObjectIdentifier($0)), scene($0)) }
      }

      /// The key of an element that was touched, which from now on is shown something.
      private func startShowing(_ element: $PElement) -> Swift.AnyHashable? {
        guard let found = touchedPlace(element) else { return nil }
        if shown[found.id] == nil {
          lastShown += 1
          let view = findScene == nil ? view(of: element) : nil
          shown[found.id] = Shown(
            view: view, element: element, number: lastShown, player: $PFeedbackPlayer(found.scene), end: nil, press: nil)
        }
        return found.id
      }

      private func scene(_ view: UIKit.UIView) -> GestureRuntime.FeedbackScene {
        let centre = view.superview?.convert(view.center, to: nil) ?? view.center
        let screen = view.window?.bounds.size ?? .zero
        return GestureRuntime.FeedbackScene(
          screen: GestureRuntime.Point(x: screen.width, y: screen.height),
          size: GestureRuntime.Point(x: view.bounds.size.width, y: view.bounds.size.height), centre: Self.point(centre))
      }

      /// An element's view is used for something else, or has left for good: it shows nothing any more.
      $Afunc forgetFeedback(of id: Swift.AnyHashable) {
        guard let gone = shown.removeValue(forKey: id) else { return }
        apply(GestureRuntime.FeedbackValues(time: latest), to: gone, id)
      }

      /// The same for a view.
      $Afunc forgetFeedback(of view: UIKit.UIView) { forgetFeedback(of: Swift.AnyHashable(Swift.ObjectIdentifier(view))) }

      // MARK: Presses

      /// A finger landed: what is under way on what it touches stops, and a long press begins to show.
      private func pressShown(_ element: $PElement, _ touch: UIKit.UITouch) {
        guard showsFeedback else { return }
        let time = Self.microseconds(touch.timestamp)
        // Others of the same element, a card that leaves or a row that goes back, go on.
        for key in path.compactMap({ touchedPlace($0)?.id }) { shown[key]?.player.press(at: time) }
        for activity in $PActivity.allCases {
          let facts = $PActivityFacts(activity)
          guard $PFeedback(for: activity).plan.press != nil, path.contains(activity.target),
            facts.isPossible(in: gestureState), let key = startShowing(activity.target)
          else { continue }
          shown[key]?.player.press(at: time, for: activity)
          shown[key]?.press = (Swift.ObjectIdentifier(touch), touch.location(in: nil), facts.pressSlop)
        }
      }

      /// A finger that goes too far is no long press any more.
      private func movePress(_ touch: UIKit.UITouch) {
        for (key, entry) in shown {
          guard let press = entry.press, press.finger == Swift.ObjectIdentifier(touch) else { continue }
          let place = touch.location(in: nil)
          let way = ((place.x - press.place.x) * (place.x - press.place.x) + (place.y - press.place.y) * (place.y - press.place.y))
            .squareRoot()
          guard way > press.slop else { continue }
          shown[key]?.press = nil
          shown[key]?.player.player.cancelPress(at: latest)
        }
      }

      /// Another activity has won.
      private func endPresses(but activity: $PActivity) {
        for (key, entry) in shown where entry.press != nil {
          shown[key]?.press = nil
          if entry.element != activity.target || $PFeedback(for: activity).plan.press == nil {
            shown[key]?.player.player.cancelPress(at: latest)
          }
        }
      }

      /// No finger is down: what a press stopped goes on.
      private func releaseShown() {
        for (key, entry) in shown where underWay.allSatisfy({ $0.target != entry.element }) {
          shown[key]?.press = nil
          shown[key]?.player.release(at: latest)
        }
      }

      // MARK: Drawing

      private func draw(at time: GestureRuntime.Microseconds) {
        drawn = time
        for (key, _) in shown.sorted(by: { $0.value.number < $1.value.number }) { draw(key, at: time) }
      }

      private func draw(_ key: Swift.AnyHashable, at time: GestureRuntime.Microseconds) {
        guard let entry = shown[key] else { return }
        let isAtRest = !entry.player.player.isActive(at: time) && entry.press == nil
        let values = isAtRest ? entry.player.rest : entry.player.values(at: time)
        apply(values, to: entry, key)
        guard isAtRest else { return }
        shown[key]?.end = nil
        // What stands as if nothing had been needs no place.
        if values.offset == GestureRuntime.Point(x: 0, y: 0), values.scale == 1, values.rotation == 0, values.opacity == 1 {
          shown[key] = nil
        }
        if let end = entry.end { onSettled?(end) }
      }

      private func apply(_ values: GestureRuntime.FeedbackValues, to entry: Shown, _ id: Swift.AnyHashable) {
        if let onFeedback { return onFeedback(entry.element, id, values) }
        entry.view?.transform = $PFeedback.transform(values)
        entry.view?.alpha = values.opacity
      }
    }

    nonisolated extension $PFeedback {
      /// The transform of a view about its centre that shows these values.
      $Astatic func transform(_ values: GestureRuntime.FeedbackValues) -> CGAffineTransform {
        CGAffineTransform(translationX: values.offset.x, y: values.offset.y).rotated(by: values.rotation * .pi / 180)
          .scaledBy(x: values.scale, y: values.scale)
      }
    }

    """)

  // MARK: Motion of the app's own

  static let motion = SwiftTemplate(
    """
    // For apps that draw themselves: the spec's motions as UIKit's.
    @MainActor extension $PFeedback {
      /// An animator for what goes on after a gesture's end: `on-commit` where it is committed, else `on-cancel` or `on-end`.
      ///
      /// - Parameter velocity: of what is animated, in distances to its target a second.
      $Afunc animator(after gesture: $PGesture, velocity: CGVector = .zero) -> UIKit.UIViewPropertyAnimator {
        Self.animator(plan.motion(after: gesture.outcome) ?? .init(.atOnce), velocity: velocity)
      }

      /// An animator that moves as the spec says: by its spring, or along its curve. A fling moves by the spring that catches it.
      $Astatic func animator(
        _ motion: GestureRuntime.FeedbackPlan.Motion, velocity: CGVector = .zero
      ) -> UIKit.UIViewPropertyAnimator {
        var velocity = velocity
        if velocity == .zero, case .distances(let push)? = motion.push { velocity = CGVector(dx: push, dy: push) }
        switch motion.path {
        case .atOnce: return curve(.linear, 0)
        case .curve(let points, let seconds): return curve(points, seconds)
        case .spring(let spring), .decay(_, let spring), .pages(_, _, let spring):
          let parameters = UIKit.UISpringTimingParameters(
            mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
          // A spring that is given by its constants takes its own time.
          return UIKit.UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
        }
      }

      private static func curve(
        _ points: GestureRuntime.TimingCurve, _ seconds: Swift.Double
      ) -> UIKit.UIViewPropertyAnimator {
        let parameters = UIKit.UICubicTimingParameters(
          controlPoint1: CGPoint(x: points.x1, y: points.y1), controlPoint2: CGPoint(x: points.x2, y: points.y2))
        return UIKit.UIViewPropertyAnimator(duration: seconds, timingParameters: parameters)
      }

      /// Animates what goes on after a gesture's end, after its delay.
      $Afunc animate(
        after gesture: $PGesture, velocity: CGVector = .zero, _ animations: @escaping @MainActor () -> Swift.Void,
        completion: @escaping @MainActor (UIKit.UIViewAnimatingPosition) -> Swift.Void = { _ in }
      ) {
        let motion = plan.motion(after: gesture.outcome) ?? .init(.atOnce)
        let animator = Self.animator(motion, velocity: velocity)
        animator.addAnimations { animations() }
        animator.addCompletion { completion($0) }
        animator.startAnimation(afterDelay: Swift.Double(motion.delay) / 1_000_000)
      }
    }

    """)
}
