import SpecParser
import Testing

@testable import GestureCompiler

/// The orders of limits have every limit that they show.
struct LimitInfoTests {
  private static let kinds: [ElaboratedStep.Kind] = [.press, .wait, .move(.orbit([.clockwise])), .lift]

  private static func those(_ isShown: (LimitInfo) -> Bool) -> Set<StepLimit> {
    Set(StepLimit.allCases.filter { limit in kinds.contains { isShown(limit.info(in: $0)) } })
  }

  @Test("every limit has an instruction, and a place in tables")
  func tables() {
    #expect(Self.those { $0.low.opcode != nil || $0.high.opcode != nil } == Set(StepLimit.allCases))
    #expect(Set(StepLimit.inTables) == Set(StepLimit.allCases))
    #expect(StepLimit.inTables.count == StepLimit.allCases.count)
  }

  @Test("every end with an instruction has a cause of failures")
  func causes() {
    for limit in StepLimit.allCases {
      for info in Self.kinds.map(limit.info(in:)) {
        for end in [info.low, info.high] { #expect((end.opcode == nil) == (end.cause == nil), "\(limit)") }
      }
    }
  }

  @Test("what has words has a place in pages or in comparisons of specs")
  func words() {
    let end = Limit(1, isIncluded: true, origin: .written(SourceSpan(file: 0, start: 0, end: 0)))
    let told = Self.those { info in
      info.preposition != nil || info.line != nil || info.low.failure(end, "") != nil
        || info.high.failure(end, "") != nil
    }
    #expect(Set(StepLimit.inWords) == told)
    #expect(Set(StepLimit.inComparisons) == Self.those { $0.hiddenName != nil })
  }
}
