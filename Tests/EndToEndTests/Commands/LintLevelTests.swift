import Foundation
import Testing

@testable import gspec

/// Tests of how much `gspec lint` prints of what it found.
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
    var notShown: [String: Int]?
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

  @Test("what is not shown comes with the level that shows it")
  func hiddenWarnings() async throws {
    let folder = try TemporaryFolder()
    let text = """
      gspec: 1
      product: Photo
      uses: [material]
      platforms: [android]
      elements: {photo: {zooms: true}}
      activities:
        hide-bars: {does: lights-out, target: photo, by: touch}
        zoom: {does: zoom-in, target: photo, by: [double-touch, pinch-open], alternative: the zoom button}

      """
    let path = try folder.write(text, "photo.gspec.yaml")
    let errors = try await GSpecProcess.run("lint", "--level", "error", path)
    #expect(
      errors.stdout.hasSuffix("; not shown: 1 conflict/delayed (see `--level warning`)\n"), "\(errors.stdout)"
    )
  }

  @Test("every finding takes at most 18 lines, with its drawing, fixes and id")
  func length() async throws {
    for path in [Self.mistakes, PackageFolder.path("Specs/conflicts")] {
      let lint = try await GSpecProcess.run("lint", "--level", "note", path)
      // The last part is the summary.
      for finding in lint.stdout.components(separatedBy: "\n\n").dropLast() {
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

  @Test("`note` prints everything, `error` only errors; the exit status stays the same")
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

  @Test(
    "JSON leaves out notes, too, except with `--level note`; ids and exit status are the same")
  func programs() async throws {
    let whole = try await report("--level", "note", Self.mistakes)
    let most = try await report(Self.mistakes)
    #expect(whole.status == 1 && most.status == 1)
    #expect(whole.report.summary.notes > 20 && most.report.summary.notes == 0)
    #expect(whole.report.notShown == nil)
    #expect(most.report.notShown?.values.reduce(0, +) == whole.report.summary.notes)
    let kept = whole.report.findings.filter { $0.severity != "note" }
    #expect(most.report.findings.map(\.id) == kept.map(\.id))
    let clean = try await report("--level", "error", Self.clean)
    #expect(clean.status == 0 && clean.report.findings.isEmpty)
  }

  @Test(
    "several specs: a line for each with findings, in their order, then the counts and the error to fix first"
  )
  func several() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "a.gspec.yaml")
    try folder.write(
      Sample.spec.replacing("velocity: 2000pt/s", with: "distance: 20pt"), "b.gspec.yaml")
    try folder.write(Sample.broken, "c.gspec.yaml")
    try folder.write(Sample.spec.replacing(", velocity: 2000pt/s", with: ""), "d.gspec.yaml")
    let lint = try await GSpecProcess.shell("cd \"$1\" && exec \"$0\" lint .", [folder.path])
    let lines = lint.stdout.split(separator: "\n").map(String.init)
    let end = lines.suffix(6)
    #expect(
      end.prefix(3) == [
        "b.gspec.yaml: 1 error", "c.gspec.yaml: 1 error", "d.gspec.yaml: 1 warning",
      ], "\(lint.stdout)")
    #expect(end.dropFirst(3).first?.hasPrefix("4 specs: 2 errors, 1 warning, ") == true)
    #expect(
      end.dropFirst(4).first?.hasPrefix("fix first: b.gspec.yaml:15:") == true
        && end.last == "2 specs were not searched for conflicts: fix how they are written first",
      "\(lint.stdout)")
  }

  @Test("findings caused by one wrong kind are joined in text, with all ids; JSON has each")
  func causes() async throws {
    let spec = Sample.spec.replacing(
      "does: activate, target: page/card, by: touch", with: "does: tilt, target: page/card, by: touch")
    let text = try await GSpecProcess.run("lint", "-", stdin: spec)
    let own = headlines(text.stdout).filter { $0.contains("`open`") }
    #expect(own.count == 1, "\(text.stdout)")
    #expect(text.stdout.contains("= also line 14: material/mechanic-of-kind: "), "\(text.stdout)")
    let json = try await GSpecProcess.run("lint", "--format", "json", "-", stdin: spec)
    let found = try JSONDecoder().decode(Report.self, from: Data(json.stdout.utf8)).findings
    #expect(found.count >= 2)
    for finding in found { #expect(text.stdout.contains("id: \(finding.id)"), "\(text.stdout)") }
  }

  @Test("one misspelt name in many places is one finding in text")
  func repeated() async throws {
    let more = (0..<9).map { "  more\($0): {does: activate, target: page/crad, by: touch}\n" }.joined()
    let text = try await GSpecProcess.run("lint", "-", stdin: Sample.spec + more)
    #expect(headlines(text.stdout).count == 1, "\(text.stdout)")
    #expect(text.stdout.contains("also line 17: ") && text.stdout.contains("and 4 more of this kind"))
    #expect(
      text.stdout.hasSuffix(
        "1 spec: 9 errors, 0 warnings, 0 notes\n"
          + "1 spec was not searched for conflicts: fix how it is written first\n"))
  }

  @Test("two formats for standard output are a usage error", arguments: ["lint", "test"])
  func formats(_ command: String) async throws {
    let run = try await GSpecProcess.run(command, "--format", "json", "--format", "text", Self.clean)
    #expect(run.status == 2 && run.stdout.isEmpty)
    #expect(run.stderr.contains("--format is given 2 times (json and text)"), "\(run.stderr)")
  }

  @Test("a spec whose name ends in .yml is not searched for, and lint says so")
  func misnamed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.spec, "a.gspec.yml")
    let alone = try await GSpecProcess.run("lint", folder.path)
    #expect(alone.status == 2 && alone.stderr.contains("a.gspec.yml is not searched for"), "\(alone.stderr)")
    try folder.write(Sample.spec, "b.gspec.yaml")
    let both = try await GSpecProcess.run("lint", folder.path)
    #expect(both.status == 0 && both.stderr.contains("a.gspec.yml is left out: rename it to *.gspec.yaml"))
    #expect(try await GSpecProcess.run("lint", path).status == 0)
  }
}
