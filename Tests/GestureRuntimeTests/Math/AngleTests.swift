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

  /// 360 is not a direction: it would lie outside every arc that starts at 0.
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

/// Turns of two fingers at once are those of one after the other, bit for bit.
struct SmallTurnTests {
  @Test(arguments: 0..<20)
  func twoAtOnceHaveTheBitsOfOneAndOne(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20_000 {
      let size = random.pick([1e-17, 1e-12, 1e-7, 1e-3, 0.03, 0.2, 0.9, 0.999999])
      let x = SIMD2(random.number(1...4000), random.number(1e-3...90_000))
      let y = SIMD2(x[0] * random.number(-size...size), x[1] * random.number(-size...size))
      let turns = Angle.smallTurns(x: x, y: y)
      #expect(turns?[0].bitPattern == Angle.signedTurn(x: x[0], y: y[0]).bitPattern)
      #expect(turns?[1].bitPattern == Angle.signedTurn(x: x[1], y: y[1]).bitPattern)
    }
  }

  @Test func nothingTurnsByZero() {
    for nothing in [0.0, -0.0] {
      let turns = Angle.smallTurns(x: SIMD2(1, 7), y: SIMD2(nothing, nothing))
      #expect(turns?[0].bitPattern == 0 && turns?[1].bitPattern == 0)
    }
  }

  @Test func largeTurnsAreNotSmall() {
    #expect(Angle.smallTurns(x: SIMD2(1, 1), y: SIMD2(1, 0)) == nil)
    #expect(Angle.smallTurns(x: SIMD2(1, -1), y: SIMD2(0, 0)) == nil)
    #expect(Angle.smallTurns(x: SIMD2(.nan, 1), y: SIMD2(0, 0)) == nil)
  }
}
