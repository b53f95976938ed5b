package import GestureRuntime

extension RecognizerFacts: SpecialCaseFacts {
  var hasTranslation: Bool { directions != nil }

  func directionsLie(inside other: Self) -> Bool {
    guard let mine = directions, let theirs = other.directions else { return false }
    return mine.ranges.allSatisfy { range in
      theirs.ranges.contains { $0.low <= range.low && range.high <= $0.high }
    }
  }

  /// The special case of two: 0 for the first, 1 for the second, `nil` if neither is.
  static func special(_ a: Self, _ b: Self) -> Int? {
    a.isSpecialCase(of: b) ? 0 : b.isSpecialCase(of: a) ? 1 : nil
  }
}

extension Machine {
  /// The feature in which two recognizers differ, whichever is the special case; `nil` if neither can be.
  package func difference(_ a: MachineRecognizer, from b: MachineRecognizer) -> SpecialDifference? {
    Self.difference(facts(a), facts(b))
  }

  /// For each recognizer, in the order of the table, those with the same target that are its special cases, and by what.
  package var specialCases: [[(recognizer: Int, difference: SpecialDifference)]] {
    let all = activities.flatMap { activity in
      activity.recognizers.map { (target: activity.target, facts: facts($0)) }
    }
    let onTarget = Dictionary(grouping: all.indices) { all[$0].target }
    return all.map { own in
      onTarget[own.target, default: []].compactMap { rival in
        Self.difference(all[rival].facts, own.facts).map { (rival, $0) }
      }
    }
  }

  private func facts(_ recognizer: MachineRecognizer) -> RecognizerFacts? {
    MakeShapes(recognizer, HandLimits(metrics)).shapes.first.map { RecognizerFacts($0) }
  }

  private static func difference(_ a: RecognizerFacts?, _ b: RecognizerFacts?) -> SpecialDifference? {
    guard let a, let b else { return nil }
    return a.difference(from: b)
  }
}
