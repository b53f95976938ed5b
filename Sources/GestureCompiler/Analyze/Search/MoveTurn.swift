import GestureRuntime

/// A move that another follows in one contact, at the sample at which the other begins.
///
/// While the first still holds and gets further, the place from which the second is measured goes along
/// (Docs/Recognition.md, 3.3). So the second begins only where the first no longer holds, or has come nearer to its start.
struct MoveTurn: Sendable {
  private let left: StepShape

  /// Whether both moves displace the fingers, so that they can be compared.
  let isOfTranslations: Bool
  /// Whether both spread, or both turn, in one sense alone: the second would only go on with the first.
  let isOneSense: Bool

  /// - Returns: `nil` where nothing is known: the first does not start from the base, or pace has a part in it.
  init?(_ runner: PathRunner) {
    let steps = runner.contactShape.steps
    guard runner.origin != runner.baseEvent, runner.step > 0, steps.indices.contains(runner.step) else {
      return nil
    }
    let left = steps[runner.step - 1]
    guard left.kind.isMove, !steps[..<(runner.step - 1)].contains(where: \.kind.isMove), left.speed.low <= 0,
      left.speed.high == .infinity, left.time.least <= 0
    else { return nil }
    let next = steps[runner.step]
    isOfTranslations = left.kind == .translate && next.kind == .translate
    isOneSense =
      left.kind == next.kind && left.kind != .translate && left.allowsPositive != left.allowsNegative
      && left.allowsPositive == next.allowsPositive && left.allowsNegative == next.allowsNegative
    self.left = left
  }

  /// Whether the second begins where fingers are, the first having held furthest from its start where they were.
  func isMade(
    base: some Collection<Point>, from there: some Collection<Point>, to here: some Collection<Point>
  ) -> Bool {
    let (before, now) = (amount(base, there), amount(base, here))
    let isAllowed = now >= 0 ? left.allowsPositive : left.allowsNegative
    guard left.distance.contains(now.magnitude), left.kind == .translate || isAllowed else { return true }
    if left.kind == .translate, !left.holdDirections.isAll,
      !left.holdDirections.contains(Angle.direction(Point.centre(here) - Point.centre(base)))
    {
      return true
    }
    return now.magnitude < before.magnitude
  }

  /// What the first move measures.
  private func amount(_ base: some Collection<Point>, _ here: some Collection<Point>) -> Double {
    switch left.kind {
    case .move(.translate): (Point.centre(here) - Point.centre(base)).length
    case .move(.spread): Geometry.span(here) - Geometry.span(base)
    case .move(.orbit): Geometry.turn(from: base, to: here)
    case .wait, .lift: 0
    }
  }

  /// Where the fingers can be from the first move's start: each a way for the second to begin.
  ///
  /// - Parameters:
  ///   - own: where the first move held.
  ///   - next: where the second begins, from there.
  func ways(own: SampleRegion, next: SampleRegion) -> [(distance: Extent, directions: AngleSet)] {
    var ways: [(distance: Extent, directions: AngleSet)] = []
    if !left.holdDirections.isAll && leavesDirections(own, next) {
      ways.append((.notNegative, left.holdDirections.complement))
    }
    // What is too near for the first, or back at its start, is nearer than where the first held, too.
    if comesNearer(own, next) { ways.append((Extent(0, own.distance.high), .all)) }
    return ways
  }

  /// Two moves whose directions lie in one arc of half a turn at most end in that arc.
  private func leavesDirections(_ own: SampleRegion, _ next: SampleRegion) -> Bool {
    let kept = left.holdDirections.spans.filter { $0.extent <= 180 }
    return own.directions.spans.contains { a in
      next.directions.spans.contains { b in !kept.contains { $0.covers(a) && $0.covers(b) } }
    }
  }

  /// A place gets nearer to the start only by a move more than a right angle away from it, and less than twice as long.
  private func comesNearer(_ own: SampleRegion, _ next: SampleRegion) -> Bool {
    guard next.distance.low < 2 * own.distance.high else { return false }
    let hair = 1e-6
    return own.directions.ranges.contains { range in
      let back = AngleSet(from: range.low + 90 + hair, extent: range.high - range.low + 180 - 2 * hair)
      return !back.intersection(next.directions).isEmpty
    }
  }
}
