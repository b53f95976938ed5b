/// One of the places at which a movement may commit: `{name: reveal, distance: 72pt}` of a spec's `commit`.
public struct ProgramDetent: Sendable, BitwiseCopyable {
  /// Points, or per cent of the target's size.
  public var distance: Double
  public var isShare: Bool
  /// Whether it is judged by where a fling would come to rest, not by where the fingers lift.
  public var isProjected: Bool

  @inlinable @inline(__always)
  public init(_ distance: Double, isShare: Bool = false, isProjected: Bool = false) {
    self.distance = distance
    self.isShare = isShare
    self.isProjected = isProjected
  }
}
