import Testing

@testable import GestureRuntime

/// Values and velocities are finite for any input: NaN counts as 0 or the lower end, and a number that is too large
/// as the greatest one.
struct ExtremeInputTests {
  private let all = MotionSamples.extremes

  private func isFinite(_ state: MotionState) -> Bool { state.value.isFinite && state.velocity.isFinite }

  @Test func springs() {
    for a in all {
      for b in all {
        for spring in [
          Spring(stiffness: a, damping: b), Spring(dampingRatio: a, response: b),
          Spring(dampingRatio: a, duration: b),
        ] {
          #expect(spring.stiffness.isFinite && spring.damping.isFinite)
          for time in [0, 0.016, 1, 1e9, .nan, .infinity, -1] {
            let motion = SpringMotion(spring, from: MotionState(value: a, velocity: b), to: b)
            #expect(isFinite(motion.state(at: time)), "\(spring) \(time)")
          }
        }
      }
    }
  }

  @Test func settlingTimes() {
    for a in all {
      for b in all {
        let state = MotionState(value: a, velocity: b)
        for spring in MotionSamples.springs + [
          Spring(stiffness: a, damping: b), Spring(stiffness: 1e-3, damping: 1e5),
        ] {
          let tolerance = MotionTolerance(value: b, velocity: a)
          let time = SpringMotion(spring, from: state, to: 1).settlingTime(within: tolerance)
          #expect(time >= 0)
        }
        #expect(DecayMotion(Decay(rate: b), from: state).settlingTime() >= 0)
      }
    }
  }

  @Test func curves() {
    for a in all {
      for b in all {
        let curve = TimingCurve(x1: a, y1: b, x2: b, y2: a)
        for time in all {
          #expect(curve.value(at: time).isFinite)
          #expect(curve.slope(at: time).isFinite)
          let motion = CurveMotion(curve, from: MotionState(value: a, velocity: b), to: b, duration: a)
          #expect(isFinite(motion.state(at: time)))
        }
        #expect(curve.starting(withSlope: b).slope(at: 0).isFinite)
      }
    }
  }

  @Test func decaysPagesAndBands() {
    for a in all {
      for b in all {
        let state = MotionState(value: a, velocity: b)
        let motion = DecayMotion(Decay(rate: a), from: state)
        #expect(motion.rest.isFinite)
        #expect(Decay.normal.velocity(from: a, toRestAt: b).isFinite)
        for time in all { #expect(isFinite(motion.state(at: time))) }
        let pages = Pages(length: a, count: 7)
        #expect((0..<7).contains(pages.page(at: b)))
        _ = Pages(length: a, count: .max).page(from: .max, restingAt: b)
        _ = Pages(length: a, count: .max).page(at: b)
        #expect((0..<7).contains(pages.page(from: .max, restingAt: b)))
        #expect((0..<7).contains(pages.page(from: .min, committed: true, translation: a, velocity: b)))
        let range = BandedRange(a, b, band: RubberBand(slope: a, softness: b))
        for value in all {
          #expect(isFinite(range.shown(MotionState(value: value, velocity: b))))
          #expect(range.finger(showing: value).isFinite)
        }
      }
    }
  }

  @Test func whatFollows() {
    for a in all {
      for b in all {
        #expect((0...1).contains(Follow.progress(a, of: b)))
        #expect(Follow.value(a, from: b, to: 1).isFinite)
        #expect(Follow.rotation(translation: a, width: b, perWidth: 20).isFinite)
        #expect(isFinite(PressProgress(timeout: .min, scale: a).state(after: .max)))
        #expect(
          (-1...1).contains(CommitThreshold(distance: a, velocity: b).side(translation: b, velocity: a)))
      }
    }
  }

  @Test func settlings() {
    for a in all {
      for b in all {
        let state = MotionState(value: a, velocity: b)
        let range = BandedRange(-100, 100, band: .platform(dimension: 400))
        let spring = Spring(dampingRatio: 0.7, response: 0.4)
        for settling in [
          Settling(spring, from: state, to: b, at: 0), Settling(.normal, from: state, at: .min),
          Settling(.normal, from: state, within: range, spring: spring, at: 0),
          Settling(.ease, duration: b, from: state, to: a, at: .max),
        ] {
          for time in [.min, 0, 16_000, .max] as [Microseconds] {
            #expect(isFinite(settling.state(at: time)))
          }
          #expect(settling.rest.isFinite)
          _ = settling.end()
        }
      }
    }
  }
}
