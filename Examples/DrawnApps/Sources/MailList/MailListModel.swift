import GestureRuntime
import Stage

/// The list of messages and its reactions to gestures, the same on every platform. A view arranges its layers like `scene`.
struct MailListModel: MailListGestureHandler {
  static let screen = Point(x: 390, y: 844)
  private static let top = 100.0
  private static let rowHeight = 72.0

  private var messages = [
    "Ada: notes on the engine", "Brook: lunch on Friday", "Cleo: the tide tables", "Dana: proofs, page 12",
    "Eli: train at 9:40", "Femi: your library card", "Gus: a chess problem", "Hana: pictures of the lake",
    "Ines: rehearsal moved", "Jo: minutes of Monday", "Kit: recipe for flatbread",
    "Lou: seeds for the garden", "Max: key under the mat", "Nia: two tickets",
  ]
  private(set) var selection: Set<String> = []
  private var opened: String?
  /// The scroll position now, and at the begin of the current scroll.
  private var scrolled = (now: 0.0, before: 0.0)
  /// The message under the last press, and how far it is dragged aside.
  private var pressed: String?
  private var aside = 0.0
  private(set) var notes: [Note] = []

  /// The element under a press.
  mutating func press(at place: Point) -> MailListElement? {
    guard place.y > Self.bar else { return nil }
    let found = messages.last { message in scene.contains { $0.id == message && $0.contains(place) } }
    // A second finger does not select another message.
    if aside == 0 { pressed = found }
    return found == nil ? .list : .listMessage
  }

  // MARK: Gestures

  mutating func open(_ gesture: MailListGesture.Open) {
    guard let pressed else { return }
    opened = pressed
    note(.open(gesture), "opens \(pressed)")
  }

  mutating func select(_ gesture: MailListGesture.Select) {
    guard let pressed else { return }
    switch gesture.phase {
    case .began:
      selection.insert(pressed)
      note(.select(gesture), "selects \(pressed)")
    case .changed: break
    default: note(.select(gesture), "the selection stays")
    }
  }

  mutating func selectMore(_ gesture: MailListGesture.SelectMore) {
    guard let pressed else { return }
    if selection.remove(pressed) == nil { selection.insert(pressed) }
    let verb = selection.contains(pressed) ? "selects" : "leaves"
    note(.selectMore(gesture), "\(verb) \(pressed), \(selection.count) selected")
  }

  mutating func scroll(_ gesture: MailListGesture.Scroll) {
    if gesture.phase == .began { scrolled.before = scrolled.now }
    let most = max(0, Double(messages.count) * Self.rowHeight - (Self.screen.y - Self.top))
    scrolled.now = min(max(scrolled.before - gesture.translation.y, 0), most)
    note(.scroll(gesture), "\(Int(scrolled.now.rounded())) pt from the top")
  }

  mutating func archive(_ gesture: MailListGesture.Archive) {
    guard let pressed else { return }
    switch gesture.phase {
    case .began, .changed:
      aside = min(gesture.translation.x, 0)
      note(.archive(gesture), "drawn \(Int(-aside.rounded())) pt aside")
    case .ended where gesture.isCommitted:
      aside = 0
      messages.removeAll { $0 == pressed }
      note(.archive(gesture), "archives \(pressed)")
    default:
      aside = 0
      note(.archive(gesture), "springs back")
    }
  }

  private mutating func note(_ gesture: MailListGesture, _ text: String) {
    notes.append(
      Note(gesture.outcome, activity: gesture.activity.name, mechanic: gesture.mechanicName, text))
  }

  // MARK: Scene

  private static let bar = 64.0

  var scene: [Shape] {
    let list = Shape(
      "list", x: 0, y: Self.bar, width: Self.screen.x, height: Self.screen.y - Self.bar,
      look: .sheet("#f9fafb"))
    var bar = Shape("bar", x: 0, y: 0, width: Self.screen.x, height: Self.bar, look: .sheet("#e5e7eb"))
    bar.title = selection.isEmpty ? "Inbox" : "\(selection.count) selected"
    var head = Shape(
      "head", x: 8, y: Self.bar + 4 - scrolled.now, width: Self.screen.x - 16, height: 28,
      look: .sheet("#f9fafb"))
    head.element = "list"
    head.leavesTrace = false
    return [list, head] + messages.enumerated().map(row) + [bar]
  }

  private func row(_ index: Int, _ message: String) -> Shape {
    let y = Self.top + Double(index) * Self.rowHeight - scrolled.now
    let isPressed = message == pressed
    var shape = Shape(
      message, x: 8 + (isPressed ? aside : 0), y: y, width: Self.screen.x - 16, height: Self.rowHeight - 6,
      look: .sheet(selection.contains(message) ? "#bfdbfe" : message == opened ? "#fde68a" : "#ffffff"))
    shape.title = message
    shape.leavesTrace = isPressed
    if index == 0 { shape.element = "list/message" }
    return shape
  }
}
