/// What happens to a recognizer, in UIKit's words.
///
///     discrete:    recognized
///     continuous:  began ─► changed ─► … ─► ended
///                    └──────────┴─────────► cancelled
///
/// Of an activity that shows that it is possible (`shows-possible`), before that:
///
///     possible ─┬─► recognized, or began …
///               └─► failed
public enum GesturePhase: UInt8, Sendable, Hashable, BitwiseCopyable {
  case recognized, began, changed, ended, cancelled, possible, failed

  /// Whether something was recognized: any phase but those before a claim.
  @inlinable public var isRecognized: Bool { self != .possible && self != .failed }
}

/// Which of an outcome's values the mechanic has.
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
  /// The number of the last threshold that it has passed: of detents the one that it names, else 1; 0 before the first.
  ///
  /// - Parameter before: the same of the gesture's outcome before this one. The end of a gesture names the detent that it goes to, and
  ///   passes none of them.
  public func passed(before: UInt8) -> UInt8 {
    let isUnderWay = phase == .began || phase == .changed
    if isUnderWay && detent > 0 { return detent }
    return progress >= 1 ? isUnderWay ? 1 : max(before, 1) : 0
  }
}

/// Something recognized: one phase of one activity.
public struct Outcome: Sendable, Hashable, BitwiseCopyable {
  public var time: Microseconds
  /// Index into the table's activities.
  public var activity: Int
  /// Index into the table's mechanics.
  public var mechanic: Int
  public var phase: GesturePhase
  /// What touched.
  public var tool: TouchTool
  /// Of an activity that counts touches: the how many-th in a row this one is, from 1 again after the last; 0 for all others.
  public var taps: UInt8
  /// How many fingers it has (at a lift: had).
  public var fingers: Int
  /// The centre of its fingers, in points.
  public var location: Point
  /// Where it began: the centre of its fingers when the last of them had pressed. It stays where it is.
  public var origin: Point
  /// Points from the press on, whatever fingers joined or left and whatever the host has set back.
  public var travel: Point
  public var values: OutcomeValues
  /// Points since the claim (discrete: since the press), or since the host set it back.
  public var translation: Point
  /// Points a second, at the lift.
  public var velocity: Point
  /// Factor since the claim, or since the host set it back.
  public var scale: Double
  /// Degrees since the claim, or since the host set it back; clockwise positive.
  public var rotation: Double
  /// Distance over the commit threshold: 0 at the claim, 1 at the threshold.
  public var progress: Double
  /// Whether the activity's commit condition held at the lift.
  public var isCommitted: Bool
  /// Of an activity with detents: the number of the furthest that it has passed, at its end of the one that it goes to; 1 is the nearest, 0
  /// none.
  public var detent: UInt8
  /// Of the elements that the activity's `over` names, the innermost one under the finger; `nil` where there is none.
  public var over: ElementID?
  /// The instance of that element, as the host named it; 0 where it named none.
  public var overInstance: UInt64
  /// The instance of the activity's target on which the gesture began, as the host named it; 0 where it named none.
  public var instance: UInt64

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
