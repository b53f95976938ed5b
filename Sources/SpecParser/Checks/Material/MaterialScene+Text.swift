/// Texts in findings about guards and fixes.
extension MaterialScene {
  /// The `when` to write, such as `when: not unread and selection == none`: the activity's guard, narrowed so that the condition holds.
  ///
  /// The condition stands alone if it implies the guard. It also stands alone if the two exclude each other, since the guard is then the
  /// mistake.
  func when(_ condition: Guard, for index: Int) -> String {
    let wanted = GuardSet(condition, over: spec.states)
    let own = spec.activities[index].guardExpression?.value
    let replaces = states(of: index, where: condition).isEmpty || wanted.isSubset(of: context.guards[index])
    let both = Guard.and((own.map { [$0] } ?? []) + [condition])
    let text = spec.guardText(for: index).text(of: replaces ? condition : both)
    return text.contains(",") ? "when: \"\(text)\"" : "when: \(text)"
  }

  /// A note with a state that shows the mistake, such as `it exists where zoom == 4`. It names the variables that matter.
  func example(of index: Int, where condition: Guard) -> [String] {
    guard let model = states(of: index, where: condition).model else { return [] }
    let slots = condition.slots.union(spec.activities[index].condition?.slots ?? [])
    return ["it exists where " + GuardText(states: spec.states).text(of: model, slots: slots)]
  }

  /// The place of another activity's name, with a message about it.
  func related(_ index: Int, _ message: String) -> Finding.Related {
    Finding.Related(span: spec.activities[index].name.span, message: "`\(name(index))` \(message)")
  }

  /// The place of an element's name, with a message about it.
  func related(element: Int, _ message: String) -> Finding.Related {
    Finding.Related(
      span: spec.elements[element].name.span, message: "`\(spec.elements[element].path)` \(message)")
  }
}

extension RuleCheck {
  /// The finding about an activity that also exists under a condition under which it should not; `nil` if no such state is known.
  ///
  /// - Parameters:
  ///   - right: the condition to write instead.
  ///   - ending: what follows it in the help.
  func finding(
    _ message: String, about index: Int, where wrong: Guard, write right: Guard, _ ending: String = "",
    in scene: MaterialScene
  ) -> Finding? {
    guard scene.can(index, hold: wrong) else { return nil }
    return finding(
      message, at: scene.guardPlace(of: index), notes: scene.example(of: index, where: wrong),
      help: ["write `\(scene.when(right, for: index))`" + ending])
  }
}
