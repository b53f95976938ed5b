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
    /// The activities whose long press is shown.
    var presses: Set<Product.Activity> = []
  }

  // Visible feedback: views of elements follow the fingers, and continue to move after them until they rest or a finger stops them.
  extension ProductGestureRecognizer {
    var isShowing: Bool {
      let now = max(latest, drawn)
      return shown.values.contains { !isAtRest($0, at: now) && !$0.player.isHeld || !$0.presses.isEmpty }
    }

    /// Shows a gesture on the element of its activity.
    ///
    /// - Returns: the key of the element's entry; `nil` if the spec has no feedback for it.
    func show(_ gesture: Gesture) -> AnyHashable? {
      let (activity, outcome) = (Product.activity(of: gesture), gesture.outcome)
      let feedback = Product.Feedback(for: activity)
      guard showsFeedback, feedback.isDescribed,
        let key = startShowing(Thing(element: activity.target, item: outcome.instance))
      else { return nil }
      // Its outcomes end the press that they came from.
      shown[key]?.presses.remove(activity)
      shown[key]?.player.receive(outcome, as: feedback.plan(at: outcome.detent))
      shown[key]?.end = outcome.phase == .began || outcome.phase == .changed ? nil : gesture
      draw(key, at: outcome.time)
      return key
    }

    /// The id and the surroundings of a touched instance.
    func touchedPlace(_ thing: Thing<Element>) -> (id: AnyHashable, scene: FeedbackScene)? {
      if let findScene { return findScene(thing.element, thing.item) }
      return view(of: thing.element, thing.item).map { (AnyHashable(ObjectIdentifier($0)), scene($0)) }
    }

    /// The key of a touched instance's feedback entry, which is created if there is none.
    func startShowing(_ thing: Thing<Element>) -> AnyHashable? {
      guard let found = touchedPlace(thing) else { return nil }
      let view = findScene == nil ? view(of: thing.element, thing.item) : nil
      // A new view may have the address of one that is gone, and a view may show another thing than before.
      if let entry = shown[found.id], entry.view === view, findScene != nil || entry.thing == thing {
        // It may have been laid out anew since.
        if isAtRest(entry, at: max(latest, drawn)) { shown[found.id]?.player.scene = found.scene }
        return found.id
      }
      lastShown += 1
      shown[found.id] = Shown(
        view: view, thing: thing, number: lastShown, player: FeedbackPlayer(found.scene), end: nil)
      return found.id
    }

    /// The surroundings of a view, whose frame is that without feedback, in window points.
    private func scene(_ view: UIView) -> FeedbackScene {
      let (centre, size) = (view.center, view.bounds.size)
      let own = CGRect(
        x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width, height: size.height)
      let frame = view.superview?.convert(own, to: nil) ?? own
      let screen = view.window?.bounds.size ?? .zero
      return FeedbackScene(
        screen: Point(x: screen.width, y: screen.height),
        size: Point(x: frame.size.width, y: frame.size.height), centre: Point(x: frame.midX, y: frame.midY),
        layoutDirection: reading)
    }

    /// Resets the feedback of an element, for a view that is reused or has left for good.
    public func forgetFeedback(of id: AnyHashable) {
      guard let gone = shown.removeValue(forKey: id) else { return }
      apply(FeedbackValues(time: latest), to: gone, id)
    }

    /// Resets the feedback of everything.
    func forgetFeedback() {
      for (key, _) in shown.sorted(by: { $0.value.number < $1.value.number }) { forgetFeedback(of: key) }
    }

    /// Resets the feedback of a view.
    public func forgetFeedback(of view: UIView) { forgetFeedback(of: AnyHashable(ObjectIdentifier(view))) }

    // MARK: Drawing

    func draw(at time: Microseconds) {
      drawn = time
      for (key, _) in shown.sorted(by: { $0.value.number < $1.value.number }) {
        draw(key, at: time)
        settle(key, at: time)
      }
    }

    private func draw(_ key: AnyHashable, at time: Microseconds) {
      guard let entry = shown[key] else { return }
      apply(isAtRest(entry, at: time) ? entry.player.rest : entry.player.values(at: time), to: entry, key)
    }

    /// Whether nothing moves the element any more. If a person asked for less motion, it comes to rest at once, also from a spring that
    /// would never stop.
    func isAtRest(_ entry: Shown<Product>, at time: Microseconds) -> Bool {
      if findScene == nil && entry.view == nil { return true }
      guard entry.presses.isEmpty, !entry.player.isHeld else { return false }
      return UIAccessibility.isReduceMotionEnabled || !entry.player.isActive(at: time)
    }

    /// Ends the feedback of an element that has come to rest.
    func settle(_ key: AnyHashable, at time: Microseconds) {
      guard let entry = shown[key], isAtRest(entry, at: time) else { return }
      shown[key]?.end = nil
      let rest = entry.player.rest
      let isInitial =
        rest.offset == Point(x: 0, y: 0) && rest.scale == 1 && rest.rotation == 0 && rest.opacity == 1
      // An element at its initial values needs no entry, nor does a view that is gone.
      if isInitial || (findScene == nil && entry.view == nil) { shown[key] = nil }
      if let end = entry.end { onSettled?(end) }
    }

    private func apply(_ values: FeedbackValues, to entry: Shown<Product>, _ id: AnyHashable) {
      if let onFeedback { return onFeedback(entry.element, id, values) }
      guard let view = entry.view else { return }
      var local = values
      local.offset = inward(values.offset, view)
      view.transform = Product.Feedback.transform(local)
      view.alpha = values.opacity
    }

    /// An offset in window points as a view's transform needs it: the views around it may be scaled or turned.
    private func inward(_ offset: Point, _ view: UIView) -> Point {
      guard let outer = view.superview, let window = view.window else { return offset }
      let start = window.convert(CGPoint.zero, to: outer)
      let end = window.convert(CGPoint(x: offset.x, y: offset.y), to: outer)
      return Point(x: end.x - start.x, y: end.y - start.y)
    }
  }
#endif
