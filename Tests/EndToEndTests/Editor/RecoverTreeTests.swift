import Foundation
import SpecParser
import Testing

@testable import gspec

@Suite("Names in a text that is not valid YAML")
struct RecoverTreeTests {
  private static let mail = (try? String(contentsOfFile: Sample.mail, encoding: .utf8)) ?? ""

  private func names(_ text: String) -> Set<String> {
    let source = SourceFile(path: "a", text: text)
    let (parsed, errors) = ParseYAML.parse(source)
    let tree = CompleteSections.applied(
      to: parsed.root == nil ? RecoverTree.recovered(source, errors).tree : parsed)
    return Set(SpecNames(tree, source).uses.filter(\.isDeclaration).map { "\($0.kind) \($0.identity)" })
  }

  private static let mistakes: [@Sendable (String) -> String] = [
    { String($0.prefix($0.count / 2)) }, { $0 + " [" }, { $0 + " {" }, { $0 + " \"" }, { $0 + " '" },
    { $0 + " ]" }, { $0 + ": :" }, { "\t" + $0 }, { String($0.dropLast()) }, { $0 + " *a" }, { " " + $0 },
    { $0.replacing(":", with: "") }, { "@" + $0 }, { "- " + $0 },
  ]

  @Test("a mistake in one line loses at most two names", arguments: 0..<mistakes.count)
  func everyLine(_ mistake: Int) {
    let whole = names(Self.mail)
    let lines = Self.mail.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 == " " }) && !line.hasPrefix("#") {
      // At the top levels, a `- ` before a name turns the section into a list, which loses more.
      guard line.hasPrefix("    ") || mistake != 13 else { continue }
      var broken = lines
      broken[index] = Self.mistakes[mistake](line)
      let lost = whole.subtracting(names(broken.joined(separator: "\n")))
      #expect(lost.count <= 2, "\(broken[index]): \(lost.sorted())")
    }
  }

  @Test("a section whose name is incomplete keeps its content", arguments: ["", ":"])
  func halfSections(_ colon: String) {
    let whole = names(Self.mail)
    let lines = Self.mail.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    var tried = 0
    for (index, line) in lines.enumerated() {
      guard let name = line.split(separator: ":").first, line.first?.isLetter == true,
        LanguageContext.top.key(String(name))?.child != .value
      else { continue }
      for length in 1..<name.count {
        var broken = lines
        broken[index] = name.prefix(length) + colon
        let lost = whole.subtracting(names(broken.joined(separator: "\n")))
        #expect(lost.isEmpty, "\(broken[index]): \(lost.sorted())")
        tried += 1
      }
    }
    #expect(tried > 30)
  }

  @Test(
    "comments and empty lines below half a line lose nothing more", arguments: ["", "# A note.", "    # So."])
  func linesWithoutContent(_ line: String) {
    let lines = String(repeating: line + "\n", count: 12)
    let open = "gspec: 1\nproduct: A\nelements: {list: {}}\nactivities:\n  open: {target: list, by: touch"
    let shut = "  shut: {target: list, by: touch}\n"
    let whole = names(open + "}\n" + shut)
    #expect(whole.count == 3)
    for half in [
      "resolve:\n  - together: [open,\n", "resolve:\n  - {wait: open, for:\n",
      "lint:\n  disable:\n    - {rule: x,\n",
    ] {
      #expect(names(open + "}\n" + shut + half + lines) == whole, "\(half)")
    }
    let lost = whole.subtracting(names(open + ", tools: [pen,\n" + lines + shut))
    #expect(lost.count <= 1, "\(lost)")
  }

  @Test(
    "an open bracket loses what it contains, and nothing else",
    arguments: [
      ("  more:\n    by: [touch,\n", "      flip,\n", "    does: custom\n  last: {}\n"),
      ("  more: {commit: [{name: near},\n", "      {name: far},\n", "  last: {}\n"),
      ("  last: {}\nresolve:\n  - together: [\n", "    open,\n", ""),
      ("  last: {}\nresolve:\n  - together: [\n", "    open,\n", "  - wait: open\n    for: open\n"),
    ])
  func openBrackets(_ start: String, _ item: String, _ end: String) {
    let spec = "gspec: 1\nproduct: A\nelements: {list: {}}\nactivities:\n  open: {}\n"
    let known = names(spec + start + String(repeating: item, count: 9) + end)
    #expect(known.isSuperset(of: ["element list", "activity open", "activity last"]), "\(known)")
  }

  @Test("names have their places in the text, also after a line with a mistake")
  func places() throws {
    let text = Self.mail.replacingOccurrences(of: "\nactivities:\n", with: "\n  activities\n")
    let source = SourceFile(path: "a", text: text)
    let read = RecoverTree.recovered(source, ParseYAML.parse(source).findings)
    let names = SpecNames(read.tree, source).uses.filter { $0.kind == .activity }
    #expect(names.count > 10)
    for name in names where name.isDeclaration {
      #expect(source.text(name.span.start..<name.span.end) == name.identity, "\(name)")
    }
  }
}
