import GestureRuntime

/// Another way to compute motions: the differential equation x″ = f(x, x′), solved in fine steps.
enum RungeKutta {
  static func run(
    from start: MotionState, for time: Double, steps: Int, _ acceleration: (Double, Double) -> Double
  ) -> MotionState {
    let h = time / Double(steps)
    var x = start.value
    var v = start.velocity
    for _ in 0..<steps {
      let k1 = acceleration(x, v)
      let v2 = v + h / 2 * k1
      let k2 = acceleration(x + h / 2 * v, v2)
      let v3 = v + h / 2 * k2
      let k3 = acceleration(x + h / 2 * v2, v3)
      let v4 = v + h * k3
      let k4 = acceleration(x + h * v3, v4)
      x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    }
    return MotionState(value: x, velocity: v)
  }
}

/// Springs, states and extreme numbers, all of which tests try.
enum MotionSamples {
  /// Springs from undamped to far beyond critical damping, soft and stiff, also close to critical on both sides.
  static let springs: [Spring] = [0, 0.05, 0.3, 0.7, 0.99, 0.999_999, 1, 1.000_001, 1.01, 2, 20].flatMap {
    [Spring(dampingRatio: $0, response: 0.3), Spring(dampingRatio: $0, response: 1.7)]
  }
  static let states = [
    MotionState(value: 100), MotionState(value: 100, velocity: -900),
    MotionState(value: 100, velocity: 2500), MotionState(value: 0, velocity: 800),
    MotionState(value: -40, velocity: -3), MotionState(value: 0),
  ]
  /// Numbers that no finger sends, but a caller may.
  static let extremes = [
    0, -0.0, 1, -1, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e9, -1e9, 1e300, -1e300, .infinity,
    -.infinity, .nan, .ulpOfOne,
  ]
}
