import Foundation
import Testing

@testable import GestureRuntime

struct SpringTests {
  @Test func agreesWithFineIntegration() {
    for spring in MotionSamples.springs {
      for state in MotionSamples.states {
        let motion = SpringMotion(spring, from: state, to: 20)
        for time in [0.01, 0.1, 0.35, 1.2] {
          let expected = RungeKutta.run(from: state, for: time, steps: 4000) {
            -spring.stiffness * ($0 - 20) - spring.damping * $1
          }
          let found = motion.state(at: time)
          #expect(abs(found.value - expected.value) < 1e-5, "\(spring) \(state) \(time)")
          #expect(abs(found.velocity - expected.velocity) < 2e-4, "\(spring) \(state) \(time)")
        }
      }
    }
  }

  @Test func undampedIsACosine() {
    let motion = SpringMotion(Spring(stiffness: 100, damping: 0), from: MotionState(value: 5), to: 2)
    for step in 0..<500 {
      let time = Double(step) * 0.037
      #expect(abs(motion.value(at: time) - (2 + 3 * cos(10 * time))) < 1e-11)
      #expect(abs(motion.velocity(at: time) + 30 * sin(10 * time)) < 1e-10)
    }
  }

  @Test func underdampedIsItsTextbookForm() {
    let spring = Spring(stiffness: 170, damping: 26 * 0.5)
    let motion = SpringMotion(spring, from: MotionState(value: -7, velocity: 90), to: 1)
    let beta = 6.5
    let omega = (170 - beta * beta).squareRoot()
    for step in 0..<300 {
      let t = Double(step) * 0.01
      let expected = 1 + exp(-beta * t) * (-8 * cos(omega * t) + (90 - 8 * beta) / omega * sin(omega * t))
      #expect(abs(motion.value(at: t) - expected) < 1e-12)
    }
  }

  @Test func criticalIsItsTextbookForm() {
    let spring = Spring(stiffness: 144, damping: 24)
    let motion = SpringMotion(spring, from: MotionState(value: 3, velocity: -50), to: 0)
    for step in 0..<300 {
      let t = Double(step) * 0.01
      #expect(abs(motion.value(at: t) - exp(-12 * t) * (3 + (-50 + 36) * t)) < 1e-13)
    }
  }

  @Test func overdampedIsTwoExponentials() {
    let spring = Spring(stiffness: 100, damping: 52)  // roots -2 and -50
    let motion = SpringMotion(spring, from: MotionState(value: 1, velocity: 8), to: 0)
    for step in 0..<300 {
      let t = Double(step) * 0.01
      let slow = (8.0 + 50) / 48
      let expected = slow * exp(-2 * t) + (1 - slow) * exp(-50 * t)
      #expect(abs(motion.value(at: t) - expected) < 1e-13)
    }
  }

  /// A spring slightly below or above critical damping moves like the critical one, without a division by
  /// almost 0.
  @Test func nothingHappensAtTheCriticalDamping() {
    let state = MotionState(value: 100, velocity: -700)
    let critical = SpringMotion(Spring(dampingRatio: 1, response: 0.4), from: state, to: 0)
    for hair in [1e-3, 1e-6, 1e-9, 1e-12, 1e-15] {
      for ratio in [1 - hair, 1 + hair] {
        let near = SpringMotion(Spring(dampingRatio: ratio, response: 0.4), from: state, to: 0)
        for time in [0.02, 0.2, 0.9, 3] {
          let distance = abs(near.value(at: time) - critical.value(at: time))
          #expect(distance < 400 * hair + 1e-9)
        }
      }
    }
  }

