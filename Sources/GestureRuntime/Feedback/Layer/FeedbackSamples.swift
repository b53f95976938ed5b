/// The newest values that fingers gave a scale or an angle, and when: for the velocity at their lift, which outcomes do not
/// have. A ring of fixed size inside the value itself.
///
/// The velocity is judged as a finger's is: `VelocityEstimator` with its usual metrics (Docs/Recognition.md, section 5).
struct FeedbackSamples: Sendable, BitwiseCopyable {
  private var times = SIMD32<Int64>(repeating: 0)
  private var values = SIMD32<Double>(repeating: 0)
  /// How many were added since it was empty.
  private var added = 0

  /// More than an estimate takes.
  private static let limit = 32

  /// Takes an outcome's value in.
  ///
  /// - Returns: the velocity at a lift; 0 before it, and where fingers were cancelled.
  mutating func follow(_ value: Double, _ outcome: Outcome, most: Double) -> Double {
    guard outcome.phase == .ended else {
      append(value, at: outcome.time)
      return 0
    }
    end(value, at: outcome.time)
    return velocity(at: outcome.time, most: most)
  }

  /// Fingers have claimed: what was before is no movement of theirs.
  mutating func begin(_ value: Double, at time: Microseconds) {
    added = 0
    append(value, at: time)
  }

  /// Adds a value; one of the same time as the newest takes its place, and one of an earlier time does not count.
  mutating func append(_ value: Double, at time: Microseconds) {
    let time = FeedbackSamples.bounded(time)
    if added > 0, time <= self[0].time {
      if time < self[0].time { return }
      added -= 1
    }
    times[added % FeedbackSamples.limit] = time
    values[added % FeedbackSamples.limit] = value.motion
    added += 1
  }

  /// The lift is no movement: its value counts where it is a new one.
  mutating func end(_ value: Double, at time: Microseconds) {
    if added == 0 || self[0].location.x != value.motion { append(value, at: time) }
  }

  /// The newest value counts as another from now on: the movement stays as it was.
  mutating func count(from value: Double) {
    if added > 0 { values += value - self[0].location.x }
  }

  /// Value a second.
  func velocity(at time: Microseconds, most: Double) -> Double {
    var estimator = VelocityEstimator()
    estimator.most = most
    return estimator.velocity(of: self, at: FeedbackSamples.bounded(time)).x.motion
  }

  /// Whatever a host tells, the time between two of them is a number.
  private static func bounded(_ time: Microseconds) -> Microseconds { min(max(time, -1 << 61), 1 << 61) }
}

extension FeedbackSamples: VelocityHistory {
  var count: Int { min(added, FeedbackSamples.limit) }

  subscript(age: Int) -> HistorySample {
    let index = (added - 1 - age) % FeedbackSamples.limit
    return HistorySample(time: times[index], location: Point(x: values[index], y: 0))
  }
}

extension FeedbackSamples {
  /// No scale grows and no angle turns faster than fingers at the greatest velocity of a fling (`max-fling-velocity`, 8000
  /// points a second) 200 points from their centre: of the scale's logarithm a second, and degrees a second.
  static let fastestScale = 8000.0 / 200
  static let fastestTurn = fastestScale * Angle.degreesPerRadian
}
