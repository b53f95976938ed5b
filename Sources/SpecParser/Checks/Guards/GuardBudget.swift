/// How much work many questions about guards may make together.
///
/// It counts steps, not seconds: the same questions in the same order get the same answers on every machine. A question that
/// comes when all is used up still gets what any guard needs that a person writes.
package struct GuardBudget: Sendable, Hashable {
  private var stepsLeft: Int
  private static let leastLimit = 20_000
  private static let most = 25_000_000
  /// Up to here every question gets all that it wants.
  package static let plenty = most - DecideGuards.limit

  package init() { self.init(steps: Self.most) }

  package init(steps: Int) { stepsLeft = steps }

  /// How many steps were made, of the usual number.
  package var used: Int { Self.most - stepsLeft }

  var limit: Int { max(Self.leastLimit, min(stepsLeft, DecideGuards.limit)) }

  mutating func use(_ steps: Int) { stepsLeft -= steps }
}

extension GuardSet {
  /// Whether the set is empty; `nil` when that was not found out within the bound.
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
