import GestureRuntime

/// Emits which activity waits for which, is preferred to which, may win beside which; and who is whose special case.
enum EmitCodeRelations {
  @SwiftBuilder static func emit(_ facts: ProgramFacts) -> [SwiftNode] {
    let (waits, prefers, together) = facts.relations
    let bothWays = together + together.map { ($0.1, $0.0) }
    among("mayWait", waits)
    EmitCode.pairs("isWaiting", ["_ a", "for b"], waits)
    among("mayBePreferred", prefers)
    EmitCode.pairs("isPreferred", ["_ a", "over b"], prefers)
    EmitCode.pairs("areTogether", ["_ a", "_ b"], bothWays)
    EmitCode.pairs("comes", ["_ a", "after b"], sleepers(facts))
    EmitCode.pairs("isSpecialCase", ["_ a", "of b"], specialCases(facts))
  }

  /// Activities that stand in any pair.
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
