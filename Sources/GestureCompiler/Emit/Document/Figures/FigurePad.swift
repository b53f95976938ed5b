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
  /// Where the last move led, in degrees, and how far a turn or spread reaches around `place`: what follows keeps clear of it.
  private var heading: Double?
  private var reached = 0.0
  private var legs: [Leg] = []

  /// An arrow of the last move.
  private struct Leg: Hashable {
    /// Degrees.
    var axis: Double
    var tip: Point
    /// From the fingers' centre.
    var length: Double
  }

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

  /// The length of a move that leads one way: shorter where there is more than it.
  private var legLength: Double {
    let legs = contact.acts.count { act in
      switch act {
      case .move(let directions, _): directions.axes.count == 1
      case .spread, .orbit: true
      case .hold: false
      }
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
      case 4: [(-23, 9), (-8, -6), (8, -7), (23, 5)]
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
      let radius = (hasDots ? 0 : restingReach) + Self.dotRadius
      let echoes = hasDots ? 0 : 4 * Double(min(contact.touchesBefore, 2))
      shapes.append(.hold(place, radius: radius + 7 + echoes))
    case .move(let directions, let heads): addMove(directions, heads)
    case .spread(let senses, let heads): addSpread(senses, heads)
    case .orbit(let senses): addOrbit(senses)
    }
  }

  /// How far from their centre fingers lie that have not moved.
  private var restingReach: Double {
    switch contact.acts.first(where: { $0 != .hold }) {
    case .orbit: Self.orbitRadius
    case .spread(let senses, _): Self.rests(senses)
    default: offsets.map(Geometry.length).max() ?? 0
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
    if addReversal(directions, heads) { return }
    let isFirst = !hasDots
    let around = isFirst ? offsets : []
    let rings = isFirst ? 4 * Double(min(contact.touchesBefore, 2)) : 0
    let held = contact.acts.first == .hold && isFirst ? 7.0 : 0
    let isOneWay = directions.axes.count == 1
    let gaps = directions.axes.prefix(8).map { axis in
      isFirst ? reach(of: around, toward: Geometry.unit(axis)) + 4 + rings + held : reached + 4
    }
    let widest = gaps.max() ?? 0
    // A row of fingers makes the drawing smaller, but not the heads.
    let tips = count > 2 ? 7 * Double(heads - 1) : 0
    let length = isOneWay ? max(legLength, widest + 20 + tips) : max(34, widest + 18 + tips)
    if isFirst {
      for arc in directions.arcs { shapes.append(.cone(place, radius: length, arc)) }
      addDots(place, around: around)
    }
    for (axis, gap) in zip(directions.axes, gaps) {
      let unit = Geometry.unit(axis)
      shapes.append(.arrow(place + unit * gap, place + unit * (length - 1), heads: heads))
    }
    legs = directions.axes.prefix(8).map { axis in
      Leg(axis: axis, tip: place + Geometry.unit(axis) * (length - 1), length: length)
    }
    if isOneWay, let axis = directions.axes.first {
      place = place + Geometry.unit(axis) * length
      self.heading = axis
      reached = 0
    }
  }

  /// A move back along every arrow of the one before it: beside it, as the other half of a hairpin.
  ///
  /// - Returns: whether it was one.
  private mutating func addReversal(_ directions: Directions, _ heads: Int) -> Bool {
    let back = directions.axes.prefix(8).compactMap { axis in
      legs.first { abs(abs($0.axis - axis) - 180) < 1 }
    }
    guard hasDots, !back.isEmpty, back.count == directions.axes.prefix(8).count else { return false }
    for leg in back {
      let unit = Geometry.unit(leg.axis)
      let start = leg.tip + Point(x: -unit.y, y: unit.x) * 13
      let end = start - unit * (leg.length - 7)
      shapes.append(.arrow(start, end, heads: heads))
      if back.count == 1 { place = end }
    }
    legs = []
    return true
  }

  /// Goes on beyond the move that led here, so that a turn or spread around the new place lies clear of it.
  ///
  /// - Returns: how much smaller than one that begins with the press.
  private mutating func leave(_ radius: Double) -> Double {
    let scale = hasDots ? 0.85 : 1
    if let heading { place = place + Geometry.unit(heading) * (radius * scale + 6) }
    heading = nil
    reached = radius * scale + 5
    return scale
  }

  /// Evenly about the centre, the first at the upper right.
  private var angles: [Double] {
    let count = max(2, count)
    return (0..<count).map { (45 + 360 / Double(count) * Double($0)).truncatingRemainder(dividingBy: 360) }
  }

  private static func rests(_ senses: Set<SpreadSense>) -> Double {
    senses.count > 1 ? 25 : senses.contains(.outward) ? 13 : 38
  }

  private mutating func addSpread(_ senses: Set<SpreadSense>, _ heads: Int) {
    let isBoth = senses.count > 1
    let scale = leave(senses.contains(.outward) ? 36 : 30)
    if !hasDots { addDots(place, around: angles.map { Geometry.unit($0) * Self.rests(senses) }) }
    for angle in angles {
      let unit = Geometry.unit(angle) * scale
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

  private static let orbitRadius = 27.0

  private mutating func addOrbit(_ senses: Set<OrbitSense>) {
    let radius = Self.orbitRadius * leave(Self.orbitRadius)
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
