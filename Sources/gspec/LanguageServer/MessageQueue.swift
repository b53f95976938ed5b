/// The messages that the editor has sent and the server has not answered yet, in their order.
struct MessageQueue {
  /// The requests about the whole of a text. Editors send them again after each edit.
  private static let aboutWholeText: Set<String> = [
    "textDocument/semanticTokens/full", "textDocument/documentSymbol", "textDocument/foldingRange",
    "textDocument/inlayHint", "textDocument/codeAction", "textDocument/documentHighlight",
  ]
  /// What cannot be cancelled: the server's own state hangs on it.
  private static let lifecycle: Set<String> = ["initialize", "shutdown"]

  private var messages: [EditorMessage] = []

  var isEmpty: Bool { messages.isEmpty }

  /// Whether the next message may change the text of a document.
  var isNotificationNext: Bool {
    if case .notification? = messages.first { true } else { false }
  }

  /// Adds a message. One that cancels a request removes it; an edit removes requests about the whole text before it.
  ///
  /// - Returns: the responses to the removed requests.
  mutating func add(_ message: EditorMessage) -> [JSON] {
    guard case .notification(let method, let parameters) = message else {
      messages.append(message)
      return []
    }
    switch method {
    case "$/cancelRequest":
      return remove(.cancelled, "the editor has cancelled the request") {
        id, method, _ in
        id == parameters["id"] && !Self.lifecycle.contains(method)
      }
    case "textDocument/didChange":
      let answers = remove(.modified, "the text has changed since") {
        _, method, asked in
        Self.aboutWholeText.contains(method)
          && asked["textDocument"]?["uri"] == parameters["textDocument"]?["uri"]
      }
      messages.append(message)
      return answers
    default:
      messages.append(message)
      return []
    }
  }

  mutating func next() -> EditorMessage? { messages.isEmpty ? nil : messages.removeFirst() }

  /// Removes waiting requests, by their id, method and parameters.
  private mutating func remove(
    _ code: LanguageServer.Refusal.Code, _ reason: String, where isRemoved: (JSON, String, JSON) -> Bool
  ) -> [JSON] {
    var answers: [JSON] = []
    messages.removeAll { message in
      guard case .request(let id, let method, let parameters) = message, isRemoved(id, method, parameters)
      else {
        return false
      }
      answers.append(LanguageServer.error(id, .init(code, reason)))
      return true
    }
    return answers
  }
}
