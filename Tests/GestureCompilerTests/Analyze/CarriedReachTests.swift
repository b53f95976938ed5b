import Testing

@testable import GestureCompiler

/// How far the centroid gets of fingers that lift one by one, each up to 12 points from its press.
struct CarriedReachTests {
  /// - Parameter most: how many fingers the recognizer takes.
  private static func reach(most: Int) -> [Double] {
    let shape = RecognizerShape(
      fingers: 1...most, contacts: [ContactShape()], claimStep: 0, isContinuous: true)
    var path = TouchPath([PathRunner(shape: shape, level: 0)])
    for _ in 0..<2 { _ = path.land(at: 0, deepest: 0) }
    let sample = path.append(.sample)
    path.add(still: 0b11, within: 12, at: sample)
    let lift = path.lift(1)
    let last = path.append(.sample)
    path.add(still: 0b01, within: 12, at: last)
    let demand = Demand(
      prior: [Leg(from: 1, to: lift, fingers: 0b11)], from: lift, fingers: 0b01, base: 1,
      region: SampleRegion(distance: Extent(1, .infinity)))
    return path.reaches(of: demand, at: last)
  }

  @Test("each place counts with its share, and fingers that the search leaves out give theirs")
  func shares() {
    // Both fingers' halves to the lift; then the first from there, of whose way a half counted already, to the end.
    let two = 12.0 * (0.5 + 0.5 + 1)
    #expect(Self.reach(most: 2).map { ($0 - two).magnitude < 1e-9 } == [true])
    // A third finger, and a third and a fourth one: the one that lifts gives its part of its way, and so do the others together.
    #expect(Self.reach(most: 3).map { ($0 - two - 12 * (1 / 2 - 1 / 3 + 2 / 3)).magnitude < 1e-9 } == [true])
    #expect(
      Self.reach(most: 4).map { ($0 - two - 12 * (1 / 2 - 1 / 4 + 2 / 3 + 2 / 4)).magnitude < 1e-9 } == [true]
    )
  }
}
