import SpecParser

/// The effect of a finding on people who use the product, the worst first.
///
/// The severity decides whether lint fails. The cost orders findings of one severity by what to fix first.
enum FindingCost: Int, Comparable {
  /// The spec cannot be read correctly, so other findings may only be consequences.
  case unreadable
  /// No touch can perform an activity.
  case neverHappens
  /// The person does not decide which of two activities wins.
  case byChance
  /// A touch does something other than intended.
  case goesElsewhere
  /// Some people cannot perform an activity.
  case shutsOut
  /// People wait.
  case waits
  /// People expect another gesture or another reaction.
  case surprises
  /// The movement looks or feels wrong.
  case looksWrong
  /// People who use the product notice nothing; only the spec becomes tidier.
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

  static func preventsSearch(_ rule: String, _ severity: Severity) -> Bool {
    severity == .error && FindingCost(rule: rule) == .unreadable
  }

  /// The costs of rules that differ from their family.
  private static let byRule: [String: FindingCost] = [
    "mechanic/sequence": .unreadable,
    "name/unused": .upkeep,
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
  /// Whether the finding keeps its spec from being searched for conflicts.
  var preventsSearch: Bool { FindingCost.preventsSearch(rule, severity) }

  /// Whether this finding should be fixed before another one, by severity, cost, and waiting time. `nil` if neither comes first.
  func comes(before other: Finding) -> Bool? {
    if severity != other.severity { return severity > other.severity }
    let costs = (FindingCost(rule: rule), FindingCost(rule: other.rule))
    if costs.0 != costs.1 { return costs.0 < costs.1 }
    // A wait without an end has no delay.
    let delays = (delayMilliseconds ?? .infinity, other.delayMilliseconds ?? .infinity)
    return costs.0 == .waits && delays.0 != delays.1 ? delays.0 > delays.1 : nil
  }
}

extension LintReport {
  /// Every finding with the number of its spec: the worst cost first, then by spec and line.
  var byCost: [(spec: Int, placed: PlacedFinding)] {
    let all = numbered
    return all.indices.sorted { a, b in
      if let order = all[a].placed.finding.comes(before: all[b].placed.finding) { return order }
      return (all[a].spec, all[a].placed.place.line, a) < (all[b].spec, all[b].placed.place.line, b)
    }.map { all[$0] }
  }
}
