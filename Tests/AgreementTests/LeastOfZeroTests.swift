import AgreementSupport
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// Moves with a minimum of 0, which is reached by the first movement.
@Suite struct LeastOfZeroTests {
  @Test func `runtime and reference agree where every stated least is 0`() throws {
    let runs = try comparedRandomCases { random, _ in
      var spec = random.spec.checked
      return spec.takeLeastOfZero() ? spec : nil
    }
    #expect(runs.count > RandomAgreementTests.seeds.count / 4)
  }
}

extension CheckedSpec {
  /// Gives moves a minimum of 0.
  ///
  /// - Returns: whether an activity has a mechanic with such a move.
  fileprivate mutating func takeLeastOfZero() -> Bool {
    var changed: Set<Int> = []
    for index in mechanics.indices {
      for place in mechanics[index].steps.indices {
        guard case .move(var move) = mechanics[index].steps[place].action,
          move.limits[stated: .distance]?.low != nil || place % 2 == 1
        else { continue }
        move.limits[.distance] = Limits(
          low: Limit(0, isIncluded: true, origin: .written(SpecBuilder.nowhere)),
          high: move.limits[stated: .distance]?.high)
        mechanics[index].steps[place].action = .move(move)
        changed.insert(index)
      }
    }
    return activities.contains { activity in activity.mechanics.contains { changed.contains($0.value) } }
  }
}
