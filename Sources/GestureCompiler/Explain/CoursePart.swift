/// A part of the sentence about a candidate that won: `began at 48 ms, ended at 300 ms as fling`. `gspec explain` and the preview page put
/// parts together, and fill them with names, times and lengths in words.
package enum CoursePart: Sendable, Hashable {
  /// A claim without an outcome yet.
  case claimed(time: String)
  /// The first outcome of a claim, and the outcome at its end.
  case first(phase: String, time: String)
  case last(phase: String, time: String)
  case touchInRow(ordinal: String)
  /// The mechanic of the last outcome, if it is another than that of the first.
  case mechanic(name: String)
  /// The end of a movement that took effect; with detents, the one that it reached.
  case committed
  case committedTo(detent: String)
  /// The end of a movement without effect: how much of its threshold it had come, and how it moved at the lift.
  case notCommitted(share: String, motion: String)
  /// The same where only a velocity commits.
  case tooSlowToCommit(motion: String)
  /// The thresholds, and where the spec has them.
  case commitTakes(limits: String)
  /// How it moved at a lift.
  case moving(direction: String, speed: String)
  case still
  /// What comes before the first outcome of a further claim.
  case again
  case held(time: String, activity: String)
  case tookOver(activity: String)
  case handedOver(activity: String, room: String, reach: String)
  /// An activity could not take the touch over where the content ends.
  case refused(activity: String, time: String, reason: String)
  /// The failure of a candidate that had won.
  case over(time: String, reason: String)

  package var text: String {
    switch self {
    case .claimed(let time): "claimed at \(time)"
    case .first(let phase, let time): "\(phase) at \(time)"
    case .last(let phase, let time): ", \(phase) at \(time)"
    case .touchInRow(let ordinal): ", the \(ordinal) touch in a row"
    case .mechanic(let name): " as \(name)"
    case .committed: ", committed"
    case .committedTo(let detent): ", committed to \(detent)"
    case .notCommitted(let share, let motion):
      ", not committed: it was \(share) of the way to its threshold, \(motion)"
    case .tooSlowToCommit(let motion): ", not committed: it was \(motion)"
    case .commitTakes(let limits): "; it commits at \(limits)"
    case .moving(let direction, let speed): "moving \(direction) at \(speed)"
    case .still: "standing still"
    case .again: "; again "
    case .held(let time, let activity): "; held since \(time) for \(activity)"
    case .tookOver(let activity): "; it took the touch over from \(activity)"
    case .handedOver(let activity, let room, let reach):
      "; it handed the touch over to \(activity): its content could go \(room) further, and the fingers went \(reach)"
    case .refused(let activity, let time, let reason):
      "; it did not hand the touch over to \(activity) at \(time): \(reason)"
    case .over(let time, let reason): "; over at \(time): \(reason)"
    }
  }

  /// Every part by its name, with names in braces for what the preview page fills in: `claimed at {time}`.
  package static let named: [(name: String, part: CoursePart)] = [
    ("claimed", .claimed(time: "{time}")),
    ("first", .first(phase: "{phase}", time: "{time}")),
    ("last", .last(phase: "{phase}", time: "{time}")),
    ("touchInRow", .touchInRow(ordinal: "{ordinal}")),
    ("mechanic", .mechanic(name: "{name}")),
    ("committed", .committed),
    ("committedTo", .committedTo(detent: "{detent}")),
    ("notCommitted", .notCommitted(share: "{share}", motion: "{motion}")),
    ("tooSlowToCommit", .tooSlowToCommit(motion: "{motion}")),
    ("commitTakes", .commitTakes(limits: "{limits}")),
    ("moving", .moving(direction: "{direction}", speed: "{speed}")),
    ("still", .still),
    ("again", .again),
    ("held", .held(time: "{time}", activity: "{activity}")),
    ("tookOver", .tookOver(activity: "{activity}")),
    ("handedOver", .handedOver(activity: "{activity}", room: "{room}", reach: "{reach}")),
    ("handOverRefused", .refused(activity: "{activity}", time: "{time}", reason: "{reason}")),
    ("over", .over(time: "{time}", reason: "{reason}")),
  ]
}
