/// The ends at which a touch may be handed over: the ends of a target's content, and the place of an earlier take-over.
public struct ContentEnds: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let left = ContentEnds(rawValue: 1)
  public static let right = ContentEnds(rawValue: 2)
  public static let top = ContentEnds(rawValue: 4)
  public static let bottom = ContentEnds(rawValue: 8)
  /// The place where the touch was taken over. It is not an end of content, and hosts never report it.
  public static let start = ContentEnds(rawValue: 16)
}

/// The position of an element's content: the distance in points to each of its ends.
///
/// A list that is scrolled 40 points down from its top has `top: 40`. At the top, its content cannot go further down.
public struct ContentStand: Sendable, Hashable, BitwiseCopyable {
  /// The distance to an end, not negative; infinite if unknown.
  public var left: Double
  public var right: Double
  public var top: Double
  public var bottom: Double

  @inlinable
  public init(
    left: Double = .infinity, right: Double = .infinity, top: Double = .infinity, bottom: Double = .infinity
  ) {
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
  }

  /// Creates the position of content that is at these ends; the other distances are unknown.
  @inlinable
  public init(at ends: ContentEnds) {
    self.init(
      left: ends.contains(.left) ? 0 : .infinity, right: ends.contains(.right) ? 0 : .infinity,
      top: ends.contains(.top) ? 0 : .infinity, bottom: ends.contains(.bottom) ? 0 : .infinity)
  }

  /// The distance to an end.
  @inlinable
  func room(_ end: ContentEnds) -> Double {
    switch end {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    default: .infinity
    }
  }
}

extension Point {
  /// The component of a movement toward an end of the content that follows it. A movement down goes toward the top.
  @inlinable
  func reach(toward end: ContentEnds) -> Double {
    switch end {
    case .left: x
    case .right: -x
    case .top: y
    case .bottom: -y
    default: 0
    }
  }
}
