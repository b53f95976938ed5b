/// What a character of a half-typed spec belongs to.
package enum TextPart: Sendable {
  case plain, quoted, comment
}

/// Tells text in quotes and comments from the rest, one character after the other.
package struct TextParts: Sendable {
  /// Whether the last character was in a comment.
  package private(set) var isInComment = false
  private var quote: Character?
  private var isEscaped = false
  /// The quote that the last character closed.
  private var closed: Character?
  /// Whether a value can begin here. Elsewhere a quote is an apostrophe.
  private var isAtStart = true
  private var last: Character = " "

  package init() {}

  package mutating func part(of character: Character) -> TextPart {
    defer { last = character }
    if isInComment {
      isInComment = !character.isNewline
      return isInComment ? .comment : .plain
    }
    if let quote {
      take(character, inside: quote)
      return .quoted
    }
    // Two quotes in a row stand for one in a text.
    let isQuote = character == "\"" || character == "'"
    if isQuote && (isAtStart || closed == character) {
      (quote, closed, isAtStart) = (character, nil, false)
      return .quoted
    }
    closed = nil
    if character == "#", last.isWhitespace {
      isInComment = true
      return .comment
    }
    if "{[,:".contains(character) {
      isAtStart = true
    } else if !character.isWhitespace, character != "-" {
      isAtStart = false
    }
    return .plain
  }

  private mutating func take(_ character: Character, inside mark: Character) {
    if isEscaped {
      isEscaped = false
    } else if character == "\\" && mark == "\"" {
      isEscaped = true
    } else if character == mark {
      (quote, closed) = (nil, mark)
    }
  }
}
