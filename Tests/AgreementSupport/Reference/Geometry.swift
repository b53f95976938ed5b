import Foundation
import GestureRuntime
import SpecParser

extension Point {
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  var length: Double { (x * x + y * y).squareRoot() }
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The direction in degrees from 0 to below 360, with 0° right and 90° up; `nil` for no displacement.
  var direction: Double? {
    guard x != 0 || y != 0 else { return nil }
    let degrees = atan2(-y, x) * 180 / .pi
    let exact = isEighth ? (degrees / 45).rounded() * 45 : degrees
    return exact < 0 ? exact + 360 : exact
  }

  /// Whether its direction is a multiple of 45°.
  var isEighth: Bool { x == 0 || y == 0 || abs(x) == abs(y) }

  /// Whether it points exactly in a direction. For multiples of 45° the coordinates themselves are compared.
  func pointsExactly(to degrees: Double, _ rounding: Rounding) -> Bool {
    guard let direction else { return false }
    let eighth = degrees / 45
    if eighth == eighth.rounded() {
      let (ax, ay) = (abs(x), abs(y))
      rounding.watch(abs(angle(direction, degrees)), 0)
      guard abs(angle(direction, degrees)) < 1 else { return false }
      return Int(eighth) % 2 == 0 ? ax == 0 || ay == 0 : ax == ay
    }
    rounding.inexactly { rounding.watch(abs(angle(direction, degrees)), 0) }
    return abs(angle(direction, degrees)) < 1e-9
  }
}

/// The difference of two directions, more than -180 and up to 180.
func angle(_ a: Double, _ b: Double) -> Double {
  let difference = (a - b).truncatingRemainder(dividingBy: 360)
  if difference > 180 { return difference - 360 }
  if difference <= -180 { return difference + 360 }
  return difference
}

func centroid(_ places: [Point]) -> Point {
  guard !places.isEmpty else { return Point(x: 0, y: 0) }
  let sum = places.reduce(Point(x: 0, y: 0), +)
  return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
}

/// The distance of two places; of more places, twice their mean distance from the centre.
func span(_ places: [Point]) -> Double {
  if places.count == 2 { return (places[0] - places[1]).length }
  guard places.count > 2 else { return 0 }
  let centre = centroid(places)
  return 2 * places.map { ($0 - centre).length }.reduce(0, +) / Double(places.count)
}

extension Arc {
  func contains(_ displacement: Point, _ rounding: Rounding) -> Bool {
    if extent >= 360 { return true }
    guard let direction = displacement.direction else { return false }
    if displacement.pointsExactly(to: start, rounding) { return true }
    if displacement.pointsExactly(to: (start + extent).truncatingRemainder(dividingBy: 360), rounding) {
      return true
    }
    let turn = (direction - start + 720).truncatingRemainder(dividingBy: 360)
    return turn <= extent
  }
}

extension Directions {
  func contains(_ displacement: Point, _ rounding: Rounding) -> Bool {
    isAny || arcs.contains { $0.contains(displacement, rounding) }
  }

  /// Whether an arc starts exactly where the displacement points.
  func startsAt(_ displacement: Point, _ rounding: Rounding) -> Bool {
    !isAny && arcs.contains { $0.extent < 360 && displacement.pointsExactly(to: $0.start, rounding) }
  }

  /// The named direction nearest to the displacement; of two equally near ones, the one whose range starts first, counterclockwise from 0°.
  func nearestAxis(to displacement: Point) -> Double? {
    let middles = isAny ? axes : arcs.map { ($0.start + $0.extent / 2).truncatingRemainder(dividingBy: 360) }
    guard let direction = displacement.direction else { return middles.first }
    return middles.min { abs(angle($0, direction)) < abs(angle($1, direction)) - 1e-9 }
  }

  /// The angle to the nearest named direction; 0 for no displacement.
  func deviation(of displacement: Point) -> Double {
    guard let direction = displacement.direction, let axis = nearestAxis(to: displacement) else { return 0 }
    return abs(angle(axis, direction))
  }

  /// Whether the other has all of these directions, and more.
  func liesInside(_ other: Directions) -> Bool {
    arcs.allSatisfy { other.covers($0) } && !other.arcs.allSatisfy { covers($0) }
  }

  private func covers(_ arc: Arc) -> Bool {
    if isAny { return true }
    var reached = 0.0
    for _ in 0...arcs.count {
      let position = arc.start + reached
      let gains = arcs.compactMap { other -> Double? in
        let offset = (position - other.start + 720).truncatingRemainder(dividingBy: 360)
        return offset <= other.extent ? other.extent - offset : nil
      }
      guard let gain = gains.max() else { return false }
      reached += gain
      if reached >= arc.extent { return true }
    }
    return false
  }
}
