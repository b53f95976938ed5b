import Foundation
import Testing

@testable import SpecParser

@Suite("Docs/Rules is generated from the catalogue")
struct RulePagesTests {
  private static let folder = SpecText.root.appendingPathComponent("Docs/Rules")
  private static let remedy =
    "run `GSPEC_RECORD=1 swift test --filter RulePagesTests`, and look at the diff"

  /// The page that lists all rules.
  private static var index: String {
    let rows = RuleCatalogue.all.map { rule in
      "| [\(rule.id)](\(RulePage.fileName(of: rule))) | \(rule.defaultSeverity.rawValue) | \(rule.summary) |"
    }
    return """
      # Rules

      What `gspec lint` reports, by the name that `gspec rules ID` and `lint: {disable: [{rule: ID, reason: WHY}]}` take.
      These pages are generated from the catalogue in the code.

      | rule | severity | finds |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static var pages: [String: String] {
    RuleCatalogue.all.reduce(into: ["README.md": index]) { pages, rule in
      pages[RulePage.fileName(of: rule)] = RulePage.markdown(of: rule)
    }
  }

  @Test("Every rule has a page, every page is up to date, and there are no other pages")
  func fresh() throws {
    let isRecording = ProcessInfo.processInfo.environment["GSPEC_RECORD"] == "1"
    if isRecording { try record() }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path)) ?? []
    #expect(present.sorted() == Self.pages.keys.sorted(), "\(Self.remedy)")
    for (name, text) in Self.pages.sorted(by: { $0.key < $1.key }) {
      let written = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(written == text, "\(name): \(Self.remedy)")
    }
    #expect(!isRecording, "pages were written; run again without GSPEC_RECORD")
  }

  @Test(
    "examples in prose have no full stop at their end, because the page adds it", arguments: RuleCatalogue.all
  )
  func fullStops(rule: RuleInfo) {
    for text in [rule.example, rule.corrected] where !text.contains(":") {
      #expect(!text.hasSuffix("."), "\(rule.id): \(text)")
    }
  }

  private func record() throws {
    try? FileManager.default.removeItem(at: Self.folder)
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    for (name, text) in Self.pages {
      try text.write(to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }
}
