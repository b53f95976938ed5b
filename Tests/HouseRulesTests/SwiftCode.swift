/// The code of Swift source: comments and the text of strings are blanked, and lines keep their numbers.
///
/// It is simple on purpose: it knows line and block comments, strings of one line or several, and raw strings. Interpolations
/// count as text.
struct SwiftCode {
  /// The lines, with spaces in place of blanked text.
  let lines: [String]

  init(_ text: String) {
    var scanner = Scanner(text: Array(text.utf8))
    lines = String(decoding: scanner.code(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Numbers, from 1, of the lines in which the pattern appears.
  func lines(matching pattern: Regex<Substring>) -> [Int] {
    lines.indices.filter { lines[$0].contains(pattern) }.map { $0 + 1 }
  }

  private struct Scanner {
    let text: [UInt8]
    private var index = 0
    private var output: [UInt8] = []

    init(text: [UInt8]) { self.text = text }

    mutating func code() -> [UInt8] {
      while index < text.count {
        if starts("//") {
          blank { $0.starts("\n") }
        } else if starts("/*") {
          blankComment()
        } else if let hashes = stringHashes() {
          blankString(hashes)
        } else {
          keep()
        }
      }
      return output
    }

    private func starts(_ word: String) -> Bool { text[index...].starts(with: word.utf8) }

    private mutating func keep() {
      output.append(text[index])
      index += 1
    }

    private mutating func blankOne() {
      output.append(text[index] == UInt8(ascii: "\n") ? text[index] : UInt8(ascii: " "))
      index += 1
    }

    private mutating func blank(until isEnd: (Scanner) -> Bool) {
      while index < text.count && !isEnd(self) { blankOne() }
    }

    private mutating func blankComment() {
      blank { $0.starts("*/") }
      for _ in 0..<min(2, text.count - index) { blankOne() }
    }

    /// The number of `#` before a string that begins here; `nil` if no string begins here.
    private func stringHashes() -> Int? {
      let hashes = text[index...].prefix { $0 == UInt8(ascii: "#") }.count
      let quote = index + hashes
      return quote < text.count && text[quote] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func blankString(_ hashes: Int) {
      for _ in 0..<hashes { blankOne() }
      let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
      let end = quotes + String(repeating: "#", count: hashes)
      let escape = "\\" + String(repeating: "#", count: hashes)
      for _ in 0..<quotes.utf8.count { keep() }
      while index < text.count && !starts(end) {
        if starts(escape) { for _ in 0..<min(escape.utf8.count, text.count - index) { blankOne() } }
        if index < text.count { blankOne() }
      }
      for _ in 0..<min(end.utf8.count, text.count - index) { keep() }
    }
  }
}
