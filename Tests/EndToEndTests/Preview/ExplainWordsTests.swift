import Foundation
import GestureCompiler
import GestureRuntime
import Testing

@testable import gspec

/// The words of explanations are written once, for `gspec explain` and the page.
@Suite("words of explanations")
struct ExplainWordsTests {
  private static var texts: [[ExplainVariant]] {
    ExplainPhrase.allCases.compactMap(\.variants) + FailureCause.allCases.map(\.explanations)
  }

  @Test("every cause of a failure has a text, whatever holds", arguments: FailureCause.allCases)
  func causes(cause: FailureCause) {
    #expect(cause.explanations.last.map { $0.condition == nil && !$0.template.named.isEmpty } == true)
    #expect(cause.explanations.dropLast().allSatisfy { $0.condition != nil })
  }

  @Test("neither the command nor the page has them once more")
  func once() throws {
    // Short words, such as ` apart; `, stand in other sentences, too.
    let courses = CoursePart.named.flatMap { $0.part.text.split { "{}".contains($0) } }.map(String.init)
    let words = Set((Self.texts.joined().flatMap(\.template.words) + courses).filter { $0.count > 12 })
    #expect(words.count > 40)
    let sources = try #require(
      FileManager.default.enumerator(atPath: PackageFolder.path("Sources"))
    ).compactMap { $0 as? String }
    for source in sources where source.hasPrefix("gspec/") || source.hasPrefix("GestureWeb/Preview/") {
      guard source.hasSuffix(".swift") || source.hasSuffix(".js") else { continue }
      // Comments may quote them.
      let code = try String(contentsOfFile: PackageFolder.path("Sources/\(source)"), encoding: .utf8)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      for text in words where code.contains(text) { Issue.record("\(source) has the words \"\(text)\"") }
    }
  }

  @Test("the page has the texts, with names for their blanks")
  func page() throws {
    let page = String(
      decoding: try MakePreview.page(of: PackageFolder.path("Specs/behaviours/ties.gspec.yaml")),
      as: UTF8.self)
    let least =
      #""least":[["excludesLimit","it must be more than {limit}{origin}"],["","the least is {limit}{origin}"]]"#
    #expect(page.contains(least) && page.contains(#"["isPalm","a palm starts nothing"]"#))
    #expect(page.contains(#""course":{"claimed":"claimed at {time}","first":"{phase} at {time}""#))
  }
}
