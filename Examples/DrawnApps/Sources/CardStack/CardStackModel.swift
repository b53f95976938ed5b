import GestureRuntime
import Stage

/// The stack of cards and its reactions to gestures, the same on every platform. A view arranges its layers like `scene`.
struct CardStackModel: CardStackGestureHandler {
  static let screen = Point(x: 390, y: 844)
  /// The player of the spec's feedback for the top card.
  private var shown = CardStackModel.still

  private static var still: CardStackFeedbackPlayer {
    CardStackFeedbackPlayer(
      FeedbackScene(screen: screen, size: Point(x: 310, y: 440), centre: Point(x: 195, y: 360)))
  }

  /// The cards, top one first.
  private var cards = [
    Card("Lisbon", "#fde68a"), Card("Oslo", "#bfdbfe"), Card("Kyoto", "#fecaca"), Card("Accra", "#bbf7d0"),
  ]
  /// The card under the last press.
  private var pressed: String?
  private(set) var notes: [Note] = []

  private struct Card {
    var title: String
    var color: String
    var offset = Point(x: 0, y: 0)
    var angle = 0.0
    var opacity = 1.0
    var scale = 1.0

    init(_ title: String, _ color: String) {
      self.title = title
      self.color = color
    }

    /// Resets the card to its place, upright and opaque.
    mutating func rest() {
      offset = Point(x: 0, y: 0)
      angle = 0
      opacity = 1
      scale = 1
    }
  }

  /// The element under a press.
  mutating func press(at place: Point) -> CardStackElement? {
    let shapes = scene.filter { $0.contains(place) }
    pressed = shapes.last { $0.id == cards.first?.title }?.id
    return shapes.isEmpty ? nil : pressed == nil ? .deck : .deckCard
  }

  // MARK: Gestures

  mutating func open(_ gesture: CardStackGesture.Open) {
    guard !cards.isEmpty else { return }
    cards[0].scale = 1.06
    note(.open(gesture), "\(cards[0].title) opens")
  }

  mutating func dismiss(_ gesture: CardStackGesture.Dismiss) {
    guard let card = cards.first else { return }
    shown.receive(.dismiss(gesture))
    switch gesture.phase {
    case .began, .changed:
      follow(shown.values(at: gesture.time))
      note(.dismiss(gesture), "\(card.title) follows the finger")
    case .ended where gesture.isCommitted:
      cards.removeFirst()
      shown = Self.still
      let side = gesture.translation.x > 0 ? "right" : "left"
      note(.dismiss(gesture), "\(card.title) is thrown out to the \(side)")
    default:
      shown = Self.still
      cards[0].rest()
      note(.dismiss(gesture), "\(card.title) springs back")
    }
  }

  mutating func peek(_ gesture: CardStackGesture.Peek) {
    guard let card = cards.first else { return }
    switch gesture.phase {
    case .began:
      cards[0].scale = 0.93
      note(.peek(gesture), "\(card.title) shrinks under the finger")
    case .changed: break
    default:
      cards[0].rest()
      note(.peek(gesture), "\(card.title) grows back")
    }
  }

  /// Moves, turns and fades the top card by feedback values.
  private mutating func follow(_ values: FeedbackValues) {
    cards[0].offset = values.offset
    cards[0].angle = values.rotation
    cards[0].opacity = values.opacity
  }

  private mutating func note(_ gesture: CardStackGesture, _ text: String) {
    notes.append(
      Note(gesture.outcome, activity: gesture.activity.name, mechanic: gesture.mechanicName, text))
  }

  // MARK: Scene

  var scene: [Shape] {
    var deck = Shape("deck", x: 22, y: 110, width: 346, height: 560, look: .sheet("#e5e7eb"))
    deck.element = "deck"
    return [deck] + cards.enumerated().reversed().map(shape)
  }

  private func shape(_ index: Int, _ card: Card) -> Shape {
    let depth = Double(index)
    let size = card.scale * (1 - 0.06 * depth)
    var shape = Shape(
      card.title, center: Point(x: 195 + card.offset.x, y: 360 + 26 * depth + card.offset.y),
      size: Point(x: 310 * size, y: 440 * size), look: .sheet(card.color))
    shape.angle = card.angle
    shape.opacity = card.opacity
    shape.leavesTrace = card.title == pressed
    if index == 0 {
      shape.title = card.title
      shape.element = "deck/card"
    }
    return shape
  }
}
