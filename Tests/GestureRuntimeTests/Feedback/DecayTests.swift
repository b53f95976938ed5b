import Foundation
import Testing

@testable import GestureRuntime

struct DecayTests {
  @Test(arguments: [Decay.normal, .fast, Decay(rate: 0.9)])
  func agreesWithFineIntegration(_ decay: Decay) {
    let start = MotionState(value: 12, velocity: -1800)
    let motion = DecayMotion(decay, from: start)
    for time in [0.004, 0.1, 0.7] {
      let expected = RungeKutta.run(from: start, for: time, steps: 20_000) { _, v in
        v * 1000 * log(decay.rate)
      }
      #expect(abs(motion.value(at: time) - expected.value) < 1e-8)
      #expect(abs(motion.velocity(at: time) - expected.velocity) < 1e-6)
    }
  }

  @Test func aMillisecondLeavesTheRate() {
    let motion = DecayMotion(.normal, from: MotionState(value: 0, velocity: 1000))
    for millisecond in 0..<2000 {
      let now = motion.velocity(at: Double(millisecond) / 1000)
      #expect(abs(motion.velocity(at: Double(millisecond + 1) / 1000) / now - 0.998) < 1e-12)
    }
  }

  @Test func itRestsWhereItWasToldAtTheLift() {
    for velocity in [-8000.0, -50, 0, 700, 4000] {
      for decay in [Decay.normal, .fast] {
        let motion = DecayMotion(decay, from: MotionState(value: 30, velocity: velocity))
        #expect(abs(motion.value(at: 60) - motion.rest) < 1e-9)
        #expect(abs(motion.rest - (30 - velocity / (1000 * log(decay.rate)))) < 1e-9)
      }
    }
  }

  /// Apple's sum over milliseconds (WWDC 2018, 803) is half a point short for each 1000 pt/s.
  @Test func applesProjectionIsHalfAMillisecondShort() {
    for (decay, velocity) in [(Decay.normal, 1000.0), (.fast, 1000), (.normal, -3000)] {
      let projection = velocity / 1000 * decay.rate / (1 - decay.rate)
      let rest = decay.rest(from: MotionState(value: 0, velocity: velocity))
      #expect(abs((rest - projection) - velocity / 2000) < 1e-3 * abs(velocity) / 1000)
    }
  }

  @Test func theVelocityForAPlaceRestsThere() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<500 {
      let from = random.number(-500...500)
      let place = random.number(-9000...9000)
      let velocity = Decay.normal.velocity(from: from, toRestAt: place)
      let rest = Decay.normal.rest(from: MotionState(value: from, velocity: velocity))
      #expect(abs(rest - place) < 1e-9)
    }
  }

  @Test func settlingIsExact() {
    for tolerance in [MotionTolerance.points, MotionTolerance(value: 100, velocity: 3)] {
      let motion = DecayMotion(.normal, from: MotionState(value: 0, velocity: -2400))
      let end = motion.settlingTime(within: tolerance)
      func isWithin(_ time: Double) -> Bool {
        abs(motion.value(at: time) - motion.rest) <= tolerance.value
          && abs(motion.velocity(at: time)) <= tolerance.velocity
      }
      #expect(isWithin(end + 1e-9))
      #expect(!isWithin(end - 1e-6))
    }
    #expect(DecayMotion(.fast, from: MotionState(value: 3)).settlingTime() == 0)
  }

  @Test func passingAPlace() throws {
    let motion = DecayMotion(.normal, from: MotionState(value: 100, velocity: -2000))
    let time = try #require(motion.time(ofPassing: -400))
    #expect(abs(motion.value(at: time) + 400) < 1e-9)
    #expect(motion.time(ofPassing: 101) == nil)
    #expect(motion.time(ofPassing: motion.rest - 1) == nil)
    #expect(motion.time(ofPassing: 100) == 0)
    #expect(DecayMotion(.normal, from: MotionState(value: 0)).time(ofPassing: 5) == nil)
  }
}

struct PagesTests {
  private let pages = Pages(length: 390, count: 5)

  @Test func restsAtTheNearestPage() {
    #expect(pages.page(from: 2, restingAt: 2 * 390 + 194) == 2)
    #expect(pages.page(from: 2, restingAt: 2 * 390 + 195) == 3)
    #expect(pages.page(from: 2, restingAt: 2 * 390 - 194) == 2)
    #expect(pages.page(from: 2, restingAt: 2 * 390 - 195) == 1)
  }

  @Test func turnsOnePageASwipe() {
    #expect(pages.page(from: 1, restingAt: 390 * 40) == 2)
    #expect(pages.page(from: 3, restingAt: -390 * 40) == 2)
  }

  @Test func staysWithinTheEnds() {
    #expect(pages.page(from: 4, restingAt: 1e9) == 4)
    #expect(pages.page(from: 0, restingAt: -1e9) == 0)
    #expect(pages.page(from: 99, restingAt: 99 * 390) == 4)
    #expect(Pages(length: 390, count: 0).page(from: 3, restingAt: 5000) == 0)
    #expect(pages.page(at: 1e300) == 4)
    #expect(pages.page(at: -1e300) == 0)
    #expect(pages.page(at: 584) == 1)
    #expect(pages.page(at: 585) == 2)
  }

  @Test func aCommitTurnsTowardsTheVelocity() {
    #expect(pages.page(from: 2, committed: false, translation: 300, velocity: 900) == 2)
    #expect(pages.page(from: 2, committed: true, translation: 20, velocity: 900) == 3)
    #expect(pages.page(from: 2, committed: true, translation: -20, velocity: -900) == 1)
    #expect(pages.page(from: 2, committed: true, translation: -250, velocity: 0) == 1)
    #expect(pages.page(from: 4, committed: true, translation: 250, velocity: 0) == 4)
  }

  /// A flick and its mirror image turn as many pages, by the projection.
  @Test func flicksAreSymmetric() {
    for velocity in [100.0, 900, 1900, 2600, 7000] {
      let right = pages.page(
        from: 2, restingAt: Decay.fast.rest(from: MotionState(value: 780, velocity: velocity)))
      let left = pages.page(
        from: 2, restingAt: Decay.fast.rest(from: MotionState(value: 780, velocity: -velocity)))
      #expect(right - 2 == 2 - left)
    }
  }
}
