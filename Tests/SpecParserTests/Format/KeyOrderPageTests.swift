import Foundation
import Testing

@testable import SpecParser

@Suite("The language reference lists keys in their order")
struct KeyOrderPageTests {
  private static let rows: [(String, LanguageContext)] = [
    ("a spec", .top), ("an element", .element), ("a mechanic", .mechanic), ("a kind", .kind),
    ("an activity", .activity), ("`commit`", .commit), ("`hand-over`", .handOver), ("`feedback`", .feedback),
    ("a line of `resolve`", .resolution), ("a line of `disable`", .disable), ("`press`", .press),
    ("`move`", .move), ("`reverse`", .reverse), ("`move outward`, `move inward`", .spread),
    ("`orbit`", .orbit),
    ("`lift`", .lift),
  ]

  @Test("a row for each place has its keys in the order of `gspec format`", arguments: rows)
  func row(_ place: String, _ context: LanguageContext) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/SpecLanguage.md")
    let keys = context.keys.map { "`\($0.name)`" }.joined(separator: " ")
    #expect(
      try String(contentsOf: page, encoding: .utf8).contains("| \(place) | \(keys) |"),
      "| \(place) | \(keys) |")
  }
}
