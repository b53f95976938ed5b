import Foundation

/// A queue between threads, whose readers wait until there is an element.
final class BlockingQueue<Element: Sendable>: @unchecked Sendable {
  /// The lock for all properties below.
  private let condition = NSCondition()
  private var waiting: [Element] = []
  private var isClosed = false

  func add(_ element: Element) {
    condition.lock()
    waiting.append(element)
    condition.signal()
    condition.unlock()
  }

  /// Ends the queue: its readers get the elements that are left, then `nil`.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for the next element; `nil` if the queue is closed and empty.
  func next() -> Element? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty, !isClosed { condition.wait() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// The next element, if there is one already.
  func nextIfAny() -> Element? {
    condition.lock()
    defer { condition.unlock() }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }
}

extension Thread {
  /// Starts work on a new thread with the usual stack size of a main thread.
  static func detachWithLargeStack(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = 8 << 20
    thread.start()
  }
}
