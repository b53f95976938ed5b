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

  private static func page(_ name: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Docs/" + name), encoding: .utf8)
  }

  @Test("a row for each place has its keys in the order of `gspec format`", arguments: rows)
  func row(_ place: String, _ context: LanguageContext) throws {
    let keys = context.keys.map { "`\($0.name)`" }.joined(separator: " ")
    #expect(
      try Self.page("SpecLanguage.md").contains("| \(place) | \(keys) |"), "| \(place) | \(keys) |")
  }

  /// Tables of the page about feedback, by the heading of their first column.
  private static let tables: [(String, [LanguageContext])] = [
    ("`follow`", [.follow]), ("key of a motion", [.endMotion, .commitMotion]),
  ]

  @Test(
    "the page about feedback has the keys below `feedback` in the order of `gspec format`", arguments: tables)
  func feedback(_ heading: String, _ contexts: [LanguageContext]) throws {
    let lines = try Self.page("Feedback.md").split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(heading) |") })
    let cells = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { $0.split(separator: "|")[0] }
    var written: [String] = []
    for word in cells.flatMap({ $0.split(separator: "`") }) where !written.contains(String(word)) {
      written.append(String(word))
    }
    for context in contexts {
      let keys = context.keys.map(\.name)
      #expect(written.filter(keys.contains) == keys, "\(written)")
    }
  }
}
