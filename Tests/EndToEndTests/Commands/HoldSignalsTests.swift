import Foundation
import Testing

@testable import gspec

@Suite("Signals that are held during changes")
struct HoldSignalsTests {
  /// The handler of SIGHUP; `nil` is the default. Other tests hold signals, too, but each for a moment only.
  private var handler: (@convention(c) (Int32) -> Void)? {
    var action = sigaction()
    sigaction(SIGHUP, nil, &action)
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler
    #else
      return action.__sigaction_handler.sa_handler
    #endif
  }

  /// Whether the handler is soon the default or another one.
  private func isSoon(default expected: Bool) -> Bool {
    for _ in 0..<5000 {
      if (handler == nil) == expected { return true }
      usleep(1000)
    }
    return false
  }

  @Test("two threads hold signals, and the first ends first: afterwards the process has its own handlers")
  func overlapping() throws {
    // With `nohup` SIGHUP is ignored, and with some debuggers it has a handler.
    guard isSoon(default: true) else { return }
    let (isSecondIn, isFirstOut, isSecondOut) = (Awaited<Bool>(), Awaited<Bool>(), Awaited<Bool>())
    HoldSignals.during {
      Thread.detachNewThread {
        HoldSignals.during {
          isSecondIn.give(true)
          _ = isFirstOut.wait()
        }
        isSecondOut.give(true)
      }
      _ = isSecondIn.wait()
    }
    #expect(handler != nil)
    isFirstOut.give(true)
    _ = isSecondOut.wait()
    #expect(isSoon(default: true))
  }
}
