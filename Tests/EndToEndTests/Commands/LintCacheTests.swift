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

  @Test("a folder that cannot be made is an error")
  func noFolder() async throws {
    let result = try await GSpecProcess.run("lint", "--cache", "\(spec)/cache", spec)
    #expect(result.status == 2)
    #expect(result.stderr.contains("cannot be made"))
  }
}
