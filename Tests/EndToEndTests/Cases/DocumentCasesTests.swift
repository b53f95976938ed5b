import Testing

@testable import gspec

/// Runs the cases that check statements of gesture guidelines on several product specs.
@Suite("Cases from guidelines")
struct DocumentCasesTests {
  @Test("every case passes")
  func pass() async throws {
    let cases = PackageFolder.path(ProductSpec.folder + "documents.cases.yaml")
    let run = try await GSpecProcess.run("test", cases)
    #expect(run.status == 0, "\(run.stdout)\(run.stderr)")
    #expect(!run.stdout.contains("\n0 passed"))
  }
}
