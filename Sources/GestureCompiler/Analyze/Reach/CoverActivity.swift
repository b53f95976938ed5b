import SpecParser

/// Finds rivals that together keep an activity from ever winning in one state.
///
/// It searches a trace on which the activity claims and plays it in the whole product. If the activity wins, it is reachable. If it loses,
/// the winner joins the rivals, and the next trace must avoid them all. If there is no such trace, the rivals cover the activity.
struct CoverActivity {
  let activity: Int
  let target: Int
  /// Shapes of every activity's recognizers.
  let allShapes: [[[RecognizerShape]]]
  let relations: RelationIndex
  private(set) var rivals: FindRivals
  /// Players of the whole product. There are two, with names in both orders, if names alone could decide between others.
  let players: () -> [PlayTouch]
  let hand: HandLimits
  let reach: ReachMemo
  /// Whether the state is the same at every press of a touch. Else a rival with a guard need not exist at a later one.
  var keepsState = true
  /// Whether only touches count whose fingers do not move before the last one has landed.
  var isWithoutDrift = false
  /// The answers so far.
  private let answers = Answers()
  private var shapes: [[RecognizerShape]] { allShapes[activity] }
  /// Limit for the number of rivals that are searched together.
  private static let limit = 8

  /// The result whether the activity can win in a state.
  enum Answer {
    /// It wins on this trace, which was played in the whole product.
    case wins(PlainTrace)
    /// Rivals keep it from winning; others hold its claim while they win.
    case covered(beating: [Int], holding: [Int])
    /// The search did not decide it.
    case unknown
  }

  private final class Answers {
    var byState: [[Int: Double]: Answer] = [:]
  }

  /// - Parameters:
  ///   - model: the state.
  ///   - exists: whether an activity's guard holds in it.
  func answer(in model: [Int: Double], exists: (Int) -> Bool) -> Answer {
    guard rivals.absent.isEmpty else { return found(in: model, exists: exists) }
    if let known = answers.byState[model] { return known }
    let answer = found(in: model, exists: exists)
    answers.byState[model] = answer
    return answer
  }

  /// The same where third activities do not exist, and those that do not; `nil` if no more rivals beat the activity then.
  func withoutAbsent(exists: (Int) -> Bool) -> (cover: CoverActivity, absent: Set<Int>)? {
    let absent = rivals.thirds(beside: activity).filter { !exists($0) }
    var cover = self
    cover.rivals.absent = absent
    let beatsMore = rivals.around(activity).contains { rival in
      exists(rival) && shapes.indices.contains { cover.mayBeat(rival, $0) && !mayBeat(rival, $0) }
    }
    return beatsMore ? (cover, absent) : nil
  }

  private func found(in model: [Int: Double], exists: (Int) -> Bool) -> Answer {
    let holders = rivals.holders(of: activity).filter { exists($0.activity) }
    var found: [Int] = []
    let candidates = shapes.indices.flatMap { recognizer in
      shapes[recognizer].flatMap(\.byEdge).map { (recognizer, $0) }
    }
    let result = Self.joined(candidates) { recognizer, shape in
      cover(recognizer, shape, holders, in: model, exists, &found)
    }
    switch result {
    case .wins(let trace): return .wins(trace)
    case .unknown: return .unknown
    case .covered: break
    }
    let kept = alone(exists, found, holders).map { [$0] } ?? needed(found, holders)
    return .covered(beating: kept, holding: holders.map(\.activity).filter { !kept.contains($0) })
  }

  /// Whether the activity can claim before rivals that cover it if the state changes between its presses.
  func escapes(_ beating: [Int]) -> Bool {
    var changing = self
    changing.keepsState = false
    let holders = rivals.holders(of: activity)
    return shapes.indices.contains { recognizer in
      shapes[recognizer].flatMap(\.byEdge).contains { shape in
        shape.contacts.count > 1 && !changing.isCovered(by: beating, holders, recognizer, shape)
      }
    }
  }

  /// The result for the traces on which one recognizer claims.
  private enum Part {
    case wins(PlainTrace)
    case covered, unknown
  }

  private func cover(
    _ recognizer: Int, _ shape: RecognizerShape, _ holders: [(activity: Int, isDeclared: Bool)],
    in model: [Int: Double], _ exists: (Int) -> Bool, _ found: inout [Int]
  ) -> Part {
    let whole = coverPart(recognizer, shape, holders, in: model, exists, &found)
    guard case .unknown = whole else { return whole }
    let parts = parts(of: shape, holders)
    if parts.count == 1 { return .unknown }
    return Self.joined(parts) { coverPart(recognizer, $0, holders, in: model, exists, &found) }
  }

  /// The result for all touches, from those for parts of them. The first part that wins ends the search.
  private static func joined<Piece>(_ pieces: [Piece], _ part: (Piece) -> Part) -> Part {
    var result = Part.covered
    for piece in pieces {
      switch part(piece) {
      case .wins(let trace): return .wins(trace)
      case .unknown: result = .unknown
      case .covered: break
      }
    }
    return result
  }

