import SpecParser

/// Writes strings of TypeScript.
enum TypeScriptText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      // U+2028 and U+2029 end lines in older scripts.
      case _ where !scalar.isSafe || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = scalar.value.digits(4)
        result += digits.count > 4 ? "\\u{\(digits)}" : "\\u" + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
