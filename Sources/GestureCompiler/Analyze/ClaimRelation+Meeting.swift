/// From what the search found to what findings tell.
extension ClaimRelation {
  init(_ pair: DecidedPair, _ shown: PairDecision.Proved) {
    let meeting = shown.meeting
    let sameExtent = pair.decision.proved.filter { $0.meeting.isBoundary == meeting.isBoundary }
    orders = Set(sameExtent.map(\.meeting.order))
    gapLeast = meeting.gap.lowerBound
    gapMost = meeting.gap.upperBound < DifferenceBounds.none ? meeting.gap.upperBound : nil
    isBoundary = meeting.isBoundary
    isSteal =
      switch meeting.order {
      case .first: meeting.state.runners[0].shape.isContinuous
      case .second: meeting.state.runners[1].shape.isContinuous
      case .same: false
      }
    region = MeetingRegion(meeting)
  }
}

extension MeetingRegion {
  /// The hull, over all ways that are kept, of what the deciding samples demand.
  init(_ meeting: Meeting) {
    var distance = Extent(.infinity, -.infinity)
    var span = distance
    var turn = distance
    var velocity = distance
    var directions: AngleSet?
    var longest: Int64 = 0
    var shortest = DifferenceBounds.none
    for way in meeting.ways {
      let sample = way.events.last { $0.kind == .sample && $0.regions.contains { $0 != nil } }
      if let region = sample.flatMap({ $0.isShared ? $0.sharedRegion : $0.regions[1] ?? $0.regions[0] }) {
        distance = distance.hull(region.distance)
        span = span.hull(region.span)
        turn = turn.hull(region.turn)
        directions = directions.map { $0.union(region.directions) } ?? region.directions
      }
      for event in way.events where event.speed != .notNegative { velocity = velocity.hull(event.speed) }
      let last = way.events[max(way.runners[0].claim ?? 0, way.runners[1].claim ?? 0)].instant
      let first = way.events[0].instant
      longest = max(longest, way.clock.most(last, after: first))
      shortest = min(shortest, way.clock.least(last, after: first))
    }
    self.init(
      directions: Self.limited(directions), distance: Self.limited(distance, beyond: 0),
      span: Self.limited(span, beyond: -.infinity), turn: Self.limited(turn, beyond: -.infinity),
      velocity: Self.limited(velocity, beyond: 0),
      duration: Range(
        low: Double(shortest), high: longest < DifferenceBounds.none ? Double(longest) : .infinity))
  }

  private static func limited(_ set: AngleSet?) -> [Range]? {
    guard let set, !set.isAll else { return nil }
    return set.ranges.map { Range(low: $0.low, high: $0.high) }
  }

  private static func limited(_ range: Extent, beyond low: Double) -> Range? {
    guard !range.isEmpty, range.low > low || range.high < .infinity, range != Extent(0, 0) else { return nil }
    return Range(low: range.low, high: range.high)
  }
}
