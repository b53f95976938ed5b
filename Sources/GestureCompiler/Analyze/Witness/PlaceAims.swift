import GestureRuntime
import SpecParser

/// Chooses values for demands: such as a person would choose, or any that is allowed.
struct PlaceAims {
  private let attempt: Int
  private var variation: Variation
  private(set) var lastDirection: Double?

  init(_ attempt: Int) {
    self.attempt = attempt
    variation = Variation(attempt)
  }

  var isFree: Bool { variation.isFree }

  /// A value of a range: 0 if it is allowed, else one well inside.
  mutating func amount(_ range: Extent, cap: Double) -> Double {
    if variation.isFree { return anyAmount(range, cap: cap) }
    if range.contains(0) && attempt < 4 { return 0 }
    let low = max(range.low, -cap)
    let high = min(range.high, cap)
    if range.contains(0) { return high < .infinity ? high / 2 : 0 }
    if high < 0 { return -amount(Extent(-high, -low), cap: cap) }
    if low > high { return low }
    switch attempt % 4 {
    case 0:
      let near = max(low * 1.5, low + 4).rounded(.up)
      return high == .infinity ? near : whole(min(near, (low + high) / 2), low, high)
    case 1: return high == .infinity ? max(low * 4, low + 60).rounded(.up) : low + (high - low) * 0.8
    case 2: return low + min(0.5, (high - low) / 4)
    default: return high == .infinity ? max(low * 10, low + 300).rounded(.up) : low + (high - low) * 0.95
    }
  }

  /// The present direction, if the fingers have moved.
  mutating func distance(_ region: SampleRegion, reach: Double) -> Double {
    let distance = amount(region.distance, cap: reach)
    guard distance == 0, !region.directions.isAll else { return distance }
    let most = min(region.distance.high, reach)
    return most < .infinity ? most / 2 : 20
  }

  /// A direction well inside the set: the present one, an axis, or the middle of its widest part.
  mutating func direction(_ region: SampleRegion) -> Double {
    let direction = chosen(region.directions)
    lastDirection = direction
    return direction
  }

  /// The first choice for which fingers prefer to go back the way that they came.
  mutating func turnBack() {
    lastDirection = lastDirection.map(Arc.opposite)
  }

  private mutating func chosen(_ set: AngleSet) -> Double {
    if variation.isFree { return any(set) }
    if let last = lastDirection, Self.isInside(set, last) { return last }
    for axis in [0.0, 180, 90, 270] where Self.isInside(set, axis) { return axis }
    for diagonal in [45.0, 135, 225, 315] where set.contains(diagonal) && set.measure < 1e-6 {
      return diagonal
    }
    let widest = set.ranges.max { $0.high - $0.low < $1.high - $1.low } ?? Extent(0, 0)
    return (widest.low + widest.high) / 2
  }

  /// Any value of a range, near its ends as often as far inside.
  private mutating func anyAmount(_ range: Extent, cap: Double) -> Double {
    let low = max(range.low, -min(cap, 400))
    let high = max(low, min(range.high, min(cap, 400)))
    if range.contains(0) && variation.choice(3) == 0 { return 0 }
    switch variation.choice(6) {
    case 0: return min(high, low + 0.25)
    case 1: return max(low, high - 0.25)
    case 2: return min(high, low + 3)
    case 3: return min(high, low + 15 + 30 * variation.next())
    default: return low + (high - low) * variation.next()
    }
  }

  /// Any direction of a set; the one back to where the fingers came from as often as another.
  private mutating func any(_ set: AngleSet) -> Double {
    if let last = lastDirection {
      let back = Arc.opposite(last)
      switch variation.choice(4) {
      case 0 where set.contains(back): return back
      case 1 where set.contains(last): return last
      default: break
      }
    }
    var rest = variation.next() * set.measure
    for range in set.ranges {
      if rest <= range.high - range.low { return range.low + rest }
      rest -= range.high - range.low
    }
    return set.ranges.first?.low ?? 0
  }

  private func whole(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let whole = value.rounded()
    return whole > low && whole < high ? whole : value
  }

  /// Whether a direction and some degrees to its sides lie in a set.
  private static func isInside(_ set: AngleSet, _ angle: Double) -> Bool {
    [angle, Arc.direction(angle - 5), Arc.direction(angle + 5)].allSatisfy(set.contains)
  }

  // MARK: Projections

  /// The value of a range that is nearest to another, a little inside.
  static func nearest(_ value: Double, in range: Extent, inset: Double) -> Double {
    if range.isEverything { return value }
    let margin = range.high - range.low == .infinity ? inset : min(inset, (range.high - range.low) / 4)
    return min(
      max(value, range.low + (range.low > -.infinity ? margin : 0)),
      range.high - (range.high < .infinity ? margin : 0))
  }

  /// The displacement of a region that is nearest to another, a little inside.
  static func nearest(_ way: Point, in region: SampleRegion, inset: Double) -> Point {
    let length = way.length
    var direction = length > 0 ? Angle.direction(way) : 0
    var isTurned = false
    if !region.directions.isAll {
      let target = region.directions.nearest(direction, inset: 4 * inset)
      isTurned = target != direction || length == 0
      direction = target
    }
    var low = region.distance.low
    if !region.directions.isAll { low = max(low, 1e-3) }
    let distance = nearest(length, in: Extent(low, region.distance.high), inset: inset)
    if distance == length && !isTurned { return way }
    return Angle.unit(direction) * distance
  }
}

extension AngleSet {
  /// The direction of the set that is nearest to another, some degrees inside where there is room.
  func nearest(_ angle: Double, inset: Double) -> Double {
    var best = (angle: ranges.first?.low ?? 0, way: Double.infinity)
    for span in spans {
      let margin = min(inset, span.extent / 4)
      let offset = Arc.turn(from: span.start, to: angle)
      if offset >= margin && offset <= span.extent - margin { return angle }
      for end in [margin, span.extent - margin] {
        let between = (offset - end).magnitude
        let way = min(between, 360 - between)
        if way < best.way { best = (Arc.direction(span.start + end), way) }
      }
    }
    return best.angle
  }
}
