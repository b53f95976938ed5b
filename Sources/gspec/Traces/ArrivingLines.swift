import Foundation

/// The lines of standard input as they come in.
struct ArrivingLines: ~Copyable {
  /// What has come and was not given out, and how much of it is whole lines.
  private var bytes: [UInt8] = []
  private var whole = 0
  private var isAtEnd = false
  /// How many lines were given out.
  private var number = 0

  /// Whether the input is JSON Lines: waits for the first line that is not blank, unless the caller knows it.
  ///
  /// - Parameter form: what it is said to be; `nil` is told by content.
  mutating func areJSONLines(_ form: TraceFormat?) throws(CommandFailure) -> Bool {
    if let form { return form == .jsonLines }
    while !isAtEnd, TextLines(Array(bytes[..<whole])).allSatisfy({ LineScanner($0).isBlank }) {
      try read()
    }
    return (try? TraceFormat.detect(Array(bytes[..<whole]))) == .jsonLines
  }

  /// Every line that has come by now; waits until there is one. `nil` at the end.
  mutating func next() throws(CommandFailure) -> [TextLine]? {
    while whole == 0, !isAtEnd { try read() }
    guard whole > 0 else { return nil }
    let lines = Array(TextLines(Array(bytes[..<whole]), after: number))
    bytes.removeFirst(whole)
    whole = 0
    number += lines.count
    return lines
  }

  /// All bytes up to the end, of which no line was given out.
  mutating func all() throws(CommandFailure) -> [UInt8] {
    while !isAtEnd { try read() }
    return bytes
  }

  /// Waits for what comes next.
  private mutating func read() throws(CommandFailure) {
    let chunk = try ReadInput.chunk(of: STDIN_FILENO, name: ReadInput.standardInput)
    isAtEnd = chunk.isEmpty
    if let last = chunk.lastIndex(of: UInt8(ascii: "\n")) { whole = bytes.count + last + 1 }
    bytes += chunk
    // A last line may lack its end.
    if isAtEnd { whole = bytes.count }
    guard bytes.count <= ReadInput.traceLimit else {
      throw ReadInput.tooLarge(ReadInput.standardInput, ReadInput.traceLimit)
    }
  }
}
