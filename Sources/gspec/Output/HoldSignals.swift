import Foundation

/// Puts off what a person or a system asks a process to end by, while something is done that must be done whole.
enum HoldSignals {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]
  /// Of a signal that came meanwhile; 0 where none did. A handler may do no more than set it.
  nonisolated(unsafe) private static var held: sig_atomic_t = 0

  /// - Returns: what `body` does. A signal that came meanwhile takes effect then.
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
