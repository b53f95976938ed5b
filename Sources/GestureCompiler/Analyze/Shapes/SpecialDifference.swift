/// The feature that makes one of two recognizers on one target the special case of the other. See Docs/Recognition.md, section 4.
package enum SpecialDifference: Sendable, Hashable {
  /// It has more presses.
  case earlierTouch
  case wait
  case edge
  /// Its directions lie inside the other's.
  case directions
}

extension RecognizerFacts {
  /// The special case of two, and the feature that the other lacks: the first of the four in which they differ.
  ///
  /// - Returns: 0 for the first, 1 for the second, `nil` if neither is, as in the runtime.
  static func difference(_ a: Self, _ b: Self) -> (special: Int, by: SpecialDifference)? {
    if a.presses != b.presses { return (a.presses > b.presses ? 0 : 1, .earlierTouch) }
    if a.hasWait != b.hasWait { return (a.hasWait ? 0 : 1, .wait) }
    if a.hasEdge != b.hasEdge { return (a.hasEdge ? 0 : 1, .edge) }
    let inside = a.lies(inside: b)
    return inside == b.lies(inside: a) ? nil : (inside ? 0 : 1, .directions)
  }

  /// The index of the special case of two.
  static func special(_ a: Self, _ b: Self) -> Int? { difference(a, b)?.special }

  /// The special case of two claims at one instant. Directions are compared only between translations.
  static func specialAtOneInstant(_ a: Self, _ b: Self) -> Int? {
    guard let (special, by) = difference(a, b) else { return nil }
    return by == .directions && (a.directions == nil || b.directions == nil) ? nil : special
  }

  private func lies(inside other: Self) -> Bool {
    guard let theirs = other.directions, !theirs.isAll else { return true }
    guard let mine = directions else { return false }
    return !mine.isAll
      && mine.ranges.allSatisfy { range in
        theirs.ranges.contains { $0.low <= range.low && range.high <= $0.high }
      }
  }
}

extension Machine {
  /// The feature in which two recognizers differ, whichever is the special case; `nil` if neither is.
  package func difference(_ a: MachineRecognizer, from b: MachineRecognizer) -> SpecialDifference? {
    Self.difference(facts(a), facts(b))
  }

  /// The differences of all pairs of recognizers, in the order of the table.
  package var differences: [[SpecialDifference?]] {
    let all = activities.flatMap(\.recognizers).map(facts)
    return all.map { a in all.map { Self.difference(a, $0) } }
  }

  private func facts(_ recognizer: MachineRecognizer) -> RecognizerFacts? {
    MakeShapes(recognizer, HandLimits(metrics)).shapes.first.map { RecognizerFacts($0) }
  }

  private static func difference(_ a: RecognizerFacts?, _ b: RecognizerFacts?) -> SpecialDifference? {
    guard let a, let b else { return nil }
    return RecognizerFacts.difference(a, b)?.by
  }
}
