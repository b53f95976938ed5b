import GestureRuntime

/// A word of a described gesture, with its range.
struct GestureToken: Sendable, Hashable {
  /// The word as written.
  var text: String
  /// The range in characters of the line, from 0.
  var range: Range<Int>

  var word: String { text.lowercased() }

  static let separators: Set<String> = ["then", "and", ","]
  private static let articles: Set<String> = ["a", "an", "the"]
  /// Words that come after the name of an element or of a state variable.
  private static let afterNames: Set<String> = [
    "after", "at", "by", "for", "from", "in", "release", "released", "span", "to", "toward", "towards",
    "with", "=",
  ]

  /// Splits a line at blanks, except those in a key (`row[a b]`). A comma at the end of a word is a token of its own; one between digits
  /// (`120,300`) is not. Words with hyphens (`two-finger`) are split, except names after `on` and `set`, directions and numbers.
  static func tokens(of line: String) -> [GestureToken] {
    var tokens: [GestureToken] = []
    var start: Int?
    let characters = Array(line) + [" "]
    var keyEnd = 0
    let lastBracket = characters.lastIndex(of: "]") ?? 0
    for (index, character) in characters.enumerated() where index >= keyEnd {
      if character == "[", start != nil, index < lastBracket {
        keyEnd = characters[index...].firstIndex(of: "]") ?? 0
      }
      if character == " " || character == "\t" || character == "\n" {
        if let begin = start { append(characters, begin..<index, to: &tokens) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    return withoutArticles(tokens)
  }

  /// Without `the` in `on the row`. In `touch on a` and `hold on a for 500ms` it is the element's name.
  private static func withoutArticles(_ tokens: [GestureToken]) -> [GestureToken] {
    tokens.indices.filter { index in
      guard articles.contains(tokens[index].word) else { return true }
      guard index > 0, ["on", "set"].contains(tokens[index - 1].word) else { return false }
      let next = index + 1 < tokens.count ? tokens[index + 1].word : ","
      return separators.contains(next) || afterNames.contains(next)
    }.map { tokens[$0] }
  }

  private static func append(_ characters: [Character], _ range: Range<Int>, to tokens: inout [GestureToken])
  {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == "," { end -= 1 }
    if end > range.lowerBound {
      let token = GestureToken(
        text: String(characters[range.lowerBound..<end]), range: range.lowerBound..<end)
      let before = tokens.last { !articles.contains($0.word) }
      if ["on", "set"].contains(before?.word) || isWhole(token.word) {
        tokens.append(token)
      } else {
        tokens += token.pieces
      }
    }
    if end < range.upperBound { tokens.append(GestureToken(text: ",", range: end..<range.upperBound)) }
  }

  private static func isWhole(_ word: String) -> Bool {
    GestureDirection.words[word] != nil
      || word.first.map { $0.isNumber || $0 == "-" || $0 == "." } == true
        && !word.hasSuffix("finger") && !word.hasSuffix("fingers")
  }

  /// The pieces between hyphens: `two` and `finger` of `two-finger`.
  private var pieces: [GestureToken] {
    var pieces: [GestureToken] = []
    var start = range.lowerBound
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let end = start + part.count
      if !part.isEmpty { pieces.append(GestureToken(text: String(part), range: start..<end)) }
      start = end + 1
    }
    return pieces
  }
}

/// A direction, in degrees with 0 right and 90 up.
struct GestureDirection: Sendable, Hashable {
  var degrees: Double
  /// Whether the direction is that of a left-to-right layout, and is mirrored in a right-to-left one.
  var followsReading = false
}

extension GestureDirection {
  /// Parses a direction such as `left` or `30deg`; `nil` if the word is none.
  init?(_ word: String) {
    if let known = Self.words[word] {
      self = known
    } else if let quantity = GestureQuantity(word), quantity.unit == "deg" {
      self.init(degrees: quantity.amount)
    } else {
      return nil
    }
  }

  static let words: [String: GestureDirection] = [
    "right": .init(degrees: 0), "up": .init(degrees: 90), "left": .init(degrees: 180),
    "down": .init(degrees: 270), "up-right": .init(degrees: 45), "up-left": .init(degrees: 135),
    "down-left": .init(degrees: 225), "down-right": .init(degrees: 315),
    "trailing": .init(degrees: 0, followsReading: true), "leading": .init(degrees: 180, followsReading: true),
  ]

  /// The direction resolved for a layout.
  func laidOut(_ layout: ReadingDirection) -> GestureDirection {
    let isMirrored = followsReading && layout == .rightToLeft
    return GestureDirection(degrees: isMirrored ? 180 - degrees : degrees)
  }
}

/// A number with its unit, such as `150ms`, `80pt` or `40deg`.
struct GestureQuantity: Sendable, Hashable {
  var amount: Double
  var unit: String

  /// Parses a quantity; `nil` if the word does not begin with a number.
  init?(_ word: String) {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    guard let amount = Double(digits), amount.isFinite else { return nil }
    self.amount = amount
    unit = String(word.dropFirst(digits.count))
  }
}
