import Foundation
import Testing

@testable import gspec

@Suite("gspec lint")
struct LintCommandTests {
  @Test("a sound spec: a summary on standard output, nothing on standard error, status 0")
  func sound() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.upward, "sample.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", path)
    #expect(lint.status == 0)
    #expect(lint.stdout.hasSuffix("1 spec: 0 errors, 0 warnings, 0 notes\n"))
    #expect(lint.stderr.isEmpty)
  }

  @Test("errors are printed to standard output, with place and help, and give status 1")
  func errors() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.broken, "sample.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", path)
    #expect(lint.status == 1)
    #expect(lint.stdout.contains("error[name/undeclared]"))
    #expect(lint.stdout.contains("sample.gspec.yaml:16:"))
    #expect(lint.stdout.contains("page/card"))
    #expect(lint.stderr.isEmpty)
  }

  @Test("a folder is searched for specs, without hidden folders and symbolic links")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "b/two.gspec.yaml")
    try folder.write(Sample.broken, "a/one.gspec.yaml")
    try folder.write(Sample.broken, ".hidden/three.gspec.yaml")
    try folder.write("cases", "a/one.cases.yaml")
    let lint = try await GSpecProcess.shell(
      "ln -s .. \"$1/b/loop\"; exec \"$0\" lint --format json \"$1\"", [folder.path])
    #expect(lint.status == 1)
    #expect(lint.stdout.contains("a/one.gspec.yaml") && !lint.stdout.contains("three"))
    #expect(lint.stdout.contains("\"errors\":1"))
  }

  @Test("a file that is named by several paths is linted once, under the first of them")
  func once() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.broken, "a.gspec.yaml")
    let script = "cd \"$1\" && ln -s a.gspec.yaml link.gspec.yaml && ln -s . here"
    #expect(try await GSpecProcess.shell(script, [folder.path]).status == 0)
    let lint = try await GSpecProcess.shell(
      "cd \"$1\" && exec \"$0\" lint a.gspec.yaml ./a.gspec.yaml \"$1/a.gspec.yaml\" . here/a.gspec.yaml - -",
      [folder.path], stdin: Sample.upward)
    #expect(lint.status == 1 && lint.stdout.contains("\n2 specs: 1 error,"), "\(lint.stdout)")
    #expect(!lint.stdout.contains("link.gspec.yaml"), "\(lint.stdout)")
  }

  @Test("a file that cannot be read gives status 2, and the other files are still checked")
  func unreadable() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.broken, "sample.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", folder.path + "/missing.gspec.yaml", path)
    #expect(lint.status == 2)
    #expect(lint.stderr.contains("missing.gspec.yaml: No such file or directory"))
    #expect(lint.stdout.contains("name/undeclared"))
  }

  @Test(
    "each format reports the error",
    arguments: ["text", "json", "github", "sarif", "gitlab", "junit", "xcode", "markdown", "checkstyle"])
  func formats(_ format: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.broken, "sample.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", "--format", format, path)
    #expect(lint.status == 1)
    #expect(lint.stdout.contains("name/undeclared"))
  }

  @Test("a vocabulary is checked like a spec; a folder without specs is an error")
  func others() async throws {
    let vocabularies = PackageFolder.path("Specs/vocabularies")
    #expect(try await GSpecProcess.run("lint", vocabularies).status == 0)
    let folder = try TemporaryFolder()
    let wrong = try folder.write(
      "gspec: 1\nvocabulary: house\nmechanics:\n  poke: {steps: [press, lift: {within: 0ms}]}\n",
      "words/house.gspec.yaml")
    let house = try await GSpecProcess.run("lint", wrong)
    #expect(house.status == 1 && house.stdout.contains("mechanic/impossible"), "\(house.stdout)")
    try FileManager.default.removeItem(atPath: folder.path + "/words")
    let lint = try await GSpecProcess.run("lint", folder.path)
    #expect(lint.status == 2 && lint.stderr.contains("no *.gspec.yaml"))
  }

  @Test("bundled vocabularies are found wherever gspec is installed and started")
  func bundled() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let lint = try await GSpecProcess.shell(
      "cp \"$0\" \"$1/tool\" && cd \"$1\" && exec ./tool lint sample.gspec.yaml", [folder.path])
    #expect(lint.status == 0, "\(lint.stdout)\(lint.stderr)")
  }

  @Test(
    "a product's own vocabularies are found by their path from the spec; a misspelt bundled name gets a hint"
  )
  func ownVocabulary() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "gspec: 1\nvocabulary: house\nmechanics:\n  poke: {steps: [press, lift]}\n", "words/house.gspec.yaml")
    let uses = "uses: [material, ../words/house.gspec.yaml]"
    let spec = Sample.spec.replacing("uses: [material]", with: uses).replacing("by: touch", with: "by: poke")
    let path = try folder.write(spec, "specs/sample.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", path)
    #expect(lint.status == 0, "\(lint.stdout)")
    let wrong = try folder.write(Sample.spec.replacing("[material]", with: "[materiel]"), "wrong.gspec.yaml")
    let hinted = try await GSpecProcess.run("lint", wrong)
    #expect(hinted.status == 1 && hinted.stdout.contains("did you mean `material`?"))
  }

  @Test("only a terminal gets colours")
  func plain() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Sample.broken, "sample.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", path, environment: ["TERM": "xterm-256color"])
    #expect(!lint.stdout.contains("\u{1B}["))
    // `script`, if it is installed, gives gspec a terminal.
    let terminal = try await GSpecProcess.shell(
      "command -v script >/dev/null || exit 99; script -qec \"$0 lint $1\" /dev/null", [path],
      environment: ["TERM": "xterm", "NO_COLOR": ""])
    if terminal.status != 99 { #expect(terminal.stdout.contains("\u{1B}[1;31m")) }
    let none = try await GSpecProcess.shell(
      "command -v script >/dev/null || exit 99; script -qec \"$0 lint $1\" /dev/null", [path],
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!none.stdout.contains("\u{1B}["))
  }
}
