/// No touch is handed over in a cycle at one end.
///
/// A hand-over there and back is no cycle: a sheet hands over at another end than the list inside it, or at its start.
struct HandOversDoNotGoRound: SpecCheck {
  static let rule = RuleInfo(
    id: "hand-over/cycle", defaultSeverity: .error,
    summary: "activities that hand over to each other in a circle at one end",
    reason:
      "If all of them are at that end, a movement beyond it is handed over in every frame: each "
      + "activity begins and ends without moving anything.",
    example: MaterialExample.text(
      elements: """
        sheet:
          unbounded: true
          children:
            list: {scrolls: vertical}
        """,
      activities: """
        scroll:
          does: scroll
          target: list
          by: [drag, fling]
          hand-over: {to: drag-sheet, at: top}
        drag-sheet:
          does: custom
          target: sheet
          by: [drag, fling]
          toward: vertical
          ✗ hand-over: {to: scroll, at: top}
          ✓ hand-over: {to: scroll, at: start}
          alternative: the handle of the sheet
        """))

  func findings(in context: CheckContext) -> [Finding] {
    HandOverEnd.allCases.filter { $0 != .start }.flatMap { findings(at: $0, context.spec.activities) }
  }

  private func findings(at end: HandOverEnd, _ activities: [Activity]) -> [Finding] {
    var seen: Set<Int> = []
    return activities.indices.compactMap { first in
      var circle: [Int] = []
      var current = first
      while let handOver = handOver(current, at: end, activities), !circle.contains(current) {
        circle.append(current)
        current = handOver.taker.value
      }
      guard current == first, !circle.isEmpty, seen.isDisjoint(with: circle) else { return nil }
      seen.formUnion(circle)
      return finding(circle, end, activities)
    }
  }

  private func handOver(_ index: Int, at end: HandOverEnd, _ activities: [Activity]) -> HandOver? {
    guard activities.indices.contains(index) else { return nil }
    return activities[index].handOvers.first { $0.ends.contains { $0.value == end } }
  }

  private func finding(_ circle: [Int], _ end: HandOverEnd, _ activities: [Activity]) -> Finding? {
    let names = circle.map { activities[$0].name.value }
    let spans = circle.compactMap { handOver($0, at: end, activities)?.taker.span }
    guard let last = spans.last else { return nil }
    let word = handOver(circle[0], at: end, activities)?.word(end) ?? end.rawValue
    let way = (names + [names[0]]).map { "`\($0)`" }.joined(separator: " to ")
    return finding(
      "at `\(word)` a touch is handed over in a circle, from \(way)", at: last,
      help: ["name another end for the way back, or `start`: where the activity took the touch over"],
      related: spans.dropLast().map { .init(span: $0, message: "handed over here") }, activities: names)
  }
}
