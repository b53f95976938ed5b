import Foundation
import GestureCompiler

extension WorkSpread {
  /// On every core, up to eight: what one analysis can use.
  static let onAllCores = WorkSpread(width: min(8, ProcessInfo.processInfo.activeProcessorCount)) {
    width, body in
    let group = ThreadGroup(count: width - 1)
    for number in 1..<max(1, width) { group.start { body(number) } }
    body(0)
    group.wait()
  }
}

/// Threads that are waited for.
private final class ThreadGroup: @unchecked Sendable {
  private let condition = NSCondition()
  /// How many have not ended. Guarded by the condition.
  private var rest: Int

  init(count: Int) { rest = count }

  func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread {
      body()
      self.end()
    }
    // As much as a program's first thread has.
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func end() {
    condition.lock()
    rest -= 1
    condition.signal()
    condition.unlock()
  }

  func wait() {
    condition.lock()
    while rest > 0 { condition.wait() }
    condition.unlock()
  }
}
