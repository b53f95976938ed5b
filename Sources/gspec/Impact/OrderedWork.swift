import Foundation

/// Processes inputs on several threads. Results come in the order of the inputs, for any number of threads.
struct OrderedWork<Input: Sendable, Output: Sendable>: Sendable {
  /// The number of threads; less than 1 counts as 1.
  let workers: Int
  /// The work for one input; called on any of the threads.
  let work: @Sendable (Input) -> Output

  /// The number of inputs in memory for each thread.
  private static var lead: Int { 4 }

  /// Processes all inputs.
  ///
  /// - Parameters:
  ///   - next: returns the next input, `nil` at the end; called on the caller's thread.
  ///   - take: receives each result, on the caller's thread.
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

/// Inputs that wait for a thread, and results that wait for earlier ones.
private final class WorkQueue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  /// The lock for all properties below.
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

  /// Waits for the result of an input.
  func result(of number: Int) -> Output {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = results.removeValue(forKey: number) { return result }
      condition.wait()
    }
  }

  /// Ends the threads.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  /// Processes inputs on a thread until the queue is closed.
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
