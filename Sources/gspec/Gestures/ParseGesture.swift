/// Parses a described gesture, such as `hold 500ms then move up 80pt in 300ms on list/message`.
enum ParseGesture {
  static func line(_ text: String) throws(GestureError) -> GestureLine {
    let tokens = GestureToken.tokens(of: text)
    var parts: [GesturePart] = []
    var pending: ClauseMeaning?
    for clause in try clauses(tokens) {
      var parser = ClauseParser(tokens: clause.tokens, carried: pending)
      let part = try parser.read()
      pending = nil
      guard let part else {
        pending = parser.meaning
        continue
      }
      if clause.joint == nil { parts.append(part) } else { try add(part, clause, beside: &parts) }
    }
    guard pending == nil, !parts.isEmpty else {
      throw GestureError(
        "the gesture says nothing that a hand does", help: GestureWords.verbHelp, at: 0..<text.count)
    }
    return GestureLine(parts: parts)
  }

  private struct Clause {
    var tokens: [GestureToken] = []
    /// The `while` before the clause; `nil` if it follows the clause before it.
    var joint: GestureToken?

    var range: Range<Int> {
      (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
    }
  }

  /// The tokens between separators. `while` begins a clause at the same time as the previous one.
  private static func clauses(_ tokens: [GestureToken]) throws(GestureError) -> [Clause] {
    var clauses = [Clause()]
    for token in tokens {
      if GestureToken.separators.contains(token.word) || token.word == "while" {
        clauses.append(Clause(joint: token.word == "while" ? token : nil))
      } else {
        clauses[clauses.count - 1].tokens.append(token)
      }
    }
    if let joint = clauses.lazy.filter(\.tokens.isEmpty).compactMap(\.joint).first {
      throw GestureError("a movement is missing after \"while\"", at: joint.range)
    }
    return clauses.filter { !$0.tokens.isEmpty }
  }

  /// Adds a movement beside the last part. The same fingers do both in the same time, which either part may say.
  private static func add(
    _ part: GesturePart, _ clause: Clause, beside parts: inout [GesturePart]
  ) throws(GestureError) {
    guard let last = parts.indices.last, parts[last].isMovement, part.canStandBeside else {
      throw GestureError(
        "only a movement goes beside another",
        help: "after while: move, move outward, move inward, turn, pinch, rotate", at: clause.range)
    }
    guard part.after == nil, part.releaseSpeed == nil, parts[last].takeHand(of: part) else {
      throw GestureError(
        "what is said after \"while\" does not fit the movement before it",
        help: "the same fingers make both movements in the same time: say once where they press and how long",
        at: clause.range)
    }
    parts[last].meanwhile.append(part)
  }
}

extension GesturePart {
  /// Takes over what another part says about the fingers, where they press, and the time.
  ///
  /// - Returns: whether the parts do not contradict each other.
  fileprivate mutating func takeHand(of other: GesturePart) -> Bool {
    take(\.fingers, of: other) && take(\.tool, of: other) && take(\.element, of: other)
      && take(\.place, of: other) && take(\.span, of: other) && take(\.apart, of: other)
      && take(\.duration, of: other)
  }

  private mutating func take<Value: Equatable>(
    _ property: WritableKeyPath<GesturePart, Value?>, of other: GesturePart
  ) -> Bool {
    guard let value = other[keyPath: property] else { return true }
    let own = self[keyPath: property]
    self[keyPath: property] = value
    return own == nil || own == value
  }
}
