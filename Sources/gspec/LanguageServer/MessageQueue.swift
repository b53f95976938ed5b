/// The messages that the editor has sent and the server has not answered yet, in their order.
struct MessageQueue {
  private var messages: [EditorMessage] = []

  var isEmpty: Bool { messages.isEmpty }

  /// Whether the text of a document may change before the last message is answered.
  var hasNotification: Bool {
    messages.contains { message in
      if case .notification = message { true } else { false }
    }
  }

  /// Adds a message. One that cancels a request removes it.
  ///
  /// - Returns: the response to the cancelled request.
  mutating func add(_ message: EditorMessage) -> MessageValue? {
    guard case .notification("$/cancelRequest", let parameters) = message else {
      messages.append(message)
      return nil
    }
    let cancelled = messages.firstIndex { message in
      if case .request(let id, _, _) = message { id == parameters["id"] } else { false }
    }
    guard let cancelled, case .request(let id, _, _) = messages.remove(at: cancelled) else { return nil }
    return LanguageServer.error(
      id, .init(code: LanguageServer.Refusal.cancelled, message: "the editor has cancelled the request"))
  }

  mutating func next() -> EditorMessage? { messages.isEmpty ? nil : messages.removeFirst() }
}
