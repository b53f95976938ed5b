/// One line of a text, with its number from 1 and its bytes without the line end.
struct TextLine: Sendable {
  var number: Int
  var bytes: ArraySlice<UInt8>

  /// The beginning of the line for messages, at most 60 characters.
  var excerpt: String {
    let text = String(decoding: bytes.prefix(240), as: UTF8.self)
    return text.count > 60 ? text.prefix(60) + "…" : text
  }
}

/// The lines of a text, which end in LF, CR LF or, in the output of `adb shell`, CR CR LF. A `>` before a line, with which mail quotes it, is not
/// part of it.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var offset: Int
  private var number: Int

  /// Creates a sequence of lines. A UTF-8 byte-order mark at the beginning is skipped.
  ///
  /// - Parameter number: the number of lines of the text before these bytes.
  init(_ bytes: [UInt8], after number: Int = 0) {
    self.bytes = bytes
    self.number = number
    offset = number == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> TextLine? {
    guard offset < bytes.count else { return nil }
    var start = offset
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    offset = end + 1
    while end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    while start < end, bytes[start] == UInt8(ascii: ">") {
      start += 1
      if start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    }
    number += 1
    return TextLine(number: number, bytes: bytes[start..<end])
  }
}
