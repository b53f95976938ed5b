/// Turns libyaml's marks into byte offsets.
///
/// Marks come nearly in the order of the text. The cursor walks from mark to mark, so the total work is linear, even for one long line.
struct MarkCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: Int
  private var line = 0
  private var column = 0
  private var offset: Int

  /// - Parameter origin: the start of libyaml's text, behind a byte-order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from origin: Int) {
    self.bytes = bytes
    self.origin = origin
    self.offset = origin
  }

  /// The offset of the mark's character; the end of the text for a mark beyond it.
  mutating func offset(of mark: YAMLMark) -> Int {
    while line > mark.line || (line == mark.line && column > mark.column), offset > origin { stepBack() }
    while line < mark.line || (line == mark.line && column < mark.column), offset < bytes.count {
      stepForward()
    }
    return offset
  }

  private mutating func stepForward() {
    let isBreak = isBreak(at: offset)
    offset += length(at: offset)
    if isBreak { (line, column) = (line + 1, 0) } else { column += 1 }
  }

  /// Goes back by one character; at the start of a line, to the start of the line before.
  private mutating func stepBack() {
    guard column == 0 else {
      repeat { offset -= 1 } while offset > origin && bytes[offset] & 0xC0 == 0x80
      column -= 1
      return
    }
    repeat { offset -= 1 } while offset > origin && !isStartOfLine(offset)
    line -= 1
  }

  private func isStartOfLine(_ offset: Int) -> Bool {
    var previous = offset - 1
    while previous > origin, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
    if bytes[offset] == 0x0A, bytes[previous] == 0x0D { return false }
    return isBreak(at: previous)
  }

  /// Whether one of YAML 1.1's line breaks begins at an offset: LF, CR, CR LF, NEL, LS or PS.
  private func isBreak(at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x0A, 0x0D: true
    case 0xC2: byte(offset + 1) == 0x85
    case 0xE2: byte(offset + 1) == 0x80 && (byte(offset + 2) == 0xA8 || byte(offset + 2) == 0xA9)
    default: false
    }
  }

  /// The bytes of one character; CR LF is one.
  private func length(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0D: byte(offset + 1) == 0x0A ? 2 : 1
    case 0..<0x80: 1
    case 0..<0xE0: 2
    case 0..<0xF0: 3
    default: 4
    }
  }

  private func byte(_ offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }
}
