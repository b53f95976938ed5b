/// Where the movements of an activity go, and what its mechanics make a hand do.
extension MaterialScene {
  /// One of an activity's mechanics that moves the fingers' centre.
  struct Movement {
    /// Index into `CheckedSpec.mechanics`, where the activity names it.
    var mechanic: Located<Int>
    /// `nil` where neither the mechanic, the activity nor its kind names any: every direction.
    var directions: Directions?
    /// Whether its way down and up is a scale.
    var hasScale: Bool
  }

  /// The translations of an activity, one for each mechanic that has one: the last, if it has several.
  func movements(of index: Int) -> [Movement] {
    let activity = spec.activities[index]
    return activity.mechanics.compactMap { bound in
      for step in spec.mechanics[bound.value].steps(toward: activity.directions).reversed() {
        if case .move(let move) = step.action, case .translation(let own) = move.path {
          return Movement(
            mechanic: bound, directions: own ?? activity.directions, hasScale: move.doubling != nil)
        }
      }
      return nil
    }
  }

  /// Where a finding about an activity's directions points: its `toward`, or the mechanic that goes there.
  func place(of movement: Movement, in index: Int) -> SourceSpan {
    spec.activities[index].toward?.span ?? movement.mechanic.span
  }

  /// Whether one of the activity's movements goes along both an axis and any of the directions, over more than an angle.
  func moves(_ index: Int, alongAxisOf directions: Directions) -> Bool {
    movements(of: index).contains { ($0.directions ?? .any).sharesAxis(with: directions) }
  }

  /// The edges from which an activity's first press comes: those of the activity, or of the mechanic. Empty is anywhere.
  func edges(of index: Int, by mechanic: Int) -> Set<ScreenEdge> {
    let own = spec.mechanics[mechanic].edges
    guard let from = spec.activities[index].from?.value, !from.isEmpty else { return own }
    return own.isEmpty ? from : own.intersection(from)
  }
}

extension Mechanic {
  /// What the hand does, step by step, limits aside.
  enum Motion: Hashable {
    case press, pressAtEdge, wait, move, spread, orbit, lift
    /// A lift that asks for a velocity: what makes a swipe of a drag.
    case fastLift
  }

  /// The steps; a plain lift that ends a wait or a movement goes without saying.
  var motions: [Motion] {
    var result = steps.map(\.motion)
    if result.count > 2, result.last == .lift, ![.press, .pressAtEdge].contains(result[result.count - 2]) {
      result.removeLast()
    }
    return result
  }

  /// The motions of what turns round as though it did not: those of the movement that it is part of.
  var motionsBeforeTurning: [Motion] {
    var straight = self
    straight.steps.removeAll { if case .move(let move) = $0.action { move.isReversal } else { false } }
    return straight.motions
  }

  /// Where its first press may come from; empty is anywhere.
  var edges: Set<ScreenEdge> {
    guard case .press(let press) = steps.first?.action else { return [] }
    return press.from
  }

  /// The senses of its spread; `nil` for a mechanic without one.
  var senses: Set<SpreadSense>? {
    for step in steps {
      if case .move(let move) = step.action, case .spread(let senses) = move.path { return senses }
    }
    return nil
  }

  /// The least velocity at its last lift, in points a second.
  var leastLiftVelocity: Double? {
    guard case .lift(let lift) = steps.last?.action else { return nil }
    return lift.velocity?.low?.amount
  }

  /// Whether it is a drag as Material means it: one finger, or several, press, move and lift at any speed.
  var isDrag: Bool { motions == [.press, .move] }

  /// Whether one finger presses and stays, without a movement.
  var isLongPress: Bool { fingers.lowerBound == 1 && motions == [.press, .wait] }

  /// Whether it takes two fingers at least.
  var isOfSeveralFingers: Bool { fingers.lowerBound >= 2 }
}

extension Step {
  fileprivate var motion: Mechanic.Motion {
    switch action {
    case .press(let press): press.from.isEmpty ? .press : .pressAtEdge
    case .wait: .wait
    case .move(let move):
      switch move.path {
      case .translation: .move
      case .spread: .spread
      case .orbit: .orbit
      }
    case .lift(let lift): lift.velocity?.low == nil ? .lift : .fastLift
    }
  }
}

extension Arc {
  static let rightward = Arc(start: 315, extent: 90)
  static let upward = Arc(start: 45, extent: 90)
  static let leftward = Arc(start: 135, extent: 90)
  static let downward = Arc(start: 225, extent: 90)

  /// Whether every direction of this arc lies in the other.
  func lies(within other: Arc) -> Bool {
    if other.extent >= 360 { return true }
    let turn = (start - other.start + 720).truncatingRemainder(dividingBy: 360)
    return turn + extent <= other.extent
  }
}

extension Directions {
  /// Whether every direction lies in one of the arcs.
  func lie(within cones: [Arc]) -> Bool {
    arcs.allSatisfy { arc in cones.contains { arc.lies(within: $0) } }
  }

  /// Whether they leave no direction out.
  var coverEverything: Bool { isAny || arcs.reduce(0) { $0 + $1.extent } >= 360 }
}
