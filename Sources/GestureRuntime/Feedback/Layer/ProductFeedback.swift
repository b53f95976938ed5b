/// The type of a spec's gestures.
///
/// It has no associated types: generated types have a nested one for each activity, whatever the spec calls it.
public protocol ProductGesture: Sendable {
  /// What the runtime said.
  var outcome: Outcome { get }
}

/// What a spec says that is seen and felt during an activity.
public protocol ProductFeedback: Sendable {
  associatedtype Activity: RawRepresentable & Sendable where Activity.RawValue == Int
  associatedtype Gesture: ProductGesture

  init(for activity: Activity)

  /// The constants; empty if the spec says nothing.
  var plan: FeedbackPlan { get }
  /// The constants with what a commit to a detent does, by an outcome's number of it.
  func plan(at detent: UInt8) -> FeedbackPlan
  /// Whether the spec says anything about the activity.
  var isDescribed: Bool { get }
  /// The app's own word for a haptic; `nil` if there is none.
  func word(at cue: FeedbackCues) -> StaticString?
}

extension ProductFeedback {
  public func plan(at detent: UInt8) -> FeedbackPlan { plan }
}

/// Shows one element what gestures do to it, and goes on after them: values at any time.
///
/// Generated code names it after its product, for example `MailFeedbackPlayer`.
public struct ProductFeedbackPlayer<Feedback: ProductFeedback>: Sendable {
  /// What does it.
  public var player: FeedbackPlayer

  public init(_ scene: FeedbackScene = FeedbackScene()) { player = FeedbackPlayer(scene) }

  /// Takes a gesture in.
  ///
  /// - Returns: the haptics that are due.
  @discardableResult
  public mutating func receive(_ gesture: Feedback.Gesture) -> FeedbackCues {
    let activity = Feedback.Activity(rawValue: gesture.outcome.activity)
    let plan = activity.map { Feedback(for: $0).plan(at: gesture.outcome.detent) }
    return player.receive(gesture.outcome, as: plan ?? FeedbackPlan())
  }

  /// A finger has landed: what is under way stops, and a long press of this activity begins to show.
  public mutating func press(at time: Microseconds, for activity: Feedback.Activity? = nil) {
    player.press(at: time, as: activity.map(Self.plan))
  }

  /// Nothing came of the press: what it stopped goes on.
  public mutating func release(at time: Microseconds) { player.release(at: time) }

  /// An app has set the recognizer's translation back, in points: what is shown stays.
  public mutating func resetTranslation(of activity: Feedback.Activity, to value: Point = Point(x: 0, y: 0)) {
    player.resetTranslation(of: activity.rawValue, as: Self.plan(activity), to: value)
  }

  /// The same for its scale, a factor greater than 0.
  public mutating func resetScale(of activity: Feedback.Activity, to value: Double = 1) {
    player.resetScale(of: activity.rawValue, as: Self.plan(activity), to: value)
  }

  /// The same for its rotation, in degrees.
  public mutating func resetRotation(of activity: Feedback.Activity, to value: Double = 0) {
    player.resetRotation(of: activity.rawValue, as: Self.plan(activity), to: value)
  }

  /// What is seen at a time.
  public func values(at time: Microseconds) -> FeedbackValues { player.values(at: time) }

  /// What is seen when everything has come to rest: known at the lift.
  public var rest: FeedbackValues { player.rest }

  /// From when on nothing moves; `nil` while fingers hold it.
  public var restTime: Microseconds? { player.restTime }

  private static func plan(_ activity: Feedback.Activity) -> FeedbackPlan { Feedback(for: activity).plan }
}
