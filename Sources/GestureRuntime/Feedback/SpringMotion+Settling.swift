extension SpringMotion {
  /// The seconds until the motion is within both tolerances and stays there: the last time at which it exceeds one. It is exact to a
  /// rounding error. It is infinite without damping, unless the motion never exceeds a tolerance.
  ///
  /// The extremes of a swing are evenly spaced and fall by a constant factor, so a logarithm gives the last one beyond the tolerance.
  /// Bisection then finds the crossing after it.
  public func settlingTime(within tolerance: MotionTolerance = .points) -> Double {
    let tolerance = tolerance.bounded
    let beta = spring.decayRate
    let offset = start.value - target
    let place = DampedWave(spring, c: offset, s: start.velocity + beta * offset)
    let places = place.lastTime(beyond: tolerance.value)
    let speeds = place.derivative.lastTime(beyond: tolerance.velocity)
    return places > speeds ? places : speeds
  }
}

/// A linear combination a·c(t) + b·s(t) of a spring's two solutions. The place, the velocity and every derivative have this form.
struct DampedWave {
  let spring: Spring
  let a: Double
  let b: Double

  init(_ spring: Spring, c a: Double, s b: Double) {
    self.spring = spring
    self.a = a
    self.b = b
  }

  /// The derivative, from c′ = -βc + (β² - k) s and s′ = c - βs.
  var derivative: DampedWave {
    let beta = spring.decayRate
    return DampedWave(spring, c: b - beta * a, s: spring.discriminant * a - beta * b)
  }

  func value(at time: Double) -> Double {
    let (c, s) = spring.solutions(at: time)
    return a * c + b * s
  }

  /// The last time in seconds at which the magnitude is above a limit; 0 if it never is.
  func lastTime(beyond limit: Double) -> Double {
    let swings = spring.discriminant < 0 && spring.splitting > 0
    return swings ? lastSwing(beyond: limit) : lastCreep(beyond: limit)
  }

  /// The last time for a wave e^-βt R cos(ωt - φ). Its extremes are at tan(ωt - φ) = -β/ω, with magnitude R e^-βt ω / √k.
  private func lastSwing(beyond limit: Double) -> Double {
    let beta = spring.decayRate
    let omega = spring.splitting
    let size = (a * a + b / omega * (b / omega)).squareRoot() * omega / spring.frequency
    if size == 0 { return 0 }
    if beta < 1e-9 * spring.frequency { return size > limit ? .infinity : 0 }
    let last = Elementary.log(size / limit) / beta
    let lean = DampedWave.angle(beta, omega)
    let first = DampedWave.angle(b / omega, a) - lean
    let turns = ((last > 0 ? last : 0) * omega - first) / Elementary.pi
    let extreme = (first + DampedWave.whole(turns) * Elementary.pi) / omega
    let zero = extreme + (Elementary.pi / 2 + lean) / omega
    return crossing(limit, from: extreme > 0 ? extreme : 0, to: zero)
  }

  /// The last time for a creeping wave. It has at most one zero, then at most one extreme, and then only falls.
  private func lastCreep(beyond limit: Double) -> Double {
    let extreme = derivative.zero
    if extreme > 0, value(at: extreme).magnitude > limit {
      return crossing(limit, from: extreme, to: far(limit, after: extreme))
    }
    let zero = zero
    if zero > 0 { return crossing(limit, from: 0, to: zero) }
    if extreme > 0 { return 0 }
    return crossing(limit, from: 0, to: far(limit, after: 0))
  }

  /// The time in seconds at which a creeping wave is 0; -1 if that never happens after the start.
  private var zero: Double {
    let gamma = spring.splitting
    if b == 0 { return a == 0 ? 0 : -1 }
    if gamma == 0 { return -a / b }
    let ratio = -a * gamma / b
    if ratio.magnitude >= 1 { return -1 }
    return Elementary.log((1 + ratio) / (1 - ratio)) / (2 * gamma)
  }

  /// A time after which a falling magnitude is below a limit.
  private func far(_ limit: Double, after time: Double) -> Double {
    var step = (spring.decayRate + spring.splitting) / spring.stiffness
    while value(at: time + step).magnitude > limit, step < 8.64e7 { step *= 2 }
    return time + step
  }

  /// The time at which a monotonically falling magnitude passes a limit; 0 if it starts below.
  private func crossing(_ limit: Double, from start: Double, to end: Double) -> Double {
    if !(value(at: start).magnitude > limit) { return 0 }
    var low = start
    var high = end
    for _ in 0..<100 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if value(at: middle).magnitude > limit { low = middle } else { high = middle }
    }
    return high
  }

  /// The angle of (x, y) in radians, -π < angle <= π.
  private static func angle(_ y: Double, _ x: Double) -> Double {
    Angle.signedTurn(x: x, y: y) / Angle.degreesPerRadian
  }

  /// The greatest whole number that is not above a number.
  private static func whole(_ number: Double) -> Double {
    let near = number.rounded()
    return near > number ? near - 1 : near
  }
}
