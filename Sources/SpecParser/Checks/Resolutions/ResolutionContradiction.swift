/// A contradiction in `resolve`.
struct ResolutionContradiction: Sendable, Hashable {
  enum Cause: Sendable, Hashable {
    /// A cycle: each relation leads to the first activity of the next one, and the last to the first. A single relation is of an activity
    /// to itself.
    case cycle([ResolutionEdge])
    /// Two activities that a line lets win together, although one yields at the end of a chain of relations. The place is where that line
    /// names the first.
    case together(SourceSpan, [ResolutionEdge])
    /// An activity that one `together` line names twice, with its second place and its first.
    case besideItself(Located<Int>, first: SourceSpan)
  }

  var cause: Cause

  /// The activities concerned, in the order of the message.
  var activities: [Int] {
    switch cause {
    case .cycle(let edges): edges.map(\.from.value)
    case .together(_, let edges): edges.map(\.from.value) + edges.suffix(1).map(\.to.value)
    case .besideItself(let activity, _): [activity.value]
    }
  }

  /// The pairs that cannot be settled: any two of a cycle, or the ends of a chain.
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

/// A relation of one activity to another, with the places that name them.
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
