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

  @Test("gspec latency accepts a spec with conflict errors, but not one with errors of checks")
  func latency() async throws {
    let twice = Sample.spec + "  also: {does: activate, target: page/card, by: touch, alternative: x}\n"
    let conflict = try await GSpecProcess.run("latency", "--all", "-", stdin: twice)
    #expect(conflict.status == 0 && conflict.stderr.isEmpty && conflict.stdout.contains("also"))
    let never = Sample.spec.replacing("when: mode == calm", with: "when: mode == calm and mode == busy")
    let kept = try await GSpecProcess.run("latency", "-", stdin: never)
    #expect(kept.status == 1 && kept.stdout.isEmpty && kept.stderr.contains("error[guard/never]"))
  }
}
