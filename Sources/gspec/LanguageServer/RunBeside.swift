import Foundation
import SpecParser

/// Runs two pieces of work in parallel, so that an edit is answered sooner if a second core is free.
enum RunBeside {
  /// - Parameters:
  ///   - here: runs on this thread.
  ///   - there: runs on a new thread.
  static func run(
    _ here: () -> [Finding], _ there: @escaping @Sendable () -> [Finding]
  ) -> (here: [Finding], there: [Finding]) {
    let answer = Awaited<[Finding]>()
    Thread.detachWithLargeStack { answer.give(there()) }
    let own = here()
    return (own, answer.wait())
  }
}
