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
    let count = usable(history, at: time)
    guard count >= 2 else { return .zero }
    let raw = estimate(history, count)
    let movement = history[0].location - history[count - 1].location
    guard raw.dot(movement) >= 0 else { return .zero }
    let speed = raw.length
    return speed > most ? raw * (most / speed) : raw
  }

  /// The number of the newest samples that count.
  private func usable(_ history: FingerHistory, at time: Microseconds) -> Int {
    guard history.count > 0, time - history[0].time < stopGap else { return 0 }
    var count = 1
    while count < min(history.count, samples) {
      let sample = history[count]
      if history[0].time - sample.time > horizon { break }
      if history[count - 1].time - sample.time >= stopGap { break }
      count += 1
    }
    return count
  }

  private func estimate(_ history: FingerHistory, _ count: Int) -> Point {
    switch fit {
    case .leastSquares: count == 2 ? slope(history, count) : quadratic(history, count)
    case .linear: line(history, count)
    case .impulse: Point(x: impulse(history, count) { $0.x }, y: impulse(history, count) { $0.y })
    case .endpoints: slope(history, count)
    }
  }

  private func slope(_ history: FingerHistory, _ count: Int) -> Point {
    let elapsed = Double(history[0].time - history[count - 1].time) / 1e6
    return elapsed > 0 ? (history[0].location - history[count - 1].location) / elapsed : .zero
  }

  /// The slope of the least-squares line.
  private func line(_ history: FingerHistory, _ count: Int) -> Point {
    let sums = Sums(history, count)
    let n = Double(count)
    let sxx = sums.x2 - sums.x * sums.x / n
    guard sxx > 0 else { return .zero }
    return (sums.xy - sums.y * (sums.x / n)) / sxx
  }

  /// The slope at the newest sample of the least-squares parabola, in closed form from central sums.
  private func quadratic(_ history: FingerHistory, _ count: Int) -> Point {
    let sums = Sums(history, count)
    let n = Double(count)
    let sxx = sums.x2 - sums.x * sums.x / n
    let sxy = sums.xy - sums.y * (sums.x / n)
    let sxx2 = sums.x3 - sums.x * sums.x2 / n
    let sx2y = sums.x2y - sums.y * (sums.x2 / n)
    let sx2x2 = sums.x4 - sums.x2 * sums.x2 / n
    let denominator = sxx * sx2x2 - sxx2 * sxx2
    // A share of what is subtracted, so that it holds for any distance of the samples in time. Three even ones have 0.08.
    guard denominator > sxx * sx2x2 * 1e-12 else { return line(history, count) }
    return (sxy * sx2x2 - sx2y * sxx2) / denominator
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

/// Power sums over samples. x is the age in seconds (0 or less), y the place relative to the newest.
private struct Sums {
  var x = 0.0, x2 = 0.0, x3 = 0.0, x4 = 0.0
  var y = Point.zero, xy = Point.zero, x2y = Point.zero

  /// Adds up the newest samples of a movement, at least 1.
  @inline(__always)
  init(_ history: FingerHistory, _ count: Int) {
    let newest = history[0]
    for index in 0..<count {
      let sample = history[index]
      let age = Double(sample.time - newest.time) / 1e6
      let place = sample.location - newest.location
      let square = age * age
      x += age
      x2 += square
      x3 += square * age
      x4 += square * square
      y = y + place
      xy = xy + place * age
      x2y = x2y + place * square
    }
  }
}
