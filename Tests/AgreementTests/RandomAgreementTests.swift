import AgreementSupport
import Foundation
import GestureRuntime
import TestSupport
import Testing

/// Properties that hold for any spec and trace.
@Suite struct RandomAgreementTests {
  /// The random cases that each test tries: the same in every run, unless `AGREEMENT_SEEDS=FROM..TO` asks for others. Continuous integration
  /// and `make prove` ask for more.
  static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let ends = environment["AGREEMENT_SEEDS"]?.split(separator: ".").compactMap { UInt64($0) }
    guard let ends, ends.count == 2, ends[0] < ends[1] else { return 2000..<3000 }
    return ends[0]..<ends[1]
  }()

  @Test func `the order in which a spec lists things never changes an outcome`() {
    for seed in Self.seeds {
      let original = AgreementCase(seed: seed)
      var reversed = original
      reversed.spec.reverseActivities()
      let (a, b) = (run(original), run(reversed))
      guard !a.isDecidedByRounding else { continue }
      #expect(difference(a, b) == nil, "seed \(seed)\n\(original.text)")
    }
  }

  @Test func `random cases recognize something of every kind`() {
    var phases: [GesturePhase: Int] = [:]
    var mechanics: [String: Int] = [:]
    var rounded = 0
    for seed in Self.seeds {
      let result = run(AgreementCase(seed: seed))
      if result.isDecidedByRounding { rounded += 1 }
      for outcome in result.outcomes {
        phases[outcome.phase, default: 0] += 1
        mechanics[outcome.mechanic, default: 0] += 1
      }
    }
    for phase in [GesturePhase.recognized, .began, .changed, .ended, .cancelled] {
      #expect(phases[phase, default: 0] > 30, "\(phases)")
    }
    #expect(mechanics.count >= 20, "\(mechanics)")
    #expect(rounded < 300)
  }

  private func run(_ agreementCase: AgreementCase) -> RecognizerRun {
    Reference().run(agreementCase.spec.checked, agreementCase.events, screen: agreementCase.screen)
  }
}
