import Foundation
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Checks what Specs/products/README.md claims: the product specs use every mechanic and every kind, with cases that recognize it and
/// near misses that do not.
@Suite("Cases of the vocabularies")
struct VocabularyCasesTests {
  @Test("every mechanic and every kind is recognized by a case", arguments: ["material", "apple"])
  func recognized(_ vocabulary: String) throws {
    let cases = try VocabularyCases.all.get()
    for subject in try Self.subjects(of: vocabulary) where !cases.recognized.contains(subject) {
      Issue.record("no case demands \(vocabulary)'s \(subject.name)")
    }
  }

  private static func subjects(of vocabulary: String) throws -> [Subject] {
    let own = try VocabularyCases.vocabulary(vocabulary)
    return own.mechanics.map { .mechanic(vocabulary, $0.name.value) }
      + own.kinds.map { .kind(vocabulary, $0.name.value) }
  }

  @Test("every mechanic has a case for each of its near misses", arguments: ["material", "apple"])
  func mechanicNearMisses(_ vocabulary: String) throws {
    let cases = try VocabularyCases.all.get()
    for mechanic in try VocabularyCases.vocabulary(vocabulary).mechanics {
      let subject = Subject.mechanic(vocabulary, mechanic.name.value)
      let isDirected = cases.directed.contains(subject)
      let missing = NearMiss.ways(of: mechanic, isDirected: isDirected)
        .subtracting(cases.missed[subject] ?? [])
      for way in missing.map(\.rawValue).sorted() {
        Issue.record("no case forbids \(vocabulary)'s \(mechanic.name.value) for: \(way)")
      }
    }
  }

  @Test("every kind has a near miss, also of its guard if it has one", arguments: ["material", "apple"])
  func kindNearMisses(_ vocabulary: String) throws {
    let cases = try VocabularyCases.all.get()
    for kind in try VocabularyCases.vocabulary(vocabulary).kinds {
      let subject = Subject.kind(vocabulary, kind.name.value)
      let missed = cases.missed[subject] ?? []
      if missed.subtracting([.guardFails]).isEmpty {
        Issue.record("no near miss forbids \(vocabulary)'s \(kind.name.value)")
      }
      if cases.guarded.contains(subject), !missed.contains(.guardFails) {
        Issue.record("no case forbids \(vocabulary)'s \(kind.name.value) for: its guard")
      }
    }
  }

  @Test("every activity of every product is recognized by a case and forbidden by another")
  func activities() throws {
    let cases = try VocabularyCases.all.get()
    #expect(cases.unrecognized.isEmpty)
    #expect(cases.unforbidden.isEmpty)
  }
}

extension VocabularyCasesTests {
  @Test(
    "the tables of Specs/products/README.md say which activities use what", arguments: ["material", "apple"])
  func tables(_ vocabulary: String) throws {
    let page = try String(
      contentsOf: URL(filePath: PackageFolder.path("Specs/products/README.md")), encoding: .utf8)
    let uses = try VocabularyCases.all.get().uses
    for subject in try Self.subjects(of: vocabulary) {
      let row = "| `\(subject.name)` | \((uses[subject] ?? []).joined(separator: "; ")) |"
      #expect(page.contains(row + "\n"), "a row is not what the specs say: \(row)")
    }
  }
}
