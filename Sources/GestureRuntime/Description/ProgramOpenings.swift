/// A touch of one finger, as long as no recognizer that starts with it has done anything but wait for its first move or lift.
///
/// Its recognizers are bits of one word, by their numbers. What follows from the spec (which of them fail at a lift, at a second finger, beyond a
/// slop; which lose to which) clears bits. When one of those that are left has to do more, they become candidates. The outcomes do not
/// depend on when that happens.
@usableFromInline
struct Opening: Sendable, BitwiseCopyable {
  /// Who may still win; 0 where there is no such touch.
  @usableFromInline var candidates: UInt64 = 0
  @usableFromInline var slot = 0
  @usableFromInline var element = -1
  @usableFromInline var time: Microseconds = 0

  @inlinable
  init() {}
}

/// What a movement of a finger beyond a slop does to the recognizers of an opening: bits by their numbers.
public struct OpeningCrossing: Sendable, BitwiseCopyable {
  /// They fail.
  public var fails: UInt64 = 0
  /// They claim, and take nothing more to do so.
  public var claims: UInt64 = 0
  /// They may do something else.
  public var others: UInt64 = 0

  @inlinable
  public init() {}
}

/// What openings ask of a program: see `OpeningFacts`. A program that answers nothing has no openings.
public protocol ProgramOpenings: Sendable {
  /// Recognizers that a finger on an element gives a chance, guards aside; `nil` where a word is too short.
  func opens(_ element: Int) -> UInt64?
  /// Recognizers whose target is this element.
  func recognizers(on target: Int) -> UInt64
  /// Of all recognizers those whose first press at some edges of the screen (1 left, 2 right, 4 top, 8 bottom) is allowed.
  func starters(at edges: UInt8) -> UInt64
  /// Whether any of them must come from an edge.
  var hasEdges: Bool { get }
  /// Recognizers that do more than wait after their first press.
  var hasty: UInt64 { get }
  /// Recognizers with this guard.
  func guarded(_ number: Int) -> UInt64
  /// From the press to the first timer of any of them; `.max` where none has one.
  func firstDue(_ candidates: UInt64) -> Microseconds
  /// Recognizers whose first timer is due so long after the press.
  func due(_ elapsed: Microseconds) -> UInt64
  /// Recognizers whose first timer fails them; those that it lets claim, with nothing more to be done.
  var failsAtTimer: UInt64 { get }
  var claimsAtTimer: UInt64 { get }
  /// The square of the distance from the press up to which none of them takes notice.
  func calm(_ candidates: UInt64) -> Double
  /// What a movement does to them.
  func crossed(_ candidates: UInt64, _ way: Way) -> OpeningCrossing
  /// Recognizers that a lift does not fail; that a second finger on the same element does not fail.
  var lifts: UInt64 { get }
  var takesSecond: UInt64 { get }
  /// Recognizers whose claim may have to wait, or whose activity stands in a `prefer`.
  var related: UInt64 { get }
  /// Recognizers that this one outranks when both claim at the same instant.
  func goesBefore(_ recognizer: Int) -> UInt64
  /// Recognizers that do not fail when this one wins.
  func survivors(_ recognizer: Int) -> UInt64
}

extension ProgramOpenings {
  @inlinable public func opens(_ element: Int) -> UInt64? { nil }
  @inlinable public func recognizers(on target: Int) -> UInt64 { 0 }
  @inlinable public func starters(at edges: UInt8) -> UInt64 { .max }
  @inlinable public var hasEdges: Bool { false }
  @inlinable public var hasty: UInt64 { 0 }
  @inlinable public func guarded(_ number: Int) -> UInt64 { 0 }
  @inlinable public func firstDue(_ candidates: UInt64) -> Microseconds { .max }
  @inlinable public func due(_ elapsed: Microseconds) -> UInt64 { 0 }
  @inlinable public var failsAtTimer: UInt64 { 0 }
  @inlinable public var claimsAtTimer: UInt64 { 0 }
  @inlinable public func calm(_ candidates: UInt64) -> Double { -1 }
  @inlinable public func crossed(_ candidates: UInt64, _ way: Way) -> OpeningCrossing {
    OpeningCrossing()
  }
  @inlinable public var lifts: UInt64 { 0 }
  @inlinable public var takesSecond: UInt64 { 0 }
  @inlinable public var related: UInt64 { 0 }
  @inlinable public func goesBefore(_ recognizer: Int) -> UInt64 { 0 }
  @inlinable public func survivors(_ recognizer: Int) -> UInt64 { .max }
}
