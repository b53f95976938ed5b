import Foundation
import Testing

/// Checks the specs of reported conflicts: lint finds exactly the conflicts in the list beside each spec, and their witnesses are right.
@Suite("Specs/conflicts")
struct ConflictSpecsTests {
  private static let folder = PackageFolder.url.appending(path: "Specs/conflicts")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".gspec.yaml") }.map { String($0.dropLast(".gspec.yaml".count)) }
      .sorted()
  }()

  @Test("every spec has its list and its line in the README, and no list is left over")
  func complete() throws {
    #expect(Self.names.count >= 17)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let lists = files.filter { $0.hasSuffix(".findings.txt") }.map {
      String($0.dropLast(".findings.txt".count))
    }
    #expect(lists.sorted() == Self.names)
    let readme = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    for name in Self.names { #expect(readme.contains("| [\(name)](\(name).gspec.yaml) |"), "\(name)") }
  }

  @Test("lint finds exactly the errors and conflicts of the list", arguments: names)
  func findings(_ name: String) async throws {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".findings.txt"), encoding: .utf8)
    let expected = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let found = try await LintedSpec(Self.path(name)).findings
      .filter { $0.severity == "error" || $0.rule.hasPrefix("conflict/") }
      .map { ([$0.severity, $0.rule] + $0.activities.sorted()).joined(separator: " ") }
    #expect(found.sorted() == expected.sorted())
  }

  @Test("every conflict has a witness on which all of its activities claim", arguments: names)
  func witnesses(_ name: String) async throws {
    let linted = try await LintedSpec(Self.path(name))
    let conflicts = linted.findings.filter { $0.rule.hasPrefix("conflict/") && $0.rule != "conflict/cycle" }
    for conflict in conflicts {
      let witness = try #require(conflict.witness, "\(conflict.rule) \(conflict.activities)")
      let claimed = try await linted.claims(on: witness)
      #expect(
        Set(conflict.activities).isSubset(of: claimed), "\(conflict.rule) \(conflict.activities): \(claimed)")
    }
  }

  private static func path(_ name: String) -> String { folder.appending(path: name + ".gspec.yaml").path }
}
