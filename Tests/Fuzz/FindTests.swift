import Foundation
import Testing

@testable import gspec

/// Runs the targets on bytes that once broke them (`Finds/TARGET/NAME`), on very small inputs and on the targets' own specs.
struct FindTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finds")

  /// Every find as `TARGET/NAME`.
  static let finds: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.contains("/") }
    .sorted()

  @Test(arguments: finds)
  func aFindHoldsNow(_ find: String) throws {
    let name = String(find.prefix { $0 != "/" })
    let target = try #require(FuzzTarget(rawValue: name), "no target is named \(name)")
    let bytes = try Data(contentsOf: Self.folder.appending(path: find))
    #expect(target.problem(Array(bytes)) == nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func smallInputsHold(_ target: FuzzTarget) {
    for byte in 0...UInt8.max { #expect(target.problem([byte]) == nil, "\(byte)") }
    #expect(target.problem([]) == nil)
  }

  @Test func everySpecOfTheTargetsIsATable() {
    #expect(TableTargets.tables.count == FuzzSpecs.all.count)
    for text in FuzzSpecs.all { #expect(FuzzTarget.specs.problem(Array(text.utf8)) == nil) }
  }
}
