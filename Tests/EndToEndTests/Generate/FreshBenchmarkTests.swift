import TestSupport
import Testing

/// The generated code that `make bench` measures is what its spec gives now.
@Suite("Benchmark sources")
struct FreshBenchmarkTests {
  @Test("the usual gestures as code are those of their spec")
  func usual() async throws {
    let folder = PackageFolder.path("Benchmarks/Sources/Benchmarks/Generated")
    let spec = PackageFolder.path("Benchmarks/Specs/usual.gspec.yaml")
    let check = try await GSpecProcess.run(
      "generate", "swift", spec, "-o", folder, "--style", "code", "--check")
    #expect(check.status == 0, "run `make docs`: \(check.stdout)\(check.stderr)")
    guard Snapshot.isRecording else { return }
    // What is recorded now was not right before: the test has failed above, if so.
    let made = try await GSpecProcess.run("generate", "swift", spec, "-o", folder, "--style", "code")
    #expect(made.status == 0)
  }
}
