/// Finds contradictions in `resolve`: cycles of `prefer` and of `wait`, and pairs that are `together` although one yields.
///
/// Preference is transitive: if a is preferred to b, and b to c, then a and c cannot be together. Waiting is not: an activity that waits
/// for b need not wait for c. `wait` and `prefer` for one pair do not contradict each other, since `wait` applies first.
struct FindContradictions {
  /// The most contradictions of one sort that are reported. A fix for some usually fixes the others.
  private static let limit = 50

  private var waits: [RelationGraph.Line] = []
  private var preferences: [RelationGraph.Line] = []
  /// For each activity, its place in each `together` line, by the number of the line.
  private var places: [Int: [Int: SourceSpan]] = [:]
  /// The activities of each `together` line, in the order of the spec.
  private var together: [(number: Int, activities: [Int])] = []
  private var besideThemselves: [ResolutionContradiction] = []

  /// - Parameter dead: activities that are never possible, and so take part in no pair.
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

  /// All contradictions, each once.
  var all: [ResolutionContradiction] {
    let preference = RelationGraph(.prefer, preferences)
    let cycles =
      RelationGraph(.wait, waits).cycles(limit: Self.limit) + preference.cycles(limit: Self.limit)
    return besideThemselves + cycles.map { ResolutionContradiction(cause: .cycle($0)) }
      + waits.flatMap(waitingTogether).prefix(Self.limit) + preferredTogether(preference)
  }

  private mutating func addTogether(_ activities: [Located<Int>], _ number: Int) {
    for activity in activities {
      if let first = places[activity.value]?[number] {
        besideThemselves.append(ResolutionContradiction(cause: .besideItself(activity, first: first)))
      } else {
        places[activity.value, default: [:]][number] = activity.span
      }
    }
    together.append((number, activities.map(\.value)))
  }

  /// Pairs that are together although one is preferred to the other, directly or through others; at most `limit`.
  private func preferredTogether(_ preference: RelationGraph) -> [ResolutionContradiction] {
    var seen: Set<UnorderedActivityPair> = []
    var result: [ResolutionContradiction] = []
    for (number, activities) in together where result.count < Self.limit {
      for chain in preference.chains(among: activities, limit: Self.limit) {
        guard let first = chain.first?.from.value, let last = chain.last?.to.value,
          let place = places[first]?[number], seen.insert(UnorderedActivityPair(first, last)).inserted
        else { continue }
        result.append(ResolutionContradiction(cause: .together(place, chain)))
      }
    }
    return result
  }

  /// Pairs of a `wait` line that some `together` line also names; at most `limit`.
  private func waitingTogether(_ line: RelationGraph.Line) -> [ResolutionContradiction] {
    let (from, to) = (byTogetherLine(line.from), byTogetherLine(line.to))
    var seen: Set<UnorderedActivityPair> = []
    var result: [ResolutionContradiction] = []
    for number in from.keys.sorted() {
      for first in from[number] ?? [] {
        for second in to[number] ?? [] where first.value != second.value {
          guard result.count < Self.limit else { return result }
          guard seen.insert(UnorderedActivityPair(first.value, second.value)).inserted,
            let place = places[first.value]?[number]
          else { continue }
          let edge = ResolutionEdge(relation: .wait, from: first, to: second)
          result.append(ResolutionContradiction(cause: .together(place, [edge])))
        }
      }
    }
    return result
  }

  /// The activities by the `together` lines that also name them, so that only pairs within one line are compared.
  private func byTogetherLine(_ activities: [Located<Int>]) -> [Int: [Located<Int>]] {
    activities.reduce(into: [:]) { result, activity in
      for number in places[activity.value, default: [:]].keys { result[number, default: []].append(activity) }
    }
  }
}
