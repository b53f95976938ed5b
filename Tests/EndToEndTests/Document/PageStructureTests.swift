import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Checks that the pages of every product spec are valid and complete.
@Suite("Pages of the product specs")
struct PageStructureTests {
  static func pages(_ path: String) throws -> ParsedPages {
    let files = try DocCommand.pages(of: path)
    #expect(Set(files.map { $0.name.lowercased() }).count == files.count, "two pages have one name")
    return ParsedPages(Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first })
  }

  /// A product spec with its findings and pages.
  private struct Document: Sendable {
    var spec: CheckedSpec
    var findings: [Finding]
    var files: [String: String]
    var pages: ParsedPages { ParsedPages(files) }
  }

  /// All product specs by name. Each is analysed only once for all tests.
  private static let documents: [String: Document] = {
    var documents: [String: Document] = [:]
    for product in ProductSpec.all {
      guard let result = try? LoadSpec.parse(product.path), let spec = result.spec,
        let pages = try? Self.pages(product.path)
      else { continue }
      documents[product.name] = Document(
        spec: spec, findings: LintSpec().findings(of: result), files: pages.files)
    }
    return documents
  }()

  private func document(_ product: ProductSpec) throws -> Document {
    try #require(Self.documents[product.name], "\(product.name) has no pages")
  }

  @Test(
    "every page is well formed, every link has a target, every drawing has a title",
    arguments: ProductSpec.all)
  func sound(_ product: ProductSpec) throws {
    #expect(try document(product).pages.problems == [])
  }

  @Test("names are code in pages and plain in drawings, never in backticks", arguments: ProductSpec.all)
  func backticks(_ product: ProductSpec) throws {
    for (name, text) in try document(product).files where name.hasSuffix(".html") {
      #expect(!text.contains("`"), "\(name)")
    }
  }

  @Test(
    "pages have every activity, element, mechanic, variable, metric and finding", arguments: ProductSpec.all)
  func complete(_ product: ProductSpec) throws {
    let document = try document(product)
    let (spec, pages) = (document.spec, document.pages)
    let index = try #require(pages.pages["index.html"])
    for activity in spec.activities {
      let name = "activity-\(activity.name.value).html"
      #expect(index.links.contains(name), "the index has no link to \(name)")
      let page = try #require(pages.pages[name], "\(name) is not there")
      for mechanic in activity.mechanics {
        #expect(page.text.contains(spec.mechanics[mechanic.value].name.value), "\(name)")
      }
      if let alternative = activity.alternative?.value { #expect(page.text.contains(alternative), "\(name)") }
      #expect(page.all("svg").contains { $0.attributes["class"] == "machine" }, "\(name) draws no machine")
    }
    let cells = Set(index.elements.filter { $0.name == "code" }.map(\.text))
    for element in spec.elements { #expect(cells.contains(element.path), "\(element.path)") }
    for state in spec.states { #expect(cells.contains(state.name.value), "\(state.name.value)") }
    for metric in Metric.allCases { #expect(cells.contains(metric.rawValue), "\(metric.rawValue)") }
    for finding in document.findings {
      #expect(index.text.contains(ParsedPage.plain(finding.message)), "\(finding.message)")
    }
  }

  @Test(
    "every witness and every case is drawn on a screen, and every claim of a witness has a note",
    arguments: ProductSpec.all)
  func touches(_ product: ProductSpec) throws {
    let document = try document(product)
    let index = try #require(document.pages.pages["index.html"])
    let witnesses = document.findings.compactMap(\.witness)
    let loaded = try LoadTable.load(product.path)
    let cases = try SpecCases(of: product.path, loaded).cases
    #expect(!cases.isEmpty)
    let drawings = index.all("svg").filter { $0.attributes["class"] == "screen" }
    #expect(drawings.count == witnesses.count + cases.count)
    // Each claim of a witness has a note that says when the activity claims alone.
    let alone = index.all("span").filter {
      $0.attributes["class"] == "why" && $0.text.contains("Alone, it claims")
    }
    #expect(alone.count == witnesses.map(\.claims.count).reduce(0, +))
    for test in cases { #expect(index.text.contains(ParsedPage.plain(test.test.name.value))) }
  }

  @Test("moving parts are hidden for people who prefer reduced motion, and by a switch")
  func motion() throws {
    let pages = try #require(Self.documents["mail"]).pages
    let index = try #require(pages.pages["index.html"])
    let style = try #require(Self.documents["mail"]?.files["style.css"])
    #expect(style.contains("@media (prefers-reduced-motion: reduce) { .moves, .motion { display: none; } }"))
    let moving = index.elements.count { $0.attributes["class"]?.hasSuffix(" moves") == true }
    let animated = Set(index.all("animate").map(\.around.count))
    #expect(moving > 0 && !animated.isEmpty && !index.all("input").isEmpty)
  }

  @Test("pages are the same bytes every time")
  func deterministic() throws {
    let path = PackageFolder.path("Specs/products/photos.gspec.yaml")
    #expect(try DocCommand.pages(of: path) == DocCommand.pages(of: path))
  }

  @Test(
    "a broken page is found",
    arguments: [
      ("<p>", "<p><b>"), ("id=\"elements\"", "id=\"activities\""), ("href=\"#metrics\"", "href=\"#metric\""),
      ("href=\"style.css\"", "href=\"https://example.com/a.css\""), ("<h2", "<h4"), ("scope=\"col\"", ""),
      ("<main", "<script>1</script><main"), ("aria-labelledby=\"legend-1\"", ""),
    ])
  func brokenPages(_ right: String, _ wrong: String) throws {
    var files = try #require(Self.documents["mail"]).files
    let text = try #require(files["index.html"])
    let place = try #require(text.range(of: right), "there is no \(right)")
    files["index.html"] = text.replacingCharacters(in: place, with: wrong)
    if right == "<h2" {
      files["index.html"] = files["index.html"]?.replacingOccurrences(of: "</h2>", with: "</h4>")
    }
    #expect(ParsedPages(files).problems != [])
  }
}
