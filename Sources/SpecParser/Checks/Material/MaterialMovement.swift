/// The movements of activities, and the motions of their mechanics.
extension MaterialScene {
  /// One of an activity's mechanics that moves the center of the fingers.
  struct Movement {
    /// The index into `CheckedSpec.mechanics`, at the place where the activity names it.
    var mechanic: Located<Int>
    /// The directions. `nil` if the mechanic, the activity and its kind name none, which means every direction.
    var directions: Directions?
    /// The directions in which it may go.
    var allowed: Directions { directions ?? .any }
    /// Whether its movement down and up is a scale (`doubling`).
    var hasScale: Bool
  }

  /// The translations of an activity, one for each mechanic that has one. If a mechanic has several, the last counts.
  func movements(of index: Int) -> [Movement] {
    let activity = spec.activities[index]
    return activity.mechanics.compactMap { bound in
      let moves = spec.mechanics[bound.value].steps(toward: activity.directions).compactMap(\.action.move)
      guard let move = moves.last(where: \.path.isTranslation), case .translation(let own) = move.path
      else { return nil }
      return Movement(
        mechanic: bound, directions: own ?? activity.directions, hasScale: move.doubling != nil)
    }
  }

  /// The place of a finding about an activity's directions: its `toward`, otherwise the mechanic.
  func place(of movement: Movement, in index: Int) -> SourceSpan {
    spec.activities[index].toward?.span ?? movement.mechanic.span
  }

  /// Whether one of the activity's movements shares an axis with the directions, over more than one angle.
  func moves(_ index: Int, alongAxisOf directions: Directions) -> Bool {
    movements(of: index).contains { $0.allowed.sharesAxis(with: directions) }
  }

  /// The edges where an activity's first press starts: those that the activity and the mechanic name. Empty means anywhere.
  func edges(of index: Int, by mechanic: Int) -> Set<Side> {
    Set(spec.activities[index].edges(narrowing: spec.mechanics[mechanic].edges).sides)
  }

  /// Whether a mechanic is a fling, by its name or by its minimum velocity.
  func isFling(_ mechanic: Mechanic) -> Bool {
    if ["fling", "two-finger-fling"].contains(mechanic.name.value) { return true }
    guard let least = mechanic.leastLiftVelocity, let fling = spec.metrics[.minFlingVelocity].amount else {
      return false
    }
    return least >= fling
  }
}

extension Mechanic {
  /// The motion of the hand in one step, apart from limits.
  enum Motion: Hashable {
    case press, pressAtEdge, wait, move, spread, orbit, lift
    /// A lift with a minimum velocity, as in a swipe but not in a drag.
    case fastLift
  }

  /// The motions of the steps, without a plain lift at the end after a wait or a movement.
  var motions: [Motion] {
    var result = steps.map(\.motion)
    if result.count > 2, result.last == .lift, ![.press, .pressAtEdge].contains(result[result.count - 2]) {
      result.removeLast()
    }
    return result
  }

  /// The motions without reversals: those of the movement that turns round.
  var motionsBeforeTurning: [Motion] {
    var straight = self
    straight.steps.removeAll { $0.action.move?.isReversal == true }
    return straight.motions
  }

  /// The edges where the first press may start; empty means anywhere.
  package var edges: Sides {
    guard case .press(let press) = steps.first?.action else { return .none }
    return press.from
  }

  /// The senses of the spread; `nil` if there is none.
  var senses: Set<SpreadSense>? {
    steps.lazy.compactMap(\.action.move?.path.senses).first
  }

  /// The minimum velocity of the last lift, in points a second; `nil` if there is none.
  var leastLiftVelocity: Double? {
    guard case .lift(let lift) = steps.last?.action else { return nil }
    return lift.limits[.velocity].low?.amount
  }

  /// Whether it is a drag in Material's sense: one or several fingers press, move and lift at any speed.
  var isDrag: Bool { motions == [.press, .move] }

  /// Whether one finger presses and stays without a movement.
  var isLongPress: Bool { fingers.lowerBound == 1 && motions == [.press, .wait] }

  /// Whether it takes at least two fingers.
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
    case .lift(let lift): lift.limits[.velocity].low == nil ? .lift : .fastLift
    }
  }
}

extension Arc {
  static let upward = DirectionWord.up.directions.arcs[0]
  static let downward = DirectionWord.down.directions.arcs[0]
}

extension Directions {
  /// Whether each arc of the directions lies in one of the given arcs.
  func lie(within cones: [Arc]) -> Bool {
    arcs.allSatisfy { arc in cones.contains { arc.lies(within: $0) } }
  }

  /// The directions as a part of a sentence: `toward left`.
  var way: String { isAny ? "in every direction" : "toward \(text)" }
}
