/// Where libyaml stopped.
struct FailurePlace {
  var offset: Int
  /// The start of the construct that libyaml was reading.
  var context: Int
  /// The extent of the text in quotes that was read last, if nothing came behind it.
  var quoted: Range<Int>?
  /// The innermost mapping or list.
  var mapping: MappingPlace
}

/// Explains libyaml's errors in the terms of a spec. Most of them are missing quotes.
extension SyntaxReader {
  func report(_ failure: YAMLFailure, at place: FailurePlace) {
    let explained = cause(of: failure, at: place) ?? explanation(of: failure, at: place)
    let context = failure.context.map { " (\($0))" } ?? ""
    report(explained, at: place.offset, notes: ["the YAML reader says: \(failure.problem)\(context)"])
  }

  /// - Parameter offset: where to point if the explanation names no place.
  func report(_ explained: Explanation, at offset: Int, notes: [String] = []) {
    let offset = explained.place ?? offset
    let end = min(offset + max(1, scalarLength(at: offset)), max(source.bytes.count, offset))
    sink.report(
      explained.rule, explained.message, at: SourceSpan(file: file, start: offset, end: end), notes: notes,
      help: explained.help, related: explained.related)
  }

  /// What is said of the line with which the indentation of another one does not agree.
  static let linesBeside = "the lines beside it begin here"

  struct Explanation {
    var rule = SyntaxRules.yaml
    var message: String
    /// The place to point at; `nil` for the place where libyaml stopped.
    var place: Int?
    var help: [String] = []
    var related: [Finding.Related] = []
  }

  /// Explains a cause that lies elsewhere than libyaml stops.
  private func cause(of failure: YAMLFailure, at place: FailurePlace) -> Explanation? {
    conflictMarker() ?? lineSeparator(before: place.offset) ?? lineSeparator(before: place.context)
      ?? openQuote(of: failure, at: place) ?? foreignSign(from: place.mapping.start ?? 0, to: place.offset)
  }

  private func explanation(of failure: YAMLFailure, at place: FailurePlace) -> Explanation {
    let (offset, context) = (place.offset, place.context)
    switch failure.problem {
    case "did not find expected <document start>": return strayDocument(at: offset)
    case "found incompatible YAML document":
      return Explanation(message: "this version of YAML is not known here", help: ["remove the line"])
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return Explanation(
        message: "this is no escape that YAML knows",
        help: ["put the text into single quotes, which have no escapes"]
      )
    case "block sequence entries are not allowed in this context":
      return Explanation(
        message: "a list cannot begin on its key's line",
        help: ["begin it on the next line, or write `[a, b]`"]
      )
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab(onLineOf: offset)
    case "found character that cannot start any token",
      "did not find expected comment or line break", "did not find expected alphabetic or numeric character",
      "found unexpected ':'", "found an indentation indicator equal to 0",
      "mapping keys are not allowed in this context":
      return unreadableCharacter(at: offset, in: place.mapping)
    case "did not find expected node content":
      return missingItem(at: place) ?? unreadableCharacter(at: offset, in: place.mapping)
    case "mapping values are not allowed in this context":
      return unexpectedColon(at: offset)
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return brokenFlow(at: offset, context: context)
    case "did not find expected key", "did not find expected '-' indicator":
      return brokenBlock(at: place)
    case "could not find expected ':'":
      // libyaml stops behind the key, which may be lines further on.
      return missingColon(at: context)
    default:
      if failure.context?.contains("tag") == true { return strayTag(at: context) }
      if failure.context?.contains("directive") == true {
        return Explanation(
          message: "a line that begins with `%` has a meaning of its own in YAML", place: context,
          help: ["remove the line"])
      }
      return Explanation(message: "this is not YAML: \(failure.problem)")
    }
  }

  /// Explains a value that YAML takes for a tag, such as `when: !unread` in braces.
  /// - Parameter offset: that of the `!`.
  private func strayTag(at offset: Int) -> Explanation {
    Explanation(
      rule: SyntaxRules.quoting,
      message:
        "a value that begins with `!`\(valueAround(offset).map { ", of `\($0.key)`," } ?? "") is a tag in YAML",
      place: offset,
      help: ["guards say `not`; in other values put the text into quotes"]
    )
  }

  /// Explains a value that begins with a character that has a meaning in YAML.
  private func unreadableCharacter(at offset: Int, in mapping: MappingPlace) -> Explanation {
    if byte(offset) == 0x09 { return tab(onLineOf: offset) }
    let character = source.text(offset..<offset + scalarLength(at: offset))
    guard let value = valueAround(offset) else {
      return Explanation(message: "`\(character)` cannot begin a value", help: ["put the value into quotes"])
    }
    if let meant = mapping.quantity(of: value.key)?.quantity(behindSignOf: value.text) {
      return Explanation(
        rule: SyntaxRules.type, message: "`\(value.key)` is one quantity, without a sign before it",
        help: ["write `\(value.key): \(meant)`"])
    }
    return Explanation(
      rule: SyntaxRules.quoting,
      message: "the value of `\(value.key)` needs quotes: YAML reads its first"
        + " character as a sign of its own", help: [quotedEntry(value)]
    )
  }

