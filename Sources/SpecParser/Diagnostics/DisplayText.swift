/// A source line as a terminal shows it: tabs as spaces, control characters visible, wide characters counted twice.
package struct DisplayText {
  /// The number of spaces for a tab.
  static let tabWidth = 4
  /// The width, in columns, above which a line is cut around its mark.
  static let widthLimit = 110

  private struct Cell {
    var text: String
    var width: Int
    /// Offset of its first byte in the line.
    var offset: Int
  }

  private let cells: [Cell]
  private let byteCount: Int

  /// - Parameters:
  ///   - bytes: the line without its line break.
  ///   - place: the start of the mark, in bytes. Text too far from it is skipped.
  init(_ bytes: ArraySlice<UInt8>, around place: Int) {
    byteCount = bytes.count
    let reach = 4 * Self.widthLimit
    var low = max(0, min(place, byteCount) - reach)
    while low > 0, bytes[bytes.startIndex + low] & 0xC0 == 0x80 { low -= 1 }
    let part = bytes[(bytes.startIndex + low)..<min(bytes.endIndex, bytes.startIndex + place + 2 * reach)]
    var offset = low
    var cells: [Cell] = []
    for scalar in String(decoding: part, as: UTF8.self).unicodeScalars {
      cells.append(Self.cell(scalar, at: offset))
      offset += UTF8.width(scalar)
    }
    self.cells = cells
  }

  /// The number of columns that a text takes in a terminal.
  package static func width(of text: String) -> Int {
    isPlain(text) ? text.utf8.count : text.unicodeScalars.reduce(0) { $0 + cell($1, at: 0).width }
  }

  /// Whether a text is letters, digits and signs of ASCII, each of them one column wide. Nearly every text is.
  static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } }

  /// The spaces that fill a column after a text; none if the text is wider.
  package static func padding(after text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - self.width(of: text)))
  }

  /// The line, cut around a place if it is too long, with the indentation and the width of the mark in it.
  ///
  /// - Returns: `nil` if the mark does not begin in what is left of the line.
  func excerpt(marking range: Range<Int>, around place: Int) -> (text: String, indent: Int, width: Int)? {
    let first = index(of: range.lowerBound)
    let last = max(first, index(of: range.upperBound))
    let (low, high) = window(around: index(of: place))
    guard range.lowerBound >= cells.first?.offset ?? 0, low <= first, first < high || high == cells.count
    else { return nil }
    let head = low > 0 ? "…" : ""
    let tail = high < cells.count ? "…" : ""
    let text = head + cells[low..<high].map(\.text).joined() + tail
    let indent = head.unicodeScalars.count + width(of: low..<max(low, first))
    return (text, indent, max(1, width(of: first..<max(first, min(last, high)))))
  }

  private func index(of byte: Int) -> Int { cells.firstIndex { $0.offset >= byte } ?? cells.count }

  /// The cells to show: all of them, or as many as fit, with the mark about a third of the way in.
  private func window(around first: Int) -> (Int, Int) {
    guard width(of: 0..<cells.count) > Self.widthLimit else { return (0, cells.count) }
    var low = first
    var used = 0
    while low > 0, used + cells[low - 1].width <= Self.widthLimit / 3 {
      low -= 1
      used += cells[low].width
    }
    var high = min(first, cells.count)
    while high < cells.count, used + cells[high].width <= Self.widthLimit {
      used += cells[high].width
      high += 1
    }
    while low > 0, used + cells[low - 1].width <= Self.widthLimit {
      low -= 1
      used += cells[low].width
    }
    return (low, high)
  }

  private func width(of range: Range<Int>) -> Int {
    cells[range.clamped(to: 0..<cells.count)].reduce(0) { $0 + $1.width }
  }

  private static func cell(_ scalar: Unicode.Scalar, at offset: Int) -> Cell {
    if scalar == "\t" {
      return Cell(text: String(repeating: " ", count: tabWidth), width: tabWidth, offset: offset)
    }
    if 0x20..<0x7F ~= scalar.value { return Cell(text: String(scalar), width: 1, offset: offset) }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      return Cell(text: "\u{FFFD}", width: 1, offset: offset)
    // A mark that changes the direction of text could make a line look like another one.
    case .format where scalar != "\u{200D}": return Cell(text: "\u{FFFD}", width: 1, offset: offset)
    case .nonspacingMark, .enclosingMark, .format: return Cell(text: String(scalar), width: 0, offset: offset)
    default: return Cell(text: String(scalar), width: isWide(scalar) ? 2 : 1, offset: offset)
    }
  }

  /// Whether a character is wide: the blocks of East Asian wide characters and of emoji, from Unicode's EastAsianWidth.txt, as whole
  /// blocks.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
