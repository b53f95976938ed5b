import Testing

@testable import SpecParser

@Suite("Help that states a change exactly is also the change as a value")
struct SuggestionTests {
  @Test(
    "the changes of one sentence, in its order",
    arguments: [
      (NearMiss.question("touch"), [.write("touch")]), (NearMiss.question("FAMILY/*"), [.write("FAMILY/*")]),
      ("write `selectable: true`", [.write("selectable: true")]),
      ("write `12pt`; the units are `pt` and `mm`", [.write("12pt")]),
      ("write `a`, `b` or `c`, or a range such as `30deg..60deg`", [.write("a"), .write("b"), .write("c")]),
      (
        "write `touch`, or add `apple` to `uses`, which has `tap`",
        [.write("touch"), .use(vocabulary: "apple")]
      ),
      ("`tap` is a word of `apple`: add `apple` to `uses`", [.use(vocabulary: "apple")]),
      ("use a vocabulary: `uses: [material]`", [.section("uses: [material]")]),
      ("add `by: touch`", [.section("by: touch")]), ("here it is called `pen`", [.write("pen")]),
      ("the guard is written `when: …`", [.write("when: …")]), ("declare it under `mechanics`", []),
      ("the keys are `a` and `b`", []), ("write a number with its unit: `40pt`", []),
      ("write the full path", []), ("", []), ("write `", []),
    ] as [(String, [Suggestion])])
  func changes(_ help: String, _ expected: [Suggestion]) { #expect(Suggestion.all(in: help) == expected) }

  @Test("a finding has each change once")
  func once() {
    let help = ["write `a`", "write `a` or `b`"]
    let finding = Finding(rule: "x", severity: .error, message: "", span: nil, file: 0, help: help)
    #expect(finding.suggestions == [.write("a"), .write("b")])
  }
}
