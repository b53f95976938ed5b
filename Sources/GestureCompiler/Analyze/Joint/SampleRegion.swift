/// What is demanded of the fingers at one instant, measured from the base: displacement, change of span, turn.
struct SampleRegion: Sendable, Hashable {
  /// Length of the centroid's displacement, points.
  var distance = Extent.notNegative
  var directions = AngleSet.all
  /// Change of the span in points, outward positive.
  var span = Extent.all
  /// Turn in degrees, clockwise positive.
  var turn = Extent.all
  /// No finger is further from its press.
  var fingerMost = Double.infinity
  /// Some finger is at least so far from its base.
  var fingerLeast = 0.0

  /// Nothing has moved.
  static let still = SampleRegion(
    distance: Extent(0, 0), span: Extent(0, 0), turn: Extent(0, 0), fingerMost: 0)

  func intersection(_ other: SampleRegion) -> SampleRegion {
    SampleRegion(
      distance: distance.intersection(other.distance), directions: directions.intersection(other.directions),
      span: span.intersection(other.span), turn: turn.intersection(other.turn),
      fingerMost: min(fingerMost, other.fingerMost), fingerLeast: max(fingerLeast, other.fingerLeast))
  }

  /// Whether some placing of so many fingers meets it.
  ///
  /// A finger's displacement is at least the hypotenuse of the centroid's and half the change of span, which
  /// are at right angles at best; a turn moves fingers as little as one likes, when they are close together.
  func isPossible(fingers: Int) -> Bool {
    if distance.isEmpty || span.isEmpty || turn.isEmpty || directions.isEmpty { return false }
    if fingers == 1 {
      return span.contains(0) && turn.contains(0) && distance.low <= fingerMost
        && fingerLeast <= min(distance.high, fingerMost)
    }
    let stretch = span.leastSize / 2
    let least = (distance.low * distance.low + stretch * stretch).squareRoot()
    return least <= fingerMost && fingerLeast <= fingerMost
  }

  /// Whether it leaves the hand no choice in some measure that must be met: an overlap of no extent.
  var isBoundary: Bool {
    if distance.low > 0 && (distance.isPoint || directions.measure < 1e-6) { return true }
    if span.leastSize > 0 && span.isPoint { return true }
    if turn.leastSize > 0 && turn.isPoint { return true }
    return distance.low > 0 && fingerMost - distance.low < 1e-9
  }
}
