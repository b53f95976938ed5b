import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// The random specs and traces, with detents in place of every commit threshold.
@Suite struct DetentsAgreementTests {
  @Test func `runtime and reference reach the same detents`() throws {
    let runs = try comparedRandomCases { random, seed in
      random.giveDetents(seed)
      let spec = random.spec.checked
      return spec.activities.contains { $0.commit != nil } ? spec : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 10)
    let committed: Set<UInt8> = Set(
      runs.flatMap(\.outcomes).filter(\.outcome.isCommitted).map(\.outcome.detent))
    #expect(committed == [1, 2, 3])
  }
}

extension AgreementCase {
  /// Gives every commit a near detent, a share and a far one. The seed decides which of them are projected.
  fileprivate mutating func giveDetents(_ seed: UInt64) {
    for index in spec.activities.indices {
      spec.changeActivity(index) { activity in
        guard var commit = activity.commit else { return }
        let places = [Quantity(30, .length), Quantity(20, .proportion), Quantity(150, .length)]
        commit.detents = places.enumerated().map { number, place in
          Detent(
            name: SpecBuilder.at("detent-\(number)"), distance: SpecBuilder.at(place),
            isProjected: (seed >> UInt64(number)) & 1 == 1)
        }
        commit.distance = commit.detents[0].distance
        commit.velocity = nil
        activity.commit = commit
      }
    }
  }
}
