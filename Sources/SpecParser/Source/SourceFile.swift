/// A text that findings refer to: its path, its bytes, and the offsets of its lines.
package struct SourceFile: Sendable, Hashable {
  /// The maximum number of bytes of a spec; a larger file is rejected unread.
  package static let sizeLimit = 16 << 20

  /// The path as shown in messages. Two files with the same path are the same file.
  package let path: String
  /// The bytes of the file: UTF-8 if it can be read at all.
  package let bytes: [UInt8]
  /// Offsets of the first byte of every line. Four bytes each, because a file may consist of line breaks only.
  private let lineStarts: [UInt32]
  /// The number of characters that begin before each block of `blockLength` bytes. A very long line is thus not counted again for every
  /// finding in it.
  private let charactersBeforeBlocks: [UInt32]
  private static let blockLength = 1024

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = bytes.count > Self.sizeLimit ? [0] : Self.lineStarts(of: bytes)
    self.charactersBeforeBlocks = bytes.count > Self.sizeLimit ? [] : Self.charactersBeforeBlocks(of: bytes)
  }

  /// Whether bytes are a compiled table, which is often named in place of the spec that it was made of.
  package static func isTable(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "GTAB".utf8) }

  /// Whether the text contains the word `gspec`, as every spec and every vocabulary does. Other files may be secret: if another file named
  /// it, messages must not show its text.
  package var mayBeSpec: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let word = Array("gspec".utf8)
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { start in
        bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
      }
    }
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A place in lines and columns.
  package struct Position: Sendable, Hashable {
    /// From 1.
    package var line: Int
    /// From 1, in Unicode scalars; a byte-order mark does not count.
    package var column: Int
  }

  package var lineCount: Int { lineStarts.count }

  /// The length of the byte-order mark at the start of the text, which belongs to no line.
  package var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line and column of a byte. An offset outside the text counts as the nearest end.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let start = range(ofLineAt: line).lowerBound
    let column = characters(before: max(offset, start)) - characters(before: start) + 1
    return Position(line: line + 1, column: column)
  }

  /// The line of a byte, from 1. It takes less time than `position(at:)`.
  package func line(at offset: Int) -> Int { lineIndex(at: min(max(offset, 0), bytes.count)) + 1 }

  /// The number of characters that begin before an offset of the text.
  private func characters(before offset: Int) -> Int {
    let block = min(offset / Self.blockLength, charactersBeforeBlocks.count - 1)
    guard block >= 0 else { return 0 }
    return bytes[block * Self.blockLength..<offset].reduce(into: Int(charactersBeforeBlocks[block])) {
      count, byte in
      count += byte & 0xC0 == 0x80 ? 0 : 1
    }
  }

  private static func charactersBeforeBlocks(of bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = []
    var count: UInt32 = 0
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        if index.isMultiple(of: blockLength) { counts.append(count) }
        if bytes[index] & 0xC0 != 0x80 { count += 1 }
      }
    }
    return counts
  }

  /// The bytes of a line (from 1), without its line break and without a byte-order mark.
  package func range(ofLine line: Int) -> Range<Int> {
    let index = min(max(line - 1, 0), lineStarts.count - 1)
    let whole = range(ofLineAt: index)
    var end = whole.upperBound
    while end > whole.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return whole.lowerBound..<end
  }

  /// The text between two offsets; bytes that are not UTF-8 are replaced.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private func range(ofLineAt index: Int) -> Range<Int> {
    let start = index == 0 ? byteOrderMarkLength : Int(lineStarts[index])
    let end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
    return min(start, end)..<end
  }

  /// The index of the last line that starts at or before the offset.
  private func lineIndex(at offset: Int) -> Int { max(0, lineStarts.partition { Int($0) > offset } - 1) }

  /// The offsets at which lines start. Lines end at LF, CR LF and CR.
  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isBreak =
          bytes[index] == 0x0A
          || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
        if isBreak { starts.append(UInt32(index + 1)) }
      }
    }
    return starts
  }
}
