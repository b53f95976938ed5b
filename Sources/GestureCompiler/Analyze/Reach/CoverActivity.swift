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
      let escape = escape(found, recognizer, sought)
      guard !escape.ways.isEmpty else { return escape.isComplete && !found.isEmpty }
      guard let new = loss(escape.ways, in: model, known: found) else { return false }
      found.append(new)
    }
    return false
  }

  /// A rival that it loses to, which is not known yet; `nil` when it wins or nobody is to blame.
  private func loss(
    _ ways: [TouchPath], in model: [Int: Double], known: [Int]
  ) -> Int? {
    var blamed: Int?
    for way in ways {
      for attempt in 0..<2 {
        guard let trace = BuildTrace(way, hand: hand).trace(attempt: attempt) else {
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

  /// Traces on which the activity claims and none of the rivals has by then, by any hand: those it need not be able to make.
  private func escape(
    _ found: [Int], _ recognizer: Int, _ sought: SoughtShape
  ) -> (ways: [TouchPath], isComplete: Bool) {
    let members = members(found, recognizer, sought)
    var search = TouchSearch(
      [sought.shape] + members.map(\.shape), levels: Array(repeating: 0, count: members.count + 1),
      goal: .escape(members.map(\.rival)), hand: .unlimited, budget: 200_000)
    let found = search.run()
    return (search.ways, found.isComplete)
  }

  private func mayBeat(_ rival: Int) -> Bool {
    allShapes[rival].indices.contains { mine in
      shapes.indices.contains { rivals.beats(rival, mine, activity, $0) }
    }
  }

  /// A rival's candidate beside the activity.
  private struct Member {
    var shape: RecognizerShape
    var rival: TouchSearch.Rival
  }

  /// Every candidate that rivals have while the activity's goes on.
  private func members(_ found: [Int], _ recognizer: Int, _ sought: SoughtShape) -> [Member] {
    let shape = sought.shape
    return found.flatMap { rival in
      allShapes[rival].indices.flatMap { mine -> [Member] in
        guard rivals.beats(rival, mine, activity, recognizer) else { return [] }
        let isAwaited = relations.isWaiting(activity, for: rival)
        return allShapes[rival][mine].flatMap { theirs -> [Member] in
          let last = isAwaited ? shape.contacts.count - 1 : shape.contacts.count - theirs.contacts.count
          guard theirs.isMeasuredFromBase, theirs.landsWherever(shape), last >= 0 else { return [] }
          return (0...last).map { offset in
            Member(
              shape: theirs,
              rival: .init(
                offset: offset, winsTies: sought.isCut || rivals.winsTies(rival, mine, activity, recognizer),
                isAwaited: isAwaited))
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
        let escape = escape(found, recognizer, sought)
        return escape.ways.isEmpty && escape.isComplete
      }
    }
  }
}