  private func unexpectedColon(at offset: Int) -> Explanation {
    if let value = valueAround(offset) {
      return Explanation(
        rule: SyntaxRules.quoting, message: "the value of `\(value.key)` needs quotes, because it has a `: `",
        help: [quotedEntry(value)]
      )
    }
    if let key = keyWithoutColon(above: offset) { return missingColon(at: key) }
    return Explanation(
      message: "a key cannot stand here",
      help: [
        "if it belongs to the line above, that line must end with `:`; else indent it like the keys beside it"
      ]
    )
  }

  private func brokenFlow(at offset: Int, context: Int) -> Explanation {
    let opening = source.text(context..<context + 1)
    if let value = valueAround(offset, isInFlow: true), byte(offset) != 0x7D, byte(offset) != 0x5D {
      // `{prefer: a over: b}` is either a text with a colon, or two keys without a comma.
      let isColon = byte(offset) == 0x3A
      return Explanation(
        rule: SyntaxRules.quoting,
        message: "the value of `\(value.key)` needs quotes inside \(opening == "{" ? "{…}" : "[…]")",
        help: [quotedEntry(value)] + (isColon ? ["or put a `,` before the next key, if it is one"] : [])
      )
    }
    return strayBracket(at: offset, inside: opening) ?? openBrackets(from: context)
  }

  private func openBrackets(from start: Int) -> Explanation {
    let opening = source.text(start..<start + 1)
    let closing = opening == "{" ? "}" : "]"
    return Explanation(
      message: "a `,` or the closing `\(closing)` is missing",
      help: ["write `\(closing)` behind the last value"] + commentHelp(onLineOf: start),
      related: [related(start, "`\(opening)` opens here")]
    )
  }

  private func brokenBlock(at place: FailurePlace) -> Explanation {
    let offset = place.offset
    if let bracket = strayBracket(at: offset) { return bracket }
    if let value = valueAround(offset), let first = value.text.first, "\"'*&[{".contains(first) {
      let isList = first == "[" && place.mapping.takesWords(value.key)
      return Explanation(
        rule: SyntaxRules.quoting, message: "something follows the value of `\(value.key)`",
        help: [isList ? "put it inside the brackets" : quotedEntry(value)]
      )
    }
    if let quoted = place.quoted, quoted.upperBound <= offset,
      source.text(quoted.upperBound..<offset).allSatisfy({ $0 == " " })
    {
      return Explanation(
        message: "something follows a text in quotes", help: ["put it inside the quotes"],
        related: [related(quoted.lowerBound, "the text begins here")])
    }
    // A comment behind `does:custom` ends it, and the next key is then one too many.
    if let key = keyWithoutColon(above: offset) { return missingColon(at: key) }
    if let dash = mixedDashes(at: place) { return dash }
    return Explanation(
      message: "this line is not indented like the ones beside it",
      help: ["indent it by the same number of spaces"],
      related: [related(place.context, Self.linesBeside)]
    )
  }

  /// Explains a `,` or the end of brackets where a value should stand in them.
  private func missingItem(at place: FailurePlace) -> Explanation? {
    guard let start = place.mapping.start, isInBrackets(place) else { return nil }
    switch byte(place.offset) {
    case nil: return openBrackets(from: start)
    case 0x2C:
      return Explanation(
        message: "nothing stands before this `,`", help: ["remove it, or write a value before it"])
    default: return strayBracket(at: place.offset, inside: byte(start) == 0x7B ? "{" : "[")
    }
  }

  /// Whether the innermost mapping or list has brackets.
  func isInBrackets(_ place: FailurePlace) -> Bool {
    let opening = place.mapping.start.flatMap(byte)
    return opening == 0x5B || opening == 0x7B
  }

  /// Explains a line with a `-` among keys, and a key among lines with one.
  private func mixedDashes(at place: FailurePlace) -> Explanation? {
    let (own, beside) = (source.position(at: place.offset), source.position(at: place.context))
    guard own.column == beside.column, own.line > beside.line else { return nil }
    let hasDash = byte(place.offset) == 0x2D && isBlankOrBreak(place.offset + 1)
    guard hasDash != (byte(place.context) == 0x2D && isBlankOrBreak(place.context + 1)) else { return nil }
    return Explanation(
      message:
        "this line begins with\(hasDash ? "" : "out") a `-`, and the lines beside it do\(hasDash ? " not" : "")",
      help: ["write a `-` before each of these lines, or before none"],
      related: [related(place.context, Self.linesBeside)])
  }

  func related(_ offset: Int, _ message: String) -> Finding.Related {
    .init(
      span: SourceSpan(file: file, start: offset, end: min(offset + 1, source.bytes.count)), message: message)
  }

  /// The number of bytes of the character at an offset.
  private func scalarLength(at offset: Int) -> Int {
    switch byte(offset) {
    case nil: 0
    case .some(0..<0x80): 1
    case .some(0..<0xE0): 2
    case .some(0..<0xF0): 3
    case .some: 4
    }
  }
}
