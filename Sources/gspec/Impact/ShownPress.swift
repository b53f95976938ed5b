import GestureRuntime
import SpecParser

/// What an activity shows of a press before its claim: the outcomes `possible` and `failed`.
struct ShownPress: Sendable, Hashable {
  /// That of the claim which may follow.
  var identity: ClaimStory.Identity
  var time: Microseconds
  /// When the activity failed; `nil` if it did not.
  var failure: Microseconds?

  var text: String {
    let ending = failure.map { ", failed at \(MeasureText.instant($0))" } ?? ""
    return "\(identity.activity) possible on \(identity.thing.text)"
      + " at \(MeasureText.instant(time))" + ending
  }

  /// The presses that are shown in one touch.
  ///
  /// - Parameters:
  ///   - outcomes: those with the phases `possible` and `failed`.
  ///   - names: the new names of activities by their old names.
  static func all(_ outcomes: some Sequence<NamedOutcome>, _ names: [String: String]) -> [ShownPress] {
    var presses: [ShownPress] = []
    for named in outcomes {
      let identity = ClaimStory.Identity(named, names)
      if named.outcome.phase == .possible {
        presses.append(ShownPress(identity: identity, time: named.outcome.time))
      } else if let index = presses.lastIndex(where: { $0.identity == identity }) {
        presses[index].failure = named.outcome.time
      }
    }
    return presses
  }

  /// The changes of what is shown in one touch, at most one for each activity and target.
  static func changes(_ old: [ShownPress], _ new: [ShownPress]) -> [OutcomeChange] {
    (new + old).map(\.identity).uniqued().compactMap { identity in
      let (before, after) = (old.filter { $0.identity == identity }, new.filter { $0.identity == identity })
      guard before != after else { return nil }
      return OutcomeChange(
        kind: .shown, sentence: "`\(identity.activity)` \(verb(before, after))",
        time: (before + after).map(\.time).min() ?? 0, before: before.first?.text, after: after.first?.text)
    }
  }

  private static func verb(_ before: [ShownPress], _ after: [ShownPress]) -> String {
    if after.isEmpty { return "no longer shows that it is pressed" }
    return "shows that it is pressed " + (before.isEmpty ? "where it did not" : "at another time")
  }
}
