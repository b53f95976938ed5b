import SpecParser
import Testing

@testable import GestureCompiler

@Suite("accessibility/beyond-slow-hands")
struct SlowHandsCanDoItTests {
  private func messages(_ mechanics: String, _ keys: String = "by: it") throws -> [String] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [material]
      elements: {page: {}}
      mechanics:
        \(mechanics)
      activities:
        a: {does: custom, target: page, \(keys)}

      """)
    return AnalyzeSpec.findings(CheckContext(spec)).filter { $0.rule == SlowHandRules.beyondSlowHands.id }
      .flatMap { [$0.message] + $0.notes }
  }

  private func notes(_ steps: String, fingers: Int = 1) throws -> [String] {
    try messages("it: {fingers: \(fingers), steps: \(steps)}").filter { $0.hasPrefix("`it`") }
      .map { String($0.dropFirst("`it`: ".count)) }
  }

  @Test("The sample of the catalogue breaks the rule, and its fix does not")
  func sample() throws {
    for (text, count) in [
      (SlowHandRules.beyondSlowHands.example, 1), (SlowHandRules.beyondSlowHands.corrected, 0),
    ] {
      let found = AnalyzeSpec.findings(CheckContext(try AnalyzeSupport.spec(text)))
      #expect(found.map(\.rule) == Array(repeating: SlowHandRules.beyondSlowHands.id, count: count))
    }
  }

  /// A spec in which `a` and `b` do the same, with a mechanic of a vocabulary.
  private func pair(_ vocabulary: String, by name: String) throws -> CheckedSpec {
    try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [\(vocabulary)]
      elements: {page: {}}
      activities:
        a: {does: custom, target: page, by: \(name)}
        b: {does: custom, target: page, by: \(name)}

      """)
  }

  /// Names of a vocabulary's mechanics.
  private func mechanics(of vocabulary: String) throws -> [String] {
    try AnalyzeSupport.spec(
      "gspec: 1\nproduct: Example\nuses: [\(vocabulary)]\nelements: {page: {}}\nactivities: {}\n"
    ).mechanics.map(\.name.value)
  }

  @Test("A slow hand can perform every bundled mechanic", arguments: [("material", 19), ("apple", 13)])
  func bundled(_ vocabulary: String, _ count: Int) throws {
    let names = try mechanics(of: vocabulary)
    #expect(names.count >= count)
    for name in names {
      let found = AnalyzeSpec.findings(CheckContext(try pair(vocabulary, by: name)))
      #expect(!found.contains { $0.rule == SlowHandRules.beyondSlowHands.id }, "\(name)")
    }
  }

  @Test("A slow hand's own trace of each bundled mechanic is recognized", arguments: ["material", "apple"])
  func traces(_ vocabulary: String) throws {
    for name in try mechanics(of: vocabulary) {
      let machine = CompilePipeline.lower(try pair(vocabulary, by: name))
      let hand = HandLimits(machine.metrics)
      let shapes = MakeShapes(machine.activities[0].recognizers[0], hand).shapes
      let slowed = try #require(shapes.first.map(SlowHand().slowed))
      let replay = ShapeReplay(LoneRecognizers(machine), [RecognizerPlace(0, 0), RecognizerPlace(1, 0)])
      let decision = DecidePair(hand: SlowHand().limits(hand), targets: .same)
        .decide(slowed, slowed) { replay.claims($0) }
      #expect(decision[.same] != nil, "\(name)")
    }
  }

  @Test("Time limits, each just beyond the hand and just within it")
  func times() throws {
    #expect(
      try notes("[press, lift: {within: 149ms}]") == ["the lift has to come within 149 ms, and takes 150 ms"])
    #expect(try notes("[press, lift: {within: 150ms}]") == [])
    #expect(
      try notes("[press, lift, press: {after: 40ms..199ms}, lift]")
        == ["the next press has to come within 199 ms, and takes 200 ms"])
    #expect(try notes("[press, lift, press: {after: 40ms..200ms}, lift]") == [])
    #expect(try notes("[press, wait: 300ms..500ms, lift]") == [])
    #expect(
      try notes("[press, wait: 300ms..499ms, lift]")
        == ["the end of the hold has to come between 300 ms and 499 ms, too short a time to aim at"])
    #expect(
      try notes("[press: {within: 99ms}, lift]", fingers: 2)
        == ["2 fingers have to land within 99 ms, and take 100 ms"])
    #expect(try notes("[press: {within: 100ms}, lift]", fingers: 2) == [])
  }

  @Test("A movement that takes longer than its limit is reported")
  func travels() throws {
    #expect(try notes("[press, move: {distance: 240pt, within: 200ms}, lift]") == [])
    #expect(
      try notes("[press, move: {distance: 300pt, within: 200ms}, lift]")
        == ["the end of the movement has to come within 200 ms, and takes 250 ms"])
    #expect(
      try notes("[press, move outward: {span: 600pt, within: 250ms}, lift]", fingers: 2) == [])
  }

  @Test("Speed and precision")
  func precision() throws {
    #expect(try notes("[press, move, lift: {velocity: 1200pt/s}]") == [])
    #expect(
      try notes("[press, move, lift: {velocity: 1201pt/s}]")
        == ["it has to be 1201 pt/s fast, and reaches 1200 pt/s"])
    #expect(try notes("[press, move: {distance: 40pt..52pt}, lift]") == [])
    #expect(
      try notes("[press, move: {distance: 40pt..51pt}, lift]")
        == ["the movement has to end within 11 pt, which a tremble goes beyond"])
    #expect(try notes("[press, move: {toward: 350deg..10deg}, lift]") == [])
    #expect(
      try notes("[press, move: {toward: 350deg..9deg}, lift]")
        == ["the movement has to keep to a cone of 19°"])
  }

  @Test("A claim during the movement needs no precise end")
  func passedThrough() throws {
    let steps = "[press, move: {distance: 40pt..50pt}, lift]"
    #expect(try messages("it: {continuous: true, steps: \(steps)}") == [])
    #expect(try messages("it: {steps: \(steps)}").count == 2)
  }

  @Test("One mechanic within reach is enough, or another way")
  func otherWays() throws {
    let fast = "it: {steps: [press, move, lift: {velocity: 3000pt/s}]}"
    #expect(try messages(fast).first == "a slow or trembling hand cannot do `a`")
    #expect(try messages(fast, "by: [it, touch]") == [])
    #expect(try messages(fast, "by: it, alternative: a button") == [])
    #expect(try messages(fast, "by: it, shortcut-for: a button") == [])
  }
}
