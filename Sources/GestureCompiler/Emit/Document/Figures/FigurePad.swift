import GestureRuntime
import SpecParser

/// One contact of a figure as places on a square pad. Points of the drawing; y grows downwards.
struct FigurePad: Sendable, Hashable {
  static let side = 88.0

  enum Shape: Sendable, Hashable {
    case dot(Point, isOptional: Bool)
    /// A touch before.
    case echo(Point, radius: Double)
    case hold(Point, radius: Double)
    case arrow(Point, Point, heads: Int)
    /// Directions that count: a part of a circle.
    case cone(Point, radius: Double, Arc)
    /// A turn about a centre, in degrees counter-clockwise from the right.
    case turn(Point, radius: Double, from: Double, to: Double)
    case screen([ScreenEdge])
  }

  private(set) var shapes: [Shape] = []
  private let fingers: ClosedRange<Int>
  private let contact: FingerFigure.Contact
  /// The centre of the fingers while they go from act to act.
  private var place = Point(x: 0, y: 0)
  private var hasDots = false

  static let dotRadius = 6.0
  private static let centre = Point(x: side / 2, y: side / 2)
  /// The most fingers that are drawn one by one.
  private static let drawnFingers = 5

  init(_ contact: FingerFigure.Contact, fingers: ClosedRange<Int>) {
    self.contact = contact
    self.fingers = fingers
    if !contact.edges.isEmpty { shapes.append(.screen(contact.edges)) }
    place = start
    for act in contact.acts { add(act) }
    if !hasDots { addDots(start, around: offsets) }
  }

  // MARK: Places

  /// Moves of one direction, which lead somewhere.
  private var way: [Point] {
    contact.acts.compactMap { act in
      guard case .move(let directions, _) = act, directions.axes.count == 1, let axis = directions.axes.first
      else { return nil }
      return Geometry.unit(axis)
    }
  }

  private var legLength: Double { way.count > 1 ? 30 : 44 }

  /// Where the fingers land, so that the way is in the middle.
  private var start: Point {
    if let edge = contact.edges.first { return Self.inside(edge) }
    var places = [Point(x: 0, y: 0)]
    for leg in way { places.append((places.last ?? places[0]) + leg * legLength) }
    let x = ((places.map(\.x).min() ?? 0) + (places.map(\.x).max() ?? 0)) / 2
    let y = ((places.map(\.y).min() ?? 0) + (places.map(\.y).max() ?? 0)) / 2
    return Self.centre - Point(x: x, y: y)
  }

  private static func inside(_ edge: ScreenEdge) -> Point {
    switch edge {
    case .left: Point(x: 19, y: centre.y)
    case .right: Point(x: side - 19, y: centre.y)
    case .top: Point(x: centre.x, y: 19)
    case .bottom: Point(x: centre.x, y: side - 19)
    }
  }

  private var count: Int { min(fingers.upperBound, Self.drawnFingers) }

  /// Fingers about their centre, as a hand lays them.
  private var offsets: [Point] {
    let places: [(Double, Double)] =
      switch count {
      case 1: [(0, 0)]
      case 2: [(-9, 6), (9, -6)]
      case 3: [(-16, 5), (0, -6), (16, 3)]
      case 4: [(-23, 7), (-8, -5), (8, -6), (23, 4)]
      default: [(-28, 12), (-14, -3), (0, -9), (14, -4), (28, 8)]
      }
    return places.map { Point(x: $0.0, y: $0.1) }
  }

  /// Of the whole group, from its centre.
  private var groupRadius: Double {
    (offsets.map(Geometry.length).max() ?? 0) + Self.dotRadius
  }

  // MARK: Acts

  private mutating func add(_ act: FingerFigure.Act) {
    switch act {
    case .hold: shapes.append(.hold(place, radius: groupRadius + 7))
    case .move(let directions, let heads): addMove(directions, heads)
    case .spread(let senses, let heads): addSpread(senses, heads)
    case .orbit(let senses): addOrbit(senses)
    }
  }

  private mutating func addDots(_ centre: Point, around offsets: [Point]) {
    hasDots = true
    for (index, offset) in offsets.enumerated() {
      for ring in 0..<min(contact.touchesBefore, 2) {
        shapes.append(.echo(centre + offset, radius: Self.dotRadius + 4 + 4 * Double(ring)))
      }
      shapes.append(.dot(centre + offset, isOptional: index >= fingers.lowerBound))
    }
  }

  private mutating func addMove(_ directions: Directions, _ heads: Int) {
    let isFirst = !hasDots
    let rings = isFirst ? 4 * Double(min(contact.touchesBefore, 2)) : 0
    let held = contact.acts.first == .hold && isFirst ? 5.0 : 0
    let gap = isFirst ? groupRadius + 4 + rings + held : 3
    let isOneWay = directions.axes.count == 1
    let reach = isOneWay ? max(legLength, gap + 16) : max(30, gap + 14)
    if isFirst {
      let radius = isOneWay ? reach : reach + 2
      for arc in directions.arcs { shapes.append(.cone(place, radius: radius, arc)) }
      addDots(place, around: offsets)
    }
    for axis in directions.axes.prefix(8) {
      let unit = Geometry.unit(axis)
      shapes.append(.arrow(place + unit * gap, place + unit * reach, heads: heads))
    }
    if isOneWay, let axis = directions.axes.first { place = place + Geometry.unit(axis) * reach }
  }

  /// Evenly about the centre, the first at the upper right.
  private var angles: [Double] {
    (0..<max(2, count)).map {
      (45 + 360 / Double(max(2, count)) * Double($0)).truncatingRemainder(dividingBy: 360)
    }
  }

  private mutating func addSpread(_ senses: Set<SpreadSense>, _ heads: Int) {
    let rests = senses.count > 1 ? 24.0 : senses.contains(.outward) ? 11 : 36
    if !hasDots { addDots(place, around: angles.map { Geometry.unit($0) * rests }) }
    for angle in angles {
      let unit = Geometry.unit(angle)
      if senses.contains(.outward) {
        let ends = senses.count > 1 ? (33.0, 45.0) : (20, 42)
        shapes.append(.arrow(place + unit * ends.0, place + unit * ends.1, heads: heads))
      }
      if senses.contains(.inward) {
        let ends = senses.count > 1 ? (15.0, 4.0) : (27, 8)
        shapes.append(.arrow(place + unit * ends.0, place + unit * ends.1, heads: heads))
      }
    }
  }

  private mutating func addOrbit(_ senses: Set<OrbitSense>) {
    let radius = 26.0
    let angles = angles.map { $0 - 30 }
    if !hasDots { addDots(place, around: angles.map { Geometry.unit($0) * radius }) }
    let sweep = min(62, 360 / Double(angles.count) - (senses.count > 1 ? 60 : 50))
    for angle in angles {
      for sense in OrbitSense.allCases where senses.contains(sense) {
        let sign = sense == .clockwise ? -1.0 : 1
        shapes.append(
          .turn(place, radius: radius, from: angle + sign * 22, to: angle + sign * (22 + sweep)))
      }
    }
  }
}
