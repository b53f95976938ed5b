/// Finds groups of rivals that may cover an activity in some states.
extension AnalyzeConflicts {
  /// Groups that may cover the activity in the states that they share: first rivals that may beat each of its mechanics alone, then groups
  /// with one rival for each mechanic.
  func groups(
    against activity: Int, _ finder: FindRivals
  ) -> [[Int]] {
    // A preferred rival is meant to win, so it does not count.
    let able = rivals[activity, default: []].sorted().filter {
      !subject.relations.isPreferred($0, over: activity) && !subject.relations.isWaiting(activity, for: $0)
    }
    // Rivals that exist in every state cover the activity in all states or in none.
    guard able.contains(where: { subject.machine.activities[$0].condition != nil }) else { return [] }
    let beating = subject.shapes[activity].indices.map { mine in
      able.filter { rival in
        subject.shapes[rival].indices.contains { finder.mayBeat(rival, $0, activity, mine) }
          && !isEverEarlier(activity, [mine], than: rival)
      }
    }
    let alone = able.filter { rival in beating.allSatisfy { $0.contains(rival) } }.map { [$0] }
    var groups: [[Int]] = [[]]
    for (mine, able) in beating.enumerated() {
      let met = able.filter { meets(activity, mine, $0) }
      groups = groups.flatMap { group -> [[Int]] in
        group.contains(where: met.contains) ? [group] : met.map { (group + [$0]).sorted() }
      }
      if groups.count > Self.groupLimit { groups.removeLast(groups.count - Self.groupLimit) }
    }
    var seen: Set<[Int]> = []
    return (alone + groups).filter { group in
      group.contains { subject.machine.activities[$0].condition != nil } && seen.insert(group).inserted
    }
  }

  /// Limit for the number of groups that are searched.
  private static let groupLimit = 32

  /// Whether some touch lets it claim before a rival, by one of the given mechanics or any.
  func isEverEarlier(_ activity: Int, _ recognizers: [Int]? = nil, than rival: Int) -> Bool {
    let own = recognizers ?? Array(subject.shapes[activity].indices)
    return own.contains { mine in decided(activity, mine, rival).contains { $0.first != nil } }
  }

  /// Whether some touch lets both a rival and one of the activity's mechanics claim.
  private func meets(_ activity: Int, _ mine: Int, _ rival: Int) -> Bool {
    decided(activity, mine, rival).contains { $0.any }
  }

  /// The decisions about one of its mechanics and each mechanic of a rival: whether some touch lets it claim first, and whether some touch
  /// lets both claim.
  private func decided(_ activity: Int, _ mine: Int, _ rival: Int) -> [(
    first: PairDecision.Proved?, any: Bool
  )] {
    let isFirst = activity < rival
    let (a, b) = (min(activity, rival), max(activity, rival))
    return subject.shapes[rival].indices.compactMap { theirs in
      let (first, second) = isFirst ? (mine, theirs) : (theirs, mine)
      let key = DecisionKey(
        first: subject.shapes[a][first][0], second: subject.shapes[b][second][0],
        targets: subject.targets(a, b))
      return decisions[key].map { ($0[isFirst ? .first : .second], !$0.proved.isEmpty) }
    }
  }
}
