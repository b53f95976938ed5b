/// Whether a movement along one axis commits, and to which side: distance or velocity, as a spec's `commit`.
///
/// For hosts without a table; an outcome's `isCommitted` has judged by the same rule (Docs/Recognition.md,
/// section 5).
public struct CommitThreshold: Sendable, Hashable, BitwiseCopyable {
  /// In points; infinite is never reached.
  public let distance: Double
  /// In points a second, along the movement; infinite is never reached.
  public let velocity: Double
  /// In points a second, against the movement: from it on nothing commits. The metric `swipe-velocity`.
  public let opposing: Double

  /// Magnitudes count; NaN is infinite.
  public init(distance: Double, velocity: Double = .infinity, opposing: Double = 300) {
    self.distance = distance.isNaN ? .infinity : distance.magnitude
    self.velocity = velocity.isNaN ? .infinity : velocity.magnitude
    self.opposing = opposing.isNaN ? .infinity : opposing.magnitude
  }

  /// 1 for the side of greater values, -1 for the other, 0 for back. A threshold is reached at its value.
  ///
  /// The side is the translation's, and the velocity's where there is none: a velocity against the
  /// translation never commits, and takes a commit by distance back.
  public func side(translation: Double, velocity: Double) -> Int {
    let translation = translation.motion
    let velocity = velocity.motion
    let way: Double = translation > 0 || translation == 0 && velocity > 0 ? 1 : -1
    let along = velocity * way
    if -along >= opposing { return 0 }
    return translation.magnitude >= distance || along >= self.velocity ? Int(way) : 0
  }
}
