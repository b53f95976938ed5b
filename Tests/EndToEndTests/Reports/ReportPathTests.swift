import Foundation
import Testing

@testable import gspec

/// Checks the paths in reports for servers, and what is told apart by them.
@Suite("Paths in reports")
struct ReportPathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    try folder.write(ConflictSpec.text, "svc/app/a.gspec.yaml")
  }

  private func gspec(_ arguments: [String], from inner: String) async throws -> GSpecProcess {
    try await folder.gspec(arguments, from: inner)
  }

  /// The values of a key anywhere in a report.
  private func values(of key: String, in text: String) -> Set<String> {
    Set(text.split(separator: "\"\(key)\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) })
  }

  @Test(
    "SARIF, GitLab's report and GitHub's annotations have paths from the root of the repository on",
    arguments: [
      ("", "svc"), ("/svc", "app"), ("/svc/app", "."), ("/svc/app", "../app"), ("/svc/app", "a.gspec.yaml"),
    ])
  func servers(_ inner: String, _ path: String) async throws {
    let sarif = try await gspec(["lint", path, "--format", "sarif"], from: inner)
    #expect(values(of: "uri", in: sarif.stdout) == ["svc/app/a.gspec.yaml"], "\(sarif.stdout)")
    #expect(sarif.stdout.contains("\"fixes\""))
    let gitlab = try await gspec(["lint", path, "--format", "gitlab"], from: inner)
    #expect(values(of: "path", in: gitlab.stdout) == ["svc/app/a.gspec.yaml"], "\(gitlab.stdout)")
    let github = try await gspec(["lint", path, "--format", "github"], from: inner)
    let lines = github.stdout.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(lines.allSatisfy { $0.contains(" file=svc/app/a.gspec.yaml,") } && !lines.isEmpty, "\(lines)")
  }

  @Test("a path that does not exist is named from the root on, too; people and reviewdog get it from here on")
  func others() async throws {
    let failed = try await gspec(["lint", "nope", "--format", "gitlab"], from: "/svc")
    #expect(values(of: "path", in: failed.stdout) == ["svc/nope"], "\(failed)")
    let text = try await gspec(["lint", "app"], from: "/svc")
    #expect(text.stdout.contains("--> app/a.gspec.yaml:"), "\(text.stdout)")
    let checkstyle = try await gspec(["lint", "app", "--format", "checkstyle"], from: "/svc")
    #expect(checkstyle.stdout.contains("<file name=\"app/a.gspec.yaml\">"), "\(checkstyle.stdout)")
  }

  @Test("outside of a repository, paths are relative to the working directory")
  func noRepository() async throws {
    let other = try TemporaryFolder()
    try other.write(ConflictSpec.text, "app/a.gspec.yaml")
    let run = try await GSpecProcess.shell(
      "cd \"$1\" && exec \"$0\" lint app --format gitlab", [other.path])
    #expect(values(of: "path", in: run.stdout) == ["app/a.gspec.yaml"], "\(run.stdout)")
  }

  @Test("specs in two submodules have one id each alone, different ids in one report, and their own baseline")
  func submodules() async throws {
    for name in ["one", "two"] {
      try folder.write("gitdir: ../.git/modules/\(name)\n", "\(name)/.git")
      try folder.write(ConflictSpec.text, "\(name)/a.gspec.yaml")
    }
    func prints(_ paths: String...) async throws -> [String: Set<String>] {
      let run = try await gspec(["lint", "--format", "gitlab"] + paths, from: "")
      let entries = try AnyJSON.read(run.stdout).items
      return Dictionary(grouping: entries) { $0["location"]?["path"]?.text ?? "" }
        .mapValues { Set($0.compactMap { $0["fingerprint"]?.text }) }
    }
    let (first, second) = ("one/a.gspec.yaml", "two/a.gspec.yaml")
    let alone = try await prints("one")[first] ?? []
    #expect(!alone.isEmpty)
    #expect(try await prints("two")[second] == alone)
    let both = try await prints("two", "one")
    #expect(both[first] == alone && both[second]?.isDisjoint(with: alone) == true, "\(both)")
    #expect(both[second]?.count == alone.count)
    #expect(try await both == prints("one", "two"))
    // The baseline lies in the outer repository.
    _ = try await gspec(["lint", "one", "--baseline", "base.json", "--write-baseline"], from: "")
    #expect(try values(of: "file", in: folder.text("base.json")) == [first])
    let run = try await gspec(["lint", ".", "--baseline", "base.json"], from: "")
    #expect(run.status == 1 && !run.stdout.contains("\none/a.gspec.yaml: "), "\(run.stdout)")
    #expect(run.stdout.contains("\ntwo/a.gspec.yaml: "), "\(run.stdout)")
    let inner = try await gspec(["lint", ".", "--baseline", "../base.json"], from: "/one")
    #expect(inner.status == 0, "\(inner)")
  }
}
