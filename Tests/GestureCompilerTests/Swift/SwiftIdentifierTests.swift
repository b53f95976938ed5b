import Testing

@testable import GestureCompiler

/// Names of specs as identifiers of Swift and of TypeScript.
@Suite struct SwiftIdentifierTests {
  @Test(
    "a mark that encloses a letter is written as its number, since JavaScript has none in identifiers",
    arguments: [
      ("a\u{20DD}b", "au20DDb", "Au20DDb"), ("\u{20E3}a", "u20E3a", "U20E3a"),
      ("e\u{301}-x", "e\u{301}X", "E\u{301}X"), ("x\u{20D7}", "x\u{20D7}", "X\u{20D7}"),
    ])
  func marks(_ name: String, _ lower: String, _ upper: String) {
    let identifier = SwiftIdentifier(name)
    #expect(identifier.lower.unicodeScalars.elementsEqual(lower.unicodeScalars))
    #expect(identifier.upper.unicodeScalars.elementsEqual(upper.unicodeScalars))
  }
}
