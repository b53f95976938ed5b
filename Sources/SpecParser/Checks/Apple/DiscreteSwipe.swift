/// A discrete movement of an activity that is not the end of one of its pans.
struct DiscreteSwipe {
  let bound: Located<Int>
  let move: ElaboratedStep
  let directions: Directions

  static func all(of activity: Activity, _ apple: AppleSpec) -> [DiscreteSwipe] {
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
      return DiscreteSwipe(bound: bound, move: move, directions: directions)
    }
  }
}
