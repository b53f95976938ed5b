/// A check that reads the feedback of activities, with at most one finding about each activity that is possible.
///
/// Each finding names the activity; a check does not.
protocol FeedbackCheck: SpecCheck {
  /// The finding about one activity; `nil` if nothing is wrong.
  func finding(about reading: FeedbackReading, in context: CheckContext) -> Finding?
}

extension FeedbackCheck {
  func findings(in context: CheckContext) -> [Finding] {
    context.feedback.compactMap { reading in
      finding(about: reading, in: context)?.naming(reading.name)
    }
  }
}

/// An activity's feedback and movements, for the rules about feedback.
final class FeedbackReading: Sendable {
  let activity: Activity
  /// The mechanics of the activity, in the order of `by`.
  let mechanics: [ElaboratedMechanic]

  /// - Parameter alone: every mechanic of the spec, not bound to activities.
  init(_ activity: Activity, _ alone: [ElaboratedMechanic]) {
    self.activity = activity
    mechanics = activity.mechanics.map { alone[$0.value] }
  }

  var name: String { activity.name.value }

  // MARK: What is declared

  /// The entries whose path begins with these keys, in the order of the text, with those of every detent.
  func entries(_ keys: FeedbackKey...) -> [FeedbackSetting] {
    (activity.feedback?.value.entries ?? []).filter { $0.path.starts(with: keys) }
  }

  /// The measures that follow the fingers.
  var followed: [FeedbackSetting] { entries(.follow) }

  /// Whether something of the element follows the fingers; `false` also if nothing is declared.
  var followsSomething: Bool { followed.contains { !$0.isNothing } }

  /// The first limit of a clamp; `nil` if the feedback has none.
  var clampLimit: FeedbackSetting? { (entries(.clamp, .min) + entries(.clamp, .max)).first }

  // MARK: What the fingers do

  /// Whether a continuous mechanic makes such a movement. Only a continuous mechanic has changes to follow.
  func tracks(_ isWanted: (ElaboratedStep.Kind) -> Bool) -> Bool {
    mechanics.contains { $0.isContinuous && $0.steps.contains { isWanted($0.kind) } }
  }

  /// Whether a continuous mechanic moves the fingers.
  var tracksAnything: Bool { tracks(\.isMove) }
  var tracksTranslation: Bool { tracks(\.isTranslation) }
  var tracksSpread: Bool { tracks(\.isSpread) }
  /// Whether a movement is a scale, by fingers that spread or by its way down (`doubling`).
  var tracksScale: Bool {
    tracksSpread || mechanics.contains { $0.isContinuous && $0.steps.contains { $0.doubling != nil } }
  }
  var tracksOrbit: Bool { tracks(\.isOrbit) }
  /// Whether some mechanic moves the fingers, discrete or continuous.
  var moves: Bool { mechanics.contains { $0.steps.contains(where: \.kind.isMove) } }
  /// Whether some mechanic begins with a hold, as a long press does.
  var beginsWithHold: Bool { mechanics.contains { $0.steps.firstHold != nil } }

  /// Whether an element could follow this mechanic from its first movement on, wherever it is touched.
  static func canBeFollowed(_ mechanic: ElaboratedMechanic) -> Bool {
    mechanic.isContinuous && mechanic.steps.contains(where: \.kind.isMove)
      && mechanic.contacts.allSatisfy { !$0.hasWait && $0.press.edges.isEmpty }
  }
}

extension FeedbackSetting {
  /// Whether the value is nothing: `0`, `0x`, `none`.
  var isNothing: Bool {
    value == .word(.nothing) || amount == 0
  }
}

extension RuleInfo {
  /// A catalogue entry of the family: a warning, with its section of the source document.
  ///
  /// - Parameter activities: those of the example, a spec with one element, `card`.
  static func feedback(
    _ id: String, _ summary: String, because reason: String, section: String, activities: String
  ) -> RuleInfo {
    RuleInfo(
      id: "feedback/" + id, defaultSeverity: .warning, summary: summary, reason: reason,
      source: "Mobile App Gesture Animations: " + section, example: feedbackExample(activities))
  }

  static func feedbackExample(_ activities: String) -> String {
    MaterialExample.text(elements: "card: {swipeable: left, zooms: true}", activities: activities)
  }
}
