/// A boolean variable of a `ClauseSolver`, or its opposite.
struct Literal: Sendable, Hashable {
  /// Twice the variable, plus one for the opposite.
  let code: Int

  private init(code: Int) { self.code = code }

  init(_ variable: Int, isTrue: Bool) { code = 2 * variable + (isTrue ? 0 : 1) }

  var variable: Int { code / 2 }
  var isTrue: Bool { code & 1 == 0 }
  var opposite: Literal { Literal(code: code ^ 1) }
}

/// A solver that finds values for boolean variables which satisfy all clauses.
///
/// It uses conflict-driven clause learning (GRASP; Chaff; MiniSat). It decides a variable and propagates units over two watched literals.
/// From each conflict it learns a clause at the first unique implication point, and jumps back. The same clauses always give the same
/// answer, since the bound counts steps, not seconds.
struct ClauseSolver {
  enum Answer: Sendable, Hashable {
    case never, found
    /// The bound was reached before an answer was found.
    case undecided
  }

  /// The order in which variables are decided.
  enum Order: Sendable, Hashable {
    /// The variable most involved in recent conflicts, with its last value. This is the fastest order.
    case activity
    /// The first variable, `false` first. This finds the least solution in the order of the variables.
    case given
  }

  /// The number of variables to decide, the first ones. All others must follow from them, or be free to be true.
  let decided: Int
  /// The clauses, one after the other. Clause `n` begins at `starts[n]` and watches its first two literals.
  var literals: [Literal] = []
  var starts: [Int] = [0]
  private var units: [Literal] = []
  /// The watches. Each clause has two, which are numbered; the watches of a literal form a list. `firstWatches` is by literal,
  /// `nextWatches` by watch, and -1 ends a list.
  private var firstWatches: [Int] = []
  private var nextWatches: [Int] = []
  /// The value of each literal: 1 is true, -1 is false, 0 is open.
  private var values: [Int8] = []
  /// For each variable, the level at which it got its value, and the clause that implied it; -1 is none.
  var levels: [Int] = []
  var reasons: [Int] = []
  /// The true literals, in the order in which they became true; `levelStarts` is where each level begins.
  var trail: [Literal] = []
  private var levelStarts: [Int] = []
  private var head = 0
  private var isContradictory = false
  /// The number of clauses that may still be visited.
  private(set) var stepsLeft: Int
  var scores: VariableScores
  /// All variables before this one have values.
  private var nextGiven = 0
  /// The last value of each variable.
  private var phases: [Bool] = []
  /// The variables marked while a clause is learned.
  var isSeen: [Bool] = []

  /// - Parameters:
  ///   - decided: the number of variables to decide.
  ///   - limit: the most clauses that may be visited.
  init(decided: Int, limit: Int) {
    self.decided = decided
    stepsLeft = limit
    scores = VariableScores(count: decided)
    for _ in 0..<decided { _ = addVariable() }
  }

  /// Adds a variable that follows from others.
  mutating func addVariable() -> Int {
    for _ in 0..<2 {
      firstWatches.append(-1)
      values.append(0)
    }
    levels.append(0)
    reasons.append(-1)
    phases.append(false)
    isSeen.append(false)
    return levels.count - 1
  }

  mutating func add(_ clause: [Literal]) { add(clause, clause.indices) { $0 } }

  /// Adds some literals of a list as a clause.
  ///
  /// - Parameter renumbered: returns the number of a variable in this solver.
  @inline(__always)
  mutating func add(_ list: [Literal], _ range: Range<Int>, _ renumbered: (Int) -> Int) {
    let start = literals.count
    for index in range {
      literals.append(Literal(renumbered(list[index].variable), isTrue: list[index].isTrue))
    }
    switch range.count {
    case 0: isContradictory = true
    case 1: if let unit = literals.popLast() { units.append(unit) }
    default: watch(start)
    }
  }

  /// Whether a variable is true in the solution.
  func isTrue(_ variable: Int) -> Bool { values[2 * variable] > 0 }

  mutating func solve(_ order: Order) -> Answer {
    for unit in units where !isContradictory {
      if value(unit) < 0 { isContradictory = true } else if value(unit) == 0 { assign(unit, because: -1) }
    }
    if isContradictory { return .never }
    var restart = Restarts()
    while true {
      if let clause = propagate() {
        if levelStarts.isEmpty { return .never }
        learn(from: clause)
        restart.conflicts += 1
      } else if stepsLeft <= 0 {
        return .undecided
      } else if order == .activity, restart.isDue {
        jump(to: 0)
        restart.begin()
      } else {
        guard let next = nextVariable(order) else { return .found }
        levelStarts.append(trail.count)
        assign(Literal(next, isTrue: order == .activity && phases[next]), because: -1)
      }
    }
  }

