import Testing

@testable import SpecParser

@Suite("The truth table of a guard")
struct TruthTableTests {
  private let states = [
    ("zoom", StateType.number(low: 1, high: 8)), ("on", .bool),
    (
      "mode",
      .enumeration(["calm", "busy", "away"].map { Located($0, SourceSpan(file: 0, start: 0, end: 4)) })
    ),
  ].map { StateVariable(name: Located($0.0, SourceSpan(file: 0, start: 0, end: 4)), type: $0.1) }

  private func rows(_ condition: Guard, most: Int = 16) -> [String]? {
    TruthTable(condition, states, most: most)?.rows.map { row in
      row.values.joined(separator: ", ") + (row.holds ? ": yes" : ": no")
    }
  }

  @Test("A number is cut at the guard's constants")
  func numbers() {
    #expect(
      rows(.compares(slot: 0, .greater, 4)) == [
        "1: no", "between 1 and 4: no", "4: no", "between 4 and 8: yes", "8: yes",
      ])
    #expect(rows(.compares(slot: 0, .greater, 9)) == ["1: no", "between 1 and 8: no", "8: no"])
  }

  @Test("Of several variables the last one changes first")
  func several() {
    #expect(
      rows(.and([.isOneOf(slot: 2, values: [1, 2]), .not(.isOneOf(slot: 1, values: [1]))])) == [
        "false, calm: no", "false, busy: yes", "false, away: yes", "true, calm: no", "true, busy: no",
        "true, away: no",
      ])
    let table = TruthTable(.or([.isOneOf(slot: 2, values: [0]), .isOneOf(slot: 1, values: [1])]), states)
    #expect(table?.variables == ["on", "mode"])
  }

  @Test("Too many rows, no variable, and one that is not there: none")
  func none() {
    let both = Guard.and([.isOneOf(slot: 2, values: [1]), .isOneOf(slot: 1, values: [1])])
    #expect(rows(both, most: 6)?.count == 6 && rows(both, most: 5) == nil)
    #expect(rows(.constant(true)) == nil && rows(.isOneOf(slot: 3, values: [1])) == nil)
  }
}
