import SpecParser

/// Makes text safe for a terminal. Names, paths and other text may contain control characters or characters that change the text direction.
/// These are shown as `\u001b`, which is the same character in JSON.
enum VisibleText {
  /// - Parameter isColored: whether to keep color codes, as `TerminalStyle` and `TextStyle` write them.
  static func of(_ text: String, isColored: @autoclosure () -> Bool) -> String {
    guard text.utf8.contains(where: mayBegin) else { return text }
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: isHidden) else { return text }
    let isColored = isColored()
    var shown = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let colour = isColored ? lengthOfColour(scalars[index...]) : 0
      if colour > 0 {
        shown.append(contentsOf: scalars[index..<(index + colour)])
        index += colour
        continue
      }
      let endsLine = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if isHidden(scalar), !endsLine {
        shown.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
      index += 1
    }
    return String(shown)
  }

  /// The text on one line: line breaks, which a path may contain, are shown as `\u000a`.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      if scalar == "\n" { line += escape(scalar) } else { line.unicodeScalars.append(scalar) }
    }
  }

  /// Whether a byte may be the first byte of a hidden character.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// Whether a character is a control character, a line separator, or a bidirectional formatting character of Unicode.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u" + scalar.value.digits(4) }

  /// The length of a code at the start that sets a color or weight; else 0. Codes for anything else, such as hidden text, do not count.
  private static func lengthOfColour(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    guard scalars.starts(with: ["\u{1B}", "["]) else { return 0 }
    let codes = scalars.dropFirst(2).prefix(8).prefix { $0 != "m" }
    let end = codes.endIndex
    guard end < scalars.endIndex, scalars[end] == "m" else { return 0 }
    let parts = codes.split(separator: ";", omittingEmptySubsequences: false)
    let isColour = parts.allSatisfy { part in
      let code = Int(String(String.UnicodeScalarView(part))) ?? -1
      return (0...2).contains(code) || (30...37).contains(code)
    }
    return isColour ? end + 1 - scalars.startIndex : 0
  }
}
