extension ClauseSolver {
  /// A clause that follows from all others and excludes the conflict. Its first literal is the opposite of the first unique implication
  /// point. Its second literal has the highest level among the rest.
  mutating func learnedClause(from conflict: Int, level: Int) -> [Literal] {
    var learned: [Literal] = []
    var (clause, open, place) = (conflict, 0, trail.count)
    var skipped: Int?
    while true {
      for index in starts[clause]..<starts[clause + 1] {
        let literal = literals[index]
        guard literal.variable != skipped, !isSeen[literal.variable], levels[literal.variable] > 0 else {
          continue
        }
        isSeen[literal.variable] = true
        if literal.variable < decided { scores.bump(literal.variable) }
        if levels[literal.variable] == level { open += 1 } else { learned.append(literal) }
      }
      repeat { place -= 1 } while !isSeen[trail[place].variable]
      let point = trail[place]
      isSeen[point.variable] = false
      open -= 1
      if open == 0 {
        learned.insert(point.opposite, at: 0)
        break
      }
      (clause, skipped) = (reasons[point.variable], point.variable)
    }
    for literal in learned { isSeen[literal.variable] = false }
    if let highest = learned.indices.dropFirst().max(by: {
      levels[learned[$0].variable] < levels[learned[$1].variable]
    }) {
      learned.swapAt(1, highest)
    }
    return learned
  }
}
