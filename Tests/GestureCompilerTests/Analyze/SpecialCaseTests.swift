import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

/// The special case of two activities is the same for the analysis as for the runtime.
@Suite struct SpecialCaseTests {
  private static func text(_ rest: String) -> String {
    """
    gspec: 1
    product: Special
    platforms: ios
    elements:
      board:
        children:
          card:
    mechanics:
      swipe: {fingers: 2, steps: [press, move, lift]}
      squeeze: {fingers: 2, steps: [press, move outward, lift]}
      hold-and-swipe: {fingers: 2, steps: [press, wait: 500ms, move, lift]}
      from-edge: {fingers: 2, steps: [press: {from: left-edge}, move, lift]}
      again: {fingers: 2, steps: [press, lift, press, move, lift]}
    activities:
    \(rest)
    """
  }

  private static func activity(_ name: String, _ by: String, on target: String = "board") -> String {
    "  \(name): {does: custom, target: \(target), by: \(by), alternative: a button}\n"
  }

  /// The rules and severities of the conflicts.
  private static func conflicts(_ rest: String) throws -> [String] {
    try AnalyzeSupport.report(text(rest)).findings.map { "\($0.finding.rule) \($0.finding.severity)" }
  }

  @Test("Directions make no special case of a mechanic whose rival has no translation")
  func directionsOfOne() throws {
    #expect(
      try Self.conflicts(Self.activity("a", "swipe, toward: right") + Self.activity("b", "squeeze"))
        == ["conflict/ambiguous error"])
    #expect(
      try Self.conflicts(
        Self.activity("a", "swipe, toward: right", on: "card") + Self.activity("b", "squeeze"))
        == ["conflict/nested note"])
  }

  @Test("Directions inside the other's do")
  func directionsOfBoth() throws {
    #expect(
      try Self.conflicts(Self.activity("a", "swipe, toward: right") + Self.activity("b", "swipe"))
        == ["conflict/special-case note"])
  }

  @Test("The analysis finds the special cases that the runtime has")
  func agreement() throws {
    let swipes = [
      "right", "left", "horizontal", "300deg..20deg", "340deg..20deg", "30deg..60deg", "[right, up]",
      "[up, left]",
    ]
    let ways =
      ["swipe", "squeeze", "hold-and-swipe", "from-edge", "again"] + swipes.map { "swipe, toward: \($0)" }
      + ["hold-and-swipe, toward: right", "again, toward: up"]
    let activities = ways.indices.map { Self.activity("a\(10 + $0)", ways[$0]) }.joined()
    let machine = CompilePipeline.lower(try AnalyzeSupport.spec(Self.text(activities)))
    let program = ProgramFacts(try CompilePipeline.compile(machine).table)
    let recognizers = machine.activities.flatMap(\.recognizers)
    let facts = try recognizers.map { recognizer in
      let shapes = MakeShapes(recognizer, HandLimits(machine.metrics)).shapes
      return RecognizerFacts(try #require(shapes.first))
    }
    var cases = 0
    for a in facts.indices {
      for b in facts.indices where a != b {
        let isSpecial = program.isSpecialCase(a, of: b)
        #expect(facts[a].isSpecialCase(of: facts[b]) == isSpecial, "\(ways[a]), \(ways[b])")
        if isSpecial { cases += 1 }
      }
    }
    #expect(cases > facts.count)
  }
}
