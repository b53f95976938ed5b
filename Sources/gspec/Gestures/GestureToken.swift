/// A word of a described gesture and where it stands.
struct GestureToken: Sendable, Hashable {
  /// As written.
  var text: String
  /// Characters of the line, from 0.
  var range: Range<Int>

  var word: String { text.lowercased() }

  static let separators: Set<String> = ["then", "and", ","]
  private static let articles: Set<String> = ["a", "an", "the"]

  /// Words between blanks. A comma behind a word stands alone, one between digits (`120,300`) does not; words joined by
  /// hyphens come apart (`two-finger`), except names behind `on`, directions and numbers.
  static func tokens(of line: String) -> [GestureToken] {
    var tokens: [GestureToken] = []
    var start: Int?
    let characters = Array(line) + [" "]
    for (index, character) in characters.enumerated() {
      if character == " " || character == "\t" || character == "\n" {
        if let begin = start { append(characters, begin..<index, to: &tokens) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    return tokens
  }

  private static func append(_ characters: [Character], _ range: Range<Int>, to tokens: inout [GestureToken])
  {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1] == "," { end -= 1 }
    if end > range.lowerBound {
      let token = GestureToken(
        text: String(characters[range.lowerBound..<end]), range: range.lowerBound..<end)
      if tokens.last?.word == "on" || isWhole(token.word) {
        if tokens.last?.word != "on" || !articles.contains(token.word) { add(token, to: &tokens) }
      } else {
        for piece in token.pieces { add(piece, to: &tokens) }
      }
    }
    if end < range.upperBound { tokens.append(GestureToken(text: ",", range: end..<range.upperBound)) }
  }

  private static func add(_ token: GestureToken, to tokens: inout [GestureToken]) {
    if !articles.contains(token.word) { tokens.append(token) }
  }

  private static func isWhole(_ word: String) -> Bool {
    GestureDirection.degrees[word] != nil
      || word.first.map { $0.isNumber || $0 == "-" || $0 == "." } == true
        && !word.hasSuffix("finger") && !word.hasSuffix("fingers")
  }

  /// `two-finger`: `two`, `finger`.
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

/// Words for directions, in degrees: 0 right, 90 up. Those that follow the reading direction are as from left to right.
enum GestureDirection {
  static let degrees: [String: Double] = [
    "right": 0, "up": 90, "left": 180, "down": 270, "up-right": 45, "up-left": 135, "down-left": 225,
    "down-right": 315, "trailing": 0, "leading": 180,
  ]

  static func followsReading(_ word: String) -> Bool { word == "leading" || word == "trailing" }
}

/// `150ms`, `80pt`, `40deg`: a number and its unit.
struct GestureQuantity: Sendable, Hashable {
  var amount: Double
  var unit: String

  /// `nil` if the word does not begin as a number does.
  init?(_ word: String) {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    guard let amount = Double(digits), amount.isFinite else { return nil }
    self.amount = amount
    unit = String(word.dropFirst(digits.count))
  }
}
