/// Text as a terminal may get it. Names, paths and free text of others may have characters that a terminal obeys, or that turn the
/// direction of what follows: these are shown as `\u001b`, which in JSON is the same character.
enum VisibleText {
  /// - Parameter isColored: colours stay, as `TerminalStyle` and `TextStyle` write them.
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

  /// Whether a byte may be the first of a character that is hidden.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// Controls, line separators, and the marks of Unicode's bidirectional algorithm.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// How many characters set a colour or a weight here: what sets anything else, such as text that is not shown, is no colour.
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
