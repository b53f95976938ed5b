/// A set of edges of the screen. Its raw value is that in tables.
public struct ScreenEdges: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The same as `[]`, which is more code in an embedded program.
  @inlinable public static var none: ScreenEdges { ScreenEdges(rawValue: 0) }
  @inlinable public static var left: ScreenEdges { ScreenEdges(rawValue: 1) }
  @inlinable public static var right: ScreenEdges { ScreenEdges(rawValue: 2) }
  @inlinable public static var top: ScreenEdges { ScreenEdges(rawValue: 4) }
  @inlinable public static var bottom: ScreenEdges { ScreenEdges(rawValue: 8) }

  static var all: ScreenEdges { ScreenEdges(rawValue: 15) }

  /// Whether any edge is in both sets.
  @inlinable @inline(__always)
  func meets(_ other: ScreenEdges) -> Bool { rawValue & other.rawValue != 0 }

  /// The edges in a layout from right to left.
  var mirrored: ScreenEdges { ScreenEdges(rawValue: rawValue.withSidesExchanged) }
}

extension UInt8 {
  /// The bits of a set whose first two members are left and right, with these exchanged.
  var withSidesExchanged: UInt8 { self & ~3 | (self & 1) << 1 | (self & 2) >> 1 }
}

/// The senses in which fingers may spread or orbit. Its raw value is that in tables.
public struct MoveSenses: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The same as `[]`, which is more code in an embedded program.
  @inlinable public static var none: MoveSenses { MoveSenses(rawValue: 0) }
  /// Outward, or clockwise.
  @inlinable public static var positive: MoveSenses { MoveSenses(rawValue: 1) }
  /// Inward, or counter-clockwise.
  @inlinable public static var negative: MoveSenses { MoveSenses(rawValue: 2) }

  static var all: MoveSenses { MoveSenses(rawValue: 3) }

  /// Whether a change has one of these senses.
  @inlinable @inline(__always)
  func allow(_ change: Double) -> Bool {
    rawValue & (change >= 0 ? MoveSenses.positive : .negative).rawValue != 0
  }
}
