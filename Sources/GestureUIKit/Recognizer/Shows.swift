#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import UIKit

  /// What one view of an element shows.
  struct Shown<Product: GestureProduct> {
    weak var view: UIView?
    let thing: Thing<Product.Element>
    var element: Product.Element { thing.element }
    /// The order in which they came and are drawn.
    let number: Int
    var player: FeedbackPlayer
    /// The gesture's end that is still being animated.
    var end: Product.Gesture?
    /// Where the finger that may become a long press landed, and how far it may move; in the window.
    var press: (finger: ObjectIdentifier, place: CGPoint, slop: Double)?
  }

  // What is seen: views of elements follow the fingers, and move on after them until they rest or a finger stops them.
  extension ProductGestureRecognizer {
    var isShowing: Bool {
      let now = max(latest, drawn)
      return shown.values.contains { $0.player.isActive(at: now) && !$0.player.isHeld || $0.press != nil }
    }

    func show(_ gesture: Gesture) {
      let (activity, outcome) = (Product.activity(of: gesture), gesture.outcome)
      let feedback = Product.Feedback(for: activity)
      guard showsFeedback, feedback.isDescribed,
        let key = startShowing(Thing(element: activity.target, item: outcome.instance))
      else { return }
      if outcome.phase == .began || outcome.phase == .recognized {
        endPresses(but: activity, outcome.instance)
      }
      shown[key]?.player.receive(outcome, as: feedback.plan(at: outcome.detent))
      shown[key]?.end = outcome.phase == .began || outcome.phase == .changed ? nil : gesture
      draw(key, at: outcome.time)
    }

    /// What tells a thing that was touched from others, and where it lies.
    func touchedPlace(_ thing: Thing<Element>) -> (id: AnyHashable, scene: FeedbackScene)? {
      if let findScene { return findScene(thing.element, thing.item) }
      return view(shown: thing).map { (AnyHashable(ObjectIdentifier($0)), scene($0)) }
    }

    /// Its view; what is done without a finger names none, and is done on the one that was touched last.
    private func view(shown thing: Thing<Element>) -> UIView? {
      view(of: thing.element, thing.item) ?? view(of: thing.element)
    }

    /// The key of a thing that was touched, which from now on is shown something.
    func startShowing(_ thing: Thing<Element>) -> AnyHashable? {
      guard let found = touchedPlace(thing) else { return nil }
      if shown[found.id] == nil {
        lastShown += 1
        let view = findScene == nil ? view(shown: thing) : nil
        shown[found.id] = Shown(
          view: view, thing: thing, number: lastShown, player: FeedbackPlayer(found.scene), end: nil,
          press: nil)
      }
      return found.id
    }

    private func scene(_ view: UIView) -> FeedbackScene {
      let centre = view.superview?.convert(view.center, to: nil) ?? view.center
      let screen = view.window?.bounds.size ?? .zero
      return FeedbackScene(
        screen: Point(x: screen.width, y: screen.height),
        size: Point(x: view.bounds.size.width, y: view.bounds.size.height), centre: Self.point(centre),
        layoutDirection: reading)
    }

    /// Sets what an element shows back, for a view that is used anew or has left for good.
    public func forgetFeedback(of id: AnyHashable) {
      guard let gone = shown.removeValue(forKey: id) else { return }
      apply(FeedbackValues(time: latest), to: gone, id)
    }

    /// Sets what a view shows back.
    public func forgetFeedback(of view: UIView) { forgetFeedback(of: AnyHashable(ObjectIdentifier(view))) }

    // MARK: Drawing

    func draw(at time: Microseconds) {
      drawn = time
      for (key, _) in shown.sorted(by: { $0.value.number < $1.value.number }) { draw(key, at: time) }
    }

    func draw(_ key: AnyHashable, at time: Microseconds) {
      guard let entry = shown[key] else { return }
      let isAtRest = !entry.player.isActive(at: time) && entry.press == nil
      let values = isAtRest ? entry.player.rest : entry.player.values(at: time)
      apply(values, to: entry, key)
      guard isAtRest else { return }
      shown[key]?.end = nil
      // What stands as if nothing had happened needs no entry.
      if values.offset == Point(x: 0, y: 0), values.scale == 1, values.rotation == 0, values.opacity == 1 {
        shown[key] = nil
      }
      if let end = entry.end { onSettled?(end) }
    }

    private func apply(_ values: FeedbackValues, to entry: Shown<Product>, _ id: AnyHashable) {
      if let onFeedback { return onFeedback(entry.element, id, values) }
      entry.view?.transform = Product.Feedback.transform(values)
      entry.view?.alpha = values.opacity
    }
  }
#endif
