/// A part of `resolve` that cannot be followed.
struct ResolutionContradiction: Sendable, Hashable {
  enum Cause: Sendable, Hashable {
    /// Each relation leads to the next one's first activity, the last one back to the first's. One alone is about
    /// an activity and itself.
    case cycle([ResolutionEdge])
    /// Two that may both win, by a line that names the first at this place, and of which one yields all the same: at
    /// the end of a chain of relations.
    case together(SourceSpan, [ResolutionEdge])
    /// One activity beside itself: the second place where `together` names it.
    case besideItself(Located<Int>, first: SourceSpan)
  }

  var cause: Cause

  /// The activities that it is about, in the order of telling.
  var activities: [Int] {
    switch cause {
    case .cycle(let edges): edges.map(\.from.value)
    case .together(_, let edges): edges.map(\.from.value) + edges.suffix(1).map(\.to.value)
    case .besideItself(let activity, _): [activity.value]
    }
  }

  /// The pairs that cannot be settled: any two of a circle, the ends of a chain.
  var pairs: Set<UnorderedActivityPair> {
    switch cause {
    case .cycle: return Self.pairs(among: activities)
    case .together: return Self.pairs(among: Array(activities.prefix(1) + activities.suffix(1)))
    case .besideItself: return []
    }
  }

  private static func pairs(among activities: [Int]) -> Set<UnorderedActivityPair> {
    var result: Set<UnorderedActivityPair> = []
    for (index, first) in activities.enumerated() {
      for second in activities.dropFirst(index + 1) { result.insert(UnorderedActivityPair(first, second)) }
    }
    return result
  }
}

/// One activity's relation to another, and where both are named.
struct ResolutionEdge: Sendable, Hashable {
  enum Relation: Sendable, Hashable {
    /// `from` is preferred to `to`.
    case prefer
    /// `from` waits for `to`.
    case wait
  }

  var relation: Relation
  var from: Located<Int>
  var to: Located<Int>
}
