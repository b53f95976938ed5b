import Testing

@testable import SpecParser

@Suite("Facts about guards that are asked for more than once")
struct GuardMemoTests {
  private let states = ["zoom", "scale"].map {
    StateVariable(
      name: Located($0, SourceSpan(file: 0, start: 0, end: 4)), type: .number(low: 0, high: 8))
  }

  private func memo() -> GuardMemo {
    let memo = GuardMemo()
    memo.prepare(for: states)
    return memo
  }

  @Test("Two guards that can hold together have a state in which both do, and others have none")
  func pairs() {
    let memo = memo()
    let above = memo.number(of: .compares(slot: 0, .greater, 3))
    let below = memo.number(of: .compares(slot: 0, .less, 2))
    let other = memo.number(of: .compares(slot: 1, .equal, 5))
    #expect(memo.number(of: .compares(slot: 0, .less, 2)) == below)
    for _ in 0..<2 {
      #expect(memo.answer(above, below) == .never && memo.model(above, below) == nil)
      #expect(memo.answer(other, above) == .sometimes)
      let model = memo.model(above, other)
      #expect(model?[1] == 5 && (model?[0] ?? 0) > 3, "\(model ?? [:])")
    }
  }

  @Test("A guard is covered if in each of its states one of the others holds")
  func covers() {
    let memo = memo()
    let all = memo.number(of: nil)
    let low = memo.number(of: .compares(slot: 0, .lessOrEqual, 4))
    let high = memo.number(of: .compares(slot: 0, .greaterOrEqual, 3))
    let higher = memo.number(of: .compares(slot: 0, .greater, 5))
    for _ in 0..<2 {
      #expect(memo.isCovered(all, by: [low, high]))
      #expect(!memo.isCovered(all, by: [low, higher]))
      #expect(memo.isCovered(higher, by: [high]) && !memo.isCovered(high, by: [higher]))
      #expect(!memo.isCovered(all, by: []))
    }
  }

  @Test("Other variables are another question; the same ones are not asked again")
  func prepare() {
    let memo = memo()
    let number = memo.number(of: .compares(slot: 0, .greater, 3))
    #expect(!memo.facts(number).isEmpty)
    let steps = memo.steps
    memo.prepare(for: states)
    #expect(!memo.facts(number).isEmpty && memo.steps == steps)
    memo.prepare(for: Array(states.reversed()))
    #expect(memo.number(of: nil) == 0)
  }
}

@Suite("The values that stand for a range of numbers")
struct NumberCellsTests {
  @Test("The ends, the constants between them, and one value of each gap; constants outside do not count")
  func values() {
    #expect(NumberCells(low: 0, high: 8, constants: [9, -1, 4]).values == [0, 2, 4, 6, 8])
    #expect(NumberCells(low: 0, high: 8, constants: [0, 8]).values == [0, 4, 8])
    #expect(NumberCells(low: 1, high: 2, constants: []).values == [1, 1.5, 2])
    #expect(NumberCells(low: 3, high: 3, constants: [3]).values == [3])
    // Between two neighbours there is no number.
    #expect(NumberCells(low: 1, high: Double(1).nextUp, constants: []).values == [1, Double(1).nextUp])
  }

  @Test("The first value from a number on")
  func from() {
    let cells = NumberCells(low: 0, high: 8, constants: [4])
    #expect(cells.value(from: 0) == 0 && cells.value(from: 0.5) == 2 && cells.value(from: 4) == 4)
    #expect(cells.value(from: 9) == 9)
  }
}
