import Foundation
import GestureCompiler
import SpecParser

/// What the server waits for: bytes of the editor, and findings.
private final class ServerEvents: @unchecked Sendable {
  enum Event: Sendable {
    /// None at the end of the input.
    case input([UInt8])
    case found(LanguageServer.Analysis)
  }

  private let condition = NSCondition()
  private var queue: [Event] = []

  func post(_ event: Event) {
    condition.lock()
    queue.append(event)
    condition.signal()
    condition.unlock()
  }

  func next() -> Event {
    condition.lock()
    defer { condition.unlock() }
    while queue.isEmpty { condition.wait() }
    return queue.removeFirst()
  }

  var isEmpty: Bool {
    condition.lock()
    defer { condition.unlock() }
    return queue.isEmpty
  }
}

/// Runs a language server on standard input and output.
///
/// Messages are answered in their order, on one thread. Findings are looked for on another, one spec at a time; those of a version
/// that is no longer open are dropped.
struct ServeEditor {
  private let events = ServerEvents()
  private var server = LanguageServer()
  private var stream = MessageStream()
  private var isLooking = false
  /// Of the thread that looks for findings.
  private let kept = KeptAnalysis(.onAllCores)

  /// - Returns: the exit status.
  mutating func run() -> Int32 {
    read()
    while true {
      switch events.next() {
      case .input(let bytes):
        // An editor that has gone without a word is no success.
        if bytes.isEmpty { return server.isShutDown ? 0 : ExitStatus.findings }
        stream.append(bytes)
        while let part = stream.next() {
          for message in server.take(part) { send(message) }
          if let status = server.exitStatus { return status }
        }
      case .found(let analysis):
        isLooking = false
        if let message = server.finish(analysis) { send(message) }
        server.tidy()
      }
      look()
    }
  }

  private func send(_ message: MessageValue) {
    let body = message.json
    // An editor that reads no more also sends no more: the end of the input is what counts.
    try? WriteOutput.all(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body, to: STDOUT_FILENO)
  }

  private func read() {
    let events = events
    Thread.detachNewThread {
      while true {
        let bytes = (try? ReadInput.chunk(of: STDIN_FILENO, name: ReadInput.standardInput)) ?? []
        events.post(.input(bytes))
        if bytes.isEmpty { return }
      }
    }
  }

  /// Looks for findings when nothing else is to be done: what is typed meanwhile comes first.
  private mutating func look() {
    guard !isLooking, events.isEmpty, let task = server.nextTask() else { return }
    isLooking = true
    let (events, kept) = (events, kept)
    let thread = Thread { events.post(.found(task.analysis(kept))) }
    // As much as a program's first thread has.
    thread.stackSize = 8 << 20
    thread.start()
  }
}
