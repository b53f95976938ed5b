import GestureRuntime
import SpecParser

/// Adds the shapes of acts to a figure, and moves the fingers accordingly.
extension FigurePad {
  mutating func add(_ act: FingerFigure.Act) {
    switch act {
    case .hold:
      let radius = (hasDots ? 0 : restingReach) + Self.dotRadius
      let echoes = hasDots ? 0 : 4 * Double(min(contact.touchesBefore, 2))
      shapes.append(.hold(place, radius: radius + 7 + echoes))
    case .move(.translation(let directions), let heads): addMove(directions ?? .any, heads)
    case .move(.spread(let senses), let heads): addSpread(senses, heads)
    case .move(.orbit(let senses), _): addOrbit(senses)
    }
  }

  /// Distance of resting fingers from their center.
  private var restingReach: Double {
    switch contact.acts.first(where: { $0 != .hold }) {
    case .move(.orbit, _): Self.orbitRadius
    case .move(.spread(let senses), _): Self.rests(senses)
    default: offsets.map(\.length).max() ?? 0
    }
  }

  mutating func addDots(_ centre: Point, around offsets: [Point]) {
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
      isFirst ? reach(of: around, toward: Angle.unit(axis)) + 4 + rings + held : reached + 4
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
      let unit = Angle.unit(axis)
      shapes.append(.arrow(place + unit * gap, place + unit * (length - 1), heads: heads))
    }
    legs = directions.axes.prefix(8).map { axis in
      Leg(axis: axis, tip: place + Angle.unit(axis) * (length - 1), length: length)
    }
    if isOneWay, let axis = directions.axes.first {
      place = place + Angle.unit(axis) * length
      self.heading = axis
      reached = 0
    }
  }

  /// Draws a move back along every arrow of the previous move, beside it like the second half of a hairpin.
  ///
  /// - Returns: whether the move is such a reversal.
  private mutating func addReversal(_ directions: Directions, _ heads: Int) -> Bool {
    let back = directions.axes.prefix(8).compactMap { axis in
      legs.first { abs(abs($0.axis - axis) - 180) < 1 }
    }
    guard hasDots, !back.isEmpty, back.count == directions.axes.prefix(8).count else { return false }
    for leg in back {
      let unit = Angle.unit(leg.axis)
      let start = leg.tip + Point(x: -unit.y, y: unit.x) * 13
      let end = start - unit * (leg.length - 7)
      shapes.append(.arrow(start, end, heads: heads))
      if back.count == 1 { place = end }
    }
    legs = []
    return true
  }

  /// Moves the place beyond the previous move, so that a turn or spread around the new place has free space.
  ///
  /// - Returns: the scale compared with a turn or spread that begins with the press.
  private mutating func leave(_ radius: Double) -> Double {
    let scale = hasDots ? 0.85 : 1
    if let heading { place = place + Angle.unit(heading) * (radius * scale + 6) }
    heading = nil
    reached = radius * scale + 5
    return scale
  }

  /// Angles evenly spaced about the center, the first at the upper right.
  private var angles: [Double] {
    let count = max(2, count)
    return (0..<count).map { Arc.direction(45 + 360 / Double(count) * Double($0)) }
  }

  private static func rests(_ senses: Set<SpreadSense>) -> Double {
    senses.count > 1 ? 25 : senses.contains(.outward) ? 13 : 38
  }

  private mutating func addSpread(_ senses: Set<SpreadSense>, _ heads: Int) {
    let isBoth = senses.count > 1
    let scale = leave(senses.contains(.outward) ? 36 : 30)
    if !hasDots { addDots(place, around: angles.map { Angle.unit($0) * Self.rests(senses) }) }
    for angle in angles {
      let unit = Angle.unit(angle) * scale
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
    if !hasDots { addDots(place, around: angles.map { Angle.unit($0) * radius }) }
    let sweep = min(64, 360 / Double(angles.count) - (senses.count > 1 ? 56 : 50))
    for angle in angles {
      for sense in OrbitSense.allCases where senses.contains(sense) {
        let sign = sense == .clockwise ? -1.0 : 1
        shapes.append(.turn(place, radius: radius, from: angle + sign * 22, to: angle + sign * (22 + sweep)))
      }
    }
  }
}
