/// One of several distances at which a movement may commit: `{name: reveal, distance: 72pt}` of a spec's `commit`.
public struct ProgramDetent: Sendable, BitwiseCopyable {
  /// In points, or in percent of the target's size if `isShare`.
  public var distance: Double
  public var isShare: Bool
  /// Whether the projected resting place of a fling decides, instead of the place of the lift.
  public var isProjected: Bool

  @inlinable @inline(__always)
  public init(_ distance: Double, isShare: Bool = false, isProjected: Bool = false) {
    self.distance = distance
    self.isShare = isShare
    self.isProjected = isProjected
  }
}
