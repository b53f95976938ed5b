import Foundation
import GestureCompiler
import SpecParser

/// Runs a language server on standard input and output.
///
/// One thread answers messages in their order, except requests that are cancelled before their turn. Another one analyzes one file at a
/// time, while requests wait. Its result is shown between two answers, or dropped if the version is no longer open.
struct ServeEditor {
  /// The events that the server waits for.
  private enum Event: Sendable {
    /// Bytes of the input; empty at its end.
    case input([UInt8])
    case found(LanguageServer.Analysis)
  }

  private let events = BlockingQueue<Event>()
  private var server = LanguageServer()
  private var stream = MessageStream()
  private var queue = MessageQueue()
  private var isLooking = false
  /// Whether the input has ended.
  private var isAtEnd = false
  /// The state of the last analysis. Only the analysis thread uses it.
  private let kept = KeptAnalysis(.onAllCores)

  /// - Returns: the exit status.
  mutating func run() -> Int32 {
    read()
    while true {
      while let event = events.nextIfAny() { take(event) }
      look()
      if let message = queue.next() {
        for answer in server.take(message) { send(answer) }
        if let status = server.exitStatus { return status }
      } else if isAtEnd {
        // The input ended without an `exit` message. That is a failure unless the editor has sent `shutdown`.
        return server.isShutDown ? 0 : ExitStatus.findings
      } else if let event = events.next() {
        take(event)
      }
    }
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .input(let bytes):
      isAtEnd = bytes.isEmpty
      stream.append(bytes)
      while let part = stream.next() {
        for answer in queue.add(EditorMessage(part)) { send(answer) }
      }
    case .found(let analysis):
      isLooking = false
      for message in server.finish(analysis) { send(message) }
      server.tidy()
    }
  }

  private func send(_ message: JSON) {
    let body = message.json
    // If the editor no longer reads, the write fails. Its input then ends too, which stops the server.
    try? WriteOutput.all(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, to: STDOUT_FILENO)
  }

  private func read() {
    let events = events
    Thread.detachNewThread {
      while true {
        let bytes = (try? ReadInput.chunk(of: STDIN_FILENO, name: ReadInput.standardInput)) ?? []
        events.add(.input(bytes))
        if bytes.isEmpty { return }
      }
    }
  }

  /// Starts the next analysis if none is running. Edits that come next are handled first; requests are answered meanwhile.
  private mutating func look() {
    guard !isLooking, !queue.isNotificationNext, let task = server.nextTask() else { return }
    isLooking = true
    let (events, kept) = (events, kept)
    Thread.detachWithLargeStack { events.add(.found(task.analysis(kept))) }
  }
}
