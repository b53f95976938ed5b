import Foundation
import Testing

@testable import gspec

/// Checks that `gspec lint` prints the same with and without `--cache`, whatever the folder contains.
@Suite("Lint with a cache")
struct LintCacheTests {
  private let spec = PackageFolder.url.appending(path: "Specs/products/mail.gspec.yaml").path

  @Test("a first run, a second run and a run with damaged files print the same")
  func printsTheSame() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try await GSpecProcess.run("lint", "--level", "note", "--format", "json", spec)
    let first = try await GSpecProcess.run(
      "lint", "--level", "note", "--format", "json", "--cache", folder.path, spec)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty && files.allSatisfy { $0.pathExtension == "decisions" })
    let second = try await GSpecProcess.run(
      "lint", "--level", "note", "--format", "json", "--cache", folder.path, spec)
    for (number, file) in files.enumerated() {
      let bytes = try Data(contentsOf: file)
      try (number % 2 == 0 ? bytes.prefix(bytes.count / 2) : Data("nothing".utf8)).write(to: file)
    }
    let third = try await GSpecProcess.run(
      "lint", "--level", "note", "--format", "json", "--cache", folder.path, spec)
    #expect(!plain.stdout.isEmpty && plain.stdout.contains("\"relation\""))
    for other in [first, second, third] { #expect(other.stdout == plain.stdout) }
  }

  @Test(
    "without --cache, the user's folder for caches is used",
    arguments: [
      ("XDG_CACHE_HOME=\"$1\"", "/gspec"), ("XDG_CACHE_HOME=caches HOME=\"$1\"", "/.cache/gspec"),
      ("XDG_CACHE_HOME=/nowhere GSPEC_CACHE_DIR=\"$1/own\"", "/own"),
    ])
  func ofUser(_ variables: String, _ kept: String) async throws {
    #if os(Linux)
      let folder = try TemporaryFolder()
      let script = "unset GSPEC_CACHE_DIR XDG_CACHE_HOME; \(variables) exec \"$0\" lint --level note \"$2\""
      let plain = try await GSpecProcess.run("lint", "--level", "note", spec)
      for _ in 0..<2 {
        let result = try await GSpecProcess.shell(script, [folder.path, spec])
        #expect(result.stdout == plain.stdout && result.stderr == "" && result.status == plain.status)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + kept).count > 1)
        let facts = try FileManager.default.attributesOfItem(atPath: folder.path + kept)
        #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o700)
      }
    #endif
  }

  @Test(
    "nothing is kept if that is asked, nor where no folder can be made",
    arguments: [
      "XDG_CACHE_HOME=\"$1\" \"$0\" lint --no-cache \"$2\"",
      "HOME=\"$1\" GSPEC_CACHE_DIR= \"$0\" lint \"$2\"",
      "XDG_CACHE_HOME=\"$2\" \"$0\" lint \"$2\"", "HOME= \"$0\" lint \"$2\"",
    ])
  func nothingKept(_ script: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await GSpecProcess.shell(
      "unset GSPEC_CACHE_DIR XDG_CACHE_HOME; " + script, [folder.path, spec])
    #expect(result.status == 0 && result.stderr == "")
    #expect(folder.names == [])
  }

  @Test("--cache and --no-cache exclude each other")
  func both() async throws {
    let result = try await GSpecProcess.run("lint", "--cache", "a", "--no-cache", spec)
    #expect(result.status == 2)
    #expect(result.stderr.contains("exclude each other"))
  }

  @Test("a folder that cannot be made is an error")
  func noFolder() async throws {
    let result = try await GSpecProcess.run("lint", "--cache", "\(spec)/cache", spec)
    #expect(result.status == 2)
    #expect(result.stderr.contains("cannot be made"))
  }
}
