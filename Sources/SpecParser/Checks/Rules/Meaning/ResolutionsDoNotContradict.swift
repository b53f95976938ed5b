/// All lines of `resolve` can be followed at once.
///
/// `prefer` says which of two activities wins at one instant, and `wait` says which holds its claim for the other. Neither can form a cycle
/// of any length. `together` lets both win, so no other line, and no chain of lines, may let one of the pair yield. Preference is
/// transitive: an activity preferred to b is preferred to all to which b is preferred. A pair in a contradiction gets this finding and no
/// other `conflict/*`.
struct ResolutionsDoNotContradict: SpecCheck {
  static let rule = RuleInfo(
    id: "conflict/cycle", defaultSeverity: .error,
    summary: "lines of `resolve` contradict each other",
    reason:
      "No activity of such a circle can come first. The finding shows the whole circle; remove one of "
      + "its lines.",
    example: MaterialExample.text(
      elements: "map: {unbounded: true}",
      activities: """
        pan: {does: pan, target: map, by: drag}
        zoom: {does: zoom-in, target: map, by: pinch-open}
        turn: {does: rotate, target: map, by: rotate}
        """,
      resolve: """
        - {prefer: zoom, over: pan}
        ✗ - {prefer: turn, over: zoom}
        ✗ - {prefer: pan, over: turn}
        ✓ - together: [turn, zoom]
        ✓ - {prefer: turn, over: pan}
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let names = context.spec.activities.map(\.name.value)
    return context.contradictions.map { contradiction in
      let activities = contradiction.activities.map { names[$0] }
      switch contradiction.cause {
      case .cycle(let edges): return cycleFinding(edges, names, activities)
      case .together(let place, let edges): return togetherFinding(place, edges, names, activities)
      case .besideItself(let activity, let first):
        return finding(
          "`together` names `\(names[activity.value])` twice", at: activity.span,
          related: [Finding.Related(span: first, message: "first named here")], activities: activities)
      }
    }
  }

  private func cycleFinding(_ edges: [ResolutionEdge], _ names: [String], _ activities: [String]) -> Finding {
    let clauses = edges.map { edge in
      edge.from.value == edge.to.value
        ? "`\(names[edge.from.value])` \(verb(edge)) itself" : sentence(edge, names)
    }
    return finding(
      "`resolve` contradicts itself: " + clauses.joined(separator: ", "), at: edges[0].to.span,
      help: edges.count == 1 ? ["drop this line"] : ["drop one of these lines, or turn it round"],
      related: edges.dropFirst().map { Finding.Related(span: $0.to.span, message: sentence($0, names)) },
      activities: activities)
  }

  private func togetherFinding(
    _ place: SourceSpan, _ edges: [ResolutionEdge], _ names: [String], _ activities: [String]
  ) -> Finding {
    let ends = listed(activities.prefix(1) + activities.suffix(1))
    return finding(
      "`resolve` contradicts itself: " + edges.map { sentence($0, names) }.joined(separator: ", ")
        + ", and \(edges.count == 1 ? "both" : ends) are `together`", at: edges[0].to.span,
      help: ["keep `together` if both may win, else the other \(edges.count == 1 ? "line" : "lines")"],
      related: [Finding.Related(span: place, message: "\(ends) may both win by this line")]
        + edges.dropFirst().map { Finding.Related(span: $0.to.span, message: sentence($0, names)) },
      activities: activities)
  }

  private func sentence(_ edge: ResolutionEdge, _ names: [String]) -> String {
    "`\(names[edge.from.value])` \(verb(edge)) `\(names[edge.to.value])`"
  }

  private func verb(_ edge: ResolutionEdge) -> String {
    switch edge.relation {
    case .prefer: "is preferred to"
    case .wait: "waits for"
    }
  }
}
