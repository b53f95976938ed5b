import Testing

@testable import SpecParser

/// Arithmetic on the circle.
@Suite struct ArcTests {
  @Test(
    "angles and the directions that they are",
    arguments: [(0, 0), (360, 0), (-90, 270), (450, 90), (-720, 0), (-1e-20, 0)])
  func direction(_ angle: Double, _ expected: Double) {
    #expect(Arc.direction(angle) == expected)
  }

  @Test("turns are counterclockwise, distances the shorter way")
  func turns() {
    #expect(Arc.turn(from: 350, to: 10) == 20)
    #expect(Arc.turn(from: 10, to: 350) == 340)
    #expect(Arc.distance(350, 10) == 20)
    #expect(Arc.distance(10, 350) == 20)
    #expect(Arc.distance(0, 30.1) == 30.1)
    #expect(Arc.opposite(270) == 90)
  }

  @Test("an arc over 0° contains its ends and what lies between")
  func overZero() {
    let arc = Arc(around: 10, by: 30)
    #expect(arc == Arc(start: 340, extent: 60))
    #expect(arc.end == 40 && arc.middle == 10)
    #expect([340, 0, 40].allSatisfy(arc.contains) && ![339, 41, 190].contains(where: arc.contains))
    #expect(arc.opposite == Arc(start: 160, extent: 60))
    #expect(arc.mirrored == Arc(start: 140, extent: 60))
    #expect(Arc(start: 350, extent: 20).lies(within: arc) && !Arc(start: 350, extent: 60).lies(within: arc))
    #expect(arc.overlaps(Arc(start: 30, extent: 30)) && !arc.overlaps(Arc(start: 40, extent: 30)))
  }

  @Test("only the cones of directions have words")
  func words() {
    #expect(DirectionWord.sides.allSatisfy { $0.directions.arcs[0].word == $0 })
    #expect(Arc(start: 45.5, extent: 90).word == nil && Arc(start: 60, extent: 60).word == nil)
    #expect(DirectionWord(axis: 90) == .up && DirectionWord(axis: 45) == nil)
  }
}
