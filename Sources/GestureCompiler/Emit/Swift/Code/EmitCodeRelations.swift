import GestureRuntime

/// Emits relations of activities: waits, preferences, `together` and special cases.
enum EmitCodeRelations {
  @SwiftBuilder static func emit(_ facts: ProgramFacts) -> [SwiftNode] {
    let (waits, prefers, together) = facts.relations
    let bothWays = together + together.map { ($0.1, $0.0) }
    among("mayWait", waits)
    EmitCode.pairs("isWaiting", ["_ a", "for b"], waits)
    among("mayBePreferred", prefers)
    EmitCode.pairs("isPreferred", ["_ a", "over b"], prefers)
    EmitCode.pairs("areTogether", ["_ a", "_ b"], bothWays)
    if (0..<facts.recognizerCount).contains(where: { facts.recognizer($0).showsPossible < .max }) {
      blank
      short("var showsPossible: Swift.Bool", "true")
    }
    if (0..<facts.stepCount).contains(where: { facts.step($0).liftSlop < .infinity }) {
      blank
      short("var liftsOnTarget: Swift.Bool", "true")
    }
    handOvers(facts)
    EmitCode.pairs("comes", ["_ a", "after b"], sleepers(facts))
    EmitCode.pairs("isSpecialCase", ["_ a", "of b"], specialCases(facts))
  }

  /// The function that returns which activity takes over whose touch beyond which ends.
  @SwiftBuilder private static func handOvers(_ facts: ProgramFacts) -> [SwiftNode] {
    if !facts.handOvers.isEmpty {
      blank
      short("var hasHandOvers: Swift.Bool", "true")
      if facts.asksPaths {
        blank
        short("var asksPaths: Swift.Bool", "true")
      }
      EmitCode.function(
        "taker", ["_ activity: Swift.Int", "at end: GestureRuntime.ContentEnds"], "Swift.Int",
        over: "activity << 5 | Swift.Int(end.rawValue)", takers(facts), otherwise: "-1")
    }
  }

  /// Cases by the activity's index, with the bit of an end in the lower bits.
  private static func takers(_ facts: ProgramFacts) -> EmitCode.Cases {
    facts.handOvers.map { handOver in
      let bits = (0..<5).map { 1 << $0 }.filter { handOver.ends.rawValue & UInt8($0) != 0 }
      return (bits.map { handOver.activity << 5 | $0 }, "\(handOver.taker)")
    }
  }

  /// A function that returns whether an activity is in any of some pairs.
  private static func among(_ name: String, _ pairs: [(Int, Int)]) -> [SwiftNode] {
    let all = Set(pairs.flatMap { [$0.0, $0.1] }).sorted()
    return EmitCode.function(
      name, ["_ activity: Swift.Int"], "Swift.Bool", over: "activity", EmitCode.grouped(all) { _ in "true" },
      otherwise: "false")
  }

  private static func sleepers(_ facts: ProgramFacts) -> [(Int, Int)] {
    (0..<facts.recognizerCount).flatMap { number in facts.after(number).map { (number, $0) } }
  }

  private static func specialCases(_ facts: ProgramFacts) -> [(Int, Int)] {
    (0..<facts.elementCount).flatMap { element in
      let starters = facts.starters(on: element)
      return starters.flatMap { a in
        starters.filter { $0 != a && facts.isSpecialCase(a, of: $0) }.map { (a, $0) }
      }
    }
  }
}
