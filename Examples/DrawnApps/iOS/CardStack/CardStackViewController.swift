#if canImport(UIKit)
  import GestureRuntime
  import GestureUIKit
  import UIKit

  /// A stack of cards, of which the top card can be thrown out to either side.
  ///
  /// The recognizer shows the spec's feedback by itself (`showsFeedback`), during and after the touch. A card follows, turns, fades,
  /// leaves, comes back and shrinks during the hold. A press takes over a card that still moves. The app only implements the meaning of
  /// gestures.
  final class CardStackViewController: UIViewController, CardStackGestureRecognizerHandler {
    private(set) var cards = ["Lisbon", "Oslo", "Kyoto", "Accra"].map { CardView($0) }
    private(set) lazy var gestures = CardStackGestureRecognizer(handler: self)
    private let deck = UIView(frame: .zero)
    /// Cards that are leaving, in the order in which they left.
    private var leaving: [CardView] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      deck.cardStackElement = .deck
      view.addSubview(deck)
      for card in cards.reversed() { deck.addSubview(card) }
      gestures.showsFeedback = true
      gestures.onSettled = { [weak self] in self?.settle($0) }
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

    func open(_ gesture: CardStackGesture.Open) { cards.first?.isOpen.toggle() }

    func dismiss(_ gesture: CardStackGesture.Dismiss) {
      guard gesture.phase == .ended, gesture.isCommitted, let card = cards.first else { return }
      card.cardStackElement = nil
      leaving.append(card)
      cards.removeFirst()
      upper()
    }

    /// Turns the card over when the hold is recognized. Feedback shows the hold from the press on.
    func peek(_ gesture: CardStackGesture.Peek) {
      if gesture.outcome.isAlternative {
        // There is no finger that holds the card: the next action turns it back.
        if gesture.phase == .ended { cards.first?.isTurned.toggle() }
        return
      }
      switch gesture.phase {
      case .began: cards.first?.isTurned = true
      case .changed: break
      default: cards.first?.isTurned = false
      }
    }

    // MARK: Cards

    /// Handles a card that has come to rest, outside or in its place.
    private func settle(_ gesture: CardStackGesture) {
      guard case .dismiss(let end) = gesture, end.isCommitted, !leaving.isEmpty else { return }
      let card = leaving.removeFirst()
      card.removeFromSuperview()
      gestures.forgetFeedback(of: card)
    }

    /// Makes the top card the element, and gives it accessibility actions.
    private func upper() {
      guard let card = cards.first else { return }
      card.cardStackElement = .deckCard
      card.accessibilityCustomActions = gestures.accessibilityActions(for: card)
    }
  }
#endif
