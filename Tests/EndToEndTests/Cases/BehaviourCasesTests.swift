import Testing

@testable import gspec

/// Specs that show one behaviour after the other, as the guidance describes it, each with the cases that tell it from others.
@Suite("Specs of behaviours")
struct BehaviourCasesTests {
  private static let folder = PackageFolder.path("Specs/behaviours")

  @Test("every case passes")
  func cases() async throws {
    let test = try await GSpecProcess.run("test", Self.folder)
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
  }

  @Test("nothing worse than a note is found")
  func lint() async throws {
    let lint = try await GSpecProcess.run("lint", "--strict", Self.folder)
    #expect(lint.status == 0, "\(lint.stdout)\(lint.stderr)")
  }
}
