import Foundation
import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Changes single bytes of the tables of this repository's specs. Each changed table is tried as it is and with a matching header.
struct GoldenFlipTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Specs").standardizedFileURL

  private static let specs: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".gspec.yaml") && !$0.hasPrefix("vocabularies") }.sorted()

  /// Changes every 97th byte, from a different place in each table. `Scripts/fuzz flips` changes every byte of all tables.
  @Test func aChangedByteIsRefusedOrRuns() throws {
    var tables = 0
    for (number, name) in Self.specs.enumerated() {
      let result = try LoadSpec.parse(Self.folder.appending(path: name).path)
      guard let spec = result.spec, let table = try? CompilePipeline.compile(spec).bytes else { continue }
      tables += 1
      let places = stride(from: 14 + number % 97, to: table.count, by: 97)
      for place in places { #expect(TableTargets.flips(table, at: place) == nil, "\(name), byte \(place)") }
    }
    #expect(tables > 30)
  }
}
