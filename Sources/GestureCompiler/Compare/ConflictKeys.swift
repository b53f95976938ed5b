import SpecParser

/// The identity of a conflict in two versions of a spec.
struct ConflictKey: Hashable {
  var rule: String
  /// Sorted.
  var activities: [String]

  /// Whether the other is the same conflict among more activities.
  func isPart(of other: ConflictKey) -> Bool {
    rule == other.rule && activities.count < other.activities.count
      && Set(activities).isSubset(of: other.activities)
  }

  var text: String { inWords(activities.map { "`\($0)`" }) }
}

/// Conflicts in an order, by their activities: of thousands, each is compared with a few.
struct ConflictKeys {
  /// What conflicts have in common that may be parts of each other.
  private struct Place: Hashable {
    var rule: String
    /// `nil` for a conflict without activities.
    var activity: String?
    /// The number of activities.
    var count: Int
  }

  private let keys: [ConflictKey]
  private var byFirst: [Place: [Int]] = [:]
  private var byEach: [Place: [Int]] = [:]
  private let counts: [Int]

  init(_ keys: [ConflictKey]) {
    self.keys = keys
    counts = Set(keys.map(\.activities.count)).sorted()
    for (index, key) in keys.enumerated() {
      let count = key.activities.count
      byFirst[Place(rule: key.rule, activity: key.activities.first, count: count), default: []].append(index)
      for activity in Set(key.activities) {
        byEach[Place(rule: key.rule, activity: activity, count: count), default: []].append(index)
      }
    }
  }

  /// The first one that is part of a conflict.
  func firstPart(of key: ConflictKey) -> ConflictKey? {
    let least = counts.filter { $0 < key.activities.count }.flatMap { count in
      (count == 0 ? [nil] : key.activities.map(Optional.some)).compactMap { activity in
        byFirst[Place(rule: key.rule, activity: activity, count: count)]?.first { keys[$0].isPart(of: key) }
      }
    }.min()
    return least.map { keys[$0] }
  }

  /// Whether a conflict is part of one of them.
  func hasWhole(of key: ConflictKey) -> Bool {
    guard !key.activities.isEmpty else { return keys.contains { key.isPart(of: $0) } }
    return counts.filter { $0 > key.activities.count }.contains { count in
      let places = key.activities.map { byEach[Place(rule: key.rule, activity: $0, count: count)] ?? [] }
      let fewest = places.min { $0.count < $1.count } ?? []
      return fewest.contains { key.isPart(of: keys[$0]) }
    }
  }
}
