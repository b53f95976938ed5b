import Foundation
import Testing

@testable import GestureRuntime

/// Motions after a lift at one second.
struct SettlingTests {
  private let lift: Microseconds = 1_000_000
  private let spring = Spring(dampingRatio: 0.8, response: 0.4)
  private let scroll = BandedRange(0, 2000, band: .platform(dimension: 844))

  /// All sorts of motions, each with its first state.
  private var every: [(Settling, MotionState)] {
    let state = MotionState(value: 130, velocity: 900)
    let end = MotionState(value: 1990, velocity: 3000)
    let beyond = scroll.shown(MotionState(value: 2200, velocity: 400))
    return [
      (Settling(spring, from: state, to: 0, at: lift), state),
      (Settling(.easeOut, duration: 0.28, from: state, to: 585, at: lift), state),
      (Settling(.normal, from: state, at: lift), state),
      (Settling(.normal, from: state, within: scroll, spring: spring, at: lift), state),
      (Settling(.normal, from: end, within: scroll, spring: spring, at: lift), end),
      (Settling(.normal, from: beyond, within: scroll, spring: spring, at: lift), beyond),
      (
        Settling(Pages(length: 390, count: 9), from: 0, state: state, spring: spring, at: lift), state
      ),
      (Settling(spring, from: beyond, into: scroll, at: lift), beyond),
    ]
  }

  @Test func valueAndVelocityGoOnAtTheLift() {
    for (settling, state) in every {
      let first = settling.state(at: lift)
      #expect(first.value == state.value)
      #expect(abs(first.velocity - state.velocity) < 1e-9 * max(1, abs(state.velocity)))
      #expect(settling.state(at: lift - 5000) == first)
    }
  }

  @Test func aCurveWithoutDurationIsAtItsTargetFromItsStartOn() {
    let settling = Settling(.linear, duration: 0, from: MotionState(value: 130), to: 0, at: lift)
    #expect(settling.state(at: lift - 1) == MotionState(value: 130))
    #expect(settling.state(at: lift) == MotionState(value: 0))
  }

  /// Between frames a value changes by its velocity, also when a decay becomes a spring.
  @Test func nothingJumpsLater() {
    for (settling, _) in every {
      for step in 1..<30_000 {
        let time = lift + Microseconds(step) * 100
        let (before, now) = (settling.state(at: time - 100), settling.state(at: time))
        let expected = (before.velocity + now.velocity) / 2 * 1e-4
        #expect(abs(now.value - before.value - expected) < 1e-4)
        #expect(abs(now.velocity - before.velocity) < 200)
      }
    }
  }

  @Test func itEndsAtItsRest() throws {
    for (settling, _) in every {
      let end = try #require(settling.end())
      for later in [0, 1000, 50_000, 3_000_000] as [Microseconds] {
        let state = settling.state(at: end + later)
        #expect(abs(state.value - settling.rest) <= 0.5 + 1e-6)
        #expect(abs(state.velocity) <= 2 + 1e-6)
      }
    }
  }

  @Test func aFlingBouncesAtTheEnd() {
    let settling = Settling(
      .normal, from: MotionState(value: 1900, velocity: 2500), within: scroll, spring: spring, at: lift)
    #expect(settling.rest == 2000)
    let values = (0..<2000).map { settling.state(at: lift + $0 * 1000).value }
    #expect(values.contains { $0 > 2001 })
    #expect(abs((values.last ?? 0) - 2000) < 1e-3)
  }

  @Test func aFlingThatRestsInsideDoesNotBounce() {
    let start = MotionState(value: 100, velocity: 1200)
    let settling = Settling(.normal, from: start, within: scroll, spring: spring, at: lift)
    #expect(settling.rest == Decay.normal.rest(from: start))
  }

  @Test func flingsAtBothEndsAreMirrorImages() {
    let range = BandedRange(-500, 500, band: .platform(dimension: 844))
    let up = Settling(
      .normal, from: MotionState(value: 450, velocity: 2000), within: range, spring: spring, at: lift)
    let down = Settling(
      .normal, from: MotionState(value: -450, velocity: -2000), within: range, spring: spring, at: lift)
    for step in 0..<1000 as Range<Microseconds> {
      #expect(up.state(at: lift + step * 2000).value == -down.state(at: lift + step * 2000).value)
    }
  }

  /// A motion that a press stops goes on from there. If it is let go at once, it goes on as before.
  @Test func aPressTakesOverUnderWay() {
    for (settling, _) in every {
      for held in [0, 40_000, 150_000, 420_000] as [Microseconds] {
        let state = settling.state(at: lift + held)
        let drag = Drag(from: state.value, in: scroll)
        #expect(abs(drag.state(translation: 0).value - state.value) < 1e-8)
        let again = Settling(spring, from: state, to: 0, at: lift + held)
        #expect(again.state(at: lift + held) == state)
      }
    }
    let motion = Settling(spring, from: MotionState(value: 130, velocity: 900), to: 0, at: lift)
    let again = motion.redirected(spring, to: 0, at: lift + 90_000)
    for later in [0, 20_000, 300_000] as [Microseconds] {
      let (a, b) = (motion.state(at: lift + 90_000 + later), again.state(at: lift + 90_000 + later))
      #expect(abs(a.value - b.value) < 1e-9 && abs(a.velocity - b.velocity) < 1e-8)
    }
  }

