import AgreementSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with activities that count touches in a row.
@Suite struct TapsAgreementTests {
  @Test func `runtime and reference count touches alike`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.vary(.taps, spec: seed, trace: seed) ? random.spec.checked : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 10)
    let counts: Set<UInt8> = Set(runs.flatMap(\.outcomes).map(\.outcome.taps))
    #expect(counts == [0, 1, 2])
  }
}
