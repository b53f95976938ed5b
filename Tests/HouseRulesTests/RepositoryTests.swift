import Foundation
import Testing

/// Rules for every file of the repository.
struct RepositoryTests {
  private static let text = PackageFolder.files().filter { path in
    !path.hasPrefix("Package.resolved")
      && ["swift", "md", "yaml", "c", "h", "modulemap", "jsonl", "txt"].contains(
        path.split(separator: ".").last ?? "")
      || path.hasPrefix("Scripts/") || path.hasPrefix(".ci/") || path == "Makefile"
  }

  /// Folders of one machine mean nothing on another.
  @Test func noMachineIsNamed() throws {
    let pattern = /(^|[\s"'`(=])\/(work|root|Users)\b/
    for path in Self.text where path != "Tests/HouseRulesTests/RepositoryTests.swift" {
      for (number, line) in try PackageFolder.lines(path).enumerated() where line.contains(pattern) {
        Issue.record("\(path):\(number + 1) names a place of one machine: \(line.prefix(80))")
      }
    }
  }

  /// Recordings may lie beside the repository, but only tests and scripts may read them.
  @Test func theSourcesNeedNothingBesideThem() throws {
    for path in Self.text
    where path.hasPrefix("Sources/") || path.hasPrefix("Specs/") || path.hasPrefix("Docs/") {
      #expect(try !PackageFolder.text(path).contains("../shared"), "\(path) looks beside the repository")
    }
  }

  @Test func linksOfPagesLeadSomewhere() throws {
    for path in Self.text where path.hasSuffix(".md") {
      let folder = PackageFolder.root.appendingPathComponent(path).deletingLastPathComponent()
      for match in try PackageFolder.text(path).matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/) {
        let link = String(match.1)
        if link.contains("://") || link.hasPrefix("mailto:") { continue }
        let target = folder.appendingPathComponent(link).path
        #expect(FileManager.default.fileExists(atPath: target), "\(path) links to \(link)")
      }
    }
  }

  /// `PAGE.md#heading`: the page has a heading for which hosts of repositories make this anchor.
  @Test func linksToHeadingsLeadSomewhere() throws {
    func anchors(_ text: String) -> Set<String> {
      Set(
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
          let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
          return String(
            title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.map { $0 == " " ? "-" : $0 })
        })
    }
    for path in Self.text where path.hasSuffix(".md") {
      let folder = PackageFolder.root.appendingPathComponent(path).deletingLastPathComponent()
      for match in try PackageFolder.text(path).matches(of: /\]\(([^)#\s:]*)#([^)\s]+)\)/) {
        let page =
          match.1.isEmpty
          ? PackageFolder.root.appendingPathComponent(path) : folder.appendingPathComponent(String(match.1))
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        #expect(anchors(text).contains(String(match.2)), "\(path) links to \(match.0)")
      }
    }
  }

  @Test func scriptsCanBeRun() {
    for path in Self.text where path.hasPrefix("Scripts/") || path.hasPrefix(".ci/") {
      #expect(
        FileManager.default.isExecutableFile(atPath: PackageFolder.root.appendingPathComponent(path).path))
    }
  }
}
