import Testing

@testable import gspec

@Suite("Specs/behaviours")
struct BehaviourTests {
  private static let folder = PackageFolder.path("Specs/behaviours")

  @Test("every case passes")
  func cases() async throws {
    let test = try await GSpecProcess.run("test", Self.folder)
    #expect(test.status == 0, "\(test.stdout)\(test.stderr)")
  }

  @Test("lint finds no error and no warning")
  func lint() async throws {
    let lint = try await GSpecProcess.run("lint", "--strict", Self.folder)
    #expect(lint.status == 0, "\(lint.stdout)\(lint.stderr)")
  }
}
