import Foundation
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Docs/Vocabularies.md says that the product specs use every mechanic and every kind, with cases that recognize it and near
/// misses that do not. This computes it.
@Suite("Cases of the vocabularies")
struct VocabularyCasesTests {
  @Test("every mechanic is recognized by a case", arguments: ["material", "apple"])
  func mechanics(_ vocabulary: String) throws {
    let cases = try VocabularyCases.all.get()
    for mechanic in try VocabularyCases.vocabulary(vocabulary).mechanics.map(\.name.value)
    where !cases.recognized.contains(.mechanic(vocabulary, mechanic)) {
      Issue.record("no case demands an outcome by \(vocabulary)'s \(mechanic)")
    }
  }

  @Test("every mechanic has its near misses", arguments: ["material", "apple"])
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

  @Test("every kind is recognized by a case", arguments: ["material", "apple"])
  func kinds(_ vocabulary: String) throws {
    let cases = try VocabularyCases.all.get()
    for kind in try VocabularyCases.vocabulary(vocabulary).kinds.map(\.name.value)
    where !cases.recognized.contains(.kind(vocabulary, kind)) {
      Issue.record("no case demands \(vocabulary)'s \(kind)")
    }
  }

  @Test("every kind has near misses, of its guard too where it has one", arguments: ["material", "apple"])
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
  @Test("the tables of Docs/Vocabularies.md say which activities use what", arguments: ["material", "apple"])
  func tables(_ vocabulary: String) throws {
    let page = try String(
      contentsOf: URL(filePath: PackageFolder.path("Docs/Vocabularies.md")), encoding: .utf8)
    let uses = try VocabularyCases.all.get().uses
    let own = try VocabularyCases.vocabulary(vocabulary)
    let subjects =
      own.mechanics.map { Subject.mechanic(vocabulary, $0.name.value) }
      + own.kinds.map { Subject.kind(vocabulary, $0.name.value) }
    for subject in subjects {
      let row = "| `\(subject.name)` | \((uses[subject] ?? []).joined(separator: "; ")) |"
      #expect(page.contains(row + "\n"), "a row is not what the specs say: \(row)")
    }
  }
}
