import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with activities that count touches in a row.
@Suite struct TapsAgreementTests {
  @Test func `runtime and reference count touches alike`() throws {
    let runs = try comparedRandomCases { random, _ in
      random.countTaps()
      let spec = random.spec.checked
      return spec.activities.contains { $0.taps != nil } ? spec : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 10)
    let counts: Set<UInt8> = Set(runs.flatMap(\.outcomes).map(\.outcome.taps))
    #expect(counts == [0, 1, 2])
  }
}

extension AgreementCase {
  /// Makes activities that are done only by touches count to 2.
  fileprivate mutating func countTaps() {
    for index in spec.activities.indices
    where spec.activities[index].mechanics.allSatisfy({ spec.mechanics[$0.value].isTouch }) {
      spec.changeActivity(index) { $0.taps = SpecBuilder.at(2) }
    }
  }
}
