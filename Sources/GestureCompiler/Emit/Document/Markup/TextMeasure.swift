import SpecParser

/// Estimates the maximum width of text without a font. Drawings leave room for the widest common fonts.
enum TextMeasure {
  enum Font: Sendable, Hashable {
    /// A fixed width of 0.61 of the size: that of DejaVu Sans Mono, Menlo and Courier, rounded up.
    case mono
    /// The interface font, with the widths of DejaVu Sans and Verdana, the widest.
    case sans
  }

  /// - Parameter size: the font size in units of the drawing.
  static func width(_ text: String, size: Double, _ font: Font = .sans) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width($1, font) } * size
  }

  /// The text in lines broken between words, none wider than `width`. A word that is too long is cut.
  static func lines(_ text: String, within width: Double, size: Double, _ font: Font = .sans) -> [String] {
    let words = text.split(separator: " ").map { cut(String($0), within: width, size: size, font) }
    return inLines(words) { Self.width($0, size: size, font) <= width }
  }

  /// The text, or as much of its beginning as fits, with an ellipsis.
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
