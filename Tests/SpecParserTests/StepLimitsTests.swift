import Testing

@testable import SpecParser

/// The limits of a step as one value.
struct StepLimitsTests {
  private static let span = SourceSpan(file: 0, start: 0, end: 0)
  private static func limit(_ amount: Double) -> Limit {
    Limit(amount, isIncluded: true, origin: .written(span))
  }

  @Test("limits are equal in whichever order they were set, and a range without ends is none")
  func order() {
    var one: StepLimits = [.velocity: Limits(low: Self.limit(1)), .gap: Limits(high: Self.limit(2))]
    let other: StepLimits = [.gap: Limits(high: Self.limit(2)), .velocity: Limits(low: Self.limit(1))]
    #expect(one == other && one.all.map(\.limit) == [.gap, .velocity])
    one[.velocity] = Limits()
    one[.gap].high = nil
    #expect(one == StepLimits() && one[stated: .gap] == nil && one[.gap] == Limits())
  }

  @Test("both ends of every range change; an end that is dropped is open")
  func change() {
    var limits: StepLimits = [.distance: Limits(low: Self.limit(1), high: Self.limit(3))]
    limits.change { $0.amount *= 2 }
    #expect(limits[.distance].low?.amount == 2 && limits[.distance].high?.amount == 6)
    let low = limits.mapped { $0.amount > 4 ? nil : $0 }
    #expect(low[.distance] == Limits(low: Self.limit(2)))
    #expect(limits.mapped { _ in nil } == StepLimits())
  }

  @Test("every measure has a name in every kind of step, and an orbit is measured as an angle")
  func words() {
    let kinds: [ElaboratedStep.Kind] = [.press, .wait, .move(.orbit([.clockwise])), .lift]
    for limit in StepLimit.allCases {
      for kind in kinds { #expect(limit.name(in: kind).hasPrefix("the ")) }
    }
    #expect(
      StepLimit.distance.dimension() == .length && StepLimit.distance.dimension(isOrbit: true) == .angle)
  }
}
