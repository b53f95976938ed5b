import Testing

@testable import GestureRuntime

/// If an arc decides without an arc tangent whether it contains a direction, the arc tangent gives the same answer.
struct DirectionRangeTests {
  @Test(arguments: 0..<100)
  func plainAnswersAreTheExactOnes(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let arc = DirectionRange(
      start: random.number(0...359.9), extent: random.pick([0, 0.5, 20, 90, 180, 270, 359, 360]))
    for _ in 0..<3000 {
      let hair = random.pick([0, 1e-9, 1e-7, 1e-6, 1e-4, 0.1, 30, 180])
      let end = random.pick([arc.start, arc.start + arc.extent])
      let way = Angle.unit(end + random.number(-hair...hair)) * random.number(1e-3...4000)
      guard let isInside = arc.plainlyContains(way, length: way.length) else { continue }
      #expect(isInside == arc.contains(Angle.direction(way)), "\(arc), \(way)")
    }
  }

  @Test func theEndsAreNotPlain() {
    let arc = DirectionRange(start: 45, extent: 90)
    for way in [Point(x: 3, y: -3), Point(x: -50, y: -50)] {
      #expect(arc.plainlyContains(way, length: way.length) == nil)
    }
    #expect(arc.plainlyContains(Point(x: 0, y: -9), length: 9) == true)
    #expect(arc.plainlyContains(Point(x: 9, y: 0), length: 9) == false)
  }
}
