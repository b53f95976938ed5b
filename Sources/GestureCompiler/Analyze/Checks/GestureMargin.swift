import SpecParser

/// A margin for imprecise hands, by which every limit of a mechanic is widened.
///
/// The numbers are this project's. A finger that should rest moves by up to a touch slop. People distinguish durations that differ by a
/// tenth of a second, and directions that differ by a third of a direction word's half cone.
struct GestureMargin: Sendable {
  /// Margin of distances, in points.
  let distance = 10.0
  /// Margin of a step's time, and of the time between two claims that count as one, in microseconds.
  let time = 100_000.0
  /// Margin of directions, deviations and turns, in degrees.
  let angle = 15.0
  /// Margin of velocities and of numbers without a unit, as a fraction.
  let share = 0.2

  /// The mechanic with each of its own limits widened. A minimum that falls to 0 or below is removed, so that the metrics apply.
  func widened(_ mechanic: Mechanic) -> Mechanic {
    var result = mechanic
    result.steps = mechanic.steps.map { step in
      var step = step
      var isOrbit = false
      if case .move(var move) = step.action {
        if case .translation(let directions) = move.path { move.path = .translation(directions.map(widened)) }
        isOrbit = move.path.isOrbit
        step.action = .move(move)
      }
      // No standard gesture has to lift on its target.
      for (limit, range) in step.action.limits.all where limit != .liftSlop {
        step.action.limits[limit] = widened(range, limit.dimension(isOrbit: isOrbit))
      }
      return step
    }
    return result
  }

  /// Directions with each range widened by the margin on both sides.
  func widened(_ directions: Directions) -> Directions {
    let arcs = directions.arcs.map { arc in
      arc.extent + 2 * angle >= 360
        ? Arc(start: 0, extent: 360)
        : Arc(start: Arc.direction(arc.start - angle), extent: arc.extent + 2 * angle)
    }
    // Ranges must be disjoint. If they overlap after widening, every direction is near.
    let isDisjoint = arcs.indices.allSatisfy { index in
      arcs.indices.allSatisfy { $0 == index || !arcs[index].contains(arcs[$0].start) }
    }
    return isDisjoint ? Directions(arcs: arcs.sorted { $0.start < $1.start }, axes: directions.axes) : .any
  }

  private func widened(_ limits: Limits, _ dimension: Dimension) -> Limits {
    var limits = limits
    let margin: Double
    switch dimension {
    case .length: margin = distance
    case .time: margin = time
    case .angle: margin = angle
    case .velocity, .proportion, .factor, .count:
      limits.low?.amount *= 1 - share
      limits.high?.amount *= 1 + share
      return limits
    }
    limits.low?.amount -= margin
    limits.high?.amount += margin
    if let low = limits.low, low.amount <= 0 { limits.low = nil }
    return limits
  }
}
