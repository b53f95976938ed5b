/// What findings say of guards and of the mends to write.
extension MaterialScene {
  /// `when: selection == none and not unread`: the activity's guard, narrowed so that the condition holds.
  ///
  /// Where the two exclude each other, the condition alone: the guard was the mistake.
  func when(_ condition: Guard, for index: Int) -> String {
    let own = spec.activities[index].guardExpression?.value
    let both = Guard.and((own.map { [$0] } ?? []) + [condition])
    let isPossible = !GuardSet(both, over: spec.states).isEmpty
    let text = GuardText(states: spec.states).text(of: own != nil && isPossible ? both : condition)
    return text.contains(",") ? "when: \"\(text)\"" : "when: \(text)"
  }

  /// `it exists where zoom == 4`: a state of the set that shows the breach.
  ///
  /// - Parameter condition: the variables to name are those that it reads.
  func example(of index: Int, where condition: Guard) -> [String] {
    guard let model = states(of: index, where: condition).model else { return [] }
    return ["it exists where " + GuardText(states: spec.states).text(of: model, slots: condition.slots)]
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

extension Directions {
  /// The words and angles that a spec would write: `left`, `horizontal`, `30deg..60deg`.
  var text: String {
    if isAny { return "any" }
    for (word, arcs) in Self.words where Set(arcs) == Set(self.arcs) { return word }
    return arcs.map(\.text).joined(separator: " and ")
  }

  private static let words: [(String, [Arc])] = [
    ("left", [.leftward]), ("right", [.rightward]), ("up", [.upward]), ("down", [.downward]),
    ("horizontal", Axis.horizontal.arcs), ("vertical", Axis.vertical.arcs),
  ]
}

extension Arc {
  fileprivate var text: String {
    let end = (start + extent).truncatingRemainder(dividingBy: 360)
    return "\(MeasureText.number(start))deg..\(MeasureText.number(end))deg"
  }
}
