import Foundation
import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// Docs/Vocabularies.md says that the product specs use every mechanic and every kind, with cases that recognize it and near
/// misses that do not. This computes it.
@Suite("Coverage of the vocabularies")
struct CoverageTests {
  @Test("every mechanic is recognized by a case", arguments: ["material", "apple"])
  func mechanics(_ vocabulary: String) throws {
    let coverage = try Coverage.all.get()
    for mechanic in try Coverage.vocabulary(vocabulary).mechanics.map(\.name.value)
    where !coverage.recognized.contains(.mechanic(vocabulary, mechanic)) {
      Issue.record("no case demands an outcome by \(vocabulary)'s \(mechanic)")
    }
  }

  @Test("every mechanic has its near misses", arguments: ["material", "apple"])
  func mechanicNearMisses(_ vocabulary: String) throws {
    let coverage = try Coverage.all.get()
    for mechanic in try Coverage.vocabulary(vocabulary).mechanics {
      let subject = Subject.mechanic(vocabulary, mechanic.name.value)
      let isDirected = coverage.directed.contains(subject)
      let missing = NearMiss.ways(of: mechanic, isDirected: isDirected)
        .subtracting(coverage.missed[subject] ?? [])
      for way in missing.map(\.rawValue).sorted() {
        Issue.record("no case forbids \(vocabulary)'s \(mechanic.name.value) for: \(way)")
      }
    }
  }

  @Test("every kind is recognized by a case", arguments: ["material", "apple"])
  func kinds(_ vocabulary: String) throws {
    let coverage = try Coverage.all.get()
    for kind in try Coverage.vocabulary(vocabulary).kinds.map(\.name.value)
    where !coverage.recognized.contains(.kind(vocabulary, kind)) {
      Issue.record("no case demands \(vocabulary)'s \(kind)")
    }
  }

  @Test("every kind has near misses, of its guard too where it has one", arguments: ["material", "apple"])
  func kindNearMisses(_ vocabulary: String) throws {
    let coverage = try Coverage.all.get()
    for kind in try Coverage.vocabulary(vocabulary).kinds {
      let subject = Subject.kind(vocabulary, kind.name.value)
      let missed = coverage.missed[subject] ?? []
      if missed.subtracting([.guardFails]).isEmpty {
        Issue.record("no near miss forbids \(vocabulary)'s \(kind.name.value)")
      }
      if coverage.guarded.contains(subject), !missed.contains(.guardFails) {
        Issue.record("no case forbids \(vocabulary)'s \(kind.name.value) for: its guard")
      }
    }
  }

  @Test("every activity of every product is recognized by a case and forbidden by another")
  func activities() throws {
    let coverage = try Coverage.all.get()
    #expect(coverage.unrecognized.isEmpty)
    #expect(coverage.unforbidden.isEmpty)
  }
}

/// What cases are about: a mechanic or a kind of a vocabulary.
enum Subject: Hashable, Sendable {
  case mechanic(String, String)
  case kind(String, String)
}

/// What the cases of all product specs cover.
struct Coverage: Sendable {
  var recognized: Set<Subject> = []
  var missed: [Subject: Set<NearMiss>] = [:]
  /// Mechanics to which some activity gives a direction.
  var directed: Set<Subject> = []
  /// Kinds of which some activity has a guard.
  var guarded: Set<Subject> = []
  /// Activities that no case demands, none forbids: `mail: open`.
  var unrecognized: [String] = []
  var unforbidden: [String] = []

  /// Computed once: it runs every case.
  static let all = Result { try Coverage(ProductSpec.all) }

  static func vocabulary(_ name: String) throws -> CheckedVocabulary {
    let file = try #require(BundledVocabularies.file(name))
    return try #require(LoadSpec.parse(file.bytes, path: file.path).vocabulary)
  }

  init(_ products: [ProductSpec]) throws {
    for product in products {
      let program = try product.program()
      let spec = try #require(program.source).spec
      addBindings(spec)
      var demanded: Set<Int> = []
      var forbidden: Set<Int> = []
      for run in try product.cases(program) where run.failures.isEmpty {
        let coverage = CoverageOfCase(run: run, program: program)
        demanded.formUnion(coverage.demanded.map(\.outcome.activity))
        forbidden.formUnion((0..<program.table.activityCount).filter(coverage.forbids))
        add(coverage, spec, program.table)
      }
      for index in 0..<program.table.activityCount {
        let name = "\(product.name): \(program.table.activityName(index))"
        if !demanded.contains(index) { unrecognized.append(name) }
        if !forbidden.contains(index) { unforbidden.append(name) }
      }
    }
  }

  private mutating func addBindings(_ spec: CheckedSpec) {
    for activity in spec.activities {
      if activity.guardExpression != nil {
        guarded.formUnion([kind(activity.does.value, spec)].compactMap(\.self))
      }
      guard let toward = activity.toward, !toward.value.isAny else { continue }
      for mechanic in activity.mechanics {
        directed.formUnion([subject(spec.mechanics[mechanic.value])].compactMap(\.self))
      }
    }
  }

  private mutating func add(_ coverage: CoverageOfCase, _ spec: CheckedSpec, _ table: Table) {
    for outcome in coverage.demanded {
      let mechanic = mechanic(outcome.text(.mechanic), spec)
      recognized.formUnion([mechanic, kind(outcome.text(.does), spec)].compactMap(\.self))
    }
    for miss in coverage.nearMisses {
      for index in miss.mechanics {
        guard let subject = mechanic(table.mechanicName(index), spec) else { continue }
        missed[subject, default: []].insert(miss.way)
      }
      guard let subject = kind(table.activityKind(miss.activity), spec) else { continue }
      missed[subject, default: []].insert(miss.way)
    }
  }

  private func mechanic(_ name: String, _ spec: CheckedSpec) -> Subject? {
    spec.mechanics.first { $0.name.value == name }.flatMap(subject)
  }

  /// `nil` for a product's own.
  private func subject(_ mechanic: Mechanic) -> Subject? {
    mechanic.vocabulary.map { .mechanic($0, mechanic.name.value) }
  }

  private func kind(_ name: String, _ spec: CheckedSpec) -> Subject? {
    spec.kinds.first { $0.name.value == name }.map { .kind($0.vocabulary, name) }
  }
}
