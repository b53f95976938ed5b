import Testing

@testable import SpecParser

@Suite("The bound on the work for many guards")
struct GuardBudgetTests {
  private let states = [
    StateVariable(
      name: Located("zoom", SourceSpan(file: 0, start: 0, end: 4)), type: .number(low: 0, high: 8))
  ]

  @Test("A question gets the rest of the budget, but at most the full limit and at least 20,000 steps")
  func limit() {
    #expect(GuardBudget().limit == DecideGuards.limit)
    #expect(GuardBudget(steps: 300_000).limit == 300_000)
    #expect(GuardBudget(steps: 0).limit == 20_000)
    var budget = GuardBudget()
    budget.use(GuardBudget.plenty)
    #expect(budget.limit == DecideGuards.limit)
    budget.use(1)
    #expect(budget.limit == DecideGuards.limit - 1)
  }

  @Test("A question uses up as much of the budget as it visits clauses")
  func used() {
    var budget = GuardBudget()
    #expect(budget.used == 0)
    let guards: [Guard] = [.compares(slot: 0, .greater, 3), .compares(slot: 0, .less, 2)]
    let isEmpty = GuardSet(.and(guards), over: states).isEmpty(within: &budget)
    #expect(isEmpty == true)
    #expect((1...100).contains(budget.used), "\(budget.used)")
  }
}
