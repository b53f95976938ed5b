#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import UIKit

  /// The displayed feedback of one view of an element.
  struct Shown<Product: GestureProduct> {
    weak var view: UIView?
    let thing: Thing<Product.Element>
    var element: Product.Element { thing.element }
    /// The order in which entries are created and drawn.
    let number: Int
    var player: FeedbackPlayer
    /// The end of a gesture while the motion after it is still running.
    var end: Product.Gesture?
    /// The finger that may become a long press, where it landed in window points, and how far it may move.
    var press: (finger: ObjectIdentifier, place: CGPoint, slop: Double)?
  }

  // Visible feedback: views of elements follow the fingers, and continue to move after them until they rest or a finger stops them.
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

    /// The id and the surroundings of a touched instance.
    func touchedPlace(_ thing: Thing<Element>) -> (id: AnyHashable, scene: FeedbackScene)? {
      if let findScene { return findScene(thing.element, thing.item) }
      return view(shown: thing).map { (AnyHashable(ObjectIdentifier($0)), scene($0)) }
    }

    /// The view of an instance. An activity performed without a finger names no instance, and the view touched last counts.
    private func view(shown thing: Thing<Element>) -> UIView? {
      view(of: thing.element, thing.item) ?? view(of: thing.element)
    }

    /// The key of a touched instance's feedback entry, which is created if there is none.
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

    /// Resets the feedback of an element, for a view that is reused or has left for good.
    public func forgetFeedback(of id: AnyHashable) {
      guard let gone = shown.removeValue(forKey: id) else { return }
      apply(FeedbackValues(time: latest), to: gone, id)
    }

    /// Resets the feedback of a view.
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
      // An element at its initial values needs no entry.
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
