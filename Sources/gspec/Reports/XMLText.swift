/// Makes text safe for XML elements and attributes.
enum XMLText {
  /// Escapes the special characters of XML, and drops the control characters that it forbids.
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
