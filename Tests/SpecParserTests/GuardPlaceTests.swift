import Testing

@testable import SpecParser

@Suite("What can follow in a guard that is being typed")
struct GuardPlaceTests {
  @Test(
    "the end of a text; a word that ends there is still being typed",
    arguments: [
      ("", .condition), ("un", .condition), ("not ", .condition), ("(", .condition), ("a and ", .condition),
      ("mode ", .operator(variable: "mode")), ("mode i", .operator(variable: "mode")),
      ("not unread ", .operator(variable: "unread")), ("mode == ", .value(variable: "mode", isInList: false)),
      ("mode == idl", .value(variable: "mode", isInList: false)), ("mode == idle ", .joint),
      ("mode == idle a", .joint), ("mode not ", .membership(variable: "mode")),
      ("mode not in ", .opening(variable: "mode")), ("mode in (", .value(variable: "mode", isInList: true)),
      ("mode in (idle ", .separator(variable: "mode")),
      ("mode in (idle, ", .value(variable: "mode", isInList: true)), ("mode in (idle, live) ", .joint),
      ("(unread) ", .joint), ("true ", .joint), ("1.0 ", .comparison), ("1.0 < ", .variable),
      ("1.0 < zoom ", .joint), ("\"unread and ", .condition), (" '", .condition), ("mode =", .nothing),
      ("mode idle ", .nothing), ("mode idle and ", .condition), ("and ", .condition),
    ] as [(String, GuardPlace)])
  func ends(_ text: String, _ expected: GuardPlace) { #expect(GuardPlace(atEndOf: text) == expected) }

  @Test(
    "a line of a guard that begins above it",
    arguments: [
      ("", .anything), ("and ", .condition), ("zoom > ", .value(variable: "zoom", isInList: false)),
    ] as [(String, GuardPlace)])
  func laterLines(_ text: String, _ expected: GuardPlace) {
    #expect(GuardPlace(atEndOf: text, isWhole: false) == expected)
  }
}
