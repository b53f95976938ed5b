/// Finds where `resolve` contradicts itself: circles of `prefer` and of `wait`, and pairs that are `together` and yield.
///
/// `wait` beside `prefer` is none: the first binds before the second.
struct FindContradictions {
  /// How many contradictions of one sort are told of: mending some usually mends the others.
  private static let limit = 50

  private var waits: [RelationGraph.Line] = []
  private var preferences: [RelationGraph.Line] = []
  /// For each activity its places in `together` lines, by line.
  private var places: [Int: [Int: SourceSpan]] = [:]
  private var besideThemselves: [ResolutionContradiction] = []

  /// - Parameter dead: activities that can never hold, and that so take part in no pair.
  init(_ spec: CheckedSpec, ignoring dead: Set<Int>) {
    func living(_ activities: [Located<Int>]) -> [Located<Int>] {
      activities.filter { !dead.contains($0.value) }
    }
    for (number, resolution) in spec.resolutions.enumerated() {
      switch resolution.rule {
      case .wait(let waiting, let awaited):
        waits.append(RelationGraph.Line(from: living(waiting), to: living(awaited)))
      case .prefer(let preferred, let others):
        preferences.append(RelationGraph.Line(from: living(preferred), to: living(others)))
      case .together(let activities): addTogether(living(activities), number)
      }
    }
  }

  /// Every contradiction, each told once.
  var all: [ResolutionContradiction] {
    let cycles =
      RelationGraph(.wait, waits).cycles(limit: Self.limit)
      + RelationGraph(.prefer, preferences).cycles(limit: Self.limit)
    let yielding =
      waits.flatMap { yieldingTogether(.wait, $0) } + preferences.flatMap { yieldingTogether(.prefer, $0) }
    return besideThemselves + cycles.map { ResolutionContradiction(cause: .cycle($0)) }
      + yielding.prefix(Self.limit)
  }

  private mutating func addTogether(_ activities: [Located<Int>], _ number: Int) {
    for activity in activities {
      if let first = places[activity.value]?[number] {
        besideThemselves.append(ResolutionContradiction(cause: .besideItself(activity, first: first)))
      } else {
        places[activity.value, default: [:]][number] = activity.span
      }
    }
  }

  /// Pairs of the line that some `together` line names too, at most `limit`.
  private func yieldingTogether(
    _ relation: ResolutionEdge.Relation, _ line: RelationGraph.Line
  ) -> [ResolutionContradiction] {
    let (from, to) = (byTogetherLine(line.from), byTogetherLine(line.to))
    var seen: Set<ActivityPair> = []
    var result: [ResolutionContradiction] = []
    for number in from.keys.sorted() {
      for first in from[number] ?? [] {
        for second in to[number] ?? [] where first.value != second.value {
          guard result.count < Self.limit else { return result }
          guard seen.insert(ActivityPair(first.value, second.value)).inserted,
            let place = places[first.value]?[number]
          else { continue }
          let edge = ResolutionEdge(relation: relation, from: first, to: second)
          result.append(ResolutionContradiction(cause: .together(place, edge)))
        }
      }
    }
    return result
  }

  /// The activities that each `together` line names too, so that only pairs within one are looked at.
  private func byTogetherLine(_ activities: [Located<Int>]) -> [Int: [Located<Int>]] {
    activities.reduce(into: [:]) { result, activity in
      for number in places[activity.value, default: [:]].keys { result[number, default: []].append(activity) }
    }
  }
}
