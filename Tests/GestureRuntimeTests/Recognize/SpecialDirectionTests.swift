import Testing

@testable import GestureRuntime

/// Of two drags that claim at one instant the one whose directions lie inside the other's wins. Else the first name does, `a`.
struct SpecialDirectionTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var a: [ClosedRange<Double>]
    var b: [ClosedRange<Double>]
    /// The direction of the movement in degrees.
    var way: Double
    var winner: Int
  }

  @Test(arguments: [
    Sample(
      testDescription: "a range that starts where the other's does", a: [135...225, 315...405],
      b: [135...225],
      way: 180, winner: 1),
    Sample(
      testDescription: "a range across two that adjoin", a: [0...90, 90...180], b: [45...135], way: 100,
      winner: 1),
    Sample(
      testDescription: "a range inside the whole circle, across its start", a: [0...360], b: [315...405],
      way: 0, winner: 1),
    Sample(testDescription: "the whole circle and every direction", a: [0...360], b: [], way: 20, winner: 0),
    Sample(testDescription: "every direction and the whole circle", a: [], b: [0...360], way: 20, winner: 0),
    Sample(testDescription: "ranges that are the same", a: [135...225], b: [135...225], way: 180, winner: 0),
    Sample(testDescription: "ranges that overlap", a: [0...90], b: [45...135], way: 60, winner: 0),
    Sample(
      testDescription: "ranges that overlap, beside another", a: [0...90, 200...250], b: [45...135], way: 60,
      winner: 0),
  ])
  func directionsInsideOthersWin(_ drags: Sample) throws {
    func ways(_ ranges: [ClosedRange<Double>]) -> [Instruction] {
      ranges.map { op(.arc, .number($0.lowerBound), .number($0.upperBound - $0.lowerBound)) }
    }
    let rig = Rig(
      try makeTable(Recipe.drag("a", ways: ways(drags.a)) + Recipe.drag("b", ways: ways(drags.b))),
      Recorder())
    let end = Angle.unit(drags.way) * 50
    rig.feed(sample(0, .down, 200, 200))
    rig.feed(sample(10, .move, 200 + end.x, 200 + end.y))
    rig.flush()
    #expect(rig.sink.outcomes.first?.activity == drags.winner)
  }
}
