/// Runs independent pieces of work on several threads. The results do not depend on the number of threads.
package struct WorkSpread: Sendable {
  /// Number of threads; at least 1.
  package let width: Int
  /// Calls a function with every number from 0 to `width - 1`, in parallel if possible, and returns when all calls have ended.
  private let onThreads: @Sendable (_ width: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  /// A spread that does all work on the calling thread.
  package static let alone = WorkSpread(width: 1) { width, body in
    for number in 0..<width { body(number) }
  }

  /// - Parameter onThreads: calls a function with every number below a width.
  package init(
    width: Int,
    onThreads: @escaping @Sendable (_ width: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.width = max(1, width)
    self.onThreads = onThreads
  }

  /// - Parameters:
  ///   - workers: one for each thread, at most `width`. No other thread uses a worker during the run.
  ///   - work: the function to call with a worker and each of its pieces: worker `n` has the pieces `n`, `n + workers.count` and so on.
  func run<Worker: AnyObject & Sendable, Piece: Sendable>(
    _ pieces: [Piece], _ workers: [Worker], _ work: @escaping @Sendable (Worker, Piece) -> Void
  ) {
    onThreads(workers.count) { number in
      for piece in stride(from: number, to: pieces.count, by: workers.count) {
        work(workers[number], pieces[piece])
      }
    }
  }
}
