extension SyntaxReader {
  /// A guard over the declared state; `nil` if it has errors, which are reported.
  /// - Parameter states: all declared state, in order: a guard refers to it by index.
  func guardExpression(_ field: Field, over states: GuardScope) -> Located<Guard>? {
    guard let text = text(field) else { return nil }
    guard text.value.utf8.count <= GuardParser.lengthLimit else {
      let message = "the guard has more than \(GuardParser.lengthLimit) bytes"
      return fault(SyntaxRules.guardText, message, at: text.span)
    }
    let key = KnownGuards.Key(text: text.value, place: states.place)
    if let known = states.known?.guards[key] { return Located(known, text.span) }
    let before = sink.findings.count
    var parser = GuardParser(text.value, in: field.value, over: states, self)
    guard let result = parser.parse() else { return nil }
    if sink.findings.count == before, !sink.isFull { states.known?.guards[key] = result }
    return Located(result, text.span)
  }

  /// The guard that `{mode: idle, zoom: 1}` means.
  static func conditions(_ entries: [LocatedNode.Entry]) -> String {
    let pairs = entries.prefix(3).compactMap { entry in
      entry.value.scalar.map { "\(entry.key.scalar?.text.shortened ?? "") == \($0.text.shortened)" }
    }
    return pairs.joined(separator: " and ")
  }
}

/// A recursive-descent parser for one guard: `or` binds loosest, then `and`, then `not`.
///
/// It stops at the first unexpected token, since the rest would make no sense. A condition that parses but does not match the declared
/// state is reported, and parsing goes on.
struct GuardParser {
  /// The maximum depth of parentheses and `not`, which keeps the recursion within the stack.
  static let depthLimit = 50
  /// The maximum number of tokens of one guard: the analysis of guards looks at every combination of their parts.
  static let tokenLimit = 1_000
  /// The maximum number of bytes of one guard: enough for `tokenLimit` words of twenty letters.
  static let lengthLimit = 20_000

  /// An error whose finding has already been reported.
  struct Failure: Error {}

  let node: LocatedNode
  let scope: GuardScope
  let reader: SyntaxReader
  private let tokens: [GuardToken]
  private var index = 0
  private var depth = 0
  /// Whether a reported condition does not match the state.
  private var isMistyped = false

  init(_ text: String, in node: LocatedNode, over scope: GuardScope, _ reader: SyntaxReader) {
    self.node = node
    self.scope = scope
    self.reader = reader
    tokens = GuardLexer.tokens(of: text)
  }

  mutating func parse() -> Guard? {
    do throws(Failure) {
      guard tokens.count <= Self.tokenLimit else {
        throw failure(
          "the guard has more than \(Self.tokenLimit) words and signs", at: tokens[Self.tokenLimit].range)
      }
      let result = try disjunction()
      guard current.kind == .end else { throw unexpected(current) }
      return isMistyped ? nil : result
    } catch {
      return nil
    }
  }

  // MARK: Tokens

  var current: GuardToken { tokens[index] }
  var next: GuardToken { tokens[min(index + 1, tokens.count - 1)] }

  /// Consumes the current token; the end is never passed.
  @discardableResult
  mutating func advance() -> GuardToken {
    let token = tokens[index]
    index = min(index + 1, tokens.count - 1)
    return token
  }

  mutating func skip(_ kind: GuardToken.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  func span(_ range: Range<Int>) -> SourceSpan { reader.span(of: range, in: node) }

  func failure(_ message: String, at range: Range<Int>, help: [String] = []) -> Failure {
    reader.report(SyntaxRules.guardText, message, at: span(range), help: help)
    return Failure()
  }

  // MARK: Structure

  /// A placeholder for a condition that was reported, so that the conditions behind it are checked as well.
  mutating func mistyped() -> Guard {
    isMistyped = true
    return .constant(true)
  }

  private mutating func disjunction() throws(Failure) -> Guard {
    var parts = [try conjunction()]
    while skip(.or) { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction() throws(Failure) -> Guard {
    var parts = [try negation()]
    while skip(.and) { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation() throws(Failure) -> Guard {
    guard current.kind == .not || current.kind == .opening else { return try comparison() }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw failure("the guard is nested more than \(Self.depthLimit) levels deep", at: current.range)
    }
    if skip(.not) { return .not(try negation()) }
    let opening = advance()
    let inner = try disjunction()
    guard skip(.closing) else {
      if current.kind == .end { throw unclosed(opening) }
      throw unexpected(current)
    }
    return inner
  }

  private func unclosed(_ opening: GuardToken) -> Failure {
    failure("this parenthesis is never closed", at: opening.range, help: ["write `)` behind its condition"])
  }

  /// Reports a token that cannot stand at its place.
  ///
  /// - Parameter words: those that could stand there.
  func unexpected(_ token: GuardToken, insteadOf words: [String] = []) -> Failure {
    switch token.kind {
    case .end:
      return failure("the guard ends where a condition should follow", at: token.range, help: [Self.form])
    case .unknown(let text):
      let word = ["\"", "'"].contains(text) ? self.word(among: words).map { ": `\($0)`" } : nil
      return failure(
        "`\(text)` means nothing in a guard", at: token.range, help: [Self.meant(by: text) + (word ?? "")])
    case .comparison:
      return failure(
        "a comparison has two sides", at: token.range,
        help: [
          token.range == tokens[0].range
            ? "say first what is compared: `zoom \(text(of: token)) 3`"
            : "join comparisons with `and`: `a > 1 and a < 3`"
        ]
      )
    case .word, .number:
      return failure(
        "`\(text(of: token))` follows a complete condition", at: token.range,
        help: [Self.sign(meantBy: text(of: token)) ?? "join conditions with `and` or `or`"]
      )
    case .opening, .closing, .comma, .and, .or, .not, .isIn:
      return failure("`\(text(of: token))` cannot stand here", at: token.range, help: [Self.form])
    }
  }

  /// The one of these words that the current token is, or resembles.
  private func word(among words: [String]) -> String? {
    guard case .word(let word) = current.kind else { return nil }
    return NearMiss.nearest(to: word, among: words)
  }

  func text(of token: GuardToken) -> String {
    guard let text = node.scalar?.text else { return "" }
    return String(decoding: Array(text.utf8)[token.range], as: UTF8.self).shortened
  }

  static let form = "a guard reads like `selection == none and zoom > 1.0`"

  private static func meant(by sign: String) -> String {
    switch sign {
    case "&&", "&": "write `and`"
    case "||", "|": "write `or`"
    case "!": "write `not`"
    case "=", ":": "write `==`"
    case "=>", "=<": "write `\(sign.last ?? ">")=`"
    case "<>": "write `!=`"
    case "\"", "'": "write words without quotes"
    case "[", "{": "write the values in parentheses: `in (a, b)`"
    default: form
    }
  }
}
