/// An activity can go on with a touch that is handed over to it.
///
/// It goes on with the same fingers. Both activities have a continuous mechanic of as many fingers, their targets lie on one path, and they
/// have a tool in common. Beyond an end of content the movement goes away from that end: down from the top. Where `values: along` keeps a
/// movement to one axis, the end lies on that axis. An activity with `begins: true` cannot take a touch over. One with `begins: hand-over`
/// needs an activity that hands a touch over to it. Guards are evaluated at the hand-over and not checked here.
struct HandOversCanBeTaken: SpecCheck {
  static let rule = RuleInfo(
    id: "hand-over/never", defaultSeverity: .error, summary: "a hand-over that can never happen",
    reason:
      "A touch is handed over in the middle of a movement, with the fingers that are down. An "
      + "activity that needs other fingers or steps never receives it, so at the end of the content "
      + "nothing happens.",
    example: MaterialExample.text(
      elements: "list: {scrolls: vertical}",
      activities: """
        scroll:
          does: scroll
          target: list
          by: [drag, fling]
          hand-over: {to: refresh, at: top}
        refresh:
          does: custom
          target: list
          ✗ by: two-finger-drag
          ✓ by: drag
          toward: down
          begins: hand-over
          commit: {distance: 80pt, velocity: 800pt/s}
          alternative: the refresh button
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    let pairs = spec.activities.indices.flatMap { index in
      spec.activities[index].handOvers.compactMap { finding(from: index, $0, spec) }
    }
    return pairs + spec.activities.indices.compactMap { neverBegins($0, spec) }
  }

  private func finding(from index: Int, _ handOver: HandOver, _ spec: CheckedSpec) -> Finding? {
    guard spec.activities.indices.contains(handOver.taker.value) else { return nil }
    let (giver, taker) = (spec.activities[index], spec.activities[handOver.taker.value])
    guard let (why, help) = objection(giver, taker, handOver, spec) else { return nil }
    return self.finding(
      "`\(giver.name.value)` can never hand over to `\(taker.name.value)`: \(why)", at: handOver.taker.span,
      help: [help], related: [.init(span: taker.name.span, message: "it would go on here")],
      activities: [giver.name.value, taker.name.value])
  }

  private func objection(
    _ giver: Activity, _ taker: Activity, _ handOver: HandOver, _ spec: CheckedSpec
  ) -> (why: String, help: String)? {
    let (mine, theirs) = (lasting(giver, spec), lasting(taker, spec))
    if mine.isEmpty {
      return (
        "`\(giver.name.value)` is over when it claims", "bind a mechanic that goes on, such as `drag`"
      )
    }
    if theirs.isEmpty {
      return (
        "`\(taker.name.value)` has no mechanic that goes on", "bind one to it, such as `drag`"
      )
    }
    if taker.begins?.value == true {
      return ("`\(taker.name.value)` may only begin a touch", "drop its `begins: true`")
    }
    if !spec.elements.areOnOnePath(giver.target.value, taker.target.value) {
      return (
        "no finger is on both `\(spec.elements[giver.target.value].path)` and "
          + "`\(spec.elements[taker.target.value].path)`",
        "hand over to an activity of an element around it or within it"
      )
    }
    if giver.takenTools.isDisjoint(with: taker.takenTools) {
      return ("no tool is one of both", "give them a tool in common")
    }
    if !mine.contains(where: { a in theirs.contains { a.fingers.overlaps($0.fingers) } }) {
      return (
        "it takes \(fingers(theirs)), not \(fingers(mine))",
        "bind a mechanic of \(fingers(mine)) to it"
      )
    }
    return offTheAxis(giver, mine, handOver) ?? wrongWay(taker, handOver)
  }

  /// The reason if `values: along` keeps the movement to one axis, on which one of the ends does not lie.
  private func offTheAxis(_ giver: Activity, _ mechanics: [Mechanic], _ handOver: HandOver) -> (
    why: String, help: String
  )? {
    guard giver.values?.value.contains(.along) == true else { return nil }
    let axes = mechanics.map { axis(of: $0, giver) }
    guard let first = axes[0], axes.allSatisfy({ $0 == first }),
      let wrong = handOver.ends.first(where: { $0.value.side != nil && $0.value.axis != first })
    else { return nil }
    return (
      "`values: along` keeps `\(giver.name.value)` to a \(first.rawValue) movement, which never goes beyond "
        + handOver.words(wrong.value),
      "drop `along`, or name another end"
    )
  }

  /// The one axis to which `values: along` keeps a mechanic that claims by a translation; `nil` if it is open before the claim.
  private func axis(of mechanic: Mechanic, _ activity: Activity) -> Axis? {
    let steps = mechanic.steps(toward: activity.directions)
    guard case .translation(let own) = steps.last(where: { !$0.action.isLift })?.action.move?.path,
      let directions = own ?? activity.directions, !directions.isAny
    else { return nil }
    let axes = directions.axes.map { Axis(direction: $0) }
    return axes.allSatisfy { $0 == axes.first } ? axes.first ?? nil : nil
  }

  /// The reason if the taker never moves as the movement does beyond one of the ends.
  private func wrongWay(_ taker: Activity, _ handOver: HandOver) -> (why: String, help: String)? {
    guard let directions = taker.directions, !directions.isAny else { return nil }
    let wrong = handOver.ends.first { end in
      guard let way = end.value.way else { return false }
      return !directions.arcs.contains { $0.contains(way) }
    }
    guard let wrong, let word = wrong.value.way.flatMap(DirectionWord.init(axis:))?.rawValue
    else { return nil }
    return (
      "beyond \(handOver.words(wrong.value)) the movement goes \(word), which `\(taker.name.value)` never does",
      "let `\(taker.name.value)` go \(word), or name another end"
    )
  }

  /// The finding for an activity to which no other hands a touch over, although it only takes touches over or hands them over at its start.
  private func neverBegins(_ index: Int, _ spec: CheckedSpec) -> Finding? {
    let activity = spec.activities[index]
    let isTaker = spec.activities.contains { $0.handOvers.contains { $0.taker.value == index } }
    if isTaker { return nil }
    let name = activity.name.value
    if let takesOver = activity.takesOver {
      return finding(
        "`\(name)` only takes touches over, and no activity hands one over to it", at: takesOver.span,
        help: ["write `hand-over: {to: \(name), at: …}` at the activity before it, or drop `begins`"],
        activities: [name])
    }
    guard let start = activity.handOvers.flatMap(\.ends).first(where: { $0.value == .start }) else {
      return nil
    }
    return finding(
      "`\(name)` hands over at its start, where it took the touch over, but none is ever handed over to it",
      at: start.span,
      help: [
        "name an end of its target's content: `left`, `right`, `leading`, `trailing`, `top` or `bottom`"
      ],
      activities: [name])
  }

  private func lasting(_ activity: Activity, _ spec: CheckedSpec) -> [Mechanic] {
    activity.mechanics.map { spec.mechanics[$0.value] }.filter(\.isContinuous)
  }

  private func fingers(_ mechanics: [Mechanic]) -> String {
    let counts = mechanics.map { range in
      range.fingers.count == 1
        ? "\(range.fingers.lowerBound)" : "\(range.fingers.lowerBound) to \(range.fingers.upperBound)"
    }
    let unique = counts.enumerated().filter { counts.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    return unique == ["1"] ? "one finger" : "\(inWords(unique, joinedBy: "or")) fingers"
  }
}
