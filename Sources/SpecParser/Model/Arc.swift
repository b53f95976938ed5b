/// A closed arc of directions, counterclockwise from `start`, in degrees (0° right, 90° up).
///
/// `start` lies in 0 ..< 360 and `extent` in 0 ... 360; 360 is every direction.
package struct Arc: Sendable, Hashable, Codable {
  package var start: Double
  package var extent: Double

  package init(start: Double, extent: Double) {
    self.start = start
    self.extent = extent
  }

  /// The arc on both sides of a direction.
  package init(around axis: Double, by side: Double) {
    self.init(start: Self.direction(axis - side), extent: 2 * side)
  }

  /// The direction at which it ends, in 0 ..< 360.
  package var end: Double { Self.direction(start + extent) }

  /// The direction halfway along the arc, in 0 ..< 360.
  package var middle: Double { Self.direction(start + extent / 2) }

  /// The arc of the opposite directions.
  package var opposite: Arc { Arc(start: Self.opposite(start), extent: extent) }

  /// The arc with left and right exchanged.
  var mirrored: Arc { Arc(start: Self.mirrored(start + extent), extent: extent) }

  /// Whether the direction lies in the arc, ends included.
  package func contains(_ angle: Double) -> Bool {
    Self.turn(from: start, to: angle) <= extent
  }

  /// Whether the arcs have more in common than ends. A single direction overlaps an arc that contains it.
  func overlaps(_ other: Arc) -> Bool {
    if extent == 0 { return other.contains(start) }
    if other.extent == 0 { return contains(other.start) }
    return Self.turn(from: start, to: other.start) < extent
      || Self.turn(from: other.start, to: start) < other.extent
  }

  /// Whether every direction of this arc lies in the other.
  func lies(within other: Arc) -> Bool {
    other.extent >= 360 || Self.turn(from: other.start, to: start) + extent <= other.extent
  }
}

/// Directions on the circle.
extension Arc {
  /// The direction of an angle, in 0 ..< 360.
  package static func direction(_ angle: Double) -> Double {
    let turn = angle.truncatingRemainder(dividingBy: 360)
    // The sum of 360 and a tiny angle below 0 is 360.
    return turn < 0 ? (turn + 360).truncatingRemainder(dividingBy: 360) : turn
  }

  /// The counterclockwise angle from one direction to another, in 0 ..< 360.
  package static func turn(from a: Double, to b: Double) -> Double { direction(b - a) }

  /// The angle between two directions, in 0 ... 180.
  package static func distance(_ a: Double, _ b: Double) -> Double {
    let turn = direction((a - b).magnitude)
    return min(turn, 360 - turn)
  }

  package static func opposite(_ angle: Double) -> Double { direction(angle + 180) }

  /// The direction with left and right exchanged.
  static func mirrored(_ angle: Double) -> Double { direction(180 - angle) }
}
