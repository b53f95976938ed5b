/// A gesture of a spec.
///
/// It has no associated types, because generated types have a nested type for each activity, with the activity's name in the spec.
public protocol ProductGesture: Sendable {
  /// The outcome that the runtime reported.
  var outcome: Outcome { get }
}

/// The visual and haptic feedback of a spec's activities.
public protocol ProductFeedback: Sendable {
  associatedtype Activity: RawRepresentable & Sendable where Activity.RawValue == Int
  associatedtype Gesture: ProductGesture

  init(for activity: Activity)

  /// The plan; empty if the spec has no feedback for the activity.
  var plan: FeedbackPlan { get }
  /// The plan for a commit to a detent, by an outcome's detent number.
  func plan(at detent: UInt8) -> FeedbackPlan
  /// Whether the spec has feedback for the activity.
  var isDescribed: Bool { get }
  /// The app's word for a haptic; `nil` for none.
  func word(at cue: FeedbackCues) -> StaticString?
}

extension ProductFeedback {
  public func plan(at detent: UInt8) -> FeedbackPlan { plan }
}

/// A player for the feedback of one element: it takes gestures and gives values at any time, also after the lift.
///
/// Generated code names it after its product, for example `MailFeedbackPlayer`.
public struct ProductFeedbackPlayer<Feedback: ProductFeedback>: Sendable {
  /// The player that does the work.
  public var player: FeedbackPlayer

  public init(_ scene: FeedbackScene = FeedbackScene()) { player = FeedbackPlayer(scene) }

  /// Takes in a gesture.
  ///
  /// - Returns: the haptics that are due.
  @discardableResult
  public mutating func receive(_ gesture: Feedback.Gesture) -> FeedbackCues {
    let activity = Feedback.Activity(rawValue: gesture.outcome.activity)
    let plan = activity.map { Feedback(for: $0).plan(at: gesture.outcome.detent) }
    return player.receive(gesture.outcome, as: plan ?? FeedbackPlan())
  }

  /// Handles a finger that has landed: motions stop, and the shrinking for a long press of this activity starts.
  public mutating func press(at time: Microseconds, for activity: Feedback.Activity? = nil) {
    player.press(at: time, as: activity.map(Self.plan))
  }

  /// Handles a press without a claim: stopped motions continue.
  public mutating func release(at time: Microseconds) { player.release(at: time) }

  /// Follows a reset of the recognizer's translation, in points. The shown value stays.
  public mutating func resetTranslation(of activity: Feedback.Activity, to value: Point = Point(x: 0, y: 0)) {
    player.resetTranslation(of: activity.rawValue, as: Self.plan(activity), to: value)
  }

  /// Follows a reset of the recognizer's scale, a factor greater than 0. The shown value stays.
  public mutating func resetScale(of activity: Feedback.Activity, to value: Double = 1) {
    player.resetScale(of: activity.rawValue, as: Self.plan(activity), to: value)
  }

  /// Follows a reset of the recognizer's rotation, in degrees. The shown value stays.
  public mutating func resetRotation(of activity: Feedback.Activity, to value: Double = 0) {
    player.resetRotation(of: activity.rawValue, as: Self.plan(activity), to: value)
  }

  /// The shown values at a time.
  public func values(at time: Microseconds) -> FeedbackValues { player.values(at: time) }

  /// The shown values when everything has come to rest. They are known at the lift.
  public var rest: FeedbackValues { player.rest }

  /// The time from which nothing moves; `nil` while fingers hold the element, and if a spring never stops.
  public var restTime: Microseconds? { player.restTime }

  private static func plan(_ activity: Feedback.Activity) -> FeedbackPlan { Feedback(for: activity).plan }
}
