import Testing

@testable import GestureCompiler

/// A touch waits for a double touch only if `resolve` says nothing else about the two.
@Suite struct DeclaredReplacesWaitTests {
  @Test(
    "a double touch that loses to its first touch can never win",
    arguments: [
      ("{prefer: a, over: b}", ["unreachable error b a"]),
      ("{prefer: b, over: a}", ["special-case note a b", "unreachable error b a"]),
      ("{wait: b, for: a}", ["unreachable error b a"]),
      ("{wait: a, for: b}", ["delayed note a b 300"]),
      ("{together: [a, b]}", []),
    ])
  func declared(_ line: String, _ expected: [String]) throws {
    let pair = ClassificationTests.pair(
      "target: page, by: touch", "target: page, by: double-touch", "resolve: [\(line)]")
    #expect(try ClassificationTests.told(pair) == expected)
  }

  @Test("a preferred activity that waits for the other cannot take over from it")
  func waitsAndIsPreferred() throws {
    let pair = ClassificationTests.pair(
      "target: page, by: drag", "target: page, by: drag", "resolve: [{prefer: a, over: b}, {wait: a, for: b}]"
    )
    #expect(try ClassificationTests.told(pair) == ["unreachable error a b"])
  }
}
