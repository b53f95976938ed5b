import AgreementSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with detents in place of every commit threshold.
@Suite struct DetentsAgreementTests {
  @Test func `runtime and reference reach the same detents`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.vary(.detents, spec: seed, trace: seed) ? random.spec.checked : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 10)
    let committed: Set<UInt8> = Set(
      runs.flatMap(\.outcomes).filter(\.outcome.isCommitted).map(\.outcome.detent))
    #expect(committed == [1, 2, 3])
  }
}
