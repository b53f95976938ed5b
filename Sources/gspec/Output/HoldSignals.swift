import Foundation

/// Holds signals that would end the process while work is done that must be finished.
enum HoldSignals {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// The number of the last held signal; 0 if there was none. A signal handler may do no more than set it.
  nonisolated(unsafe) private static var held: sig_atomic_t = 0

  /// - Returns: the result of `body`. A held signal is raised after it.
  static func during<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    held = 0
    let handlers = signals.map { signal($0) { HoldSignals.held = $0 } }
    defer {
      for (number, handler) in zip(signals, handlers) { signal(number, handler) }
      if held != 0 { raise(held) }
    }
    return try body()
  }
}
