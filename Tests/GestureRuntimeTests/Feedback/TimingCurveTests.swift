import Foundation
import Testing

@testable import GestureRuntime

struct TimingCurveTests {
  private static let curves: [TimingCurve] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, TimingCurve(x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55),
    TimingCurve(x1: 0, y1: 1, x2: 1, y2: 0), TimingCurve(x1: 0, y1: 0.9, x2: 0, y2: 1),
    TimingCurve(x1: 0.9, y1: 0, x2: 0.95, y2: 0.3), TimingCurve(x1: 0.2, y1: 0.2, x2: 0.7, y2: 0.7),
  ]

  /// The curve of the CSS specification, solved by bisection until the interval is one number.
  private func reference(_ curve: TimingCurve, _ x: Double) -> Double {
    func place(_ s: Double, _ p: Double, _ q: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if place(middle, curve.x1, curve.x2) < x { low = middle } else { high = middle }
    }
    return place((low + high) / 2, curve.y1, curve.y2)
  }

  @Test func agreesWithBisection() {
    for curve in Self.curves {
      for step in 1..<2000 {
        let time = Double(step) / 2000
        #expect(abs(curve.value(at: time) - reference(curve, time)) < 1e-9, "\(curve) \(time)")
      }
      for time in [1e-15, 1e-12, 1e-9, 1e-6, 1 - 1e-6, 1 - 1e-9] {
        #expect(abs(curve.value(at: time) - reference(curve, time)) < 1e-9, "\(curve) \(time)")
      }
    }
  }

  @Test func beginsAndEnds() {
    for curve in Self.curves {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(curve.value(at: 3) == 1)
      #expect(curve.slope(at: -0.1) == 0)
      #expect(curve.slope(at: 1.1) == 0)
    }
  }

  @Test func theSlopeIsTheDerivative() {
    for curve in Self.curves {
      for step in 1..<100 {
        let time = Double(step) / 100
        let expected = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
        let slope = curve.slope(at: time)
        #expect(abs(slope - expected) < 1e-4 * max(1, abs(slope)), "\(curve) \(time)")
      }
    }
  }

  /// The slopes of the ends. If a control point lies on an end, the direction to the other one counts.
  @Test func slopesOfTheEnds() {
    #expect(TimingCurve.linear.slope(at: 0) == 1)
    #expect(TimingCurve.linear.slope(at: 1) == 1)
    #expect(abs(TimingCurve.ease.slope(at: 0) - 0.4) < 1e-15)
    #expect(TimingCurve.ease.slope(at: 1) == 0)
    #expect(TimingCurve.easeIn.slope(at: 0) == 0)
    #expect(abs(TimingCurve.easeIn.slope(at: 1) - 1 / 0.58) < 1e-12)
    #expect(abs(TimingCurve.easeOut.slope(at: 0) - 1 / 0.58) < 1e-12)
    #expect(TimingCurve.easeOut.slope(at: 1) == 0)
    #expect(TimingCurve(x1: 0, y1: 0.9, x2: 0.5, y2: 1).slope(at: 0) == 1e6)
    #expect(TimingCurve(x1: 0, y1: -0.9, x2: 0.5, y2: 1).slope(at: 0) == -1e6)
    #expect(TimingCurve(x1: 0, y1: 0, x2: 0, y2: 1).slope(at: 0) == 1e6)
    #expect(TimingCurve(x1: 0, y1: 0, x2: 0, y2: -1).slope(at: 0) == -1e6)
    #expect(TimingCurve(x1: 0, y1: 0, x2: 0, y2: 0).slope(at: 0) == 1)
    #expect(TimingCurve(x1: 1, y1: 0.3, x2: 1, y2: 1).slope(at: 1) == 1e6)
    #expect(TimingCurve(x1: 1, y1: 2, x2: 1, y2: 1).slope(at: 1) == -1e6)
  }

  @Test func easeInIsEaseOutBackwards() {
    for step in 0...200 {
      let time = Double(step) / 200
      #expect(abs(TimingCurve.easeIn.value(at: time) - 1 + TimingCurve.easeOut.value(at: 1 - time)) < 1e-14)
      let both = TimingCurve.easeInOut.value(at: time) + TimingCurve.easeInOut.value(at: 1 - time)
      #expect(abs(both - 1) < 1e-14)
    }
  }

  /// The known value of CSS's `ease` at half time, 0.8024.
  @Test func easeAtHalfTime() {
    #expect(abs(TimingCurve.ease.value(at: 0.5) - 0.802_403_387_5) < 1e-9)
  }

  @Test func aGivenSlopeIsTheFirst() {
    for slope in [-40, -2, -0.3, 0, 0.2, 1, 2.9, 3.1, 25, 4000] {
      let curve = TimingCurve.easeOut.starting(withSlope: slope)
      #expect(abs(curve.slope(at: 0) - slope) <= 1e-9 * max(1, abs(slope)))
      #expect(curve.value(at: 1) == 1)
      guard slope >= 0 else { continue }
      var last = 0.0
      for step in 1...1000 {
        let value = curve.value(at: Double(step) / 1000)
        #expect(value >= last - 1e-12 && value <= 1 + 1e-12, "it overshoots at slope \(slope)")
        last = value
      }
    }
  }

  @Test func aCurveMotionGoesFromStartToTarget() {
    let motion = CurveMotion(.easeOut, from: 40, to: 600, duration: 0.28)
    #expect(motion.state(at: 0).value == 40)
    #expect(motion.state(at: 0.28) == MotionState(value: 600))
    #expect(abs(motion.velocity(at: 0) - 560 / 0.28 / 0.58) < 1e-9)
    for time in [0.02, 0.1, 0.2, 0.27] {
      let slope = (motion.value(at: time + 1e-7) - motion.value(at: time - 1e-7)) / 2e-7
      #expect(abs(slope - motion.velocity(at: time)) < 1e-2)
    }
    #expect(CurveMotion(.ease, from: 1, to: 2, duration: 0).state(at: 0) == MotionState(value: 2))
  }

  @Test func aCurveTakesAFingersVelocity() {
    for velocity in [-300.0, 0, 900, 5000] {
      let motion = CurveMotion(
        .easeOut, from: MotionState(value: 130, velocity: velocity), to: 585, duration: 0.28)
      #expect(motion.value(at: 0) == 130)
      #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
      #expect(motion.value(at: 0.28) == 585)
    }
  }
}
