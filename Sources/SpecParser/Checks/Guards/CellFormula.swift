/// A guard over cells: no negation is left, and equal formulas are usually written alike, so that answers can be kept.
indirect enum CellFormula: Sendable, Hashable {
  case constant(Bool)
  /// The variable lies in one of these cells: neither none nor all of them.
  case lies(slot: Int, CellSet)
  /// At least two parts, none of them a constant or an `and`; at most one `lies` for each slot.
  case and([CellFormula])
  /// At least two parts, none of them a constant or an `or`; at most one `lies` for each slot.
  case or([CellFormula])

  /// - Parameter isNegated: makes the formula of the guard's opposite.
  init(_ guardExpression: Guard, cells: [Int: StateCells], isNegated: Bool = false) {
    switch guardExpression {
    case .constant(let value):
      self = .constant(value != isNegated)
    case .isOneOf(let slot, let values):
      let set = cells[slot]?.cells(of: values)
      self = .lying(in: set, slot: slot, isNegated: isNegated)
    case .compares(let slot, let comparison, let amount):
      let set = cells[slot]?.cells { comparison.holds($0, amount) }
      self = .lying(in: set, slot: slot, isNegated: isNegated)
    case .not(let inner):
      self.init(inner, cells: cells, isNegated: !isNegated)
    case .and(let parts):
      let formulas = parts.map { CellFormula($0, cells: cells, isNegated: isNegated) }
      self = isNegated ? .any(of: formulas) : .all(of: formulas)
    case .or(let parts):
      let formulas = parts.map { CellFormula($0, cells: cells, isNegated: isNegated) }
      self = isNegated ? .all(of: formulas) : .any(of: formulas)
    }
  }

  private static func lying(in set: CellSet?, slot: Int, isNegated: Bool) -> CellFormula {
    guard let set else { return .constant(isNegated) }
    return lying(in: isNegated ? set.complement : set, slot: slot)
  }

  private static func lying(in set: CellSet, slot: Int) -> CellFormula {
    if set.isEmpty { return .constant(false) }
    return set.isAll ? .constant(true) : .lies(slot: slot, set)
  }

  /// The conjunction, simplified.
  static func all(of parts: [CellFormula]) -> CellFormula {
    combine(parts, neutral: true, merge: { $0.intersection($1) }, build: { .and($0) })
  }

  /// The disjunction, simplified.
  static func any(of parts: [CellFormula]) -> CellFormula {
    combine(parts, neutral: false, merge: { $0.union($1) }, build: { .or($0) })
  }

  /// Flattens nested parts of the same sort, merges what is said about one slot and drops repetitions.
  private static func combine(
    _ parts: [CellFormula], neutral: Bool, merge: (CellSet, CellSet) -> CellSet,
    build: ([CellFormula]) -> CellFormula
  ) -> CellFormula {
    var sets: [Int: CellSet] = [:]
    var others: [CellFormula] = []
    var seen: Set<CellFormula> = []
    var waiting = Array(parts.reversed())
    while let part = waiting.popLast() {
      switch (part, neutral) {
      case (.constant(let value), _):
        if value != neutral { return .constant(!neutral) }
      case (.lies(let slot, let set), _):
        sets[slot] = sets[slot].map { merge($0, set) } ?? set
      case (.and(let inner), true), (.or(let inner), false):
        waiting.append(contentsOf: inner.reversed())
      case (.and, false), (.or, true):
        if seen.insert(part).inserted { others.append(part) }
      }
    }
    var result: [CellFormula] = []
    for (slot, set) in sets.sorted(by: { $0.key < $1.key }) {
      let leaf = lying(in: set, slot: slot)
      if case .constant(let value) = leaf {
        if value != neutral { return leaf }
      } else {
        result.append(leaf)
      }
    }
    result += others
    if result.isEmpty { return .constant(neutral) }
    return result.count == 1 ? result[0] : build(result)
  }

  /// How many parts it has, itself included.
  var size: Int {
    switch self {
    case .constant, .lies: 1
    case .and(let parts), .or(let parts): parts.reduce(1) { $0 + $1.size }
    }
  }

  /// What is left of the formula when the variable lies in one cell.
  func assuming(_ slot: Int, in cell: Int) -> CellFormula {
    switch self {
    case .constant: self
    case .lies(let other, let set): other == slot ? .constant(set.contains(cell)) : self
    case .and(let parts): .all(of: parts.map { $0.assuming(slot, in: cell) })
    case .or(let parts): .any(of: parts.map { $0.assuming(slot, in: cell) })
    }
  }
}
