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

  @Test("a program whose SIGINT is ignored, as a shell starts it beside others, still ends by SIGTERM")
  func ignored() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<100 {
      try folder.write(
        Sample.spec.replacing("product: Sample", with: "product: Sample\(number)"), "\(number).gspec.yaml")
    }
    let run = try await GSpecProcess.shell(
      """
      cd "$1"
      (trap '' INT; exec "$0" lint . --cache cache >out.txt 2>&1) &
      until [ -n "$(ls cache 2>/dev/null)" ] || ! kill -0 $!; do sleep 0.01; done
      kill -TERM $!
      wait $!
      echo "status $?"
      """, [folder.path])
    #expect(run.stdout == "status 143\n", "\(run)")
  }
}