  /// A shape divided by when its last fingers land, so that a rival that lands only earlier or later may cover a part.
  private func parts(
    of shape: RecognizerShape, _ holders: [(activity: Int, isDeclared: Bool)]
  ) -> [RecognizerShape] {
    // Also of a rival that wins only some touches there may be none in a part.
    let others = Set(rivals.around(activity)).union(holders.map(\.activity)).subtracting([activity])
    return shape.byLanding(beside: others.flatMap { allShapes[$0].joined() })
  }

  /// The result for the touches of one shape, with rivals added until none of them is left, the activity wins one or nothing decides it.
  private func coverPart(
    _ recognizer: Int, _ shape: RecognizerShape, _ holders: [(activity: Int, isDeclared: Bool)],
    in model: [Int: Double], _ exists: (Int) -> Bool, _ found: inout [Int]
  ) -> Part {
    // A rival of equal shape claims whenever this one does. No trace is needed to show that.
    let twins = rivals.around(activity).filter { isTwin($0, recognizer, shape) && exists($0) }
    if let twin = inOrder(twins).first, !found.contains(twin) { found.append(twin) }
    while found.count <= Self.limit {
      let escape = escape(found, holders, recognizer, shape)
      if escape.ways.isEmpty {
        // The rivals that hold its claim may be those that beat it.
        if found.isEmpty { found = holders.map(\.activity).filter(mayBeat) }
        return escape.isComplete && !found.isEmpty ? .covered : .unknown
      }
      switch loss(escape.ways, of: recognizer, in: model, known: found) {
      case .wins(let trace): return .wins(trace)
      case .to(nil): return .unknown
      case .to(let new?): found.append(new)
      }
    }
    return .unknown
  }

  /// Whether a rival has a recognizer of the same shape that wins ties.
  private func isTwin(_ rival: Int, _ recognizer: Int, _ shape: RecognizerShape) -> Bool {
    rival != activity
      && allShapes[rival].indices.contains { mine in
        allShapes[rival][mine] == [shape] && rivals.winsTies(rival, mine, activity, recognizer)
          && rivals.beats(rival, mine, activity, recognizer)
      }
  }

  /// The rival that beats it on some paths.
  private enum Loss {
    case wins(PlainTrace)
    /// A rival that is not yet known; `nil` if no rival is the cause.
    case to(Int?)
  }

  private func loss(
    _ ways: [ReachMemo.Way], of recognizer: Int, in model: [Int: Double], known: [Int]
  ) -> Loss {
    func new(_ rivals: Set<Int>) -> Int? {
      inOrder(rivals.filter { !known.contains($0) && mayBeat($0, recognizer) }).first
    }
    // A rival that lost to a third activity there, and would beat this one without it.
    var (blamed, beaten): (Int?, Int?)
    var isByName = false
    let players = players()
    for way in ways {
      for attempt in 0..<2 {
        guard let trace = way.trace(hand, attempt: attempt) else { continue }
        let results = players.compactMap {
          $0.result(trace, inner: target, outer: target, in: model, withLosses: true)
        }
        let won = results.count { $0.winners.contains(activity) }
        if won > 0, won == results.count { return .wins(trace) }
        if won > 0 { isByName = true }
        // If several rivals win, the reported loss names only one of them, and names may decide which.
        let rivals = results.reduce(into: Set()) { all, result in
          all.formUnion(result.losses[activity, default: []])
          all.formUnion(result.winners)
        }
        if blamed == nil { blamed = new(rivals) }
        if blamed == nil, beaten == nil { beaten = new(Set(results.flatMap { $0.losses.keys })) }
      }
    }
    // A result that depends on the names of others proves neither that it wins nor that it is covered.
    return .to(isByName ? nil : blamed ?? beaten)
  }

  /// Rivals in an order that does not depend on names and places, except between two that are equal.
  private func inOrder(_ rivals: some Collection<Int>) -> [Int] {
    rivals.map { (rival: $0, bytes: bytes(of: $0)) }.sorted { a, b in
      a.bytes == b.bytes ? a.rival < b.rival : a.bytes.lexicographicallyPrecedes(b.bytes)
    }.map(\.rival)
  }

  /// A rival as bytes for that order: its lines of `resolve` and the shapes of its recognizers, without names.
  private func bytes(of rival: Int) -> [UInt8] {
    var writer = CacheWriter()
    for (a, b) in [(activity, rival), (rival, activity)] {
      writer.write(relations.isPreferred(a, over: b))
      writer.write(relations.isWaiting(a, for: b))
    }
    for shape in allShapes[rival].flatMap({ $0 }) { writer.write(shape) }
    return writer.bytes
  }

