import GestureRuntime

/// A demand on the places of fingers at the press that completes them: none is too far from another.
struct LandingDemand: Sendable, Hashable {
  var fingers: FingerMask
  /// The most between the two that are furthest from each other, in points.
  var most: Double

  /// - Parameter places: by slot.
  func isMet(_ places: [Point]) -> Bool {
    let points = fingers.slots.map { places[$0] }
    return points.allSatisfy { point in points.allSatisfy { $0.distance(to: point) <= most } }
  }

  /// Where the finger of a slot lands so that the demand is met, as near as possible to its place.
  func landing(_ slot: Int, _ places: [Point]) -> Point {
    let others = fingers.slots.filter { $0 != slot }.map { places[$0] }
    if isMet(places) || others.isEmpty { return places[slot] }
    let middle = Point.centre(others)
    let way = places[slot] - middle
    return middle + (way.length > 0 ? way * (1 / way.length) : Point(x: 1, y: 0)) * (most * 0.95)
  }
}
