/// The hull, over all ways to meet in one order, of what the deciding samples demand.
struct RegionHull: Sendable, Hashable {
  private var distance = Extent(.infinity, -.infinity)
  private var span = Extent(.infinity, -.infinity)
  private var turn = Extent(.infinity, -.infinity)
  private var velocity = Extent(.infinity, -.infinity)
  private var directions: AngleSet?
  /// Microseconds from the first press to the later claim.
  private var longest: Int64 = 0
  private var shortest = DifferenceBounds.none

  init(_ way: TouchPath) { add(way) }

  mutating func merge(_ other: RegionHull) {
    distance = distance.hull(other.distance)
    span = span.hull(other.span)
    turn = turn.hull(other.turn)
    velocity = velocity.hull(other.velocity)
    if let theirs = other.directions { directions = directions?.union(theirs) ?? theirs }
    longest = max(longest, other.longest)
    shortest = min(shortest, other.shortest)
  }

  private mutating func add(_ way: TouchPath) {
    let sample = way.events.last { $0.kind == .sample && !$0.demands.isEmpty }
    // Of several places that are measured from, the one that asks for the most movement says where the two meet.
    if let demand = sample?.demands.max(by: { $0.region.distance.low < $1.region.distance.low }) {
      distance = demand.region.distance
      span = demand.region.span
      turn = demand.region.turn
      directions = demand.region.directions
    }
    for event in way.events {
      for speed in event.speeds where speed.speed != .notNegative { velocity = velocity.hull(speed.speed) }
    }
    let last = way.events[max(way.runners[0].claim ?? 0, way.runners[1].claim ?? 0)].instant
    let first = way.events[0].instant
    longest = way.clock.most(last, after: first)
    shortest = way.clock.least(last, after: first)
  }

  var region: MeetingRegion {
    MeetingRegion(
      directions: Self.limited(directions), distance: Self.limited(distance, beyond: 0),
      span: Self.limited(span, beyond: -.infinity), turn: Self.limited(turn, beyond: -.infinity),
      velocity: Self.limited(velocity, beyond: 0),
      duration: .init(
        low: Double(shortest), high: longest < DifferenceBounds.none ? Double(longest) : .infinity))
  }

  private static func limited(_ set: AngleSet?) -> [MeetingRegion.Range]? {
    guard let set, !set.isAll else { return nil }
    return set.ranges.map { .init(low: $0.low, high: $0.high) }
  }

  private static func limited(_ range: Extent, beyond low: Double) -> MeetingRegion.Range? {
    guard !range.isEmpty, range.low > low || range.high < .infinity, range != Extent(0, 0) else { return nil }
    return .init(low: range.low, high: range.high)
  }
}

extension MeetingRegion {
  /// The hull of both. What one of the two leaves open is open; directions are put together.
  mutating func merge(_ other: MeetingRegion) {
    if let mine = directions, let theirs = other.directions {
      let both = Set(mine + theirs)
      directions = both.sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    } else {
      directions = nil
    }
    distance = Self.hull(distance, other.distance)
    span = Self.hull(span, other.span)
    turn = Self.hull(turn, other.turn)
    velocity = Self.hull(velocity, other.velocity)
    duration = Self.hull(duration, other.duration) ?? duration
  }

  private static func hull(_ a: Range?, _ b: Range?) -> Range? {
    guard let a, let b else { return nil }
    return Range(low: min(a.low, b.low), high: max(a.high, b.high))
  }
}
