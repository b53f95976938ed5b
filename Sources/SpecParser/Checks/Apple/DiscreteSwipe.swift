/// A discrete movement of an activity that is not the end of one of its pans.
struct DiscreteSwipe {
  let activity: Activity
  let mechanic: Mechanic
  /// The place of a finding about its directions: the activity's `toward`, otherwise the mechanic.
  let place: SourceSpan
  let move: ElaboratedStep
  let directions: Directions

  /// The swipes of all possible activities.
  static func all(in apple: AppleSpec) -> [DiscreteSwipe] {
    apple.activities.flatMap { all(of: apple.spec.activities[$0], apple) }
  }

  private static func all(of activity: Activity, _ apple: AppleSpec) -> [DiscreteSwipe] {
    let pans = activity.mechanics.map { apple.forms[$0.value] }.filter {
      $0.isContinuous && $0.translation != nil
    }
    return activity.mechanics.compactMap { bound in
      let form = apple.forms[bound.value]
      let mechanic = apple.spec.mechanics[bound.value]
      let own = GestureForm(ElaboratedMechanic(mechanic, for: activity, under: apple.spec.metrics))
      guard !form.isContinuous, form.gesture != .flick, let move = own.translation,
        let directions = move.kind.directions, !pans.contains(where: { $0.fingers.overlaps(form.fingers) })
      else { return nil }
      return DiscreteSwipe(
        activity: activity, mechanic: mechanic, place: activity.toward?.span ?? bound.span, move: move,
        directions: directions)
    }
  }
}
