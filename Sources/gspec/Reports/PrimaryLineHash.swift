/// Computes `primaryLocationLineHash` like GitHub's uploader of SARIF (github/codeql-action, `fingerprints.ts`).
///
/// The hash of a line covers 100 UTF-16 units from the start of the line, without spaces and tabs. It is a rolling sum of powers of 37 that
/// wraps at 64 bits. Equal hashes of different lines are numbered. If a report has the value, alerts keep their identity even if the
/// uploader cannot read the file.
struct PrimaryLineHash {
  /// The hash of each line, such as `c129715d7a2bc9a3:1`. The first line has index 0.
  private(set) var lines: [String] = []

  private static let length = 100
  private static let base: Int64 = 37
  /// The value that stands for the end of the file.
  private static let endOfFile: Int64 = 0xFFFF
  /// `base` to the power of `length`.
  private static let highest = (0..<length).reduce(Int64(1)) { power, _ in power &* base }

  private var window = [Int64](repeating: 0, count: length)
  /// Whether each character of the window begins a line.
  private var begins = [Bool](repeating: false, count: length)
  private var index = 0
  private var sum: Int64 = 0
  private var counts: [String: Int] = [:]

  init(_ bytes: [UInt8]) {
    var isLineStart = true
    var wasReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      let isSecondHalf = wasReturn && unit == UInt16(ascii: "\n")
      wasReturn = unit == UInt16(ascii: "\r")
      if isSecondHalf || unit == UInt16(ascii: " ") || unit == UInt16(ascii: "\t") { continue }
      let character = wasReturn ? UInt16(ascii: "\n") : unit
      take(Int64(character), beginsLine: isLineStart)
      isLineStart = character == UInt16(ascii: "\n")
    }
    take(Self.endOfFile, beginsLine: isLineStart)
    for _ in 0..<Self.length { take(0, beginsLine: false) }
  }

  /// - Parameter number: the line, from 1.
  func callAsFunction(line number: Int) -> String? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Adds a character to the window. When the start of a line is about to leave the window, the sum covers the 100 characters from there.
  private mutating func take(_ character: Int64, beginsLine: Bool) {
    if begins[index] { finishLine() }
    begins[index] = beginsLine
    let oldest = window[index]
    window[index] = character
    sum = Self.base &* sum &+ character &- Self.highest &* oldest
    index = (index + 1) % Self.length
  }

  private mutating func finishLine() {
    let hash = String(UInt64(bitPattern: sum), radix: 16)
    counts[hash, default: 0] += 1
    lines.append("\(hash):\(counts[hash, default: 1])")
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
