import AgreementSupport
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with hand-overs at the ends of content.
@Suite struct HandOverAgreementTests {
  @Test func `runtime and reference hand touches over alike`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.vary(.handOvers, spec: seed / 10, trace: seed) ? random.spec.checked : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 5)
    // Shows that hand-overs are compared at all.
    let handed = runs.count(where: hasHandOver)
    #expect(handed > runs.count / 40, "\(handed) of \(runs.count)")
  }

  @Test func `in a layout from right to left, too`() throws {
    var handed = 0
    for seed in RandomAgreementTests.seeds {
      var random = AgreementCase(seed: seed)
      guard random.vary(.handOvers, spec: seed / 10, trace: seed) else { continue }
      for index in random.spec.activities.indices where index % 2 == 0 {
        random.spec.changeActivity(index) { activity in
          for number in activity.handOvers.indices { activity.handOvers[number].layout = .ltr }
        }
      }
      let spec = random.spec.checked
      guard spec.laidOut(.rtl).activities.map(\.handOvers) != spec.activities.map(\.handOvers) else {
        continue
      }
      let expected = Reference(layout: .rtl).run(spec, random.events, screen: random.screen)
      let actual = try TableRuntime(layout: .rightToLeft).run(spec, random.events, screen: random.screen)
      guard !expected.isDecidedByRounding, !actual.isDecidedByRounding else { continue }
      if hasHandOver(actual) { handed += 1 }
      #expect(difference(expected, actual) == nil, "seed \(seed)\n\(random.text)")
    }
    #expect(handed > 10)
  }

  /// Whether one activity began at the instant at which another ended with as many fingers.
  private func hasHandOver(_ run: RecognizerRun) -> Bool {
    zip(run.outcomes, run.outcomes.dropFirst()).contains { a, b in
      a.outcome.phase == .ended && b.outcome.phase == .began && a.outcome.time == b.outcome.time
        && a.outcome.fingers == b.outcome.fingers
    }
  }
}
