import Foundation
import Testing

@testable import gspec

/// What `gspec lint` prints of much that it found.
@Suite("gspec lint --level")
struct LintLevelTests {
  private static let mistakes = PackageFolder.path("Tests/EndToEndTests/Fixtures/two-mistakes.gspec.yaml")
  private static let clean = PackageFolder.path("Specs/products/city-map.gspec.yaml")

  private struct Report: Decodable {
    struct Finding: Decodable {
      var id: String
      var severity: String
    }
    struct Summary: Decodable {
      var errors: Int
      var warnings: Int
      var notes: Int
    }
    var findings: [Finding]
    var summary: Summary
  }

  private func report(_ arguments: String...) async throws -> (status: Int32, report: Report) {
    let lint = try await GSpecProcess.shell(
      "exec \"$0\" \"$@\"", ["lint", "--format", "json"] + arguments)
    return (lint.status, try JSONDecoder().decode(Report.self, from: Data(lint.stdout.utf8)))
  }

  private func headlines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      ["error[", "warning[", "note["].contains { line.hasPrefix($0) }
    }
  }

  @Test("25 activities with two mistakes: at most 40 lines, the error first, the notes as a count")
  func mistakes() async throws {
    let lint = try await GSpecProcess.run("lint", Self.mistakes)
    let lines = lint.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lint.status == 1 && lines.count <= 40, "\(lint.stdout)")
    let found = headlines(lint.stdout)
    #expect(found.count == 2, "\(lint.stdout)")
    #expect(found.first?.hasPrefix("error[conflict/ambiguous]") == true)
    #expect(found.first?.contains("`tilt`") == true && found.first?.contains("`turn`") == true)
    #expect(found.last?.hasPrefix("warning[conflict/nested]") == true)
    #expect(found.last?.contains("`lower-sheet`") == true)
    let last = try #require(lint.stdout.split(separator: "\n").last)
    #expect(last.hasPrefix("1 spec: 1 error, 1 warning, ") && last.contains(" conflict/special-case, "))
    #expect(last.hasSuffix(" (see `--level note`)"))
  }

  @Test("every finding takes at most 18 lines, its drawing, fixes and name among them")
  func length() async throws {
    for path in [Self.mistakes, PackageFolder.path("Specs/conflicts")] {
      let lint = try await GSpecProcess.run("lint", "--level", "note", path)
      for finding in lint.stdout.components(separatedBy: "\n\n") {
        #expect(finding.split(separator: "\n").count <= 18, "\(finding)")
      }
    }
  }

  @Test(
    "a clean product prints one line",
    arguments: ["city-map", "photo-editor", "calendar"])
  func clean(_ name: String) async throws {
    let lint = try await GSpecProcess.run("lint", PackageFolder.path("Specs/products/\(name).gspec.yaml"))
    #expect(lint.status == 0 && lint.stdout.split(separator: "\n").count == 1, "\(lint.stdout)")
    #expect(lint.stdout.hasPrefix("1 spec: 0 errors, 0 warnings, "))
  }

  @Test("note prints everything, error only errors; the exit status stays")
  func levels() async throws {
    let all = try await GSpecProcess.run("lint", "--level", "note", Self.mistakes)
    let severities = headlines(all.stdout).map { $0.prefix { $0 != "[" } }
    #expect(severities.filter { $0 == "note" }.count > 20 && !all.stdout.contains("not shown"))
    let order: [Substring] = ["error", "warning", "note"]
    let ranks = severities.compactMap { order.firstIndex(of: $0) }
    #expect(ranks == ranks.sorted() && ranks.count == severities.count)
    let errors = try await GSpecProcess.run("lint", "--level", "error", "--strict", Self.mistakes)
    #expect(errors.status == 1 && headlines(errors.stdout).count == 1)
    #expect(errors.stdout.contains(" conflict/nested") && errors.stdout.contains("1 error, 1 warning, "))
    let strict = try await GSpecProcess.run("lint", "--level", "error", "--strict", Sample.mail)
    #expect(strict.status == 0)
    #expect(try await GSpecProcess.run("lint", "--level", "hint", Self.clean).status == 2)
  }

  @Test("reports for programs have everything unless a level is given; ids and exit status are the same")
  func programs() async throws {
    let whole = try await report(Self.mistakes)
    let most = try await report("--level", "warning", Self.mistakes)
    #expect(whole.status == 1 && most.status == 1)
    #expect(whole.report.summary.notes > 20 && most.report.summary.notes == 0)
    let kept = whole.report.findings.filter { $0.severity != "note" }
    #expect(most.report.findings.map(\.id) == kept.map(\.id))
    let clean = try await report("--level", "error", Self.clean)
    #expect(clean.status == 0 && clean.report.findings.isEmpty)
  }
}
