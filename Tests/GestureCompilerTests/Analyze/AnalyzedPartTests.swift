import SpecParser
import Testing

@testable import GestureCompiler

/// An error hides no conflict: the analysis covers all parts of the spec that the error leaves sound.
@Suite struct AnalyzedPartTests {
  private static let head = """
    gspec: 1
    product: Example
    uses: [material]
    state:
      zoom: 1.0..8.0
    elements:
      page: {}
      other: {}
    activities:
      one: {does: custom, target: page, by: drag}
      two: {does: custom, target: page, by: drag}

    """

  private static let mechanic = """
    mechanics:
      never: {steps: [press, {lift: {within: 0ms}}]}

    """

  /// The findings above notes, as `rule: activities`, sorted.
  private func lint(_ activities: String, resolve: String = "") throws -> [String] {
    let lines = activities.isEmpty ? "" : activities.split(separator: "\n").map { "  \($0)\n" }.joined()
    let rest = resolve.isEmpty ? "" : "resolve: [\(resolve)]\n"
    let isUsed = activities.contains("never")
    let spec = try AnalyzeSupport.spec(Self.head + lines + rest + (isUsed ? Self.mechanic : ""))
    let rules = ["conflict/", "guard/", "mechanic/", "resolve/"]
    return LintSpec().findings(of: spec).filter { finding in
      finding.severity > .note && rules.contains { finding.rule.hasPrefix($0) }
    }.map { "\($0.rule): \($0.activities.joined(separator: ", "))" }.sorted()
  }

  private let pair = "conflict/ambiguous: one, two"

  @Test func aGuardThatNeverHoldsTakesPartInNoPair() throws {
    #expect(
      try lint("three: {does: custom, target: page, by: drag, when: zoom > 8.0}") == [
        pair, "guard/never: three",
      ])
  }

  @Test func anImpossibleMechanicTakesPartInNoPair() throws {
    #expect(
      try lint("three: {does: custom, target: page, by: never}") == [pair, "mechanic/impossible: three"])
  }

  @Test func whatElseAnActivityIsBoundToDoes() throws {
    let found = try lint(
      """
      three: {does: custom, target: other, by: [never, touch]}
      four: {does: custom, target: other, by: touch}
      """)
    #expect(found == ["conflict/ambiguous: four, three", pair, "mechanic/impossible: three"])
  }

  @Test(arguments: [
    "{prefer: three, over: four}, {prefer: four, over: three}",
    "{wait: three, for: four}, {wait: four, for: three}",
    "{together: [three, four]}, {prefer: three, over: four}",
  ]) func aPairInACycleGetsThatAndNothingElse(_ resolve: String) throws {
    let found = try lint(
      """
      three: {does: custom, target: other, by: touch}
      four: {does: custom, target: other, by: touch}
      """, resolve: resolve)
    #expect(found.count == 2 && found.first == pair, "\(found)")
    #expect(found.last?.hasPrefix("conflict/cycle") == true)
  }

  @Test func whoeverElseMeetsAPairInACycleIsReported() throws {
    let found = try lint(
      """
      three: {does: custom, target: other, by: touch}
      four: {does: custom, target: other, by: touch}
      five: {does: custom, target: other, by: touch}
      """, resolve: "{prefer: three, over: four}, {prefer: four, over: three}")
    #expect(
      found == [
        "conflict/ambiguous: five, four", "conflict/ambiguous: five, three", pair,
        "conflict/cycle: three, four",
      ])
  }

  @Test func twoThatAreJoinedByTwoCyclesAreOneOfThem() throws {
    let found = try lint(
      """
      three: {does: custom, target: other, by: touch}
      four: {does: custom, target: other, by: touch}
      five: {does: custom, target: other, by: touch}
      """,
      resolve:
        "{prefer: three, over: four}, {prefer: four, over: three}, {prefer: four, over: five}, {prefer: five, over: four}"
    )
    #expect(
      found == [pair, "conflict/cycle: four, five", "conflict/cycle: three, four"])
  }

  @Test func allAtOnce() throws {
    let found = try lint(
      """
      three: {does: custom, target: other, by: touch}
      four: {does: custom, target: other, by: touch}
      five: {does: custom, target: page, by: [never, drag], when: zoom < 2.0}
      six: {does: custom, target: page, by: drag, when: zoom < 1.0}
      seven: {does: custom, target: page, by: never}
      """, resolve: "{wait: three, for: four}, {wait: four, for: three}, {wait: one, for: seven}")
    #expect(
      found == [
        "conflict/ambiguous: five, one, two", "conflict/cycle: three, four",
        "guard/never: six", "mechanic/impossible: five, seven",
      ])
  }

  @Test func whatCanNeverWinIsStillFound() throws {
    let found = try lint(
      """
      three: {does: custom, target: other, by: touch}
      four: {does: custom, target: other, by: touch}
      five: {does: custom, target: page, by: never}
      """, resolve: "{prefer: three, over: four}, {prefer: one, over: two}")
    #expect(
      found == [
        "conflict/unreachable: four, three", "conflict/unreachable: two, one", "mechanic/impossible: five",
      ])
  }

  @Test func fixesAreOfferedBesideOtherErrors() throws {
    let spec = try AnalyzeSupport.spec(
      Self.head + "  three: {does: custom, target: page, by: drag, when: zoom > 8.0}\n")
    let findings = LintSpec().findings(of: spec)
    let fixed = FindFixes.added(to: findings, of: spec, nil)
    let conflict = try #require(fixed.first { $0.rule == "conflict/ambiguous" })
    #expect(!conflict.fixes.isEmpty)
  }

  @Test func errorsAreFoundToo() throws {
    let spec = try AnalyzeSupport.spec(
      Self.head + "  three: {does: custom, target: page, by: never}\n" + Self.mechanic)
    let errors = LintSpec().errors(of: spec)
    #expect(Set(errors.map(\.rule)).isSuperset(of: ["conflict/ambiguous", "mechanic/impossible"]))
  }

  @Test func waitsInACircleAreInNoTable() throws {
    let spec = try AnalyzeSupport.spec(
      Self.head + "resolve: [{wait: one, for: two}, {wait: two, for: one}]\n")
    #expect(throws: Never.self) { try CompilePipeline.compile(spec) }
    #expect(CompilePipeline.lower(spec).waits.isEmpty)
    #expect(LintSpec(.checks).errors(of: spec).map(\.rule) == ["conflict/cycle"])
  }
}
