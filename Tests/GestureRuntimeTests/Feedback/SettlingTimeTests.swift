import Foundation
import Testing

@testable import GestureRuntime

struct SettlingTimeTests {
  private static let tolerances = [
    MotionTolerance.points, MotionTolerance(value: 0.01, velocity: 1000),
    MotionTolerance(value: 1000, velocity: 0.5), MotionTolerance(value: 3, velocity: 40),
  ]

  /// After the settling time a motion stays within both tolerances, and just before it does not.
  @Test func itIsTheLastTimeBeyondATolerance() {
    for spring in MotionSamples.springs where spring.damping > 0 {
      for state in MotionSamples.states {
        let motion = SpringMotion(spring, from: state, to: 2)
        for tolerance in Self.tolerances { check(motion, tolerance) }
      }
    }
  }

  private func check(_ motion: SpringMotion, _ tolerance: MotionTolerance) {
    let end = motion.settlingTime(within: tolerance)
    func isWithin(_ time: Double, _ slack: Double) -> Bool {
      let state = motion.state(at: time)
      return abs(state.value - 2) <= tolerance.value * slack
        && abs(state.velocity) <= tolerance.velocity * slack
    }
    let after = (0..<600).allSatisfy { isWithin(end + Double($0) * motion.spring.response / 40, 1 + 1e-9) }
    #expect(after, "\(motion) leaves \(tolerance) after \(end)")
    if end > 0 { #expect(!isWithin(end * (1 - 1e-7), 1 - 1e-9), "\(motion) was within \(tolerance) before") }
  }

  /// Compares the time with a search from the end of a fine grid, which does not depend on how extremes are found.
  @Test func agreesWithASearch() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<50 {
      let spring = Spring(dampingRatio: random.number(0.1...2.5), response: random.number(0.1...1))
      let state = MotionState(value: random.number(-200...200), velocity: random.number(-4000...4000))
      let motion = SpringMotion(spring, from: state, to: 0)
      let end = motion.settlingTime()
      let step = spring.response / 500
      var time = end + 20 * spring.response
      while time > 0, abs(motion.value(at: time)) <= 0.5, abs(motion.velocity(at: time)) <= 2 { time -= step }
      #expect(end >= time && end - time <= 2 * step, "\(motion): \(end), searched \(time)")
    }
  }

  @Test func whatRestsHasSettled() {
    for spring in MotionSamples.springs {
      let motion = SpringMotion(spring, from: MotionState(value: 2), to: 2)
      #expect(motion.settlingTime() == 0)
    }
  }

  @Test func withoutDampingItNeverDoes() {
    let spring = Spring(stiffness: 90, damping: 0)
    #expect(SpringMotion(spring, from: MotionState(value: 9), to: 0).settlingTime() == .infinity)
    // An undamped motion that never leaves the tolerances has settled at once.
    let small = SpringMotion(spring, from: MotionState(value: 0.01), to: 0)
    #expect(small.settlingTime() == 0)
  }

  /// From textbooks: a critically damped motion from 1 at rest is within 1/1000 at ωt = 9.2334.
  @Test func criticalIsKnown() {
    let motion = SpringMotion(Spring(stiffness: 1, damping: 2), from: MotionState(value: 1), to: 0)
    let end = motion.settlingTime(within: MotionTolerance(value: 0.001, velocity: 1))
    #expect(abs(end - 9.233_413_476_451) < 1e-9)
  }

  @Test func fallsWithTheTolerance() {
    for spring in MotionSamples.springs where spring.damping > 0 {
      let motion = SpringMotion(spring, from: MotionState(value: 100, velocity: 300), to: 0)
      var last = Double.infinity
      for size in [0.001, 0.01, 0.1, 1, 10, 100, 1000] {
        let end = motion.settlingTime(within: MotionTolerance(value: size, velocity: size * 10))
        #expect(end <= last)
        last = end
      }
    }
  }
}
