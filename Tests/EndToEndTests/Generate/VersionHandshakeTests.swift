import Foundation
import Testing

@testable import gspec

/// Checks that generated code does not compile with another version of the runtime, and that the error says what to do.
@Suite("Version handshake of generated Swift")
struct VersionHandshakeTests {
  /// Declarations of other versions of the runtime in place of `Format1`, with the error that the compiler must report.
  private static let others = [
    (
      "public enum Format0 {}",
      "error: 'Format1' is unavailable: this code needs GestureRuntime of gspec 0.1 or later"
    ),
    (
      "@available(*, unavailable, message: \"generate again\") public enum Format1 {}",
      "error: 'Format1' is unavailable: generate again"
    ),
  ]

  @Test("an older runtime, and a newer one without this format", arguments: others)
  func other(format: String, message: String) async throws {
    let run = try await compile(format: format)
    #expect(run.status != 0 && run.stdout.contains(message), "\(run.stdout.prefix(2000))")
    #expect(run.stdout.components(separatedBy: ": error: ").count == 2, "\(run.stdout.prefix(2000))")
  }

  @Test("the runtime for which the code was generated")
  func same() async throws {
    let run = try await compile(format: "public enum Format1 {}")
    #expect(run.status == 0 && run.stdout.isEmpty, "\(run.stdout.prefix(2000))")
  }

  /// Compiles generated code with a copy of the runtime. An older runtime is tried with the style `code`, others with `table`.
  private func compile(format: String) async throws -> GSpecProcess {
    let folder = try TemporaryFolder()
    let runtime = PackageFolder.path("Sources/GestureRuntime")
    let handshake = try String(contentsOfFile: runtime + "/Model/GeneratedCode.swift", encoding: .utf8)
    let changed = handshake.replacing("public enum Format1 {}", with: format)
    try #require(handshake.contains("public enum Format1 {}"))
    try folder.write(changed, "GeneratedCode.swift")
    let spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    let style = format.contains("Format0") ? "code" : "table"
    return try await GSpecProcess.shell(
      """
      cd "$1" && "$0" generate swift "$2" -o made --style "$4" && \
      find "$3" -name '*.swift' ! -name GeneratedCode.swift >runtime.txt && \
      swiftc -swift-version 6 -wmo -parse-as-library -module-name GestureRuntime -package-name gspec -emit-module \
        -Xfrontend -experimental-skip-all-function-bodies -emit-module-path GestureRuntime.swiftmodule GeneratedCode.swift @runtime.txt 2>&1 && \
      swiftc -swift-version 6 -warnings-as-errors -typecheck -parse-as-library -I . made/SampleGestures.swift 2>&1
      """, [folder.path, spec, runtime, style])
  }
}
