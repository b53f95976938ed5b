/// A bound on the work for many questions about guards.
///
/// It counts steps, not seconds, so the same questions in the same order get the same answers on every machine. When it is used up, a
/// question still gets enough for any guard that a person writes.
package struct GuardBudget: Sendable, Hashable {
  private var stepsLeft: Int
  private static let leastLimit = 20_000
  private static let most = 25_000_000
  /// The number of used steps up to which each question gets the full limit.
  package static let plenty = most - DecideGuards.limit

  package init() { self.init(steps: Self.most) }

  package init(steps: Int) { stepsLeft = steps }

  /// The number of steps used, of the usual number.
  package var used: Int { Self.most - stepsLeft }

  /// Whether nothing is left.
  package var isUsedUp: Bool { stepsLeft <= 0 }

  var limit: Int { max(Self.leastLimit, min(stepsLeft, DecideGuards.limit)) }

  mutating func use(_ steps: Int) { stepsLeft -= steps }
}

extension GuardSet {
  /// Whether the set is empty; `nil` if this was not decided within the bound.
  package func isEmpty(within budget: inout GuardBudget) -> Bool? {
    let (answer, steps) = answer(limit: budget.limit)
    budget.use(steps)
    switch answer {
    case .never: return true
    case .found: return false
    case .undecided: return nil
    }
  }
}
