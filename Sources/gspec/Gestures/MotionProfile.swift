/// The progress of a movement: a cubic with given speeds at both ends, relative to the mean speed.
///
/// A movement from rest begins with 0. A swipe lands while the finger already moves, as people's swipes do, and begins with its mean speed.
/// With `begin + end == 2` the cubic is a parabola, whose speed at the lift every velocity estimator reads exactly.
struct MotionProfile: Sendable, Hashable {
  var begin: Double
  var end: Double

  /// The largest value of `end`. With a larger one, the movement would have to go backward first.
  static let steepestEnd = 3.0

  /// The completed part of the movement at a part of the time, both 0 ... 1.
  func way(at time: Double) -> Double {
    ((begin + end - 2) * time + (3 - 2 * begin - end)) * time * time + begin * time
  }

  /// A profile that ends with a speed relative to the mean speed. With `landsMoving`, it also begins with a speed if `end` is below 2.
  static func released(_ end: Double, landsMoving: Bool) -> MotionProfile {
    MotionProfile(begin: landsMoving && end <= 2 ? 2 - end : 0, end: end)
  }
}
