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
    let inputs = BlockingQueue<(number: Int, input: Input)>()
    let outputs = BlockingQueue<(number: Int, output: Output)>()
    defer { inputs.close() }
    for _ in 0..<max(1, workers) {
      let work = work
      Thread.detachWithLargeStack {
        while let (number, input) = inputs.next() { outputs.add((number, work(input))) }
      }
    }
    // Results that came before those of earlier inputs.
    var early: [Int: Output] = [:]
    var submitted = 0
    var taken = 0
    var isAtEnd = false
    while true {
      while !isAtEnd, submitted - taken < max(1, workers) * Self.lead {
        guard let input = try next() else {
          isAtEnd = true
          break
        }
        inputs.add((submitted, input))
        submitted += 1
      }
      guard taken < submitted, let (number, output) = outputs.next() else { return }
      early[number] = output
      while let result = early.removeValue(forKey: taken) {
        take(result)
        taken += 1
      }
    }
  }
}
