import TestSupport
import Testing

@testable import GestureCompiler

@Suite("CompareConflicts: conflicts that gained or lost activities")
struct ConflictKeysTests {
  /// The index finds what a comparison of each with each finds.
  @Test func findsWhatAllComparisonsFind() {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<200 {
      let all = (0..<12).map { _ in key(&random) }
      let keys = ConflictKeys(all)
      for _ in 0..<12 {
        let one = key(&random)
        #expect(keys.firstPart(of: one) == all.first { $0.isPart(of: one) })
        #expect(keys.hasWhole(of: one) == all.contains { one.isPart(of: $0) })
      }
    }
  }

  private func key(_ random: inout RandomNumbers) -> ConflictKey {
    let activities = "abcd".filter { _ in Bool.random(using: &random) }.map(String.init)
    return ConflictKey(
      rule: ["race", "nested"][Int.random(in: 0..<2, using: &random)], activities: activities)
  }
}
