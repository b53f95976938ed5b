/// Text inside XML, in elements and in attributes.
enum XMLText {
  /// Escapes what XML gives a meaning, and leaves out the control characters that it does not allow at all.
  static func escape(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: return
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
