import Testing

@testable import gspec

@Suite("Messages that wait for their turn")
struct MessageQueueTests {
  private func message(_ json: String) -> EditorMessage { EditorMessage(.body(Array(json.utf8))) }

  private func ids(_ queue: MessageQueue) -> [JSON] {
    var queue = queue
    var ids: [JSON] = []
    while let message = queue.next() {
      if case .request(let id, _, _) = message { ids.append(id) }
    }
    return ids
  }

  private static let cancel = #"{"method": "$/cancelRequest", "params": {"id": 2}}"#

  @Test("a request that is cancelled before its turn has an error as its answer, and no other")
  func cancelled() {
    var queue = MessageQueue()
    for id in ["1", "2", "\"2\""] {
      #expect(queue.add(message(#"{"id": \#(id), "method": "textDocument/hover"}"#)).isEmpty)
    }
    let answers = queue.add(message(Self.cancel))
    #expect(answers.map { $0["id"] } == [2] && answers[0]["error"]?["code"] == -32800, "\(answers)")
    #expect(queue.add(message(Self.cancel)).isEmpty, "it is answered already")
    #expect(ids(queue) == [1, "2"])
  }

  @Test("what begins and ends the session is not cancelled", arguments: ["initialize", "shutdown"])
  func lifecycle(method: String) {
    var queue = MessageQueue()
    _ = queue.add(message(#"{"id": 2, "method": "\#(method)"}"#))
    #expect(queue.add(message(Self.cancel)).isEmpty && ids(queue) == [2])
  }

  @Test("an edit answers the requests about the whole text of its document that came before, and no others")
  func superseded() {
    func about(_ method: String, _ name: String, _ id: String = "") -> EditorMessage {
      message(
        #"{\#(id)"method": "textDocument/\#(method)", "params": {"textDocument": {"uri": "file:///\#(name)"}}}"#
      )
    }
    var queue = MessageQueue()
    _ = queue.add(about("semanticTokens/full", "a", #""id": 1, "#))
    _ = queue.add(about("semanticTokens/full", "b", #""id": 2, "#))
    _ = queue.add(about("hover", "a", #""id": 3, "#))
    let answers = queue.add(about("didChange", "a"))
    #expect(answers.map { $0["id"] } == [1] && answers[0]["error"]?["code"] == -32801, "\(answers)")
    #expect(ids(queue) == [2, 3])
  }

  @Test("notifications stay in their order among requests")
  func order() {
    var queue = MessageQueue()
    _ = queue.add(message(#"{"id": 1, "method": "textDocument/hover"}"#))
    _ = queue.add(message(#"{"method": "textDocument/didChange"}"#))
    _ = queue.add(message(#"{"id": 2, "method": "textDocument/hover"}"#))
    #expect(!queue.isNotificationNext)
    guard case .request(1, _, _)? = queue.next(), queue.isNotificationNext, case .notification? = queue.next()
    else {
      Issue.record("another order")
      return
    }
    #expect(!queue.isNotificationNext && !queue.isEmpty)
    #expect(ids(queue) == [2])
  }

  @Test(
    "half a surrogate pair is read as U+FFFD, which is one UTF-16 unit, too",
    arguments: [
      (#"a\ud83d"#, "a\u{FFFD}"), (#"\uDC00b"#, "\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
      (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\ud83d\\ude00"#, "\u{FFFD}\\ude00"), (#"\\ud83d"#, "\\ud83d"),
      (#"\ud83d\ude00"#, "😀"), (#"\u00e9"#, "é"),
    ])
  func loneSurrogates(_ escaped: String, _ text: String) throws {
    guard case .notification(_, let parameters) = message(#"{"method": "m", "params": ["\#(escaped)"]}"#)
    else {
      Issue.record("\(escaped) is no message")
      return
    }
    #expect(parameters == [.string(text)])
  }

  @Test(
    "an escape that ends with the message is a fault, and no crash",
    arguments: ["", "\\", "\\u", "\\ud83", "\\ud83d", "\\ud83d\\u"])
  func halfEscapes(_ end: String) {
    guard case .invalid(.null, let refusal) = message(#"{"method": ""# + end) else {
      Issue.record("it is no message")
      return
    }
    #expect(refusal.code == .parse)
  }
}
