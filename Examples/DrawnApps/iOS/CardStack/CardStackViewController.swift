#if canImport(UIKit)
  import GestureRuntime
  import UIKit

  /// A stack of cards, the uppermost of which is thrown out to either side.
  ///
  /// Where a card is, under the finger and after it, is worked out by the runtime's functions and shown frame by frame: a press takes over a
  /// card that still moves, where it is seen, and a lift hands on the velocity that the card has. Numbers are the spec's.
  final class CardStackViewController: UIViewController, @MainActor CardStackGestureHandler {
    private(set) var cards = ["Lisbon", "Oslo", "Kyoto", "Accra"].map { CardView($0) }
    private(set) lazy var gestures = CardStackGestureRecognizer(handler: self)
    private let deck = UIView(frame: .zero)
    private lazy var clock = FrameClock { [weak self] now in self?.show(at: now) ?? false }
    private var hold: CardHold?
    private var settling: CardSettling?
    /// Cards on their way out: nobody holds them any more.
    private var leaving: [(card: CardView, settling: CardSettling)] = []
    private let feedback = CardStackFeedback(for: .dismiss)

    override func viewDidLoad() {
      super.viewDidLoad()
      deck.cardStackElement = .deck
      view.addSubview(deck)
      for card in cards.reversed() { deck.addSubview(card) }
      view.addGestureRecognizer(gestures)
      upper()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      deck.frame = view.bounds
      for card in cards {
        card.frame = CGRect(x: 0, y: 0, width: view.bounds.width * 0.8, height: view.bounds.height * 0.52)
        card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      }
    }

    // MARK: Gestures

    @MainActor func open(_ gesture: CardStackGesture.Open) { cards.first?.isOpen.toggle() }

    @MainActor func dismiss(_ gesture: CardStackGesture.Dismiss) {
      switch gesture.phase {
      case .began:
        // What is under way goes on from where it is seen.
        hold = CardHold(settling?.place(at: gesture.time) ?? Point(x: 0, y: 0), in: band)
        settling = nil
        follow(gesture)
      case .changed: follow(gesture)
      case .ended, .cancelled, .recognized: release(gesture)
      }
    }

    /// Turned over when the hold is recognized; that it is coming is seen from the press on (`CardView.press`).
    @MainActor func peek(_ gesture: CardStackGesture.Peek) {
      switch gesture.phase {
      case .began: cards.first?.isTurned = true
      case .changed: break
      case .ended, .cancelled, .recognized: cards.first?.isTurned = false
      }
    }

    // MARK: Motion

    private var width: Double { view.bounds.width }
    private var limit: Double { feedback.rubberBand.beyond?.amount ?? 120 }

    /// Free up to the limit to both sides, then less and less: the scroll view's law.
    private var band: BandedRange {
      BandedRange(
        -limit, limit,
        band: .platform(dimension: width, coefficient: feedback.rubberBand.coefficient?.amount ?? 0.55))
    }

    private func follow(_ gesture: CardStackGesture.Dismiss) {
      guard let hold, let card = cards.first else { return }
      let state = hold.state(gesture.translation)
      show(card, at: Point(x: state.x.value, y: state.y.value))
    }

    private func release(_ gesture: CardStackGesture.Dismiss) {
      guard let hold, let card = cards.first else { return }
      self.hold = nil
      let state = hold.state(gesture.translation, gesture.velocity ?? Point(x: 0, y: 0))
      if gesture.phase == .ended && gesture.isCommitted {
        let away = (gesture.translation.x < 0 ? -1.5 : 1.5) * width
        let seconds = feedback.onCommit.duration?.amount ?? 0.28
        leaving.append((card, CardSettling(.easeOut, seconds, from: state, to: away, at: gesture.time)))
        cards.removeFirst()
        upper()
      } else {
        let spring = Spring(
          dampingRatio: feedback.onCancel.spring.damping?.amount ?? 0.7,
          duration: feedback.onCancel.duration?.amount ?? 0.5)
        settling = CardSettling(spring, from: state, at: gesture.time)
      }
      clock.start()
    }

    /// - Returns: whether something still moves.
    private func show(at now: Microseconds) -> Bool {
      for (card, settling) in leaving {
        show(card, at: settling.place(at: now))
        if settling.isOver(at: now) { card.removeFromSuperview() }
      }
      leaving.removeAll { $0.settling.isOver(at: now) }
      if let settling, let card = cards.first {
        show(card, at: settling.isOver(at: now) ? Point(x: 0, y: 0) : settling.place(at: now))
        if settling.isOver(at: now) { self.settling = nil }
      }
      return settling != nil || !leaving.isEmpty
    }

    /// Angle and opacity belong to the place that is seen: they stay within their ends while a spring overshoots.
    private func show(_ card: CardView, at place: Point) {
      let degrees = Follow.rotation(translation: place.x, width: width, perWidth: 23)
      card.transform = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: degrees * .pi / 180)
      card.alpha = Follow.value(Follow.progress(place.x.magnitude, of: limit), from: 1, to: 0.7)
    }

    /// The uppermost card alone is the element, and has what people without gestures need.
    private func upper() {
      guard let card = cards.first else { return }
      card.cardStackElement = .deckCard
      card.accessibilityCustomActions = gestures.accessibilityActions(for: .deckCard)
      settling = nil
    }
  }
#endif
