import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// Touches in a row: the random specs and traces, with activities that count them.
@Suite struct TapsAgreementTests {
  @Test func `runtime and reference count touches alike`() throws {
    var compared = 0
    var counts: Set<UInt8> = []
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      random.countTaps()
      let spec = random.spec.checked
      guard spec.activities.contains(where: { $0.taps != nil }) else { continue }
      let expected = Reference().run(spec, random.events, screen: random.screen)
      let actual = try TableRuntime().run(spec, random.events, screen: random.screen)
      guard !expected.isDecidedByRounding, !actual.isDecidedByRounding else { continue }
      compared += 1
      counts.formUnion(actual.outcomes.map(\.outcome.taps))
      #expect(difference(expected, actual) == nil, "seed \(seed)\n\(random.text)")
    }
    #expect(compared > RandomAgreementTests.seeds.count / 10)
    #expect(counts == [0, 1, 2])
  }
}

extension AgreementCase {
  /// Whatever is done by touches counts to 2.
  fileprivate mutating func countTaps() {
    for index in spec.activities.indices
    where spec.activities[index].mechanics.allSatisfy({ spec.mechanics[$0.value].isTouch }) {
      spec.changeActivity(index) { $0.taps = SpecBuilder.at(2) }
    }
  }
}
