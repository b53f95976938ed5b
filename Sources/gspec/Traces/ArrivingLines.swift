import Foundation

/// Reads lines from standard input as they arrive.
struct ArrivingLines: ~Copyable {
  /// The bytes that have arrived and are not yet returned, and how many of them are whole lines.
  private var bytes: [UInt8] = []
  private var whole = 0
  private var isAtEnd = false
  /// The number of lines already returned.
  private var number = 0

  /// Whether the input is JSON Lines. Waits for the first line that is not blank, unless the caller states the format.
  ///
  /// - Parameter form: the stated format; `nil` detects it from the content.
  mutating func areJSONLines(_ form: TraceFormat?) throws(CommandFailure) -> Bool {
    if let form { return form == .jsonLines }
    while !isAtEnd, TextLines(Array(bytes[..<whole])).allSatisfy({ LineScanner($0).isBlank }) {
      try read()
    }
    return (try? TraceFormat.detect(Array(bytes[..<whole]))) == .jsonLines
  }

  /// All lines that have arrived; waits for at least one. `nil` at the end of the input.
  mutating func next() throws(CommandFailure) -> [TextLine]? {
    while whole == 0, !isAtEnd { try read() }
    guard whole > 0 else { return nil }
    let lines = Array(TextLines(Array(bytes[..<whole]), after: number))
    bytes.removeFirst(whole)
    whole = 0
    number += lines.count
    return lines
  }

  /// Reads to the end of the input; returns all bytes of lines not yet returned.
  mutating func all() throws(CommandFailure) -> [UInt8] {
    while !isAtEnd { try read() }
    return bytes
  }

  /// Waits for the next bytes and adds them.
  private mutating func read() throws(CommandFailure) {
    let chunk = try ReadInput.chunk(of: STDIN_FILENO, name: ReadInput.standardInput)
    isAtEnd = chunk.isEmpty
    if let last = chunk.lastIndex(of: UInt8(ascii: "\n")) { whole = bytes.count + last + 1 }
    bytes += chunk
    // The last line may have no line end.
    if isAtEnd { whole = bytes.count }
    guard bytes.count <= ReadInput.traceLimit else {
      throw ReadInput.tooLarge(ReadInput.standardInput, ReadInput.traceLimit)
    }
  }
}
