import GestureRuntime
import SpecParser

/// One contact of a figure as places on a square pad. Points of the drawing; y grows downwards.
struct FigurePad: Sendable, Hashable {
  static let side = 88.0
  static let dotRadius = 7.0
  /// The most fingers that are drawn one by one, and how many of those that may join.
  static let drawnFingers = 5
  static let drawnJoining = 1

  private(set) var shapes: [Shape] = []
  private let fingers: ClosedRange<Int>
  private let contact: FingerFigure.Contact
  /// The centre of the fingers while they go from act to act.
  private var place = Point(x: 0, y: 0)
  private var hasDots = false

  private static let centre = Point(x: side / 2, y: side / 2)

  init(_ contact: FingerFigure.Contact, fingers: ClosedRange<Int>) {
    self.contact = contact
    self.fingers = fingers
    place = contact.edges.first.map(Self.inside) ?? Self.centre
    let start = place
    for act in contact.acts { add(act) }
    if !hasDots { addDots(start, around: offsets) }
    if contact.edges.isEmpty || !shapes.allSatisfy(\.bounds.isOnPad) { fit() }
    if !contact.edges.isEmpty { shapes.append(.screen(contact.edges)) }
    shapes = shapes.enumerated().sorted { ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset) }
      .map(\.element)
  }

  /// How many fingers are drawn.
  static func drawn(_ fingers: ClosedRange<Int>) -> Int {
    min(fingers.upperBound, fingers.lowerBound + drawnJoining, drawnFingers)
  }

  // MARK: Places

  /// Moves the drawing into the middle of the pad, and makes it smaller where it would not fit.
  private mutating func fit() {
    guard let first = shapes.first?.bounds else { return }
    let all = shapes.dropFirst().reduce(first) { $0.joined($1.bounds) }
    let extent = max(all.far.x - all.near.x, all.far.y - all.near.y)
    let scale = min(1, (Self.side - 4) / max(extent, 1))
    let middle = (all.near + all.far) * 0.5
    shapes = shapes.map { $0.mapped(scale: scale) { Self.centre + ($0 - middle) * scale } }
  }

  private static func inside(_ edge: ScreenEdge) -> Point {
    switch edge {
    case .left: Point(x: 20, y: centre.y)
    case .right: Point(x: side - 20, y: centre.y)
    case .top: Point(x: centre.x, y: 20)
    case .bottom: Point(x: centre.x, y: side - 20)
    }
  }

  /// From an edge everything leads inwards.
  private func seen(_ directions: Directions) -> Directions {
    guard directions.isAny, let edge = contact.edges.first else { return directions }
    let axis: Double =
      switch edge {
      case .left: 0
      case .right: 180
      case .top: 270
      case .bottom: 90
      }
    let arc = Arc(start: (axis + 300).truncatingRemainder(dividingBy: 360), extent: 120)
    return Directions(arcs: [arc], axes: [axis])
  }

  /// Moves that lead one way, of which the parts are shorter where there are several.
  private var legLength: Double {
    let legs = contact.acts.count { act in
      if case .move(let directions, _) = act { directions.axes.count == 1 } else { false }
    }
    return legs > 1 ? 34 : contact.edges.isEmpty ? 46 : 38
  }

  private var count: Int { Self.drawn(fingers) }

  /// Fingers about their centre, as a hand lays them.
  private var offsets: [Point] {
    let places: [(Double, Double)] =
      switch count {
      case 1: [(0, 0)]
      case 2: [(-11, 7), (11, -7)]
      case 3: [(-19, 6), (0, -7), (19, 3)]
      case 4: [(-28, 9), (-10, -6), (10, -7), (28, 5)]
      default: [(-33, 14), (-17, -4), (0, -11), (17, -5), (33, 9)]
      }
    return places.map { Point(x: $0.0, y: $0.1) }
  }

  /// How far the group reaches in a direction, from its centre.
  private func reach(of offsets: [Point], toward unit: Point) -> Double {
    (offsets.map { $0.x * unit.x + $0.y * unit.y }.max() ?? 0) + Self.dotRadius
  }

  // MARK: Acts

  private mutating func add(_ act: FingerFigure.Act) {
    switch act {
    case .hold:
      let radius = (hasDots ? 0 : offsets.map(Geometry.length).max() ?? 0) + Self.dotRadius
      let echoes = hasDots ? 0 : 4 * Double(min(contact.touchesBefore, 2))
      shapes.append(.hold(place, radius: radius + 7 + echoes))
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
      shapes.append(
        .dot(centre + offset, radius: Self.dotRadius, isOptional: index >= fingers.lowerBound))
    }
  }

  private mutating func addMove(_ written: Directions, _ heads: Int) {
    let directions = seen(written)
    let isFirst = !hasDots
    let around = isFirst ? offsets : []
    let rings = isFirst ? 4 * Double(min(contact.touchesBefore, 2)) : 0
    let held = contact.acts.first == .hold && isFirst ? 7.0 : 0
    let isOneWay = directions.axes.count == 1
    let gaps = directions.axes.prefix(8).map { axis in
      isFirst ? reach(of: around, toward: Geometry.unit(axis)) + 4 + rings + held : 4
    }
    let widest = gaps.max() ?? 0
    let length = isOneWay ? max(legLength, widest + 20) : max(34, widest + 18)
    if isFirst {
      for arc in directions.arcs { shapes.append(.cone(place, radius: length, arc)) }
      addDots(place, around: around)
    }
    for (axis, gap) in zip(directions.axes, gaps) {
      let unit = Geometry.unit(axis)
      shapes.append(.arrow(place + unit * gap, place + unit * (length - 1), heads: heads))
    }
    if isOneWay, let axis = directions.axes.first { place = place + Geometry.unit(axis) * length }
  }

  /// Evenly about the centre, the first at the upper right.
  private var angles: [Double] {
    let count = max(2, count)
    return (0..<count).map { (45 + 360 / Double(count) * Double($0)).truncatingRemainder(dividingBy: 360) }
  }

  private mutating func addSpread(_ senses: Set<SpreadSense>, _ heads: Int) {
    let isBoth = senses.count > 1
    let rests = isBoth ? 25.0 : senses.contains(.outward) ? 13 : 38
    if !hasDots { addDots(place, around: angles.map { Geometry.unit($0) * rests }) }
    for angle in angles {
      let unit = Geometry.unit(angle)
      if senses.contains(.outward) {
        let ends = isBoth ? (36.0, 50.0) : (24, 48)
        shapes.append(.arrow(place + unit * ends.0, place + unit * ends.1, heads: heads))
      }
      if senses.contains(.inward) {
        let ends = isBoth ? (15.0, 3.0) : (27, 6)
        shapes.append(.arrow(place + unit * ends.0, place + unit * ends.1, heads: heads))
      }
    }
  }

  private mutating func addOrbit(_ senses: Set<OrbitSense>) {
    let radius = 27.0
    let angles = angles.map { $0 - 30 }
    if !hasDots { addDots(place, around: angles.map { Geometry.unit($0) * radius }) }
    let sweep = min(64, 360 / Double(angles.count) - (senses.count > 1 ? 56 : 50))
    for angle in angles {
      for sense in OrbitSense.allCases where senses.contains(sense) {
        let sign = sense == .clockwise ? -1.0 : 1
        shapes.append(.turn(place, radius: radius, from: angle + sign * 22, to: angle + sign * (22 + sweep)))
      }
    }
  }
}
