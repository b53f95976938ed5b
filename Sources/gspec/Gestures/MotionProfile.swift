/// How far along its way a movement is: a cubic with given speeds at both ends, relative to the mean speed.
///
/// A press that moves on from rest begins with 0; a swipe lands in full movement, as people's do, and begins with its
/// mean. With `begin + end == 2` the cubic is a parabola, whose speed at the lift every estimator reads exactly.
struct MotionProfile: Sendable, Hashable {
  var begin: Double
  var end: Double

  /// The most that `end` may be: beyond it the movement would have to go back first.
  static let steepestEnd = 3.0

  /// The part of the way at a part of the time, both 0 ... 1.
  func way(at time: Double) -> Double {
    ((begin + end - 2) * time + (3 - 2 * begin - end)) * time * time + begin * time
  }

  /// Ends with this part of the mean speed; lands moving if it may.
  static func released(_ end: Double, landsMoving: Bool) -> MotionProfile {
    MotionProfile(begin: landsMoving && end <= 2 ? 2 - end : 0, end: end)
  }
}
