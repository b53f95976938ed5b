import Foundation
import Testing

/// Docs/Coverage.md accounts for every sentence of the source documents, and what it names is there.
@Suite("Coverage of the source documents")
struct FreshCoverageTests {
  /// Statements that nothing covers yet. Whoever covers one lowers it.
  private static let openStatements = 0
  private static let page = "Docs/Coverage.md"

  @Test("the page is fresh")
  func pageIsFresh() throws {
    let text = try CoveragePage(checklists: Checklist.all(), places: CoverPlaces.all.get()).text()
    if ProcessInfo.processInfo.environment["GSPEC_RECORD"] == "1" {
      try PackageFolder.write(text, to: Self.page)
      Issue.record("\(Self.page) was recorded: look at the difference, then run the tests again")
      return
    }
    #expect(
      try text == PackageFolder.text(Self.page),
      "\(Self.page) is stale; GSPEC_RECORD=1 swift test --filter FreshCoverageTests (or make docs) writes it again"
    )
  }

  @Test("there is a list for each of the five documents")
  func documents() throws {
    let lists = try Checklist.all()
    #expect(lists.count == 5)
    for list in lists { #expect(!list.document.isEmpty && !list.digest.isEmpty && !list.entries.isEmpty) }
  }

  @Test("what covers a statement is there")
  func coversAreThere() throws {
    let places = try CoverPlaces.all.get()
    for list in try Checklist.all() {
      for cover in list.entries.flatMap(\.covers) {
        do { _ = try places.find(cover) } catch { Issue.record("\(list.path):\(cover.line): \(error)") }
      }
    }
  }

  /// Prose and code alone cover nothing: something has to fail when they stop being true.
  @Test("no statement is without a cover that can fail, a reason or a word that it is open")
  func nothingIsBlank() throws {
    let weak: Set<Checklist.Cover.Kind> = [.doc, .code, .but]
    for list in try Checklist.all() {
      for entry in list.entries where entry.covers.allSatisfy({ weak.contains($0.kind) }) {
        Issue.record("\(list.path):\(entry.line): nothing covers it")
      }
      for entry in list.entries
      where entry.covers.contains(where: { $0.kind == .not }) && entry.covers.count > 1 {
        Issue.record("\(list.path):\(entry.line): it does not apply, and something covers it")
      }
      for skip in list.skips where skip.reason.isEmpty {
        Issue.record("\(list.path):\(skip.line): a skip without a reason")
      }
      for entry in list.entries where entry.says.isEmpty {
        Issue.record("\(list.path):\(entry.line): it states nothing")
      }
    }
  }

  @Test("every sentence has an entry, or a reason why it states nothing")
  func everySentence() throws {
    for list in try Checklist.all() {
      let stated = list.entries.reduce(into: Set()) { $0.formUnion($1.covered) }
      let skipped = list.skips.reduce(into: Set()) { $0.formUnion($1.covered) }
      let problems = [
        ("neither an entry nor a skip", list.places.subtracting(stated).subtracting(skipped)),
        ("both an entry and a skip", stated.intersection(skipped)),
        ("no such sentence", stated.union(skipped).subtracting(list.places)),
      ]
      for (what, places) in problems where !places.isEmpty {
        Issue.record("\(list.path): \(what): \(places.sorted().map(\.description).joined(separator: ", "))")
      }
      for (places, line) in list.entries.map({ ($0.covered, $0.line) })
        + list.skips.map({ ($0.covered, $0.line) })
      where places.isEmpty {
        Issue.record("\(list.path):\(line): its lines are empty")
      }
    }
  }

  @Test("what is open is counted, and can only become less")
  func openOnes() throws {
    let open = try Checklist.all().flatMap(\.entries).count { $0.isOpen }
    #expect(open <= Self.openStatements, "more statements are open than before")
    #expect(open >= Self.openStatements, "fewer are open: write \(open) here")
  }
}

/// Only where the documents lie beside the project.
@Suite("Coverage, beside the source documents", .enabled(if: !SourceDocument.all.isEmpty))
struct CoverageSourceTests {
  @Test("every document has its list, of this very text")
  func digests() throws {
    let lists = try Checklist.all()
    for document in SourceDocument.all {
      guard let list = lists.first(where: { $0.digest == document.digest }) else {
        Issue.record("no file of Docs/Coverage has the digest of \(document.name): \(document.digest)")
        continue
      }
      #expect(list.shape == document.shape, "\(list.path) has other sentences; they are: \(document.shape)")
    }
    #expect(SourceDocument.all.count == lists.count)
  }

  @Test("no sentence was copied")
  func noCopies() throws {
    let sources = SourceDocument.all.flatMap(\.lines).reduce(into: Set()) {
      $0.formUnion(SourceDocument.runs(of: $1))
    }
    for list in try Checklist.all() {
      for (text, line) in list.entries.map({ ($0.says, $0.line) }) + list.skips.map({ ($0.reason, $0.line) })
      {
        let copies = SourceDocument.runs(of: text).intersection(sources)
        #expect(copies.isEmpty, "\(list.path):\(line): \(copies.first?.joined(separator: " ") ?? "")")
      }
    }
  }
}
