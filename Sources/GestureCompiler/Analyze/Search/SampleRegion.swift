import GestureRuntime

/// What is demanded of some fingers' places, measured from where they were at another event: displacement, change of span, turn.
struct SampleRegion: Sendable, Hashable {
  /// Length of the centroid's displacement, points.
  var distance = Extent.notNegative
  var directions = AngleSet.all
  /// Change of the span in points, outward positive.
  var span = Extent.all
  /// Turn in degrees, clockwise positive.
  var turn = Extent.all
  /// Some finger is at least so far from where it was at the base; none is further than the other.
  var fingerLeast = 0.0
  var fingerMost = Double.infinity
  /// How far strokes of the way have turned from it, by how the way is cut into strokes.
  var bends: [WayBend] = []

  var isEverything: Bool {
    distance == .notNegative && directions.isAll && span.isEverything && turn.isEverything && fingerLeast == 0
      && fingerMost == .infinity && bends.isEmpty
  }

  /// The sizes of a move: lengths of a translation, else changes with a sense as their sign.
  subscript(_ move: MoveKind) -> Extent {
    get {
      switch move {
      case .translate: distance
      case .spread: span
      case .orbit: turn
      }
    }
    set {
      switch move {
      case .translate: distance = newValue
      case .spread: span = newValue
      case .orbit: turn = newValue
      }
    }
  }

  func intersection(_ other: SampleRegion) -> SampleRegion {
    SampleRegion(
      distance: distance.intersection(other.distance), directions: directions.intersection(other.directions),
      span: span.intersection(other.span), turn: turn.intersection(other.turn),
      fingerLeast: max(fingerLeast, other.fingerLeast), fingerMost: min(fingerMost, other.fingerMost),
      bends: WayBend.both(bends, other.bends))
  }

  /// Whether no displacement lies in both.
  func isApart(from other: SampleRegion) -> Bool {
    let both = distance.intersection(other.distance)
    return both.isEmpty || directions.isApart(from: other.directions)
  }

  /// Whether some placing of fingers may meet it, each no further from where it was than its reach: never refuses what can be.
  ///
  /// With displacements u of the fingers, the centroid moves by their mean m, and a span (twice the mean distance from the centroid)
  /// changes by at most twice the mean of |u - m|. So |m|² and (change / 2)² together are at most the mean of |u|².
  func isPossible(_ reaches: [Double]) -> Bool {
    if distance.isEmpty || span.isEmpty || turn.isEmpty || directions.isEmpty || fingerLeast > fingerMost
      || bends.contains(where: { $0.degrees.isEmpty })
    {
      return false
    }
    let count = Double(reaches.count)
    let sum = reaches.reduce(0, +)
    if reaches.count == 1 {
      return span.contains(0) && turn.contains(0) && distance.low <= sum
        && fingerLeast <= min(distance.high, sum)
    }
    if sum == .infinity { return true }
    let stretch = span.leastSize / 2
    let squares = reaches.reduce(0) { $0 + $1 * $1 } / count
    // A sum of two squares is rounded; one square alone is compared exactly, so that a slop is kept up to its value.
    let hair = distance.low > 0 && stretch > 0 ? 1e-9 : 0
    return distance.low <= sum / count && distance.low * distance.low + stretch * stretch <= squares + hair
      && fingerLeast <= reaches.reduce(0, max)
  }

  /// Whether it leaves the hand no choice in some measure that must be met: an overlap of no extent.
  func isBoundary(_ reaches: [Double]) -> Bool {
    if distance.low > 0 && (distance.isPoint || directions.measure < 1e-6) { return true }
    if span.leastSize > 0 && span.isPoint { return true }
    if turn.leastSize > 0 && turn.isPoint { return true }
    return distance.low > 0 && reaches.reduce(0, +) / Double(reaches.count) - distance.low < 1e-9
  }
}
