import SpecParser
import Testing

/// Guards: structure, types, and the column of what is wrong. The base spec declares `mode`, `zoom` and
/// `unread`.
@Suite struct GuardTests {
  private static let mode = 0
  private static let zoom = 1
  private static let unread = 2

  private func result(_ when: String) -> ParseResult {
    parse(
      BaseSpec.with(
        "activities:\n  open:\n    does: custom\n    target: list\n    by: tap\n    when: \(when)"))
  }

  private func value(_ when: String) -> Guard? {
    result(when).spec?.activities[0].guardExpression?.value
  }

  @Test(arguments: [
    ("unread", Guard.isOneOf(slot: unread, values: [1])),
    ("not unread", .not(.isOneOf(slot: unread, values: [1]))),
    ("unread == false", .isOneOf(slot: unread, values: [0])),
    ("unread != false", .isOneOf(slot: unread, values: [1])),
    ("mode == busy", .isOneOf(slot: mode, values: [1])),
    ("mode != busy", .isOneOf(slot: mode, values: [0])),
    ("mode in (busy, calm)", .isOneOf(slot: mode, values: [0, 1])),
    ("mode in (busy,)", .isOneOf(slot: mode, values: [1])),
    ("mode not in (busy)", .not(.isOneOf(slot: mode, values: [1]))),
    ("zoom > 1.0", .compares(slot: zoom, .greater, 1)),
    ("zoom>=1", .compares(slot: zoom, .greaterOrEqual, 1)),
    ("1.0 < zoom", .compares(slot: zoom, .greater, 1)),
    ("zoom != -2.5", .compares(slot: zoom, .notEqual, -2.5)),
    ("zoom in (1, 2)", .or([.compares(slot: zoom, .equal, 1), .compares(slot: zoom, .equal, 2)])),
    ("true", .constant(true)),
    ("(unread)", .isOneOf(slot: unread, values: [1])),
  ])
  func oneCondition(_ text: String, _ expected: Guard) {
    #expect(value(text) == expected)
  }

  @Test func orBindsLoosestThenAndThenNot() {
    let unread = Guard.isOneOf(slot: Self.unread, values: [1])
    let busy = Guard.isOneOf(slot: Self.mode, values: [1])
    let near = Guard.compares(slot: Self.zoom, .less, 2)
    #expect(value("unread or mode == busy and zoom < 2") == .or([unread, .and([busy, near])]))
    #expect(value("(unread or mode == busy) and zoom < 2") == .and([.or([unread, busy]), near]))
    #expect(value("not unread and mode == busy") == .and([.not(unread), busy]))
    #expect(value("unread and mode == busy and zoom < 2") == .and([unread, busy, near]))
  }

  /// The guard stands behind `    when: `, so it begins at column 11.
  @Test(arguments: [
    ("modde == busy", "22:11 name/undeclared `modde` is not declared under `state`"),
    ("unread and modde == busy", "22:22 name/undeclared `modde` is not declared under `state`"),
    ("mode == bussy", "22:19 syntax/guard `bussy` is no value of `mode`"),
    ("mode == 3", "22:19 syntax/guard `3` is no value of `mode`"),
    ("mode < busy", "22:18 syntax/guard `<` compares numbers, but `mode` is an enumeration"),
    ("mode", "22:11 syntax/guard `mode` is an enumeration, not a bool"),
    ("zoom", "22:11 syntax/guard `zoom` is a number, not a bool"),
    ("zoom == unread", "22:19 syntax/guard `zoom` is a number, but `unread` is not"),
    ("zoom == zoom", "22:19 syntax/guard a guard compares `zoom` with a value, not with other state"),
    ("unread == unread", "22:21 syntax/guard a guard compares `unread` with a value, not with other state"),
    ("zoom > 3pt", "22:18 syntax/guard `3pt` is not a plain number; state has no units"),
    ("unread == busy", "22:21 syntax/guard `unread` is a bool, but `busy` is not"),
    ("zoom = 3", "22:16 syntax/guard `=` means nothing in a guard"),
    ("unread && unread", "22:18 syntax/guard `&&` means nothing in a guard"),
    ("zoom >> 3", "22:17 syntax/guard `>` follows another comparison sign"),
    ("1 < zoom < 3", "22:20 syntax/guard a comparison has two sides"),
    ("3", "22:11 syntax/guard a number alone is no condition"),
    ("unread unread", "22:18 syntax/guard `unread` follows a complete condition"),
    ("unread and", "22:21 syntax/guard the guard ends where a condition should follow"),
    ("(unread", "22:11 syntax/guard this parenthesis is never closed"),
    ("unread)", "22:17 syntax/guard `)` cannot stand here"),
    ("mode in busy", "22:19 syntax/guard `in` needs its values in parentheses"),
    ("mode in ()", "22:19 syntax/guard `in` needs at least one value"),
    ("and", "22:11 syntax/guard `and` cannot stand here"),
  ])
  func wrongGuardsArePointedAt(_ text: String, _ expected: String) {
    #expect(places(result(text)) == [expected])
  }

