import GestureRuntime
import SpecParser
import Testing

@testable import gspec

/// A mechanic or a kind of a vocabulary, which cases must cover.
enum Subject: Hashable, Sendable {
  case mechanic(String, String)
  case kind(String, String)

  var name: String {
    switch self {
    case .mechanic(_, let name), .kind(_, let name): name
    }
  }
}

/// What the cases of all product specs cover.
struct VocabularyCases: Sendable {
  var recognized: Set<Subject> = []
  var missed: [Subject: Set<NearMiss>] = [:]
  /// Mechanics to which some activity gives a direction.
  var directed: Set<Subject> = []
  /// Kinds of which some activity has a guard.
  var guarded: Set<Subject> = []
  /// For each mechanic and kind, the activities that use it, such as `mail: open, select-more`.
  var uses: [Subject: [String]] = [:]
  /// Activities that no case demands, such as `mail: open`.
  var unrecognized: [String] = []
  /// Activities that no case forbids.
  var unforbidden: [String] = []

  /// Computed only once, because it runs every case.
  static let all = Result { try VocabularyCases(ProductSpec.all) }

  static func vocabulary(_ name: String) throws -> CheckedVocabulary {
    let file = try #require(BundledVocabularies.file(name))
    return try #require(LoadSpec.parse(file.bytes, path: file.path).vocabulary)
  }

  init(_ products: [ProductSpec]) throws {
    for product in products {
      let loaded = try product.loaded()
      let spec = try #require(loaded.source).spec
      addBindings(spec)
      addUses(spec, in: product)
      var demanded: Set<Int> = []
      var forbidden: Set<Int> = []
      for run in try product.cases(loaded) where run.failures.isEmpty {
        let cases = CaseDemands(run: run, loaded: loaded)
        demanded.formUnion(cases.demanded.map(\.outcome.activity))
        forbidden.formUnion((0..<loaded.table.activityCount).filter(cases.forbids))
        add(cases, spec, loaded.table)
      }
      for index in 0..<loaded.table.activityCount {
        let name = "\(product.name): \(loaded.table.activityName(index))"
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

  private mutating func addUses(_ spec: CheckedSpec, in product: ProductSpec) {
    var names: [Subject: [String]] = [:]
    for activity in spec.activities {
      let subjects = activity.mechanics.map { subject(spec.mechanics[$0.value]) }
      for subject in subjects + [kind(activity.does.value, spec)] {
        if let subject { names[subject, default: []].append(activity.name.value) }
      }
    }
    for (subject, names) in names {
      uses[subject, default: []].append("\(product.name): \(names.joined(separator: ", "))")
    }
  }

  private mutating func add(_ cases: CaseDemands, _ spec: CheckedSpec, _ table: Table) {
    for outcome in cases.demanded {
      let mechanic = mechanic(outcome.text(.mechanic), spec)
      recognized.formUnion([mechanic, kind(outcome.text(.does), spec)].compactMap(\.self))
    }
    for miss in cases.nearMisses {
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

  /// `nil` for a mechanic of the product's own.
  private func subject(_ mechanic: Mechanic) -> Subject? {
    mechanic.vocabulary.map { .mechanic($0, mechanic.name.value) }
  }

  private func kind(_ name: String, _ spec: CheckedSpec) -> Subject? {
    spec.kinds.first { $0.name.value == name }.map { .kind($0.vocabulary, name) }
  }
}
