/// The newest values of the fingers' scale or angle, with their times, in a ring of fixed size. They give the velocity at the lift, which
/// outcomes do not have.
///
/// The velocity is estimated as for a finger: `VelocityEstimator` with its default metrics (Docs/Recognition.md, section 5).
struct FeedbackSamples: Sendable, BitwiseCopyable {
  private var times = SIMD32<Int64>(repeating: 0)
  private var values = SIMD32<Double>(repeating: 0)
  /// The number of values added since it was empty.
  private var added = 0

  /// More than the estimator uses.
  private static let limit = 32

  /// Takes in an outcome's value.
  ///
  /// - Returns: the velocity at the lift; 0 before it, and after a cancel.
  mutating func follow(_ value: Double, _ outcome: Outcome, most: Double) -> Double {
    guard outcome.phase == .ended else {
      append(value, at: outcome.time)
      return 0
    }
    end(value, at: outcome.time)
    return velocity(at: outcome.time, most: most)
  }

  /// Starts anew at a claim, because earlier values do not belong to this movement.
  mutating func begin(_ value: Double, at time: Microseconds) {
    added = 0
    append(value, at: time)
  }

  /// Adds a value. It replaces the newest value if the times are equal; a value with an earlier time is ignored.
  mutating func append(_ value: Double, at time: Microseconds) {
    let time = FeedbackSamples.bounded(time)
    if added > 0, time <= newest.time {
      if time < newest.time { return }
      added -= 1
    }
    times[added % FeedbackSamples.limit] = time
    values[added % FeedbackSamples.limit] = value.motion
    added += 1
  }

  /// Adds the value of the lift, but only if it is new, because a lift is no movement.
  mutating func end(_ value: Double, at time: Microseconds) {
    if added == 0 || newest.value != value.motion { append(value, at: time) }
  }

  /// Shifts all values so that the newest has another value. The velocity stays.
  mutating func count(from value: Double) {
    if added > 0 { values += value - newest.value }
  }

  /// The velocity in the value's unit a second.
  func velocity(at time: Microseconds, most: Double) -> Double {
    var estimator = VelocityEstimator()
    estimator.most = most
    // The values are those of a finger that moves along one line.
    return unsafe withUnsafeTemporaryAllocation(of: HistorySample.self, capacity: FeedbackSamples.limit) {
      ring in
      for index in ring.indices {
        unsafe ring.initializeElement(
          at: index, to: HistorySample(time: times[index], location: Point(x: values[index], y: 0)))
      }
      guard let base = ring.baseAddress else { return 0 }
      var history = unsafe FingerHistory(ring: base, length: FeedbackSamples.limit)
      history.added = min(added, FeedbackSamples.limit + added % FeedbackSamples.limit)
      return estimator.velocity(of: history, at: FeedbackSamples.bounded(time)).x.motion
    }
  }

  /// The newest value. There is one.
  private var newest: (time: Microseconds, value: Double) {
    let index = (added - 1) % FeedbackSamples.limit
    return (times[index], values[index])
  }

  /// The time, limited so that differences of two times do not overflow.
  private static func bounded(_ time: Microseconds) -> Microseconds { min(max(time, -1 << 61), 1 << 61) }
}

extension FeedbackSamples {
  /// The greatest velocities of the scale's logarithm, per second, and of the angle, in degrees a second. They belong to fingers at the
  /// greatest fling velocity (`max-fling-velocity`, 8000 points a second), 200 points from their center.
  static let fastestScale = 8000.0 / 200
  static let fastestTurn = fastestScale * Angle.degreesPerRadian
}
