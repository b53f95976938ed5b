import AgreementSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with activities that show that they are possible.
@Suite struct PossibleAgreementTests {
  @Test func `runtime and reference show and fail alike`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.vary(.possible, spec: seed, trace: seed) ? random.spec.checked : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 3)
    let phases = runs.flatMap(\.outcomes).map(\.phase)
    #expect(phases.count { $0 == .possible } > 500)
    #expect(phases.count { $0 == .failed } > 300)
    // An activity fails only if it was shown.
    for run in runs {
      var shown: [String: Int] = [:]
      for outcome in run.outcomes {
        if outcome.phase == .possible { shown[outcome.activity, default: 0] += 1 }
        if outcome.phase == .failed { shown[outcome.activity, default: 0] -= 1 }
        #expect(shown[outcome.activity, default: 0] >= 0)
      }
    }
  }
}
