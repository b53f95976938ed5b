/// What findings say of guards and of the fixes to write.
extension MaterialScene {
  /// `when: not unread and selection == none`: the activity's guard, narrowed so that the condition holds.
  ///
  /// The condition alone where it says enough, and where the two exclude each other: the guard was the mistake.
  func when(_ condition: Guard, for index: Int) -> String {
    let wanted = GuardSet(condition, over: spec.states)
    let own = spec.activities[index].guardExpression?.value
    let replaces = states(of: index, where: condition).isEmpty || wanted.isSubset(of: context.guards[index])
    let both = Guard.and((own.map { [$0] } ?? []) + [condition])
    let text = GuardText(states: spec.states).text(of: replaces ? condition : both)
    return text.contains(",") ? "when: \"\(text)\"" : "when: \(text)"
  }

  /// `it exists where zoom == 4`: a state that shows the breach, by the variables that matter to it.
  func example(of index: Int, where condition: Guard) -> [String] {
    guard let model = states(of: index, where: condition).model else { return [] }
    let slots = condition.slots.union(spec.activities[index].condition?.slots ?? [])
    return ["it exists where " + GuardText(states: spec.states).text(of: model, slots: slots)]
  }

  /// The place of another activity's name, with what is to be seen there.
  func related(_ index: Int, _ message: String) -> Finding.Related {
    Finding.Related(span: spec.activities[index].name.span, message: "`\(name(index))` \(message)")
  }

  /// The place of an element, with what is to be seen there.
  func related(element: Int, _ message: String) -> Finding.Related {
    Finding.Related(
      span: spec.elements[element].name.span, message: "`\(spec.elements[element].path)` \(message)")
  }
}
