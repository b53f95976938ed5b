import GestureRuntime
import SpecParser

/// Where contents stand, as the host has said and as candidates have moved them since.
final class Contents {
  /// The points up to each end, by element, instance and end.
  var rooms: [Int: [UInt64: [HandOverEnd: Double]]] = [:]

  func room(_ element: Int, _ instance: UInt64, _ end: HandOverEnd) -> Double? {
    rooms[element]?[instance]?[end]
  }
}

/// Touches that go on as another activity: Docs/Recognition.md, section 6.
extension ReferenceRecognizer {
  /// A frame in which a movement goes beyond an end.
  struct Met {
    var end: HandOverEnd
    var share: Double
    var reach: Double
    var plan: Plan
  }

  func setContent(_ stand: ContentStand, of element: Int, _ instance: UInt64) {
    var rooms: [HandOverEnd: Double] = [:]
    for (end, room) in zip(Self.sides, [stand.left, stand.right, stand.top, stand.bottom])
    where room.isFinite {
      rooms[end] = max(0, room)
    }
    contents.rooms[element, default: [:]][instance] = rooms
  }

  private static let sides: [HandOverEnd] = [.left, .right, .top, .bottom]

  /// How far a movement goes toward an end.
  private func reach(_ moved: Point, _ end: HandOverEnd) -> Double {
    switch end {
    case .left: moved.x
    case .right: -moved.x
    case .top: moved.y
    case .bottom: -moved.y
    case .start: 0
    }
  }

  private func instance(_ candidate: Candidate) -> UInt64 {
    candidate.home.flatMap { home in
      home.path.firstIndex(of: candidate.plan.target).map { home.instances[$0] }
    } ?? 0
  }

  /// The end that is reached first, and the recognizer that takes over there.
  func endMet(_ candidate: Candidate) -> Met? {
    let moved = candidate.contentMove
    var best: Met?
    for end in Self.sides + [.start] {
      guard let taker = candidate.plan.handOvers[end],
        let (room, reach) = beyond(candidate, end, moved), reach > 0
      else { continue }
      world.rounding.watch(reach, room)
      guard reach - room > 0.000_000_5 else { continue }
      let share = room / reach
      if let best, share > best.share || share == best.share && reach <= best.reach { continue }
      guard let plan = plan(of: taker, after: candidate) else { continue }
      best = Met(end: end, share: share, reach: reach, plan: plan)
    }
    return best
  }

  private func beyond(
    _ candidate: Candidate, _ end: HandOverEnd, _ moved: Point
  ) -> (room: Double, reach: Double)? {
    if end != .start {
      return contents.room(candidate.plan.target, instance(candidate), end).map { ($0, reach(moved, end)) }
    }
    guard let past = candidate.camePast else { return nil }
    return (max(0, reach(candidate.translationBefore, past)), -reach(moved, past))
  }

  private func plan(of taker: Int, after giver: Candidate) -> Plan? {
    guard let home = giver.home, arbiter.admits(taker, insteadOf: giver) else { return nil }
    let fingers = giver.lead.fingers
    return plans.first { plan in
      let inside = hands.inside(plan.target, with: home)
      return plan.activity == taker && plan.isContinuous && !plan.begins
        && plan.first.fingers.contains(fingers.count) && takes(home.tool, plan) && guardHolds(of: plan)
        && fingers.allSatisfy { finger in inside.contains { $0 === finger } }
    }
  }

  /// Hands over the touches of candidates that are beyond an end, and moves the contents of the others.
  func handOver(_ leaving: [Candidate], _ moved: [Finger], _ time: Microseconds) {
    let before = arbiter.ordered
    for candidate in leaving {
      guard candidate.status == .underWay, let met = endMet(candidate) else {
        if candidate.status == .underWay { arbiter.emit(candidate.runningOutcome(.changed, at: time)) }
        continue
      }
      let fingers = candidate.lead.fingers
      let (start, now) = (centroid(fingers.map(\.settled)), centroid(fingers.map(\.place)))
      let way = now - start
      let place = start + Point(x: way.x * met.share, y: way.y * met.share)
      let move = candidate.contentMove
      count(candidate, Point(x: move.x * met.share, y: move.y * met.share), at: met.end)
      let taker = Candidate(met.plan, world)
      taker.takeOver(candidate, past: met.end, at: place, time)
      arbiter.handOver(candidate, to: taker, at: place, time)
      count(taker, Point(x: move.x * (1 - met.share), y: move.y * (1 - met.share)), at: nil)
    }
    for candidate in before where moved.contains(where: candidate.has) && isMover(candidate) {
      count(candidate, candidate.contentMove, at: nil)
    }
  }

  private func moves(_ candidate: Candidate) -> Bool {
    candidate.status == .underWay && candidate.plan.handOvers.keys.contains { $0 != .start }
  }

  /// Whether it moves its content: of several candidates on one content, only the first does.
  private func isMover(_ candidate: Candidate) -> Bool {
    guard moves(candidate), !arbiter.hasJustTakenOver(candidate), let home = candidate.home else {
      return false
    }
    let first = arbiter.ordered.first { other in
      moves(other) && other.plan.target == candidate.plan.target
        && (other.home.map { $0.isInside(candidate.plan.target, with: home) } ?? false)
    }
    return first === candidate
  }

  private func count(_ candidate: Candidate, _ moved: Point, at met: HandOverEnd?) {
    guard moves(candidate) else { return }
    let (target, instance) = (candidate.plan.target, instance(candidate))
    for (end, room) in contents.rooms[target]?[instance] ?? [:] {
      contents.rooms[target]?[instance]?[end] = end == met ? 0 : max(0, room - reach(moved, end))
    }
  }
}