  /// Traces on which the activity claims and no rival has claimed by then, including those that no hand can perform.
  private func escape(
    _ found: [Int], _ holders: [(activity: Int, isDeclared: Bool)], _ recognizer: Int,
    _ shape: RecognizerShape
  ) -> ReachMemo.Ways {
    let others = holders.map(\.activity).filter { !found.contains($0) }
    let members =
      found.flatMap { self.members($0, recognizer, shape, holders, mayBeat: true) }
      + others.flatMap { self.members($0, recognizer, shape, holders, mayBeat: false) }
    // A rival of equal shape that begins with it claims whenever it does.
    let isTwin = members.contains {
      $0.shape == shape && $0.rival.offset == 0 && $0.rival.isCertain && $0.rival.winsTies
    }
    if isTwin { return ReachMemo.Ways(isComplete: true) }
    let ordered = Self.inOrder(members)
    return reach.ways(
      ReachMemo.Escape(
        shapes: [shape] + ordered.map(\.shape), rivals: ordered.map(\.rival), isWithoutDrift: isWithoutDrift
      ))
  }

  /// Candidates in an order that does not depend on names, so that the search finds the same paths first.
  private static func inOrder(_ members: [Member]) -> [Member] {
    if members.count < 2 { return members }
    return members.map { member in
      var writer = CacheWriter()
      writer.write(member.shape)
      writer.write(member.rival.offset)
      for flag in [
        member.rival.winsTies, member.rival.isAwaited, member.rival.needsLift, member.rival.sleeps,
        member.rival.isCertain,
      ] { writer.write(flag) }
      return (member: member, bytes: writer.bytes)
    }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.member)
  }

  private func mayBeat(_ rival: Int) -> Bool {
    shapes.indices.contains { mayBeat(rival, $0) }
  }

  /// Whether one of a rival's recognizers beats this one of the activity's.
  private func mayBeat(_ rival: Int, _ recognizer: Int) -> Bool {
    allShapes[rival].indices.contains { rivals.beats(rival, $0, activity, recognizer) }
  }

  /// A rival's candidate beside the activity.
  private struct Member {
    var shape: RecognizerShape
    var rival: TouchSearch.Rival
  }

  /// Every candidate of a rival that can exist together with the activity's candidate.
  ///
  /// - Parameter mayBeat: whether it also counts as a rival if it holds the activity's claim.
  private func members(
    _ rival: Int, _ recognizer: Int, _ shape: RecognizerShape,
    _ holders: [(activity: Int, isDeclared: Bool)], mayBeat: Bool
  ) -> [Member] {
    let holding = holders.first { $0.activity == rival }
    if let holding, holding.isDeclared, rivals.sleepsThrough(rival, beside: activity),
      let asleep = allShapes[rival].first?.first
    {
      return [Member(shape: asleep, rival: .init(isAwaited: true, sleeps: true, isCertain: false))]
    }
    return allShapes[rival].indices.flatMap { mine -> [Member] in
      let isCertain = mayBeat && rivals.beats(rival, mine, activity, recognizer)
      guard isCertain || holding != nil else { return [] }
      return allShapes[rival][mine].flatMap { theirs -> [Member] in
        let last = holding != nil ? shape.contacts.count - 1 : shape.contacts.count - theirs.contacts.count
        let offsets = theirs.offsets(beside: shape, through: last)
        let mayBeAbsent = !keepsState && rivals.readsState(rival)
        return offsets.filter { $0 == 0 || !mayBeAbsent }.map { offset in
          Member(
            shape: theirs,
            rival: .init(
              offset: offset, winsTies: rivals.winsTies(rival, mine, activity, recognizer),
              isAwaited: holding != nil,
              needsLift: holding?.isDeclared == false, isCertain: isCertain))
        }
      }
    }
  }

  /// A rival that covers the activity alone; one of those that were found to beat it before others, which may never win themselves. The choice
  /// does not depend on the order of the spec.
  private func alone(
    _ exists: (Int) -> Bool, _ found: [Int], _ holders: [(activity: Int, isDeclared: Bool)]
  ) -> Int? {
    let others = allShapes.indices.filter {
      $0 != activity && !found.contains($0) && exists($0) && mayBeat($0)
    }
    return (inOrder(found) + inOrder(others)).first { suffice([$0], holders) }
  }

  /// The rivals that are needed to cover the activity.
  private func needed(_ found: [Int], _ holders: [(activity: Int, isDeclared: Bool)]) -> [Int] {
    var kept = found
    for rival in found where kept.count > 1 {
      let others = kept.filter { $0 != rival }
      if suffice(others, holders) { kept = others }
    }
    return kept.sorted()
  }

  private func suffice(_ found: [Int], _ holders: [(activity: Int, isDeclared: Bool)]) -> Bool {
    shapes.indices.allSatisfy { recognizer in
      shapes[recognizer].flatMap(\.byEdge).allSatisfy { isCovered(by: found, holders, recognizer, $0) }
    }
  }

  /// Whether there is no trace on which a shape claims before some rivals, whenever its last fingers land.
  private func isCovered(
    by found: [Int], _ holders: [(activity: Int, isDeclared: Bool)], _ recognizer: Int,
    _ shape: RecognizerShape
  ) -> Bool {
    func hasNone(_ shape: RecognizerShape) -> Bool {
      let escape = escape(found, holders, recognizer, shape)
      return escape.ways.isEmpty && escape.isComplete
    }
    return hasNone(shape) || parts(of: shape, holders).allSatisfy(hasNone)
  }
}
