import GestureRuntime
import SpecParser

/// The mean of the fingers' velocities at `now`, in points a second.
func velocity(of fingers: [Finger], at now: Microseconds, _ constants: Constants, _ rounding: Rounding)
  -> Point
{
  guard !fingers.isEmpty else { return Point(x: 0, y: 0) }
  return centroid(fingers.map { velocity(of: $0, at: min($0.liftTime ?? now, now), constants, rounding) })
}

private func velocity(
  of finger: Finger, at now: Microseconds, _ constants: Constants, _ rounding: Rounding
) -> Point {
  let still = Point(x: 0, y: 0)
  let samples = newestSamples(of: finger.history, constants)
  guard let newest = samples.first, let oldest = samples.last, samples.count >= 2 else { return still }
  if Double(now - newest.time) >= constants.velocityStopGap { return still }
  let times = samples.map { Double($0.time - newest.time) / 1_000_000 }
  let fit = { (values: [Double]) in fitted(times, values, constants.estimator) }
  var result = Point(x: fit(samples.map(\.place.x)), y: fit(samples.map(\.place.y)))
  let way = newest.place - oldest.place
  let along = result.dot(way)
  if way.length > 0, result.length > 1e-6 { rounding.inexactly { rounding.watch(along, 0) } }
  if along < 0 { return still }
  let speed = result.length
  if speed > constants.maxFlingVelocity {
    let factor = constants.maxFlingVelocity / speed
    result = Point(x: result.x * factor, y: result.y * factor)
  }
  return result
}

/// The samples that belong to one unbroken stroke up to the newest, newest first.
private func newestSamples(
  of history: [(time: Microseconds, place: Point)], _ constants: Constants
) -> [(time: Microseconds, place: Point)] {
  var chosen: [(time: Microseconds, place: Point)] = []
  for sample in history.reversed() {
    if chosen.count >= constants.velocitySamples { break }
    if let newest = chosen.first, let last = chosen.last {
      if Double(newest.time - sample.time) > constants.velocityHorizon { break }
      if Double(last.time - sample.time) >= constants.velocityStopGap { break }
    }
    chosen.append(sample)
  }
  return chosen
}

/// The slope at time 0. The first value is at time 0, the others before it, in seconds.
private func fitted(_ times: [Double], _ values: [Double], _ kind: VelocityEstimatorKind) -> Double {
  switch kind {
  case .leastSquares: times.count == 2 ? linear(times, values) : quadratic(times, values)
  case .linear: linear(times, values)
  case .endpoints: (values[0] - values[values.count - 1]) / (times[0] - times[times.count - 1])
  case .impulse: impulse(times, values)
  }
}

private func linear(_ times: [Double], _ values: [Double]) -> Double {
  let n = Double(times.count)
  let meanTime = times.reduce(0, +) / n
  let meanValue = values.reduce(0, +) / n
  var (products, squares) = (0.0, 0.0)
  for (t, v) in zip(times, values) {
    products += (t - meanTime) * (v - meanValue)
    squares += (t - meanTime) * (t - meanTime)
  }
  return squares == 0 ? 0 : products / squares
}

/// Derivative at 0 of the least-squares parabola, by its normal equations.
private func quadratic(_ times: [Double], _ values: [Double]) -> Double {
  let n = Double(times.count)
  let mean = values.reduce(0, +) / n
  let ys = values.map { $0 - mean }
  let sum = { (f: (Int) -> Double) in times.indices.reduce(0.0) { $0 + f($1) } }
  let (x1, x2) = (sum { times[$0] }, sum { times[$0] * times[$0] })
  let x3 = sum { times[$0] * times[$0] * times[$0] }
  let x4 = sum { times[$0] * times[$0] * times[$0] * times[$0] }
  let (y0, xy) = (sum { ys[$0] }, sum { times[$0] * ys[$0] })
  let x2y = sum { times[$0] * times[$0] * ys[$0] }
  let (sxx, sxy) = (x2 - x1 * x1 / n, xy - x1 * y0 / n)
  let (sxx2, sx2y, sx2x2) = (x3 - x1 * x2 / n, x2y - x2 * y0 / n, x4 - x2 * x2 / n)
  let denominator = sxx * sx2x2 - sxx2 * sxx2
  return denominator == 0 ? 0 : (sxy * sx2x2 - sx2y * sxx2) / denominator
}

/// The speed of a mass that the segments push, oldest first. With two samples, their slope.
private func impulse(_ times: [Double], _ values: [Double]) -> Double {
  if times.count == 2 { return (values[0] - values[1]) / (times[0] - times[1]) }
  var work = 0.0
  let speed = { (work: Double) in (work < 0 ? -1 : 1) * (2 * abs(work)).squareRoot() }
  for index in stride(from: times.count - 2, through: 0, by: -1) {
    let current = (values[index] - values[index + 1]) / (times[index] - times[index + 1])
    work += (current - speed(work)) * abs(current)
    if index == times.count - 2 { work *= 0.5 }
  }
  return speed(work)
}
