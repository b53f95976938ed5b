import Foundation

/// The same work on many pieces, on several threads. Results come in the order of the pieces, however many threads there are.
struct OrderedWork<Input: Sendable, Output: Sendable>: Sendable {
  /// How many threads work; at least 1.
  let workers: Int
  /// May be called on any thread.
  let work: @Sendable (Input) -> Output

  /// How many pieces each thread may be ahead: what waits is in memory.
  private static var lead: Int { 4 }

  /// - Parameters:
  ///   - next: the next piece, `nil` at the end; called on this thread.
  ///   - take: is given each result, on this thread.
  func run(next: () throws -> Input?, take: (Output) -> Void) rethrows {
    let queue = WorkQueue<Input, Output>()
    defer { queue.close() }
    for _ in 0..<max(1, workers) {
      let work = work
      let thread = Thread { queue.serve(work) }
      thread.stackSize = 8 << 20
      thread.start()
    }
    var submitted = 0
    var taken = 0
    var isAtEnd = false
    while true {
      while !isAtEnd, submitted - taken < max(1, workers) * Self.lead {
        guard let input = try next() else {
          isAtEnd = true
          break
        }
        queue.submit(input, as: submitted)
        submitted += 1
      }
      guard taken < submitted else { return }
      take(queue.result(of: taken))
      taken += 1
    }
  }
}

/// Pieces that wait for a thread, and results that wait for those before them.
private final class WorkQueue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  /// Guards everything below.
  private let condition = NSCondition()
  private var waiting: [(number: Int, input: Input)] = []
  private var results: [Int: Output] = [:]
  private var isClosed = false

  func submit(_ input: Input, as number: Int) {
    condition.lock()
    waiting.append((number, input))
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until it is there.
  func result(of number: Int) -> Output {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = results.removeValue(forKey: number) { return result }
      condition.wait()
    }
  }

  /// Lets the threads end.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// What a thread does until the queue is closed.
  func serve(_ work: (Input) -> Output) {
    while let (number, input) = take() {
      let output = work(input)
      condition.lock()
      results[number] = output
      condition.broadcast()
      condition.unlock()
    }
  }

  private func take() -> (Int, Input)? {
    condition.lock()
    defer { condition.unlock() }
    while waiting.isEmpty {
      if isClosed { return nil }
      condition.wait()
    }
    let first = waiting.removeFirst()
    return (first.number, first.input)
  }
}
