/// The rule for whether a movement along one axis commits, and to which side: by distance or velocity, as in a spec's `commit`.
///
/// It is for hosts without a table. An outcome's `isCommitted` follows the same rule (Docs/Recognition.md, section 5).
public struct CommitThreshold: Sendable, Hashable, BitwiseCopyable {
  /// The distance in points; infinite is never reached.
  public let distance: Double
  /// The velocity along the movement, in points a second; infinite is never reached.
  public let velocity: Double
  /// The velocity against the movement, in points a second, from which nothing commits. It is the metric `swipe-velocity`.
  public let opposing: Double

  /// Creates a threshold from the magnitudes of its arguments; NaN is infinite.
  public init(distance: Double, velocity: Double = .infinity, opposing: Double = 300) {
    self.distance = distance.isNaN ? .infinity : distance.magnitude
    self.velocity = velocity.isNaN ? .infinity : velocity.magnitude
    self.opposing = opposing.isNaN ? .infinity : opposing.magnitude
  }

  /// The side to which the movement commits: 1 for greater values, -1 for smaller ones, 0 for no commit. A threshold is reached at its
  /// exact value.
  ///
  /// The side is that of the translation, or that of the velocity if the translation is 0. A velocity against the translation never
  /// commits. From `opposing` on it also prevents a commit by distance.
  public func side(translation: Double, velocity: Double) -> Int {
    let translation = translation.motion
    let velocity = velocity.motion
    let way: Double = translation > 0 || translation == 0 && velocity > 0 ? 1 : -1
    let along = velocity * way
    if -along >= opposing { return 0 }
    return translation.magnitude >= distance || along >= self.velocity ? Int(way) : 0
  }
}
