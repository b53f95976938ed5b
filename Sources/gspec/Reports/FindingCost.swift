import SpecParser

/// What a finding costs the people who use the product, the highest cost first.
///
/// Severity says whether lint fails; the cost says what to fix first among findings of one severity.
enum FindingCost: Int, Comparable {
  /// The spec cannot be read as it is meant: other findings may follow from this one.
  case unreadable
  /// An activity that no touch can perform.
  case neverHappens
  /// Which of two activities wins is not decided by the person.
  case byChance
  /// A touch does something else than it is meant to do.
  case goesElsewhere
  /// Some people cannot perform it.
  case shutsOut
  /// People wait.
  case waits
  /// People expect another gesture or another reaction.
  case surprises
  /// The movement looks or feels wrong.
  case looksWrong
  /// Nothing for people who use the product; the spec is tidier without it.
  case upkeep

  static func < (a: FindingCost, b: FindingCost) -> Bool { a.rawValue < b.rawValue }

  init(rule: String) {
    if let own = Self.byRule[rule] {
      self = own
      return
    }
    let family = String(rule.prefix { $0 != "/" })
    self = Self.byFamily[family] ?? .surprises
  }

  /// Rules that cost another thing than their family.
  private static let byRule: [String: FindingCost] = [
    "mechanic/sequence": .unreadable,
    "guard/never": .neverHappens,
    "mechanic/impossible": .neverHappens,
    "conflict/unreachable": .neverHappens,
    "conflict/nested": .goesElsewhere,
    "conflict/delayed": .waits,
    "conflict/special-case": .goesElsewhere,
    "resolve/endless-wait": .waits,
    "feedback/delayed": .waits,
    "feedback/cancel-commits": .goesElsewhere,
    "material/paging-swipe-on-swipeable": .byChance,
    "material/uncommon-gesture": .shutsOut,
    "apple/only-way": .shutsOut,
    "apple/many-fingers": .shutsOut,
    "apple/awkward-gesture": .shutsOut,
    "apple/watch-long-press": .shutsOut,
    "apple/missing-gesture": .neverHappens,
    "apple/system-gesture": .goesElsewhere,
    "apple/screen-edge": .goesElsewhere,
  ]

  private static let byFamily: [String: FindingCost] = [
    "input": .unreadable, "import": .unreadable, "syntax": .unreadable, "name": .unreadable,
    "config": .unreadable, "swift": .upkeep,
    "conflict": .byChance, "latency": .waits, "accessibility": .shutsOut,
    "material": .surprises, "apple": .surprises, "activity": .surprises,
    "feedback": .looksWrong,
    "guard": .upkeep, "mechanic": .neverHappens, "resolve": .upkeep, "lint": .upkeep, "coverage": .upkeep,
  ]
}

extension Finding {
  /// Whether it should be fixed before the other one, wherever the two stand: by severity, cost, and the time that
  /// people wait. `nil` where neither comes first.
  func comes(before other: Finding) -> Bool? {
    if severity != other.severity { return severity > other.severity }
    let costs = (FindingCost(rule: rule), FindingCost(rule: other.rule))
    if costs.0 != costs.1 { return costs.0 < costs.1 }
    // A wait without an end has no number.
    let delays = (delayMilliseconds ?? .max, other.delayMilliseconds ?? .max)
    return costs.0 == .waits && delays.0 != delays.1 ? delays.0 > delays.1 : nil
  }
}

extension LintReport {
  /// Every finding with the number of its spec: what costs people most first, then by spec and place.
  var byCost: [(spec: Int, placed: PlacedFinding)] {
    let numbers = specs.enumerated().flatMap { number, spec in spec.findings.map { _ in number } }
    let all = Array(zip(numbers, placed))
    return all.indices.sorted { a, b in
      if let order = all[a].1.finding.comes(before: all[b].1.finding) { return order }
      return (all[a].0, all[a].1.place.line, a) < (all[b].0, all[b].1.place.line, b)
    }.map { (all[$0].0, all[$0].1) }
  }
}
