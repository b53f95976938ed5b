import Foundation

/// A value that one thread waits for and another gives.
final class Awaited<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func give(_ given: Value) {
    condition.lock()
    value = given
    condition.signal()
    condition.unlock()
  }

  func wait() -> Value {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value { return value }
      condition.wait()
    }
  }
}
