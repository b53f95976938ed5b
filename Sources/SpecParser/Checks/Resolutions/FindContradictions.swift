/// Finds where `resolve` contradicts itself: circles of `prefer` and of `wait`, and pairs that are `together` and yield.
///
/// `wait` beside `prefer` is none: the first binds before the second.
struct FindContradictions {
  /// How many circles of one relation are told of: mending some usually mends the others.
  private static let cycleLimit = 50

  private var edges: [ResolutionEdge] = []
  /// For each activity its places in `together` lines, by line.
  private var places: [Int: [Int: SourceSpan]] = [:]
  private var found: [ResolutionContradiction] = []

  /// - Parameter dead: activities that can never hold, and that so take part in no pair.
  init(_ spec: CheckedSpec, ignoring dead: Set<Int>) {
    for (line, resolution) in spec.resolutions.enumerated() {
      switch resolution.rule {
      case .wait(let waiting, let awaited): addEdges(.wait, waiting, awaited, dead)
      case .prefer(let preferred, let others): addEdges(.prefer, preferred, others, dead)
      case .together(let activities): addTogether(activities.filter { !dead.contains($0.value) }, line)
      }
    }
  }

  /// Every contradiction, each told once.
  var all: [ResolutionContradiction] {
    let relations = Dictionary(grouping: edges, by: \.relation)
    let cycles = [ResolutionEdge.Relation.wait, .prefer].flatMap { relation in
      RelationGraph(relations[relation] ?? []).cycles(limit: Self.cycleLimit)
    }
    let selves = edges.filter { $0.from.value == $0.to.value }.map { [$0] }
    return found + (selves + cycles).map { ResolutionContradiction(cause: .cycle($0)) } + yieldingTogether
  }

  private mutating func addEdges(
    _ relation: ResolutionEdge.Relation, _ from: [Located<Int>], _ to: [Located<Int>], _ dead: Set<Int>
  ) {
    for first in from where !dead.contains(first.value) {
      for second in to where !dead.contains(second.value) {
        edges.append(ResolutionEdge(relation: relation, from: first, to: second))
      }
    }
  }

  private mutating func addTogether(_ activities: [Located<Int>], _ line: Int) {
    for activity in activities {
      if let first = places[activity.value]?[line] {
        found.append(ResolutionContradiction(cause: .besideItself(activity, first: first)))
      } else {
        places[activity.value, default: [:]][line] = activity.span
      }
    }
  }

  private var yieldingTogether: [ResolutionContradiction] {
    edges.compactMap { edge in
      let (first, second) = (edge.from.value, edge.to.value)
      guard first != second, let lines = places[first], let others = places[second],
        let line = lines.keys.filter({ others[$0] != nil }).min(), let one = lines[line],
        let other = others[line]
      else { return nil }
      return ResolutionContradiction(cause: .together(Located(first, one), Located(second, other), edge))
    }
  }
}
