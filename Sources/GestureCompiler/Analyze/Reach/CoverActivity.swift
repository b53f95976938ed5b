import SpecParser

/// Finds rivals that together leave an activity nothing, in one state.
///
/// Beginning without any, a trace on which the activity claims is played as the product would. Where it wins, it can be
/// reached. Where it loses, the one that it lost to joins the rivals, and a trace is looked for that avoids all of them. When there
/// is none, they cover it. So only rivals that matter are looked at, and few of them.
struct CoverActivity {
  let activity: Int
  /// Shapes of every activity's recognizers.
  let allShapes: [[[RecognizerShape]]]
  let relations: RelationIndex
  let rivals: FindRivals
  let replay: PathReplay
  let hand: HandLimits
  private var shapes: [[RecognizerShape]] { allShapes[activity] }
  /// How many rivals are looked at together.
  private static let limit = 8

  /// `nil` when it can win, or when that was not found out.
  ///
  /// - Parameter model: the state.
  func rivals(in model: [Int: Double]) -> [Int]? {
    var found: [Int] = []
    for recognizer in shapes.indices {
      for shape in shapes[recognizer].flatMap(\.byEdge) {
        guard shape.fingers.lowerBound == shape.fingers.upperBound, let sought = shape.sought,
          cover(recognizer, sought, in: model, &found)
        else { return nil }
      }
    }
    return needed(found)
  }

  private func cover(
    _ recognizer: Int, _ sought: SoughtShape, in model: [Int: Double], _ found: inout [Int]
  ) -> Bool {
    while found.count <= Self.limit {
      var search = ReachSearch(sought.shape, members(found, recognizer, sought))
      search.run()
      guard let first = search.ways.first else { return search.isComplete && !found.isEmpty }
      guard let new = loss(search.ways, first, in: model, known: found) else { return false }
      found.append(new)
    }
    return false
  }

  /// A rival that it loses to, which is not known yet; `nil` when it wins or nobody is to blame.
  private func loss(
    _ ways: [JointState], _ first: JointState, in model: [Int: Double], known: [Int]
  ) -> Int? {
    var blamed: Int?
    for way in ways {
      for attempt in 0..<2 {
        guard let trace = BuildTrace(way, hand: hand, isNested: false).trace(attempt: attempt) else {
          continue
        }
        switch replay.result(of: activity, trace, in: model) {
        case .wins: return nil
        case .loses(let others): blamed = blamed ?? others.first { !known.contains($0) && mayBeat($0) }
        case nil: break
        }
      }
    }
    return blamed
  }

  private func mayBeat(_ rival: Int) -> Bool {
    allShapes[rival].indices.contains { mine in
      shapes.indices.contains { rivals.beats(rival, mine, activity, $0) }
    }
  }

  /// Every candidate that rivals have while the activity's goes on.
  private func members(_ found: [Int], _ recognizer: Int, _ sought: SoughtShape) -> [ReachRival] {
    let shape = sought.shape
    return found.flatMap { rival in
      allShapes[rival].indices.flatMap { mine -> [ReachRival] in
        guard rivals.beats(rival, mine, activity, recognizer) else { return [] }
        let isAwaited = relations.isWaiting(activity, for: rival)
        return allShapes[rival][mine].flatMap { theirs -> [ReachRival] in
          let last = isAwaited ? shape.contacts.count - 1 : shape.contacts.count - theirs.contacts.count
          guard theirs.isMeasuredFromBase, theirs.landsWherever(shape), last >= 0 else { return [] }
          return (0...last).map { offset in
            ReachRival(
              shape: theirs, offset: offset,
              winsTies: sought.isCut || rivals.winsTies(rival, mine, activity, recognizer),
              isAwaited: isAwaited)
          }
        }
      }
    }
  }

  /// Those without which the others would not suffice.
  private func needed(_ found: [Int]) -> [Int] {
    var kept = found
    for rival in found where kept.count > 1 {
      let others = kept.filter { $0 != rival }
      if suffice(others) { kept = others }
    }
    return kept.sorted()
  }

  private func suffice(_ found: [Int]) -> Bool {
    shapes.indices.allSatisfy { recognizer in
      shapes[recognizer].flatMap(\.byEdge).allSatisfy { shape in
        guard let sought = shape.sought else { return false }
        var search = ReachSearch(sought.shape, members(found, recognizer, sought))
        search.run()
        return search.ways.isEmpty && search.isComplete
      }
    }
  }
}
