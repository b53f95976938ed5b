import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Tests of `LintSpec.errors`, which looks only for the errors that keep a spec from being run.
@Suite("errors of a spec")
struct SpecErrorTests {
  private static let specs =
    FileManager.default.enumerator(atPath: PackageFolder.path("Specs"))?
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".gspec.yaml") }.sorted() ?? []

  @Test("they are the errors that lint finds, with the conflict analysis and without", arguments: specs)
  func sameAsLint(_ spec: String) throws {
    let result = try LoadSpec.parse(PackageFolder.path("Specs/" + spec))
    let all = LintSpec().findings(of: result).filter { $0.severity == .error }
    #expect(LintSpec().errors(of: result) == all)
    let checks = LintSpec(.checks).findings(of: result).filter { $0.severity == .error }
    #expect(LintSpec(.checks).errors(of: result) == checks)
  }

  @Test(
    "they include errors of `lint: {disable: ...}`; disabling a warning is no error",
    arguments: [
      ("guard/never", "lint/disabled-error"), ("conflict/ambiguous", "lint/disabled-error"),
      ("a/b", "lint/unknown-rule"), ("guard/always", nil), ("latency/budget", nil),
    ] as [(String, String?)])
  func suppressions(_ rule: String, _ error: String?) {
    let text = Sample.spec + "lint: {disable: [{rule: \(rule), reason: x}]}\n"
    let result = LoadSpec.parse(Array(text.utf8), path: "a.gspec.yaml")
    #expect(LintSpec().errors(of: result).map(\.rule) == (error.map { [$0] } ?? []))
    let all = LintSpec().findings(of: result).filter { $0.severity == .error }
    #expect(LintSpec().errors(of: result) == all)
  }

  @Test("with `.none`, errors of checks do not count, but errors without which there is no spec do")
  func barriers() throws {
    let never = Sample.spec.replacing("when: mode == calm", with: "when: mode == calm and mode == busy")
    let result = LoadSpec.parse(Array(never.utf8), path: "a.gspec.yaml")
    #expect(LintSpec().errors(of: result).map(\.rule) == ["guard/never"])
    #expect(LintSpec(.text).errors(of: result).isEmpty)
    let broken = LoadSpec.parse(Array(Sample.broken.utf8), path: "a.gspec.yaml")
    #expect(LintSpec(.text).errors(of: broken).map(\.rule) == ["name/undeclared"])
  }

  @Test(
    "commands that show or compare a spec take each that compiles to a table, whatever its rules report",
    arguments: [
      // Two activities that claim at once, a paging swipe over swipeable elements, a guard without a state, waits in a circle.
      "  also: {does: activate, target: page/card, by: touch, alternative: x}",
      "  turn: {does: paging-swipe, target: page, by: [drag, swipe], toward: horizontal, alternative: x}",
      "  never: {does: custom, target: page, by: rotate, when: mode == calm and mode == busy, alternative: x}",
      "resolve: [{wait: open, for: archive}, {wait: archive, for: open}]",
    ])
  func shown(_ line: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "old.gspec.yaml")
    try folder.write(Sample.spec + line + "\n", "new.gspec.yaml")
    try folder.write(Sample.touch, "a.jsonl")
    let lint = try await folder.gspec(["lint", "new.gspec.yaml"])
    #expect(lint.status == 1, "\(lint)")
    for command in [
      ["latency", "--all", "new.gspec.yaml"], ["diff", "old.gspec.yaml", "new.gspec.yaml"],
      ["impact", "old.gspec.yaml", "new.gspec.yaml", "--traces", "a.jsonl"],
    ] {
      let run = try await folder.gspec(command)
      #expect(run.status == 0 && run.stderr.isEmpty && !run.stdout.isEmpty, "\(run)")
    }
    // The pages exist, and the status says that there are errors.
    let doc = try await folder.gspec(["doc", "new.gspec.yaml", "-o", "pages"])
    #expect(doc.status == 1 && folder.names.contains("pages"), "\(doc)")
  }
}
