/// One word or sign of a guard, with its place in the guard's text (UTF-8 offsets).
struct GuardToken: Hashable {
  enum Kind: Hashable {
    /// A name, `true` or `false`.
    case word(String)
    /// A number with the characters directly behind it.
    case number(String)
    case comparison(Comparison)
    case opening, closing, comma
    case and, or, not, isIn
    /// Text that no guard may contain, as written.
    case unknown(String)
    case end
  }

  var kind: Kind
  var range: Range<Int>
}

/// Splits a guard's text into tokens. It never fails: unknown text becomes a token of its own.
struct GuardLexer {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let length: Int
  private var index = 0

  init(_ text: String) {
    var scalars: [(Unicode.Scalar, Int)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    self.length = offset
  }

  /// All tokens; the last one is `end`.
  static func tokens(of text: String) -> [GuardToken] {
    var lexer = GuardLexer(text)
    var tokens: [GuardToken] = []
    while let token = lexer.next() { tokens.append(token) }
    tokens.append(GuardToken(kind: .end, range: lexer.length..<lexer.length))
    return tokens
  }

  private mutating func next() -> GuardToken? {
    while index < scalars.count, isSpace(scalars[index].scalar) { index += 1 }
    guard index < scalars.count else { return nil }
    let start = scalars[index].offset
    let kind = kind(at: scalars[index].scalar)
    return GuardToken(kind: kind, range: start..<(index < scalars.count ? scalars[index].offset : length))
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || !("!"..."~").contains(scalar) && scalar.properties.isWhitespace
  }

  private mutating func kind(at first: Unicode.Scalar) -> GuardToken.Kind {
    switch first {
    case "(": return taken(1, .opening)
    case ")": return taken(1, .closing)
    case ",": return taken(1, .comma)
    case "a"..."z", "A"..."Z": return word()
    default: break
    }
    let pair = String(String.UnicodeScalarView(scalars[index...].prefix(2).map(\.scalar)))
    if let comparison = Comparison(rawValue: pair) { return taken(2, .comparison(comparison)) }
    if ["&&", "||", "=>", "=<", "<>"].contains(pair) { return taken(2, .unknown(pair)) }
    if let comparison = Comparison(rawValue: String(first)) { return taken(1, .comparison(comparison)) }
    if isNumberStart { return .number(run { $0.isNamePart || $0 == "%" || $0 == "/" }) }
    if first.isNamePart { return word() }
    return taken(1, .unknown(String(first)))
  }

  private var isNumberStart: Bool {
    let digits = Unicode.Scalar("0")...Unicode.Scalar("9")
    if digits.contains(scalars[index].scalar) { return true }
    return scalars[index].scalar == "-" && index + 1 < scalars.count
      && digits.contains(scalars[index + 1].scalar)
  }

  private mutating func word() -> GuardToken.Kind {
    let word = run { $0.isNamePart || $0 == "/" }
    switch word {
    case "and": return .and
    case "or": return .or
    case "not": return .not
    case "in": return .isIn
    default: return .word(word)
    }
  }

  private mutating func run(while condition: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    repeat {
      text.append(scalars[index].scalar)
      index += 1
    } while index < scalars.count && condition(scalars[index].scalar)
    return String(text)
  }

  private mutating func taken(_ count: Int, _ kind: GuardToken.Kind) -> GuardToken.Kind {
    index += count
    return kind
  }
}

/// A token of a guard, for editors that color it.
package struct GuardMark: Sendable, Hashable {
  /// UTF-8 offsets in the guard's text.
  package var range: Range<Int>
  package var isNumber: Bool
  /// Whether it is `and`, `or`, `not`, `in` or a comparison. A token that is neither a number nor an operator is a word, which editors
  /// color by its name.
  package var isOperator: Bool

  package static func marks(of text: String) -> [GuardMark] {
    GuardLexer.tokens(of: text).compactMap { token in
      switch token.kind {
      case .word: GuardMark(range: token.range, isNumber: false, isOperator: false)
      case .number: GuardMark(range: token.range, isNumber: true, isOperator: false)
      case .comparison, .and, .or, .not, .isIn:
        GuardMark(range: token.range, isNumber: false, isOperator: true)
      case .opening, .closing, .comma, .unknown, .end: nil
      }
    }
  }
}
