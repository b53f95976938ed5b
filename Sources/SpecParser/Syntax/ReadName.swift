/// The words with a meaning in guards.
let guardWords: Set<String> = ["and", "or", "not", "in", "true", "false"]

extension SyntaxReader {
  /// The maximum number of characters of a name.
  static let nameLimit = 100

  /// The name that a key declares; `nil` if it cannot be a name, which is reported.
  /// - Parameters:
  ///   - kind: the type of the named thing, for messages: "activity".
  ///   - isInGuards: whether guards use the name.
  func name(_ node: LocatedNode, of kind: String, isInGuards: Bool = false) -> Located<String>? {
    // A name in quotes may be empty: it is then reported as an invalid name, not as a missing value.
    let isQuoted = node.scalar.map { $0.style != .plain } ?? false
    let written = isQuoted ? Located(node.scalar?.text ?? "", node.span) : text(node, of: kind, at: node.span)
    guard let text = written else { return nil }
    guard let problem = NameFault(of: text.value, for: kind, isInGuards: isInGuards) else { return text }
    return fault(SyntaxRules.invalidName, problem.message, at: text.span, help: problem.help)
  }
}

/// The reason why a text cannot be a name.
package struct NameFault {
  /// One sentence without a full stop.
  package let message: String
  package let help: [String]

  /// - Parameters:
  ///   - kind: the type of the named thing: "activity".
  ///   - isInGuards: whether guards use the name.
  /// - Returns: `nil` if the text can be a name.
  package init?(of name: String, for kind: String, isInGuards: Bool = false) {
    let form = Self.form(of: name)
    guard let reason = form ?? (isInGuards && guardWords.contains(name) ? "guards use the word" : nil) else {
      return nil
    }
    message = "`\(name.shortened)` cannot be the name of \(Self.article(kind)) \(kind): \(reason)"
    help = [form == nil ? "give it another name" : "use letters, digits, `-` and `_`"]
  }

  private static func form(of name: String) -> String? {
    guard let first = name.unicodeScalars.first else { return "it is empty" }
    let limit = SyntaxReader.nameLimit
    if name.unicodeScalars.count > limit { return "it has more than \(limit) characters" }
    if first == "-" || first == "." { return "it begins with `\(first)`" }
    for scalar in name.unicodeScalars where !scalar.isNamePart {
      if scalar.properties.isWhitespace { return "it has a space" }
      return "it has `\(scalar.isHidden ? scalar.escaped(asASCII: false) : String(scalar))`"
    }
    return nil
  }

  /// The article of a noun.
  static func article(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } == true ? "an" : "a"
  }
}

extension Character {
  /// Whether it is part of a usual word: a letter, a digit, `-` or `_`.
  var isPartOfWord: Bool { isLetter || isNumber || self == "-" || self == "_" }
}

extension Unicode.Scalar {
  /// Whether it is invisible. Tables reject control characters, and readers cannot see the other characters.
  var isHidden: Bool { isASCII ? value < 0x20 || value == 0x7F : !isNamePart }

  /// Whether a name may contain it: letters, digits, `-`, `_`, `.` and every visible character outside ASCII.
  var isNamePart: Bool {
    if isASCII {
      return switch self {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
      default: false
      }
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return self == "\u{200D}"  // joins emoji and letters of some scripts
    default: return true
    }
  }
}
