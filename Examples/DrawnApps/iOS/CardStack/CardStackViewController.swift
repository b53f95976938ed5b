#if canImport(UIKit)
  import GestureRuntime
  import GestureUIKit
  import UIKit

  /// A stack of cards, the uppermost of which is thrown out to either side.
  ///
  /// Where a card is, under the finger and after it, the recognizer shows by itself (`showsFeedback`), as the spec says: how far it follows, turns
  /// and fades, how it leaves or comes back, how it shrinks towards the hold. A press takes over a card that still moves. What is left for
  /// the app is what the gestures mean.
  final class CardStackViewController: UIViewController, CardStackGestureRecognizerHandler {
    private(set) var cards = ["Lisbon", "Oslo", "Kyoto", "Accra"].map { CardView($0) }
    private(set) lazy var gestures = CardStackGestureRecognizer(handler: self)
    private let deck = UIView(frame: .zero)
    /// Cards on their way out, the first that left first.
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

    /// Turned over when the hold is recognized; that it is coming is seen from the press on.
    func peek(_ gesture: CardStackGesture.Peek) {
      switch gesture.phase {
      case .began: cards.first?.isTurned = true
      case .changed: break
      default: cards.first?.isTurned = false
      }
    }

    // MARK: Cards

    /// A card has come to rest: outside, or back in its place.
    private func settle(_ gesture: CardStackGesture) {
      guard case .dismiss(let end) = gesture, end.isCommitted, !leaving.isEmpty else { return }
      let card = leaving.removeFirst()
      card.removeFromSuperview()
      gestures.forgetFeedback(of: card)
    }

    /// The uppermost card alone is the element, and has what people without gestures need.
    private func upper() {
      guard let card = cards.first else { return }
      card.cardStackElement = .deckCard
      card.accessibilityCustomActions = gestures.accessibilityActions(for: .deckCard)
    }
  }
#endif
