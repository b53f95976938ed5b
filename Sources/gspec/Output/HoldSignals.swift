import Foundation

/// Holds signals that would end the process while work is done that must be finished. Several threads may be in such a section at once.
enum HoldSignals {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// The number of the last held signal; 0 if there was none. A signal handler may do no more than set it.
  nonisolated(unsafe) private static var held: sig_atomic_t = 0

  /// Guards the properties below.
  private static let lock = NSLock()
  /// The number of sections that hold signals now. The first one installs the handlers, the last one restores them.
  nonisolated(unsafe) private static var sections = 0
  /// What the process did before, in the order of `signals`. These are no Swift functions: the value for a signal that is ignored is none.
  nonisolated(unsafe) private static var actions: [sigaction] = []

  /// - Returns: the result of `body`. A held signal is raised when no thread holds signals any more.
  static func during<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    begin()
    defer { end() }
    return try body()
  }

  private static func begin() {
    lock.withLock {
      sections += 1
      guard sections == 1 else { return }
      actions = signals.map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        signal(number) { HoldSignals.held = $0 }
        return action
      }
    }
  }

  private static func end() {
    let raised = lock.withLock { () -> sig_atomic_t in
      sections -= 1
      guard sections == 0 else { return 0 }
      for (number, var action) in zip(signals, actions) { sigaction(number, &action, nil) }
      defer { held = 0 }
      return held
    }
    if raised != 0 { raise(raised) }
  }
}
