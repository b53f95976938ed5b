import AgreementSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with lifts that must be on their target, frames of elements, and elements under lifting fingers.
@Suite struct LiftsOnTargetAgreementTests {
  @Test func `runtime and reference let fingers lift alike`() throws {
    var (asking, claims) = (0, 0)
    let runs = try comparedRandomCases { random, seed in
      guard random.vary(.liftsOnTarget, spec: seed / 10, trace: seed) else { return nil }
      asking += 1
      return random.spec.checked
    }
    #expect(asking > RandomAgreementTests.seeds.count / 3)
    for run in runs { claims += run.outcomes.count { $0.outcome.phase == .recognized } }
    #expect(claims > runs.count / 10, "\(claims) of \(runs.count)")
  }

  @Test func `a slop makes a difference`() throws {
    // Runs the cases with and without the frames of elements. The outcomes differ, so frames and slops decide.
    var differing = 0
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      guard random.vary(.liftsOnTarget, spec: seed / 10, trace: seed) else { continue }
      let strict = try TableRuntime().run(random.spec.checked, random.events, screen: random.screen)
      random.events = random.events.filter { if case .frame = $0 { false } else { true } }
      let loose = try TableRuntime().run(random.spec.checked, random.events, screen: random.screen)
      if strict.outcomes != loose.outcomes { differing += 1 }
    }
    #expect(differing > 20)
  }
}
