import Foundation
import TestSupport
import Testing

@testable import gspec

/// Compiles the iOS sources of the example apps, with the generated sources of the drawn apps, against the stubs of Apple's frameworks.
///
/// The traces are played to the apps as UIKit would. The result is compared with a record in the repository.
@Suite("Example apps for iOS")
struct FreshPhoneAppTests {
  private static let driver = "Tests/Stubs/Apps/"
  private static let apps = ["CardStack", "CityMap", "MailList"]

  @Test("cards, map and messages follow their traces as recorded, frame by frame, and come to rest")
  func record() async throws {
    let folder = try TemporaryFolder()
    let root = AppTrace.folder
    let folders =
      [Self.driver, "\(root)/iOS"]
      + Self.apps.flatMap { ["\(root)/iOS/\($0)", "\(root)/Sources/\($0)/Generated"] }
    for name in folders { try copy(name, to: folder) }
    try copy("\(root)/Sources/Stage", to: folder, named: "TouchTrace.swift")
    let compile = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" \"$2/apps\" --stubs -Onone -enable-upcoming-feature InternalImportsByDefault 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), folder.path])
    try #require(compile.status == 0, "\(compile.stdout.prefix(4000))")
    let run = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\"", [folder.path + "/apps", PackageFolder.path("\(root)/Traces")])
    try #require(run.status == 0, "\(run.stderr.prefix(2000))")
    #expect(!run.stdout.contains("not allowed"))
    if let problem = Snapshot(Self.driver + "record.txt").problem(with: run.stdout) {
      Issue.record("\(problem)")
    }
  }

  private func copy(_ name: String, to folder: TemporaryFolder, named only: String? = nil) throws {
    let path = PackageFolder.path(name)
    for file in try FileManager.default.contentsOfDirectory(atPath: path)
    where file.hasSuffix(".swift") && (only == nil || file == only) {
      try folder.write(try String(contentsOfFile: path + "/" + file, encoding: .utf8), file)
    }
  }
}
