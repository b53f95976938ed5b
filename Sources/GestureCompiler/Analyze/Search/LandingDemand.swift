import GestureRuntime

/// A demand on the places of fingers at the press that completes them.
struct LandingDemand: Sendable, Hashable {
  var fingers: FingerMask
  /// Distances between the two of them that are furthest from each other.
  var apart: Extent

  init(_ fingers: FingerMask, _ contact: ContactShape) {
    self.fingers = fingers
    apart = contact.apart
  }

  var isEverything: Bool { apart == .notNegative }

  /// Adds what another recognizer demands of the same fingers.
  mutating func formIntersection(_ other: LandingDemand) { apart.formIntersection(other.apart) }

  /// Whether both may hold. Some of the fingers are not further apart than all.
  func goes(with other: LandingDemand) -> Bool {
    let isPart = fingers & ~other.fingers == 0
    let hasPart = other.fingers & ~fingers == 0
    return (!isPart || apart.low <= other.apart.high) && (!hasPart || other.apart.low <= apart.high)
  }

  /// - Parameter places: by slot.
  func isMet(_ places: [Point]) -> Bool { apart.contains(distance(places)) }

  private func distance(_ places: [Point]) -> Double {
    let points = fingers.slots.map { places[$0] }
    return points.reduce(0) { most, point in points.reduce(most) { max($0, $1.distance(to: point)) } }
  }

  /// Where the finger of a slot lands so that the demand is met, as near as possible to its place.
  func landing(_ slot: Int, _ places: [Point]) -> Point {
    let others = fingers.slots.filter { $0 != slot }.map { places[$0] }
    if isMet(places) || others.isEmpty { return places[slot] }
    let middle = Point.centre(others)
    let way = places[slot] - middle
    let length = way.length
    let middling = (apart.low + apart.high) / 2
    let wanted =
      distance(places) > apart.high ? max(apart.high * 0.95, middling) : min(apart.low * 1.1, middling)
    return middle + (length > 0 ? way * (1 / length) : Point(x: 1, y: 0)) * wanted
  }
}