  /// From gesture to band, spring and the next press no value jumps.
  @Test func gestureBandAndSpringMeet() {
    let drag = Drag(from: 1950, in: scroll)
    let held = drag.state(translation: 300, velocity: 1000)
    #expect(held.value > 2000 && held.velocity > 0 && held.velocity < 550)
    let settling = Settling(.normal, from: held, within: scroll, spring: spring, at: lift)
    #expect(settling.state(at: lift) == held)
    let pressed = settling.state(at: lift + 60_000)
    let next = Drag(from: pressed.value, in: scroll)
    #expect(abs(next.state(translation: 0).value - pressed.value) < 1e-8)
    #expect(next.state(translation: 1e-3).value - pressed.value < 1e-3)
  }

  @Test func aCurveMayHaveItsOwnSpeed() {
    let state = MotionState(value: 130, velocity: 900)
    let settling = Settling(
      .easeOut, duration: 0.28, from: state, to: 585, at: lift, keepsVelocity: false)
    #expect(abs(settling.state(at: lift).velocity - 455 / 0.28 / 0.58) < 1e-9)
    #expect(settling.end() == lift + 280_000)
    #expect(settling.state(at: lift + 280_000) == MotionState(value: 585))
  }

  @Test func uikitsSpring() {
    let settling = Settling(
      dampingRatio: 0.7, initialVelocity: 0.5, duration: 0.5, from: 90, to: 0, at: lift)
    #expect(settling.state(at: lift) == MotionState(value: 90, velocity: -45))
    #expect(abs(settling.state(at: lift + 500_000).value) < 0.2)
  }

  @Test func aScaleInsideItsLimitsStays() {
    let limits = BandedRange(0.5, 3, band: .platform(dimension: 3))
    let settling = Settling(spring, from: MotionState(value: 2, velocity: 4), into: limits, at: lift)
    #expect(settling.state(at: lift + 700_000) == MotionState(value: 2))
    let beyond = Settling(spring, from: MotionState(value: 3.4, velocity: 4), into: limits, at: lift)
    #expect(beyond.rest == 3)
    #expect(beyond.state(at: lift) == MotionState(value: 3.4, velocity: 4))
  }

  @Test func aSwingWithoutDampingNeverEnds() {
    let spring = Spring(stiffness: 100, damping: 0)
    #expect(Settling(spring, from: MotionState(value: 9), to: 0, at: lift).end() == nil)
    #expect(Settling(self.spring, from: MotionState(value: 9), to: 0, at: .max).end() == nil)
  }
}

struct FollowTests {
  @Test func progressIsHeldBetweenClaimAndThreshold() {
    #expect(Follow.progress(0, of: 120) == 0)
    #expect(Follow.progress(30, of: 120) == 0.25)
    #expect(Follow.progress(120, of: 120) == 1)
    #expect(Follow.progress(500, of: 120) == 1)
    #expect(Follow.progress(-60, of: 120) == 0)
    #expect(Follow.progress(5, of: 0) == 1)
  }

  @Test func valuesFollowTheProgress() {
    #expect(Follow.value(0.5, from: 1, to: 0.7) == 0.85)
    #expect(Follow.value(1.8, from: 1, to: 0.7) == 0.7)
    #expect(Follow.value(-1, from: 1, to: 0.7) == 1)
  }

  @Test func rotationIsOdd() {
    #expect(Follow.rotation(translation: 390, width: 390, perWidth: 22.9) == 22.9)
    for x in [1.0, 44, 800] {
      let right = Follow.rotation(translation: x, width: 390, perWidth: 22.9)
      #expect(right == -Follow.rotation(translation: -x, width: 390, perWidth: 22.9))
    }
    #expect(Follow.rotation(translation: 5, width: 0, perWidth: 20) == 0)
  }

  @Test func aLongPressShrinksFromThePressOn() {
    let press = PressProgress(timeout: 400_000)
    #expect(press.state(after: 0) == MotionState(value: 1))
    #expect(press.progress(after: 100_000) == 0.25)
    #expect(abs(press.state(after: 200_000).value - 0.965) < 1e-15)
    #expect(abs(press.state(after: 200_000).velocity + 0.175) < 1e-12)
    #expect(press.state(after: 400_000).value == 0.93)
    #expect(press.state(after: 9_000_000) == MotionState(value: 0.93))
  }

  @Test func commitHasASide() {
    let threshold = CommitThreshold(distance: 120, velocity: 800)
    for (translation, velocity, side) in [
      (119.9, 0.0, 0), (120, 0, 1), (130, -299, 1), (130, -300, 0), (10, 800, 1), (10, 799, 0), (0, 900, 1),
      (0, 0, 0), (10, -900, 0),
    ] {
      #expect(threshold.side(translation: translation, velocity: velocity) == side)
      #expect(threshold.side(translation: -translation, velocity: -velocity) == -side)
    }
    #expect(CommitThreshold(distance: 120).side(translation: 5, velocity: 1e9) == 0)
  }
}
