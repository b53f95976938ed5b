import Testing

@testable import GestureRuntime

/// Compares the closed form with a slow solution of the normal equations, and tests the rules around it.
struct VelocityEstimatorTests {
  /// The slope at the newest sample of the best parabola, by Gaussian elimination on the normal equations.
  private func reference(_ samples: [HistorySample], _ coordinate: (Point) -> Double) -> Double {
    let newest = samples[samples.count - 1]
    var matrix = Array(repeating: Array(repeating: 0.0, count: 4), count: 3)
    for sample in samples {
      let t = Double(sample.time - newest.time) / 1e6
      let powers = [1, t, t * t]
      for row in 0..<3 {
        for column in 0..<3 { matrix[row][column] += powers[row] * powers[column] }
        matrix[row][3] += powers[row] * (coordinate(sample.location) - coordinate(newest.location))
      }
    }
    for pivot in 0..<3 {
      let best = (pivot..<3).max { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) } ?? pivot
      matrix.swapAt(pivot, best)
      for row in 0..<3 where row != pivot {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot..<4 { matrix[row][column] -= factor * matrix[pivot][column] }
      }
    }
    return matrix[1][3] / matrix[1][1]
  }

  private func history(_ samples: [HistorySample]) -> FingerHistory {
    var history = FingerHistory()
    for sample in samples { history.append(sample) }
    return history
  }

  /// Samples of a function of seconds, by default every 8 ms.
  private func stroke(_ count: Int, every step: Microseconds = 8000, _ place: (Double) -> Point)
    -> [HistorySample]
  {
    (0..<count).map {
      let time = Microseconds($0) * step
      return HistorySample(time: time, location: place(Double(time) / 1e6))
    }
  }

  @Test(arguments: 0..<200)
  func leastSquaresAgreesWithTheNormalEquations(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let speed = Point(x: random.number(200...3000), y: random.number(-3000...3000))
    let bend = Point(x: random.number(0...4000), y: random.number(-100...100))
    let samples = stroke(random.int(3...12)) { t in
      Point(x: speed.x * t + bend.x * t * t + random.number(-0.3...0.3), y: speed.y * t + bend.y * t * t)
    }
    var estimator = VelocityEstimator()
    estimator.most = 1e9
    let velocity = estimator.velocity(of: history(samples), at: samples[samples.count - 1].time)
    let expected = Point(x: reference(samples) { $0.x }, y: reference(samples) { $0.y })
    #expect((velocity - expected).length < 1e-6 * max(1, expected.length))
  }

  @Test(arguments: [VelocityFit.leastSquares, .linear, .impulse, .endpoints])
  func steadyMovementHasItsSpeed(_ fit: VelocityFit) {
    var estimator = VelocityEstimator()
    estimator.fit = fit
    for count in 2...20 {
      let samples = stroke(count) { Point(x: 700 * $0, y: -300 * $0) }
      let velocity = estimator.velocity(of: history(samples), at: samples[count - 1].time)
      #expect((velocity - Point(x: 700, y: -300)).length < 1e-6, "\(count) samples")
    }
  }

  @Test func fewerThanTwoSamplesHaveNone() {
    let estimator = VelocityEstimator()
    #expect(estimator.velocity(of: FingerHistory(), at: 0) == .zero)
    #expect(estimator.velocity(of: history(stroke(1) { _ in Point(x: 1, y: 1) }), at: 0) == .zero)
  }

  @Test func aFingerThatHasStoppedHasNone() {
    let samples = stroke(10) { Point(x: 1000 * $0, y: 0) }
    let estimator = VelocityEstimator()
    #expect(estimator.velocity(of: history(samples), at: 72_000 + 39_999) != .zero)
    #expect(estimator.velocity(of: history(samples), at: 72_000 + 40_000) == .zero)
  }

  @Test func samplesBeforeAGapDoNotCount() {
    let before = stroke(5) { Point(x: -5000 * $0, y: 0) }
    let after = stroke(5) { Point(x: 500 * $0, y: 0) }.map {
      HistorySample(time: $0.time + 32_000 + 40_000, location: $0.location)
    }
    let velocity = VelocityEstimator().velocity(of: history(before + after), at: after[4].time)
    #expect((velocity - Point(x: 500, y: 0)).length < 1e-6)
  }

  @Test func samplesBeyondTheHorizonDoNotCount() {
    var estimator = VelocityEstimator()
    estimator.horizon = 24_000
    let samples = stroke(12) { $0 < 0.064 ? Point(x: 0, y: 3000 * $0) : Point(x: 400 * ($0 - 0.064), y: 192) }
    let velocity = estimator.velocity(of: history(samples), at: samples[11].time)
    #expect((velocity - Point(x: 400, y: 0)).length < 1e-6)
  }

  @Test func aFitThatOpposesTheMovementIsZero() {
    // A long way forwards, and a turn just at the end: the parabola's end points backwards.
    let places = [0.0, 40, 70, 90, 100, 95]
    let samples = places.enumerated().map {
      HistorySample(time: Microseconds($0.offset) * 8000, location: Point(x: $0.element, y: 0))
    }
    #expect(reference(samples) { $0.x } < 0)
    #expect(VelocityEstimator().velocity(of: history(samples), at: 40_000) == .zero)
  }

  @Test func noEstimateIsFasterThanTheMost() {
    let samples = stroke(6) { Point(x: -90_000 * $0, y: 0) }
    let velocity = VelocityEstimator().velocity(of: history(samples), at: samples[5].time)
    #expect(abs(velocity.length - 8000) < 1e-6 && velocity.x < 0)
  }

  @Test func historyIsBounded() {
    var history = FingerHistory()
    for step in 0..<10_000 {
      history.append(HistorySample(time: Microseconds(step), location: Point(x: Double(step), y: 0)))
    }
    #expect(history.count == VelocityEstimator.sampleLimit)
    #expect(history[0].time == 9999)
    #expect(
      history[VelocityEstimator.sampleLimit - 1].time == 9999
        - Microseconds(VelocityEstimator.sampleLimit - 1))
  }

  @Test func aSampleOfTheSameTimeReplacesTheNewest() {
    var history = history(stroke(3) { Point(x: $0, y: 0) })
    history.append(HistorySample(time: 16_000, location: Point(x: 9, y: 9)))
    #expect(history.count == 3)
    #expect(history[0].location == Point(x: 9, y: 9))
  }
}

extension FingerHistory {
  /// A history with its own ring, which is never freed.
  init() {
    let length = VelocityEstimator.sampleLimit
    self.init(ring: .allocate(capacity: length), length: length)
  }
}