  @Test func theVelocityIsTheDerivative() {
    for spring in MotionSamples.springs {
      let motion = SpringMotion(spring, from: MotionState(value: 1, velocity: 4), to: 0)
      for time in [0.003, 0.05, 0.21, 0.8] {
        let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - motion.velocity(at: time)) < 1e-4)
      }
    }
  }

  @Test func startsWhereItWasLetGoAndEndsAtTheTarget() {
    for spring in MotionSamples.springs {
      for state in MotionSamples.states {
        let motion = SpringMotion(spring, from: state, to: -3)
        #expect(motion.state(at: 0) == state)
        #expect(motion.state(at: -5) == state)
        if spring.damping > 0.1 { #expect(abs(motion.value(at: 5000) + 3) < 1e-9) }
      }
    }
  }

  @Test func aMirroredStartMovesAsTheMirrorImage() {
    for spring in MotionSamples.springs {
      let one = SpringMotion(spring, from: MotionState(value: 80, velocity: -1200), to: 5)
      let other = SpringMotion(spring, from: MotionState(value: -80, velocity: 1200), to: -5)
      for time in [0.01, 0.13, 0.7] {
        #expect(one.value(at: time) == -other.value(at: time))
        #expect(one.velocity(at: time) == -other.velocity(at: time))
      }
    }
  }

  /// A motion that starts again from its state on the way goes on as before. So interruptions and frame rates do not
  /// change it.
  @Test func goingOnFromTheMiddleChangesNothing() {
    for spring in MotionSamples.springs {
      let whole = SpringMotion(spring, from: MotionState(value: 60, velocity: 500), to: 0)
      let rest = SpringMotion(spring, from: whole.state(at: 0.15), to: 0)
      for time in [0.0, 0.05, 0.4] {
        #expect(abs(rest.value(at: time) - whole.value(at: 0.15 + time)) < 1e-10)
        #expect(abs(rest.velocity(at: time) - whole.velocity(at: 0.15 + time)) < 1e-8)
      }
    }
  }
}

struct SpringParameterTests {
  @Test func responseIsThePeriodWithoutDamping() {
    let spring = Spring(dampingRatio: 0.825, response: 0.55)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.55, 2)) < 1e-11)
    #expect(abs(spring.damping - 4 * .pi * 0.825 / 0.55) < 1e-12)
    #expect(abs(spring.response - 0.55) < 1e-15)
    #expect(abs(spring.dampingRatio - 0.825) < 1e-15)
  }

  /// The values that were published for ratio 0.25 and 3 s, to match UIKit's animation (github.com/framer/SpringsExample).
  @Test func durationGivesThePublishedSpring() {
    let spring = Spring(dampingRatio: 0.25, duration: 3)
    #expect(abs(spring.stiffness - 54.833_633_590_783_26) < 1e-10)
    #expect(abs(spring.damping - 3.702_486_785_620_688) < 1e-11)
  }

  @Test(arguments: [0.05, 0.1, 0.25, 0.55, 0.65, 0.7, 0.9, 0.99])
  func durationSolvesItsEquation(_ ratio: Double) {
    for duration in [0.15, 0.3, 0.5, 2] {
      let spring = Spring(dampingRatio: ratio, duration: duration)
      let left = ratio / (1 - ratio * ratio).squareRoot() * exp(-ratio * spring.frequency * duration)
      #expect(abs(left - 0.001) < 1e-12)
      #expect(abs(spring.dampingRatio - ratio) < 1e-15)
    }
  }

  @Test func criticalDurationSolvesItsEquation() {
    let turns = Spring(dampingRatio: 1, duration: 0.4).frequency * 0.4
    #expect(abs((1 + turns) * exp(-turns) - 0.001) < 1e-14)
  }

  @Test func theRatioHasNoLeap() {
    var last = Spring(dampingRatio: 0.05, duration: 1).frequency
    for step in 0...19_000 {
      let frequency = Spring(dampingRatio: 0.05 + Double(step) * 5e-5, duration: 1).frequency
      #expect(abs(frequency - last) < 0.1)
      last = frequency
    }
  }

  /// When their duration is over, the article's springs from rest are within 1/1000 of their way, divided by the
  /// ratio.
  @Test(arguments: [(0.7, 0.5), (0.65, 0.35), (0.55, 0.3), (1, 0.4)])
  func durationsAreKept(_ ratio: Double, _ duration: Double) {
    let motion = SpringMotion(
      Spring(dampingRatio: ratio, duration: duration), from: MotionState(value: 0), to: 1)
    for step in 0..<100 {
      #expect(abs(motion.value(at: duration + Double(step) * 0.01) - 1) < 0.001_01 / ratio)
    }
  }

  @Test func velocitiesInDistances() {
    // Apple's example: 100 pt/s with 200 pt to go is 0.5.
    #expect(Spring.distances(ofVelocity: 100, from: 0, to: 200) == 0.5)
    #expect(Spring.velocity(inDistances: 0.5, from: 0, to: 200) == 100)
    // A velocity towards the target is positive, wherever the target is.
    #expect(Spring.velocity(inDistances: 0.5, from: 90, to: 0) == -45)
    #expect(Spring.distances(ofVelocity: 300, from: 90, to: 0) < 0)
    #expect(Spring.distances(ofVelocity: 300, from: 90, to: 90) == 0)
  }
}
