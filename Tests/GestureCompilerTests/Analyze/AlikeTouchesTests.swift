import ConflictSupport
import SpecParser
import Testing

@testable import GestureCompiler

/// The search leaves out what is as good as something that it has searched. What it finds must stay the same.
@Suite struct AlikeTouchesTests {
  /// What is found for each two shapes of a pair, and the steps that it took.
  private static func found(
    _ seed: UInt64, leavesOut: Bool, budget: Int = 60_000
  ) -> (meetings: [MeetingSet], steps: Int) {
    let pair = RandomPair(seed: seed)
    let subject = AnalyzeConflicts(CheckContext(pair.spec), pair.machine).subject
    let all = (0..<2).map { subject.shapes[$0].joined().map { subject.pool.shapes[$0] } }
    var steps = 0
    let meetings = all[0].flatMap { first in
      all[1].map { second in
        var search = TouchSearch(first, second, subject.targets(0, 1), hand: subject.hand, budget: budget)
        search.leavesOutAlike = leavesOut
        let found = search.run()
        steps += budget - search.budget
        return found
      }
    }
    return (meetings, steps)
  }

  /// - Parameter seed: the first of 20.
  @Test(arguments: Array(stride(from: UInt64(40_001), to: 40_600, by: 20))) func findsTheSame(_ seed: UInt64)
  {
    for seed in seed..<(seed + 20) {
      let (all, some) = (Self.found(seed, leavesOut: false), Self.found(seed, leavesOut: true))
      // A search that is cut off takes its last steps at once.
      if all.meetings.allSatisfy(\.isComplete) { #expect(some.steps <= all.steps, "seed \(seed)") }
      for (whole, part) in zip(all.meetings, some.meetings) where whole.isComplete {
        #expect(part.isComplete, "seed \(seed)")
        #expect(part.meetings.map(\.order) == whole.meetings.map(\.order), "seed \(seed)")
        #expect(part.meetings.map(\.summary) == whole.meetings.map(\.summary), "seed \(seed)")
        #expect(part.holds == whole.holds, "seed \(seed)")
      }
    }
  }

  /// Whether the first shape of a pair can claim before the second one; `nil` if that is undecided.
  private static func escapes(_ seed: UInt64, leavesOut: Bool) -> [Bool?] {
    let pair = RandomPair(seed: seed)
    let subject = AnalyzeConflicts(CheckContext(pair.spec), pair.machine).subject
    let all = (0..<2).map { subject.shapes[$0].joined().map { subject.pool.shapes[$0] } }
    return all[0].flatMap { first in
      all[1].map { second in
        var search = TouchSearch(
          [first, second], levels: [0, 0], goal: .escape([TouchSearch.Rival()]), hand: .unlimited,
          budget: 60_000)
        search.leavesOutAlike = leavesOut
        let isComplete = search.run().isComplete
        return isComplete ? !search.ways.isEmpty : nil
      }
    }
  }

  /// - Parameter seed: the first of 20.
  @Test(arguments: Array(stride(from: UInt64(41_001), to: 41_600, by: 20))) func escapesTheSame(
    _ seed: UInt64
  ) {
    for seed in seed..<(seed + 20) {
      for (all, some) in zip(Self.escapes(seed, leavesOut: false), Self.escapes(seed, leavesOut: true)) {
        if let all { #expect(some == all, "seed \(seed)") }
      }
    }
  }

  @Test("Much is left out where both touch several times") func leavesMuchOut() {
    let (all, some) = (
      Self.found(9_200_490, leavesOut: false, budget: 200_000), Self.found(9_200_490, leavesOut: true)
    )
    #expect(some.steps * 2 < all.steps)
  }
}
