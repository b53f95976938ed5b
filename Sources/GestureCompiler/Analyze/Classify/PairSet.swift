import SpecParser

/// A set of ordered pairs of activities, as rows of bits: the analysis asks for a pair millions of times where `resolve` has long lines.
struct PairSet: Sendable {
  private let pairs: [ActivityPair]
  /// For each first activity, a bit for each second one. A row ends with its last bit, and is empty for most activities.
  private var rows: [[UInt64]] = []

  init(_ pairs: [ActivityPair]) {
    self.pairs = pairs
    rows = Array(repeating: [], count: (pairs.map(\.first).max() ?? -1) + 1)
    for pair in pairs {
      let missing = pair.second / 64 + 1 - rows[pair.first].count
      if missing > 0 { rows[pair.first] += Array(repeating: 0, count: missing) }
      rows[pair.first][pair.second / 64] |= 1 << UInt64(pair.second % 64)
    }
  }

  func contains(_ first: Int, _ second: Int) -> Bool {
    guard first < rows.count, second / 64 < rows[first].count else { return false }
    return rows[first][second / 64] >> UInt64(second % 64) & 1 == 1
  }

  /// Whether it contains two activities in either order.
  func contains(either first: Int, _ second: Int) -> Bool {
    contains(first, second) || contains(second, first)
  }

  /// The second activities of a first one, ascending.
  func seconds(of first: Int) -> [Int] {
    guard first < rows.count else { return [] }
    return rows[first].enumerated().flatMap { index, word in
      (0..<64).filter { word >> UInt64($0) & 1 == 1 }.map { index * 64 + $0 }
    }
  }

  /// The pairs whose two activities are among some, as indices into these.
  func pairs(among some: [Int]) -> [ActivityPair] {
    if some.count * some.count <= pairs.count {
      return some.indices.flatMap { first in
        some.indices.filter { contains(some[first], some[$0]) }.map { ActivityPair(first, $0) }
      }
    }
    let numbers = Dictionary(firstOf: some.enumerated().map { ($1, $0) })
    return pairs.compactMap { pair in
      guard let first = numbers[pair.first], let second = numbers[pair.second] else { return nil }
      return ActivityPair(first, second)
    }
  }
}
