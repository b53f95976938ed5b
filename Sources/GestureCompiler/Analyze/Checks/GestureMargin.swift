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
  /// Margin of velocities, as a fraction.
  let velocity = 0.2

  /// The mechanic with each of its own limits widened. A minimum that falls to 0 or below is removed, so that the metrics apply.
  func widened(_ mechanic: Mechanic) -> Mechanic {
    var result = mechanic
    result.steps = mechanic.steps.map { step in
      var step = step
      switch step.action {
      case .press(var press):
        press.after = widened(press.after, by: time)
        press.within = widened(press.within, by: time)
        step.action = .press(press)
      case .wait(var wait):
        wait.duration = widened(wait.duration, by: time)
        step.action = .wait(wait)
      case .move(let move): step.action = .move(widened(move))
      case .lift(var lift):
        lift.velocity = scaled(lift.velocity)
        lift.within = widened(lift.within, by: time)
        step.action = .lift(lift)
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
        : Arc(
          start: (arc.start - angle + 360).truncatingRemainder(dividingBy: 360),
          extent: arc.extent + 2 * angle)
    }
    // Ranges must be disjoint. If they overlap after widening, every direction is near.
    let isDisjoint = arcs.indices.allSatisfy { index in
      arcs.indices.allSatisfy { $0 == index || !overlap(arcs[index], arcs[$0]) }
    }
    return isDisjoint ? Directions(arcs: arcs.sorted { $0.start < $1.start }, axes: directions.axes) : .any
  }

  private func widened(_ move: MoveStep) -> MoveStep {
    var move = move
    switch move.path {
    case .translation(let directions):
      move.path = .translation(directions.map(widened))
      move.distance = widened(move.distance, by: distance)
    case .spread: move.distance = widened(move.distance, by: distance)
    case .orbit: move.distance = widened(move.distance, by: angle)
    }
    move.within = widened(move.within, by: time)
    move.deviation = widened(move.deviation, by: angle)
    move.velocity = scaled(move.velocity)
    return move
  }

  private func widened(_ limits: Limits?, by margin: Double) -> Limits? {
    guard var limits else { return nil }
    limits.low?.amount -= margin
    limits.high?.amount += margin
    if let low = limits.low, low.amount <= 0 { limits.low = nil }
    return limits.low == nil && limits.high == nil ? nil : limits
  }

  private func scaled(_ limits: Limits?) -> Limits? {
    guard var limits else { return nil }
    limits.low?.amount *= 1 - velocity
    limits.high?.amount *= 1 + velocity
    return limits
  }

  private func overlap(_ a: Arc, _ b: Arc) -> Bool {
    func turn(_ from: Double, _ to: Double) -> Double {
      (to - from + 720).truncatingRemainder(dividingBy: 360)
    }
    return turn(a.start, b.start) <= a.extent || turn(b.start, a.start) <= b.extent
  }
}
