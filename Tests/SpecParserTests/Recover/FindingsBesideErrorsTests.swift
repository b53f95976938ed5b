import Foundation
import Testing

@testable import SpecParser

@Suite("Findings of a text that is not valid YAML")
struct FindingsBesideErrorsTests {
  private static let ofYAML = Set(["syntax/yaml", "syntax/quoting", "syntax/alias"])

  /// The line and rule of each finding.
  private func findings(_ text: String) -> [String] {
    let file = SourceFile(path: "example.gspec.yaml", text: text)
    return ParseSpec.parse(file, load: SpecText.bundled).findings.map { finding in
      "\(finding.span.map { file.line(at: $0.start) } ?? 0) \(finding.rule)"
    }
  }

  private let start = """
    gspec: 1
    product: Mail
    uses: [material]
    elements:
      list: {scrolls: vertical}
      row: {}
    activities:

    """

  @Test("an error of YAML hides no other line")
  func otherLines() {
    let broken = "  open:\n    does: activate\n    target row\n    by: touch\n"
    let others = """
        scroll: {does: scroll, taget: list, by: drag}
        mark: {does: custom, target: rwo, by: long-press}
        turn: {does: custom, target: row, by: drag, commit: {distance: 40}}
        drop:
          does: custom
          target: row
          by: drag
          commit: {distance: 40}
      """
    let errors = ["12 syntax/unknown-key", "13 name/undeclared", "14 syntax/unit", "19 syntax/unit"]
    #expect(findings(start + broken.replacing("target row", with: "target: row") + others) == errors)
    #expect(findings(start + broken + others) == ["10 syntax/yaml"] + errors)
  }

  @Test("keys that stand twice in other lines are told")
  func keysTwice() {
    let text = """
        open:
          does activate
          target: row
          by: touch
        mark:
          does: custom
          target: row
          by: long-press
          by: drag
        scroll: {does: scroll, target: list, by: drag, target: row}
      """
    let errors = ["9 syntax/yaml", "16 syntax/duplicate-key", "17 syntax/duplicate-key"]
    #expect(findings(start + text) == errors)
  }

  @Test("an alias of an anchor that could not be read has no error")
  func aliasOfAnchor() {
    let text = """
        open: {does: activate, target: row, by: touch}
        scroll:
          does: scroll
          target: list
          by: drag
          feedback: &slow [
        mark:
          does: custom
          target: row
          by: long-press
          feedback: *slow
      """
    #expect(findings(start + text) == ["15 syntax/yaml"])
  }

  @Test("errors of YAML in several places are all told")
  func severalErrors() {
    let text = """
        open: {does: activate, target: row, by: touch
        scroll: {does: scroll, target: list, by: drag}
        mark:
          does custom
          target: row
          by: long-press
      """
    #expect(findings(start + text) == ["9 syntax/yaml", "11 syntax/yaml"])
  }

  @Test("an unclosed brace in the last line hides no other line")
  func lastLine() {
    let text = "  scroll: {does: scroll, taget: list, by: drag}\n  open: {does: activate\n"
    #expect(findings(start + text) == ["8 syntax/unknown-key", "10 syntax/yaml"])
  }

  @Test("an alias of nothing before a block is one error")
  func alias() {
    let block = "    does: activate\n    target: row\n    by: touch\n"
    let others = "  scroll: {does: scroll, taget: list, by: drag}\n"
    let errors = ["8 syntax/alias", "12 syntax/unknown-key"]
    #expect(findings(start + "  open: *b\n" + block + others) == errors)
    #expect(
      findings(start + "  open:\n    *b\n" + block + others) == ["9 syntax/alias", "13 syntax/unknown-key"])
  }

  @Test(
    "what the line with the error may have caused is not told",
    arguments: [
      // The name is only there.
      "  row: {\nactivities:\n  open: {does: activate, target: row, by: touch}\n",
      // Half of the name is there.
      "  list: {}\n  ro\nactivities:\n  open: {does: activate, target: row, by: touch}\n",
      // The key is there.
      "  row: {}\nactivities:\n  open:\n    does: activate\n    target row\n    by: touch\n",
      // The section is there.
      "  row: {}\nactiv\n  open: {does: activate, target: row, by: touch}\n",
    ])
  func consequences(_ text: String) {
    let found = findings("gspec: 1\nproduct: Mail\nuses: [material]\nelements:\n" + text)
    #expect(found.count == 1 && found[0].hasSuffix("syntax/yaml"), "\(found)")
  }

  @Test("a file that is no spec has its error of YAML only")
  func noSpec() {
    #expect(findings("# Title\n\nSome: text: [here\n- and there\n").count == 1)
  }

  private static let mistakes: [@Sendable (String) -> String] = [
    { String($0.prefix($0.count / 2)) }, { $0 + " [" }, { $0 + " {" }, { $0 + " \"" }, { $0 + " '" },
    { $0 + " ]" }, { $0 + ": :" }, { "\t" + $0 }, { String($0.dropLast()) }, { $0 + " *a" }, { " " + $0 },
    { $0.replacing(":", with: "") }, { "@" + $0 }, { "- " + $0 },
  ]

  @Test("a mistake of YAML in a line of a spec without errors brings no other finding")
  func oneLine() throws {
    let mail = try String(
      contentsOf: SpecText.root.appending(path: "Specs/products/mail.gspec.yaml"), encoding: .utf8)
    #expect(findings(mail) == [])
    let lines = mail.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    var tried = 0
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == " " }) && !line.hasPrefix("#") {
      // Each line has three of the mistakes, each mistake many of the lines.
      for mistake in [index, index + 5, index + 9].map({ $0 % Self.mistakes.count }) {
        var broken = lines
        broken[index] = Self.mistakes[mistake](line)
        let found = findings(broken.joined(separator: "\n")).map { String($0.split(separator: " ")[1]) }
        guard found.contains(where: Self.ofYAML.contains) else { continue }
        tried += 1
        #expect(found.allSatisfy(Self.ofYAML.contains), "\(broken[index]): \(found)")
      }
    }
    #expect(tried > 100)
  }
}
