import GestureRuntime

/// Parses a described gesture, such as `hold 500ms then move up 80pt in 300ms on list/message`.
enum ParseGesture {
  static func line(_ text: String) throws(GestureError) -> GestureLine {
    let tokens = GestureToken.tokens(of: text)
    var parts: [GesturePart] = []
    var pending: GesturePart?
    for clause in clauses(tokens) {
      var parser = ClauseParser(tokens: clause.tokens, carried: pending)
      let part = try parser.read()
      pending = nil
      guard let part else {
        pending = parser.carried
        continue
      }
      if clause.isMeanwhile, let last = parts.indices.last {
        try checkMeanwhile(part, tokens: clause.tokens)
        parts[last].meanwhile.append(part)
      } else {
        parts.append(part)
      }
    }
    guard pending == nil, !parts.isEmpty else {
      throw GestureError(
        "the gesture says nothing that a hand does", help: GestureWords.verbHelp, at: 0..<text.count)
    }
    return GestureLine(parts: parts)
  }

  private struct Clause {
    var tokens: [GestureToken]
    var isMeanwhile: Bool
  }

  /// The tokens between separators. `while` begins a clause at the same time as the previous one.
  private static func clauses(_ tokens: [GestureToken]) -> [Clause] {
    var clauses: [Clause] = [Clause(tokens: [], isMeanwhile: false)]
    for token in tokens {
      if GestureToken.separators.contains(token.word) || token.word == "while" {
        clauses.append(Clause(tokens: [], isMeanwhile: token.word == "while"))
      } else {
        clauses[clauses.count - 1].tokens.append(token)
      }
    }
    return clauses.filter { !$0.tokens.isEmpty }
  }

  private static func checkMeanwhile(_ part: GesturePart, tokens: [GestureToken]) throws(GestureError) {
    switch part.verb {
    case .move, .spread, .turn: return
    default:
      let range = (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
      throw GestureError(
        "only a movement goes beside another",
        help: "after while: move, move outward, move inward, turn, pinch, rotate",
        at: range)
    }
  }
}

/// Words for verbs and numbers.
enum GestureWords {
  static let verbHelp =
    "say touch, double touch, long press, press, hold, move, drag, swipe, fling, pinch, rotate, turn, wait, lift, cancel or set"
  static let numbers: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "single": 1,
  ]
}
