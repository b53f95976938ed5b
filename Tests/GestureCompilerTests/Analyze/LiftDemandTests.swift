import Testing

@testable import GestureCompiler

/// Demands of two recognizers on where a finger lifts.
struct LiftDemandTests {
  @Test("a finger is inside an inner target and outside the outer one only with more slop inside")
  func together() {
    for (level, slop, otherLevel, otherSlop, canBe) in [
      // The same target, then the inner and the outer one: inside, and outside the other.
      (0, 10, 0, 5, true), (0, 5, 0, 5, false), (0, 5, 0, 10, false),
      (0, 5, 1, 10, true), (1, 5, 0, 10, false), (1, 10, 0, 5, true), (1, 5, 0, 5, false),
    ] as [(Int, Double, Int, Double, Bool)] {
      let inside = LiftDemand(level: level, slop: slop, isInside: true)
      let outside = LiftDemand(level: otherLevel, slop: otherSlop, isInside: false)
      #expect(inside.goes(with: outside) == canBe && outside.goes(with: inside) == canBe)
      for isInside in [true, false] {
        let both = [(level, slop), (otherLevel, otherSlop)].map {
          LiftDemand(level: $0.0, slop: $0.1, isInside: isInside)
        }
        #expect(both[0].goes(with: both[1]) && both[1].goes(with: both[0]))
      }
    }
  }
}
