#if canImport(UIKit)
  import GestureRuntime
  import GestureSwiftUI
  import SwiftUI

  /// A list of messages, which are opened, archived by a swipe to the left, and selected by a long press.
  @available(iOS 18.0, *)
  struct InboxView: View {
    let inbox: Inbox
    /// The row that a finger drags aside, and its offset. When the gesture ends, it returns with the spec's animation.
    @MailListGestureValue private var drawn: (id: AnyHashable?, aside: Double) = (nil, 0)

    var body: some View {
      VStack(spacing: 0) {
        ForEach(inbox.messages, id: \.self) { message in
          Text(inbox.title(of: message))
            .frame(height: Inbox.rowHeight)
            .background(inbox.selection.contains(message) ? Color.accentColor : .clear)
            .offset(x: drawn.id == AnyHashable(message) ? drawn.aside : 0)
            .mailListElement(.listMessage, id: message)
        }
      }
      .offset(y: -inbox.scrolled)
      .mailListElement(.list)
      .mailListGestures(state, updating: $drawn) { gesture, id, drawn in
        if case .archive(let archive) = gesture { drawn = (id, min(archive.translation.x, 0)) }
      } perform: { gesture, id in
        inbox.perform(gesture, id as? String)
      }
    }

    /// The state that guards of the spec read.
    private var state: MailListState { MailListState(selection: inbox.selection.isEmpty ? .none : .some) }
  }

  /// The messages and their reactions to gestures.
  @available(iOS 18.0, *)
  @MainActor @Observable final class Inbox {
    static let rowHeight = 72.0

    private(set) var messages = [
      "Ada: notes on the engine", "Brook: lunch on Friday", "Cleo: the tide tables", "Dana: proofs, page 12",
      "Eli: train at 9:40", "Femi: your library card", "Gus: a chess problem", "Hana: pictures of the lake",
      "Ines: rehearsal moved", "Jo: minutes of Monday", "Kit: recipe for flatbread",
      "Lou: seeds for the garden",
    ]
    private(set) var selection: Set<String> = []
    private(set) var opened: String?
    private(set) var scrolled = 0.0
    private var scrollBegan = 0.0

    func title(of message: String) -> String { selection.contains(message) ? "✓ \(message)" : message }

    /// Performs a gesture. The `switch` is a compile error until it handles a new activity of the spec.
    func perform(_ gesture: MailListGesture, _ message: String?) {
      switch gesture {
      case .open: opened = message
      case .select(let select):
        if select.phase == .began, let message { selection.insert(message) }
      case .selectMore:
        if let message { selection.formSymmetricDifference([message]) }
      case .scroll(let scroll):
        if scroll.phase == .began { scrollBegan = scrolled }
        let most = max(0, Double(messages.count) * Self.rowHeight - 600)
        scrolled = min(max(scrollBegan - scroll.translation.y, 0), most)
      case .archive(let archive):
        guard archive.phase == .ended && archive.isCommitted else { break }
        withAnimation(MailListFeedback(for: .archive).animation(after: gesture)) {
          messages.removeAll { $0 == message }
        }
      }
    }
  }
#endif
