/// Writes text of a spec in Swift.
enum SwiftWords {
  /// The text with characters that could end a comment's line or reverse text replaced by spaces.
  static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII && scalar.value >= 0x20 && scalar != "\\" && scalar != "\"" && scalar.value != 0x7F
      result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return result + "\""
  }

  /// The names of an option set's value: `[.left, .up]`.
  static func options<Options: OptionSet>(_ value: Options, _ names: KeyValuePairs<String, Options>)
    -> SwiftText
  where Options.Element == Options {
    "[\(names.filter { value.contains($0.value) }.map { "." + $0.key }.joined(separator: ", "))]"
  }
}