  private mutating func nextVariable(_ order: Order) -> Int? {
    switch order {
    case .given:
      while nextGiven < decided, values[2 * nextGiven] != 0 { nextGiven += 1 }
      return nextGiven < decided ? nextGiven : nil
    case .activity:
      while let variable = scores.popGreatest() { if values[2 * variable] == 0 { return variable } }
      return nil
    }
  }

  // MARK: Propagation

  func value(_ literal: Literal) -> Int8 { values[literal.code] }

  private mutating func assign(_ literal: Literal, because clause: Int) {
    values[literal.code] = 1
    values[literal.opposite.code] = -1
    levels[literal.variable] = levelStarts.count
    reasons[literal.variable] = clause
    trail.append(literal)
  }

  /// Makes the literals after the last clause a clause that watches its first two literals.
  private mutating func watch(_ start: Int) {
    let number = starts.count - 1
    starts.append(literals.count)
    nextWatches.append(-1)
    nextWatches.append(-1)
    link(2 * number, to: literals[start])
    link(2 * number + 1, to: literals[start + 1])
  }

  private mutating func link(_ watch: Int, to literal: Literal) {
    nextWatches[watch] = firstWatches[literal.code]
    firstWatches[literal.code] = watch
  }

  /// Propagates units until nothing more follows from single clauses.
  ///
  /// - Returns: a clause that has become false; `nil` if there is none.
  private mutating func propagate() -> Int? {
    while head < trail.count {
      let falsified = trail[head].opposite
      head += 1
      var watch = firstWatches[falsified.code]
      firstWatches[falsified.code] = -1
      var failed: Int?
      while watch >= 0 {
        let (clause, next) = (watch / 2, nextWatches[watch])
        stepsLeft -= 1
        if failed != nil {
          link(watch, to: falsified)
        } else if let other = otherLiteral(of: clause, than: falsified) {
          link(watch, to: other)
        } else {
          link(watch, to: falsified)
          let first = literals[starts[clause]]
          if value(first) < 0 { failed = clause } else if value(first) == 0 { assign(first, because: clause) }
        }
        watch = next
      }
      if let failed { return failed }
    }
    return nil
  }

  /// Another literal for a clause to watch that is not false. It then stands second in the clause.
  ///
  /// - Returns: `nil` if there is none, or if the other watched literal is true. The falsified literal then stands second.
  private mutating func otherLiteral(of clause: Int, than falsified: Literal) -> Literal? {
    let start = starts[clause]
    if literals[start] == falsified { literals.swapAt(start, start + 1) }
    if value(literals[start]) > 0 { return nil }
    var place = start + 2
    while place < starts[clause + 1] {
      if value(literals[place]) >= 0 {
        literals.swapAt(start + 1, place)
        return literals[start + 1]
      }
      place += 1
    }
    return nil
  }

  // MARK: Conflicts

  private mutating func learn(from conflict: Int) {
    let learned = learnedClause(from: conflict, level: levelStarts.count)
    jump(to: learned.dropFirst().map { levels[$0.variable] }.max() ?? 0)
    if learned.count > 1 {
      let start = literals.count
      literals += learned
      watch(start)
    }
    assign(learned[0], because: learned.count > 1 ? starts.count - 2 : -1)
    scores.decay()
  }

  private mutating func jump(to level: Int) {
    guard level < levelStarts.count else { return }
    for literal in trail[levelStarts[level]...] {
      values[literal.code] = 0
      values[literal.opposite.code] = 0
      phases[literal.variable] = literal.isTrue
      if literal.variable < decided {
        scores.insert(literal.variable)
        nextGiven = min(nextGiven, literal.variable)
      }
    }
    trail.removeLast(trail.count - levelStarts[level])
    levelStarts.removeLast(levelStarts.count - level)
    head = trail.count
  }
}

/// The schedule of restarts, which keep learned clauses: after 64 conflicts times the numbers of Luby, Sinclair and Zuckerman.
private struct Restarts {
  var conflicts = 0
  private var (round, power) = (1, 1)

  var isDue: Bool { conflicts >= 64 * power }

  mutating func begin() {
    conflicts = 0
    // Knuth's method to step through 1, 1, 2, 1, 1, 2, 4, …
    if round & -round == power { (round, power) = (round + 1, 1) } else { power *= 2 }
  }
}
