import Foundation
import Testing

@testable import GestureRuntime

struct AngleTests {
  @Test(arguments: [1.0, 3, 0.1, 1e-9, 7e5])
  func axesAndDiagonalsAreExact(_ length: Double) {
    let places: [(Double, Double, Double)] = [
      (1, 0, 0), (1, -1, 45), (0, -1, 90), (-1, -1, 135), (-1, 0, 180), (-1, 1, 225), (0, 1, 270),
      (1, 1, 315),
    ]
    for (x, y, degrees) in places {
      #expect(Angle.direction(Point(x: x * length, y: y * length)) == degrees)
    }
  }

  @Test func nothingHasTheDirectionZero() {
    #expect(Angle.direction(.zero) == 0)
    #expect(Angle.direction(Point(x: -0.0, y: -0.0)) == 0)
  }

  @Test func agreesWithFoundation() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<20_000 {
      let x = random.number(-400...400)
      let y = random.number(-400...400) * (random.oneIn(3) ? 1e-6 : 1)
      var expected = atan2(y, x) * 180 / .pi
      #expect(abs(Angle.signedTurn(x: x, y: y) - expected) < 1e-12 * 180)
      if expected < 0 { expected += 360 }
      #expect(abs(Angle.turn(x: x, y: y) - expected) < 1e-12 * 360)
    }
  }

  /// A direction is never 360, which would lie outside every arc that starts at 0.
  @Test(arguments: [1e-13, 1e-14, 1e-16, 1e-18, 1e-300, .leastNonzeroMagnitude, 0])
  func directionsStayBelow360(_ hair: Double) {
    for y in [hair, -hair] {
      let direction = Angle.direction(Point(x: 1, y: y))
      #expect((0..<360).contains(direction))
      let back = Angle.signedTurn(x: -1, y: y)
      #expect(back > -180 && back <= 180)
    }
  }

  @Test func unitVectorsAgreeWithFoundation() {
    for step in 0..<7200 {
      let degrees = Double(step) / 10 - 90
      let unit = Angle.unit(degrees)
      #expect(abs(unit.x - cos(degrees * .pi / 180)) < 1e-12)
      #expect(abs(unit.y + sin(degrees * .pi / 180)) < 1e-12)
    }
  }

  @Test func unitVectorsOfTheAxesAreExact() {
    let axes: [(Double, Point)] = [
      (0, Point(x: 1, y: 0)), (90, Point(x: 0, y: -1)), (180, Point(x: -1, y: 0)), (270, Point(x: 0, y: 1)),
      (360, Point(x: 1, y: 0)), (450, Point(x: 0, y: -1)),
    ]
    for (degrees, unit) in axes { #expect(Angle.unit(degrees) == unit) }
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0), (350, 10, 20), (10, 350, 20), (0, 180, 180), (90, 271, 179), (725, 0, 5),
  ])
  func differencesGoTheShorterWay(_ a: Double, _ b: Double, _ expected: Double) {
    #expect(Angle.difference(a, b) == expected)
  }
}

/// Compares the short and the long calculation of the angle between two lines.
struct LineTurnTests {
  @Test(arguments: 0..<20)
  func theShortWayIsTheLongWay(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20_000 {
      let size = random.pick([1e-17, 1e-12, 1e-7, 1e-3, 0.03, 0.0624, 0.0626, 0.2, 0.9, 3])
      let x = random.number(1e-3...90_000)
      let y = x * random.number(-size...size)
      let (short, long) = (Angle.lineTurn(x: x, y: y), Angle.signedTurn(x: x, y: y))
      #expect((short - long).magnitude <= 1e-13 * max(1, long.magnitude))
    }
  }

  @Test func nothingTurnsByZero() {
    for nothing in [0.0, -0.0] { #expect(Angle.lineTurn(x: 7, y: nothing) == 0) }
    #expect(Angle.lineTurn(x: 0, y: 0) == 0)
  }

  @Test func linesTurnToTheirOppositesAndAcross() {
    #expect(Point(x: 3, y: 0).turn(to: Point(x: -5, y: 0)) == 180)
    #expect(Point(x: 3, y: 0).turn(to: Point(x: 0, y: 5)) == 90)
    #expect(Point(x: 0, y: 2).turn(to: Point(x: 5, y: 0)) == -90)
  }

  @Test func aTangentSaysWhetherALineTurnsLessThanAnAngle() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let angle = random.number(0.01...59)
      let first = Angle.unit(random.number(0...360)) * random.number(1...300)
      let turn = random.number(-180...180)
      let degrees = Angle.direction(first) - turn
      let other = Angle.unit(degrees < 0 ? degrees + 360 : degrees) * random.number(1...300)
      if (turn.magnitude - angle).magnitude < 1e-9 { continue }
      #expect(first.isWithin(Angle.tangent(angle), of: other) == (turn.magnitude < angle))
      #expect(!first.isWithin(-1, of: other))
    }
  }
}
