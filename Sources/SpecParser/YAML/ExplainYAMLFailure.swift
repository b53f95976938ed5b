/// Explains libyaml's errors in the terms of a spec. Most of them are missing quotes.
extension SyntaxReader {
  /// - Parameters:
  ///   - offset: where libyaml stopped.
  ///   - context: the start of the construct that libyaml was reading.
  func report(_ failure: YAMLFailure, at offset: Int, context: Int) {
    let explained = explanation(of: failure, at: offset, context: context)
    let offset = explained.place ?? offset
    let end = min(offset + max(1, scalarLength(at: offset)), max(source.bytes.count, offset))
    let context = failure.context.map { " (\($0))" } ?? ""
    sink.report(
      explained.rule, explained.message, at: SourceSpan(file: file, start: offset, end: end),
      notes: ["the YAML reader says: \(failure.problem)\(context)"], help: explained.help,
      related: explained.related
    )
  }

  struct Explanation {
    var rule = SyntaxRules.yaml
    var message: String
    /// The place to point at; `nil` for the place where libyaml stopped.
    var place: Int?
    var help: [String] = []
    var related: [Finding.Related] = []
  }

  private func explanation(of failure: YAMLFailure, at offset: Int, context: Int) -> Explanation {
    if let separator = lineSeparator(before: offset) ?? lineSeparator(before: context) { return separator }
    switch failure.problem {
    case "did not find expected <document start>": return strayDocument(at: offset)
    case "found incompatible YAML document":
      return Explanation(message: "this version of YAML is not known here", help: ["remove the line"])
    case "found unknown escape character", "did not find expected hexdecimal number":
      return Explanation(
        message: "this is no escape that YAML knows",
        help: ["put the text into single quotes, which have no escapes"]
      )
    case "block sequence entries are not allowed in this context":
      return Explanation(
        message: "a list cannot begin on its key's line",
        help: ["begin it on the next line, or write `[a, b]`"]
      )
    case "found character that cannot start any token",
      "did not find expected comment or line break", "did not find expected alphabetic or numeric character",
      "found unexpected ':'":
      return unreadableCharacter(at: offset)
    case "mapping values are not allowed in this context":
      return unexpectedColon(at: offset)
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return brokenFlow(at: offset, context: context)
    case "did not find expected key", "did not find expected '-' indicator":
      return brokenBlock(at: offset, context: context)
    case "could not find expected ':'":
      // libyaml stops behind the key, which may be lines further on.
      return missingColon(at: context)
    case "found unexpected end of stream":
      return Explanation(
        message: "the text ends inside a quoted value", help: ["close the quote"],
        related: [related(context, "the quote opens here")]
      )
    default:
      if failure.context?.contains("tag") == true { return strayTag(at: context) }
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
  private func unreadableCharacter(at offset: Int) -> Explanation {
    if byte(offset) == 0x09 {
      return Explanation(
        message: "a tab cannot indent", help: ["indent with spaces"]
      )
    }
    let character = source.text(offset..<offset + scalarLength(at: offset))
    guard let value = valueAround(offset) else {
      return Explanation(message: "`\(character)` cannot begin a value", help: ["put the value into quotes"])
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
    let closing = opening == "{" ? "}" : "]"
    if let value = valueAround(offset, isInFlow: true), byte(offset) != 0x7D, byte(offset) != 0x5D {
      // `{prefer: a over: b}` is either a text with a colon, or two keys without a comma.
      let isColon = byte(offset) == 0x3A
      return Explanation(
        rule: SyntaxRules.quoting,
        message: "the value of `\(value.key)` needs quotes inside \(opening)…\(closing)",
        help: [quotedEntry(value)] + (isColon ? ["or put a `,` before the next key, if it is one"] : [])
      )
    }
    return Explanation(
      message: "a `,` or the closing `\(closing)` is missing",
      help: ["write `\(closing)` behind the last value"] + commentHelp(onLineOf: context),
      related: [related(context, "`\(opening)` opens here")]
    )
  }

  private func brokenBlock(at offset: Int, context: Int) -> Explanation {
    if let value = valueAround(offset), let first = value.text.first, ["\"", "'", "*", "&"].contains(first) {
      return Explanation(
        rule: SyntaxRules.quoting, message: "something follows the value of `\(value.key)`",
        help: [quotedEntry(value)]
      )
    }
    // A comment behind `does:custom` ends it, and the next key is then one too many.
    if let key = keyWithoutColon(above: offset) { return missingColon(at: key) }
    return Explanation(
      message: "this line is not indented like the ones beside it",
      help: ["indent it by the same number of spaces"],
      related: [related(context, "the lines beside it begin here")]
    )
  }

  private func related(_ offset: Int, _ message: String) -> Finding.Related {
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
