import Foundation
import GestureCompiler
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks the adapters for UIKit and SwiftUI: they are compiled with stubs of these frameworks and with drivers that play touches.
/// The output of the drivers is compared with a record in the repository.
@Suite("Adapters for UIKit and SwiftUI")
struct FreshUserInterfaceTests {
  private static let driver = "Tests/Stubs/Driver/"

  @Test(
    "touches, deadlines, elements, states, other recognizers, haptics, actions and resetting are as recorded",
    arguments: SwiftOptions.Style.allCases)
  func record(style: SwiftOptions.Style) async throws {
    let folder = try TemporaryFolder()
    try generate(to: folder, style)
    let path = PackageFolder.path(Self.driver)
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where name.hasSuffix(".swift") {
      try folder.write(try String(contentsOfFile: path + "/" + name, encoding: .utf8), name)
    }
    let compile = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" \"$2/driver\" --stubs -Onone 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), folder.path])
    try #require(compile.status == 0, "\(compile.stdout.prefix(4000))")
    let run = try await GSpecProcess.shell("exec \"$1\"", [folder.path + "/driver"])
    try #require(run.status == 0, "\(run.stderr.prefix(2000))")
    #expect(!run.stdout.contains("not allowed"))
    if let problem = Snapshot(Self.driver + "record.txt").problem(with: run.stdout) {
      Issue.record("\(problem)")
    }
  }

  @Test(
    "the adapters are separate files, the same every time, and are removed when --ui no longer asks for them")
  func files() async throws {
    let folder = try TemporaryFolder()
    let spec = PackageFolder.path(Self.driver + "desk.gspec.yaml")
    let names = { folder.names.filter { $0.hasSuffix(".swift") }.sorted() }
    for (option, expected) in [
      ("swiftui", ["DeskGestureModifier.swift", "DeskGestureRecognizer.swift", "DeskGestures.swift"]),
      ("uikit", ["DeskGestureRecognizer.swift", "DeskGestures.swift"]), ("none", ["DeskGestures.swift"]),
    ] {
      let run = try await GSpecProcess.run("generate", "swift", spec, "-o", folder.path, "--ui", option)
      #expect(run.status == 0 && run.stderr.isEmpty && names() == expected)
      let check = try await GSpecProcess.run(
        "generate", "swift", spec, "-o", folder.path, "--ui", option, "--check")
      #expect(check.status == 0)
    }
    let other = try await GSpecProcess.run("generate", "swift", spec, "-o", folder.path, "--ui", "appkit")
    #expect(other.status == 2 && other.stderr.contains("uikit"))
  }

  private func generate(to folder: TemporaryFolder, _ style: SwiftOptions.Style) throws {
    let loaded = try LoadTable.load(PackageFolder.path(Self.driver + "desk.gspec.yaml"))
    var options = SwiftOptions(GeneratedHeader(version: "test", source: "spec", digest: "test"))
    options.userInterface = .swiftui
    options.style = style
    guard case .files(let files) = try EmitSwift.run(try #require(loaded.source?.spec), options) else {
      throw CommandFailure("names clash")
    }
    for file in files { try folder.write(file.text, file.name) }
  }
}
