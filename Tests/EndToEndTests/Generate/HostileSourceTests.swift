import Foundation
import GestureCompiler
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Checks that the sources generated from random and damaged specs compile, unless generating is refused.
///
/// `GSPEC_SOURCE_SPECS` sets the number of specs, `GSPEC_SEED` chooses others.
@Suite("Generated Swift of random and damaged specs compiles")
struct HostileSourceTests {
  /// The number of specs that are compiled together.
  private static let batch = 24
  private static let settings = ProcessInfo.processInfo.environment
  private static let batches = max(1, (settings["GSPEC_SOURCE_SPECS"].flatMap(Int.init) ?? 0) / batch)
  private static let seed = settings["GSPEC_SEED"].flatMap(UInt64.init) ?? 20_261_121

  /// The access levels and compiler flags that the batches use in turn.
  private static let builds: [(access: SwiftOptions.Access, flags: String)] = [
    (.internal, ""), (.public, "-default-isolation MainActor"),
    (
      .package,
      "-enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility"
    ),
  ]

  @Test("names with any letters of Unicode, keywords of Swift, damaged lines", arguments: 0..<batches)
  func compiles(batch: Int) async throws {
    let folder = try TemporaryFolder()
    let build = Self.builds[batch % Self.builds.count]
    var refusals: [String] = []
    for number in batch * Self.batch..<(batch + 1) * Self.batch {
      let seed = Self.seed &+ UInt64(number)
      if let refusal = try generate(seed, build.access, to: folder) { refusals.append("\(seed): \(refusal)") }
    }
    #expect(refusals.count <= Self.batch / 2, "\(refusals.joined(separator: "\n"))")
    // Checking types is not enough: the compiler checks control flow and initialization later.
    let run = try await GSpecProcess.shell(
      "exec \"$1\" \"$2\" /dev/null --stubs -emit-sil -o /dev/null -parse-as-library -module-name Hostile $3 2>&1",
      [PackageFolder.path("Scripts/compile-generated"), folder.path, build.flags])
    #expect(run.status == 0, "batch \(batch): \(run.stdout.prefix(3000))")
  }

  /// Generates the sources of one spec, even if it has errors of checks or conflicts, for which the command generates nothing.
  ///
  /// - Returns: why nothing was generated; `nil` if something was.
  private func generate(
    _ seed: UInt64, _ access: SwiftOptions.Access, to folder: TemporaryFolder
  ) throws -> String? {
    let read = LoadSpec.parse(Array(HostileSpecText.text(seed: seed).utf8), path: "hostile.gspec.yaml")
    guard let spec = read.spec else {
      return try #require(read.findings.first { $0.severity == .error }).message
    }
    var random = RandomNumbers(seed: seed)
    var options = SwiftOptions(GeneratedHeader(version: "test", source: "hostile.gspec.yaml", digest: "test"))
    options.access = access
    options.style = random.pick(SwiftOptions.Style.allCases)
    options.layout = random.pick(SwiftOptions.Layout.allCases)
    options.userInterface = random.pick(SwiftOptions.UserInterface.allCases)
    options.prefix = random.chance(50) ? "R\(seed)" : nil
    switch try EmitSwift.run(spec, options, sources: read.sources) {
    case .files(let files):
      for file in files { try folder.write(file.text, file.name) }
      return nil
    case .clashes(let findings): return try #require(findings.first).message
    case .beyondStyle(let reason): return reason
    }
  }
}
