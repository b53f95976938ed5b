/// How wide text is drawn at most, without a font to ask: drawings leave room for the widest of the usual ones.
enum TextMeasure {
  enum Font: Sendable, Hashable {
    /// Every character 0.61 of the size: DejaVu Sans Mono's, Menlo's and Courier's width, rounded up.
    case mono
    /// The interface's font; widths are those of DejaVu Sans and Verdana, the widest.
    case sans
  }

  /// - Parameter size: the font's, in the drawing's units.
  static func width(_ text: String, size: Double, _ font: Font = .sans) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width($1, font) } * size
  }

  /// Broken between words so that no line is wider; a word that is too long itself is cut.
  static func lines(_ text: String, within width: Double, size: Double, _ font: Font = .sans) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let word = cut(String(word), within: width, size: size, font)
      if let last = lines.last, Self.width(last + " " + word, size: size, font) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// The text, or as much of its beginning as there is room for, with an ellipsis.
  static func cut(_ text: String, within width: Double, size: Double, _ font: Font = .mono) -> String {
    if Self.width(text, size: size, font) <= width { return text }
    var result = ""
    for character in text {
      if Self.width(result + String(character) + "…", size: size, font) > width { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func width(_ scalar: Unicode.Scalar, _ font: Font) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    guard scalar.value < 0x1100 else { return scalar.value < 0x2E80 ? 0.84 : 1.4 }
    if font == .mono { return scalar.isASCII ? 0.61 : 0.8 }
    switch scalar {
    case "i", "j", "l", "I", "t", "f", "r", ".", ",", ":", ";", "'", "|", "!", "(", ")", "[", "]", " ", "-",
      "/", "·":
      return 0.42
    case "m", "w", "M", "W", "%", "—", "@", "=", "<", ">", "+", "→", "…": return 1.0
    case "A"..."Z": return 0.78
    default: return 0.64
    }
  }
}
