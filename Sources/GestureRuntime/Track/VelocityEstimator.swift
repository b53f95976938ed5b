/// A velocity estimator for a finger: a fit through its newest samples.
///
/// The default is the least-squares fit of degree two of Android, Flutter and Chromium, with Chromium's restriction: a result against the
/// movement is zero. Otherwise a quadratic through a decelerating flick may reverse its direction.
@usableFromInline
struct VelocityEstimator: Sendable, BitwiseCopyable {
  /// The greatest number of samples that a table may use.
  @inlinable static var sampleLimit: Int { 64 }

  var fit = VelocityFit.leastSquares
  var samples = 20
  var horizon: Microseconds = 100_000
  var stopGap: Microseconds = 40_000
  /// The greatest speed of an estimate, in points a second.
  var most = 8000.0

  /// The velocity at `time`, in points a second.
  func velocity(of history: FingerHistory, at time: Microseconds) -> Point {
    guard history.count > 1, time - history[0].time < stopGap else { return .zero }
    let sums = sums(history)
    guard sums.count >= 2 else { return .zero }
    let raw = estimate(history, sums)
    let movement = history[0].location - history[sums.count - 1].location
    guard raw.dot(movement) >= 0 else { return .zero }
    let speed = raw.length
    return speed > most ? raw * (most / speed) : raw
  }

  /// Adds up the newest samples, as many as count.
  @inline(__always)
  private func sums(_ history: FingerHistory) -> Sums {
    let newest = history[0]
    let most = min(history.count, samples)
    var sums = Sums()
    var lastAge: Microseconds = 0
    while sums.count < most {
      let sample = history[sums.count]
      // Times are within `TouchTracker.timeLimit`, so that their differences do not overflow.
      let age = newest.time &- sample.time
      if age > horizon || age &- lastAge >= stopGap { break }
      sums.add(sample.location.whole - newest.location.whole, at: Double(age) / -1e6)
      lastAge = age
    }
    return sums
  }

  private func estimate(_ history: FingerHistory, _ sums: Sums) -> Point {
    let count = sums.count
    return switch fit {
    case .leastSquares: count == 2 ? slope(history, count) : sums.quadraticSlope
    case .linear: sums.lineSlope
    case .impulse: Point(x: impulse(history, count) { $0.x }, y: impulse(history, count) { $0.y })
    case .endpoints: slope(history, count)
    }
  }

  private func slope(_ history: FingerHistory, _ count: Int) -> Point {
    let elapsed = Double(history[0].time - history[count - 1].time) / 1e6
    return elapsed > 0 ? (history[0].location - history[count - 1].location) / elapsed : .zero
  }

  /// The velocity that the work of all movements would give a unit mass (Android's impulse strategy).
  private func impulse(
    _ history: FingerHistory, _ count: Int, _ coordinate: (Point) -> Double
  ) -> Double {
    if count == 2 { return coordinate(slope(history, count)) }
    var work = 0.0
    for index in stride(from: count - 1, to: 0, by: -1) {
      let elapsed = Double(history[index - 1].time - history[index].time) / 1e6
      if elapsed <= 0 { continue }
      let current = (coordinate(history[index - 1].location) - coordinate(history[index].location)) / elapsed
      let previous = (2 * work.magnitude).squareRoot() * (work < 0 ? -1 : 1)
      work += (current - previous) * current.magnitude
      if index == count - 1 { work /= 2 }
    }
    return (2 * work.magnitude).squareRoot() * (work < 0 ? -1 : 1)
  }
}

/// The fit of a velocity estimator. Its raw value is that in tables.
package enum VelocityFit: UInt8, Sendable, BitwiseCopyable {
  case leastSquares, linear, impulse, endpoints
}

/// Power sums over the newest samples. x is the time in seconds and y the place, relative to the newest.
private struct Sums {
  var count = 1
  var x = 0.0, x2 = 0.0, x3 = 0.0, x4 = 0.0
  var y = SIMD2<Double>.zero, xy = SIMD2<Double>.zero, x2y = SIMD2<Double>.zero

  /// Adds a sample to the newest, which adds nothing.
  @inline(__always)
  mutating func add(_ place: SIMD2<Double>, at time: Double) {
    let square = time * time
    count += 1
    x += time
    x2 += square
    x3 += square * time
    x4 += square * square
    y += place
    xy += place * time
    x2y += place * square
  }

  /// The slope of the least-squares line.
  var lineSlope: Point {
    let n = Double(count)
    let sxx = x2 - x * x / n
    guard sxx > 0 else { return .zero }
    return Point((xy - y * (x / n)) / sxx)
  }

  /// The slope at the newest sample of the least-squares parabola, in closed form from central sums.
  var quadraticSlope: Point {
    let n = Double(count)
    let sxx = x2 - x * x / n
    let sxy = xy - y * (x / n)
    let sxx2 = x3 - x * x2 / n
    let sx2y = x2y - y * (x2 / n)
    let sx2x2 = x4 - x2 * x2 / n
    let denominator = sxx * sx2x2 - sxx2 * sxx2
    // A share of what is subtracted, so that it holds for any distance of the samples in time. Three even ones have 0.08.
    guard denominator > sxx * sx2x2 * 1e-12 else { return lineSlope }
    return Point((sxy * sx2x2 - sx2y * sxx2) / denominator)
  }
}
