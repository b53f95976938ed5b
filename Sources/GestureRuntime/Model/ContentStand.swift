/// Ends at which a touch may be handed over: those of a target's content, and the place where an activity took the touch over itself.
public struct ContentEnds: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let left = ContentEnds(rawValue: 1)
  public static let right = ContentEnds(rawValue: 2)
  public static let top = ContentEnds(rawValue: 4)
  public static let bottom = ContentEnds(rawValue: 8)
  /// Where the touch was taken over: no end of content, and nothing that a host says.
  public static let start = ContentEnds(rawValue: 16)
}

/// Where the content of an element stands: how far it can go until it is at each of its ends, in points.
///
/// A list that is scrolled 40 points down from its top has `top: 40`. At the top, its content cannot go further down.
public struct ContentStand: Sendable, Hashable, BitwiseCopyable {
  /// Not negative; infinite where nothing is known.
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

  /// It stands at these ends; nothing is known of the others.
  @inlinable
  public init(at ends: ContentEnds) {
    self.init(
      left: ends.contains(.left) ? 0 : .infinity, right: ends.contains(.right) ? 0 : .infinity,
      top: ends.contains(.top) ? 0 : .infinity, bottom: ends.contains(.bottom) ? 0 : .infinity)
  }

  /// The room up to an end.
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
  /// How far a movement goes toward an end of the content that follows it: down is toward its top.
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
