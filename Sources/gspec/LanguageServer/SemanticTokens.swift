import SpecParser

/// The semantic tokens of a text, which editors color.
struct SemanticTokens {
  /// The token types, in the order of the legend. The index is the type's number.
  enum Kind: String, CaseIterable {
    case keyword, function, `class`, variable, method, type, property, number, string, enumMember, `operator`,
      comment
  }

  /// The token modifiers, as bits in the order of the legend.
  struct Modifiers: OptionSet {
    let rawValue: Int
    static let declaration = Modifiers(rawValue: 1)
    /// A name from a vocabulary.
    static let defaultLibrary = Modifiers(rawValue: 2)
  }

  static let legend: JSON = [
    "tokenTypes": .array(Kind.allCases.map { .string($0.rawValue) }),
    "tokenModifiers": ["declaration", "defaultLibrary"],
  ]

  private struct Token {
    var range: Range<Int>
    var kind: Kind
    var modifiers: Modifiers
  }

  private var tokens: [Token] = []

  /// Adds a token. If two tokens overlap, the one that was added first stays.
  mutating func add(_ range: Range<Int>, _ kind: Kind, _ modifiers: Modifiers = []) {
    if !range.isEmpty { tokens.append(Token(range: range, kind: kind, modifiers: modifiers)) }
  }

  private func apart(_ length: Int) -> [Token] {
    var isTaken = [Bool](repeating: false, count: length)
    let apart = tokens.filter { token in
      guard token.range.upperBound <= length, !isTaken[token.range].contains(true) else { return false }
      for index in token.range { isTaken[index] = true }
      return true
    }
    return apart.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Five numbers for each token: line and character relative to the previous token, length, type, modifiers. A token is split at line
  /// ends.
  func data(in source: SourceFile) -> [JSON] {
    var result: [JSON] = []
    var last = (line: 0, character: 0)
    for token in apart(source.bytes.count) {
      let end = token.range.upperBound
      for number in source.line(at: token.range.lowerBound)...source.line(at: end - 1) {
        let line = EditorRange.line(number, in: source)
        let piece = token.range.clamped(to: line)
        let start = source.text(line.lowerBound..<piece.lowerBound).utf16.count
        let length = source.text(piece).utf16.count
        guard length > 0 else { continue }
        let isSame = number - 1 == last.line
        let numbers = [
          number - 1 - last.line, isSame ? start - last.character : start, length,
          Kind.allCases.firstIndex(of: token.kind) ?? 0, token.modifiers.rawValue,
        ]
        result += numbers.map { .int($0) }
        last = (number - 1, start)
      }
    }
    return result
  }
}
