import Testing

@testable import gspec

/// Cases of several product specs: what guidelines for gestures state.
@Suite("Cases from guidelines")
struct DocumentCasesTests {
  @Test("every one passes")
  func pass() async throws {
    let cases = PackageFolder.path(ProductSpec.folder + "documents.cases.yaml")
    let run = try await GSpecProcess.run("test", cases)
    #expect(run.status == 0, "\(run.stdout)\(run.stderr)")
    #expect(!run.stdout.contains("\n0 passed"))
  }
}