  /// What follows the wrong word is not an error of its own.
  @Test(arguments: [
    ("mode is busy", "a comparison sign is missing behind `mode`", "write `mode == busy`"),
    ("mode busy", "a comparison sign is missing behind `mode`", "write `mode == busy`"),
    ("zoom 3", "a comparison sign is missing behind `zoom`", "write `zoom == 3`"),
    ("mode:busy", "`:` means nothing in a guard", "write `==`"),
    ("if mode == busy", "`if` means nothing in a guard", "leave `if` out: `when` is the key"),
    ("unread AND mode == busy", "`AND` follows a complete condition", "write `and`"),
    ("NOT unread", "`NOT` means nothing in a guard", "write `not`"),
    ("modde is busy", "`modde` is not declared under `state`", "did you mean `mode`?"),
    ("(unread", "this parenthesis is never closed", "write `)` behind its condition"),
    ("{mode: busy}", "`when` must be one word or text, but this is a mapping", "write `when: mode == busy`"),
  ])
  func wordsOfOtherLanguagesAreOneFinding(_ text: String, _ message: String, _ help: String) {
    #expect(result(text).findings.map(\.message) == [message])
    #expect(result(text).findings.flatMap(\.help) == [help])
  }

  @Test(arguments: [
    // The state is from 1.0 to 8.0.
    ("zoom > 100%", "write `1`"), ("zoom > 250%", "write `2.5`"), ("zoom > 3%", "write `3`"),
    ("zoom > 3x", "write `3`"), ("zoom > 9000%", "write `9000`"),
  ])
  func numbersWithAUnitAreWrittenPlainly(_ text: String, _ help: String) {
    #expect(result(text).findings.first?.help == [help])
  }

  @Test(arguments: [
    ("mode == bussy and unread == 3 and modde", ["22:19", "22:39", "22:45"]),
    ("modde in (a, b) or zoom > 3pt", ["22:11", "22:37"]),
    ("modde not in (a) or 3 < modde or zoom < busy", ["22:11", "22:35", "22:51"]),
    ("mode in (bussy, callm) and mode < busy", ["22:20", "22:27", "22:45"]),
    ("(modde == 3) and unread and", ["22:12", "22:38"]),
  ])
  func everyConditionIsChecked(_ text: String, _ expected: [String]) {
    #expect(places(result(text)).map { $0.prefix { $0 != " " } } == expected.map { $0[...] })
  }

  @Test(arguments: [
    ("\"modde == busy\"", "22:12"), ("'modde == busy'", "22:12"),
    ("\"\\u0075nread and modde == busy\"", "22:28"),
    ("unread and\n      modde == busy", "23:7"), ("|\n      unread and\n      modde == busy", "24:7"),
    (">-\n      unread and\n\n      modde == busy", "25:7"), ("\"unread and\n      modde == busy\"", "23:7"),
    ("\"unread \\\n      and modde == busy\"", "23:11"), ("&a modde == busy", "22:14"),
  ])
  func columnsAreRightInEveryStyle(_ text: String, _ place: String) {
    #expect(places(result(text)) == ["\(place) name/undeclared `modde` is not declared under `state`"])
  }

  @Test func depthAndLengthAreBounded() {
    let deep = String(repeating: "(", count: 200) + "unread" + String(repeating: ")", count: 200)
    #expect(places(result(deep)) == ["22:61 syntax/guard the guard is nested more than 50 levels deep"])
    let long = Array(repeating: "unread", count: 1_000).joined(separator: " and ")
    #expect(
      messages("activities: {open: {does: custom, target: list, by: tap, when: \(long)}}") == [
        "syntax/guard: the guard has more than 1000 words and signs"
      ])
  }

  @Test func longTextsAreNotEvenSplit() {
    let name = String(repeating: "x", count: 30_000)
    #expect(
      messages("activities: {open: {does: custom, target: list, by: tap, when: \(name)}}") == [
        "syntax/guard: the guard has more than 20000 bytes"
      ])
  }

  @Test func stateThatCannotBeReadCausesNoSecondFinding() {
    expectMarked(
      """
      state:
        zoom: 8..1 # expect: syntax/range
      activities:
        open: {does: custom, target: list, by: tap, when: zoom > 1 and zoom < 3}
      """
    )
  }
}
