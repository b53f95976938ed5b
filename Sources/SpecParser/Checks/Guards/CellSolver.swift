/// Decides whether some state satisfies a formula, by splitting on one variable after the other.
///
/// What is left after a split is simplified, and formulas without a solution are remembered, so that independent parts
/// are not tried against each other. The problem is NP-complete: `limit` bounds what a hostile guard can cost.
struct CellSolver {
  enum Answer: Equatable {
    case never
    /// A cell for every variable that matters; all others may have any value.
    case cells([Int: Int])
    /// The bound was reached first.
    case undecided
  }

  /// How many parts of formulas may still be looked at. Twenty variables in a guard need some thousand; half a million
  /// take less than a second.
  private(set) var workLeft: Int
  private var unsolvable: Set<CellFormula> = []

  init(limit: Int = 500_000) {
    workLeft = limit
  }

  mutating func solve(_ formula: CellFormula) -> Answer {
    if case .constant(let value) = formula { return value ? .cells([:]) : .never }
    if unsolvable.contains(formula) { return .never }
    guard let slot = Self.splitSlot(of: formula) else { return .undecided }
    for cell in Self.distinctCells(of: slot, in: formula) {
      guard workLeft > 0 else { return .undecided }
      workLeft -= formula.size
      switch solve(formula.assuming(slot, in: cell)) {
      case .never: continue
      case .undecided: return .undecided
      case .cells(let rest): return .cells(rest.merging([slot: cell]) { $1 })
      }
    }
    unsolvable.insert(formula)
    return .never
  }

  /// The variable to split on: one that a conjunction pins down directly, else the first that appears.
  private static func splitSlot(of formula: CellFormula) -> Int? {
    switch formula {
    case .constant: nil
    case .lies(let slot, _): slot
    // Parts about one slot stand first.
    case .and(let parts), .or(let parts): parts.first.flatMap(splitSlot)
    }
  }

  /// One cell for each way in which the formula can tell cells of the variable apart, the lowest first.
  private static func distinctCells(of slot: Int, in formula: CellFormula) -> [Int] {
    var sets: [CellSet] = []
    collectSets(of: slot, in: formula, into: &sets)
    guard let count = sets.first?.count else { return [] }
    var blocks = [CellSet.all(count: count)]
    for set in Set(sets) {
      blocks = blocks.flatMap { [$0.intersection(set), $0.intersection(set.complement)] }.filter {
        !$0.isEmpty
      }
    }
    return blocks.compactMap(\.first).sorted()
  }

  private static func collectSets(of slot: Int, in formula: CellFormula, into sets: inout [CellSet]) {
    switch formula {
    case .constant: return
    case .lies(let other, let set): if other == slot { sets.append(set) }
    case .and(let parts), .or(let parts): for part in parts { collectSets(of: slot, in: part, into: &sets) }
    }
  }
}
