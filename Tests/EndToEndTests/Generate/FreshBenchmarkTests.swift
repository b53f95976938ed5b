import TestSupport
import Testing

/// Checks that the generated code that `make bench` measures is what its spec gives now.
@Suite("Benchmark sources")
struct FreshBenchmarkTests {
  @Test("the sources of the usual gestures are those of their spec")
  func usual() async throws {
    let folder = PackageFolder.path("Benchmarks/Sources/Benchmarks/Generated")
    let spec = PackageFolder.path("Benchmarks/Specs/usual.gspec.yaml")
    let check = try await GSpecProcess.run(
      "generate", "swift", spec, "-o", folder, "--style", "code", "--check")
    #expect(check.status == 0, "run `make docs`: \(check.stdout)\(check.stderr)")
    guard Snapshot.isRecording else { return }
    // If the sources were stale, the test has failed above. Recording does not hide that.
    let made = try await GSpecProcess.run("generate", "swift", spec, "-o", folder, "--style", "code")
    #expect(made.status == 0)
  }
}
