/// The phase of a recognizer, named as in UIKit.
///
///     discrete:    recognized
///     continuous:  began ─► changed ─► … ─► ended
///                    └──────────┴─────────► cancelled
///
/// For an activity that reports `possible` (`shows-possible`), these come first:
///
///     possible ─┬─► recognized, or began …
///               └─► failed
public enum GesturePhase: UInt8, Sendable, Hashable, BitwiseCopyable {
  case recognized, began, changed, ended, cancelled, possible, failed

  /// Whether the activity was recognized, as in all phases after a claim.
  @inlinable public var isRecognized: Bool { self != .possible && self != .failed }
}

/// The set of an outcome's values that are valid.
public struct OutcomeValues: OptionSet, Sendable, Hashable, BitwiseCopyable {
  public let rawValue: UInt8

  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `translation`
  @inlinable public static var translation: OutcomeValues { OutcomeValues(rawValue: 1) }
  /// `velocity`
  @inlinable public static var velocity: OutcomeValues { OutcomeValues(rawValue: 2) }
  /// `scale`
  @inlinable public static var scale: OutcomeValues { OutcomeValues(rawValue: 4) }
  /// `rotation`
  @inlinable public static var rotation: OutcomeValues { OutcomeValues(rawValue: 8) }
  /// `progress`
  @inlinable public static var progress: OutcomeValues { OutcomeValues(rawValue: 16) }
  /// `isCommitted`
  @inlinable public static var committed: OutcomeValues { OutcomeValues(rawValue: 32) }
  /// `over`
  @inlinable public static var over: OutcomeValues { OutcomeValues(rawValue: 64) }
}

extension Outcome {
  /// The number of the last threshold that was passed: the detent's number if there are detents, else 1; 0 before the first.
  ///
  /// - Parameter before: the result for the previous outcome of the gesture. The end of a gesture names the detent to which it goes, and
  ///   passes none.
  public func passed(before: UInt8) -> UInt8 {
    let isUnderWay = phase == .began || phase == .changed
    if isUnderWay && detent > 0 { return detent }
    return progress >= 1 ? isUnderWay ? 1 : max(before, 1) : 0
  }
}

/// An outcome: one phase of one activity.
public struct Outcome: Sendable, Hashable, BitwiseCopyable {
  public var time: Microseconds
  /// The index into the table's activities.
  public var activity: Int
  /// The index into the table's mechanics.
  public var mechanic: Int
  public var phase: GesturePhase
  /// The tool of the touch.
  public var tool: TouchTool
  /// The number of this touch in its row, from 1 and again from 1 after the greatest; 0 for activities that do not count touches.
  public var taps: UInt8
  /// The number of fingers; at a lift, the number before it. 0 for an alternative.
  public var fingers: Int
  /// The center of its fingers, in points.
  public var location: Point
  /// The center of its fingers when the last of them had landed. It does not change later.
  public var origin: Point
  /// The translation since the press, in points. Fingers that join or leave, and resets by the host, do not change it.
  public var travel: Point
  public var values: OutcomeValues
  /// The translation in points since the claim (for discrete ones: since the press), or since a reset by the host.
  public var translation: Point
  /// The velocity at the lift, in points a second.
  public var velocity: Point
  /// The scale factor since the claim, or since a reset by the host.
  public var scale: Double
  /// The rotation in degrees since the claim, or since a reset by the host; clockwise positive.
  public var rotation: Double
  /// The distance divided by the commit distance: 0 at the claim, 1 at the threshold.
  public var progress: Double
  /// Whether the activity's commit condition held at the lift.
  public var isCommitted: Bool
  /// The number of the furthest detent that was passed, or at the end, of the one to which it goes. 1 is the nearest, 0 is none.
  public var detent: UInt8
  /// The innermost element under the finger among those that the activity's `over` names; `nil` for none.
  public var over: ElementID?
  /// The instance of that element, as the host named it; 0 if not named.
  public var overInstance: UInt64
  /// The instance of the target on which the gesture began, as the host named it; 0 if not named.
  public var instance: UInt64

  /// Whether the activity was performed without fingers, such as by an accessibility action. Such an outcome has no movement.
  @inlinable public var isAlternative: Bool { fingers == 0 }

  @inlinable
  public init(
    time: Microseconds, activity: Int, mechanic: Int, phase: GesturePhase, fingers: Int, location: Point,
    origin: Point = Point(x: 0, y: 0), travel: Point = Point(x: 0, y: 0), values: OutcomeValues = [],
    translation: Point = Point(x: 0, y: 0),
    velocity: Point = Point(x: 0, y: 0), scale: Double = 1, rotation: Double = 0, progress: Double = 0,
    isCommitted: Bool = false, over: ElementID? = nil, overInstance: UInt64 = 0, instance: UInt64 = 0,
    tool: TouchTool = .finger, taps: UInt8 = 0, detent: UInt8 = 0
  ) {
    self.time = time
    self.activity = activity
    self.mechanic = mechanic
    self.phase = phase
    self.tool = tool
    self.taps = taps
    self.fingers = fingers
    self.location = location
    self.origin = origin
    self.travel = travel
    self.values = values
    self.translation = translation
    self.velocity = velocity
    self.scale = scale
    self.rotation = rotation
    self.progress = progress
    self.isCommitted = isCommitted
    self.detent = detent
    self.over = over
    self.overInstance = overInstance
    self.instance = instance
  }
}
