import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

@Suite("CompareSpecs: renamed activities")
struct RenamedActivitiesTests {
  private func spec(_ prefix: String) throws -> CheckedSpec {
    let elements = (0..<1000).map { "  e\($0): {}\n" }.joined()
    let activities = (0..<1000).map { "  \(prefix)\($0): {does: activate, target: e\($0), by: touch}\n" }
    return try SpecFiles.parse(
      "gspec: 1\nproduct: Many\nuses: [material]\nelements:\n\(elements)activities:\n"
        + activities.joined())
  }

  @Test("1,000 of them are found in seconds: each is looked at once, not once for each other")
  func many() throws {
    let (old, new) = (try spec("a"), try spec("b"))
    var names: [String: String] = [:]
    let time = processorSeconds { names = CompareSpecs.names(old, new) }
    #expect(names.count == 1000 && names["a7"] == "b7")
    #expect(time < 20, "\(time)")
  }
}
