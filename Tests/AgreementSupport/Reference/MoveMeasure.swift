import GestureRuntime
import SpecParser

/// The measures of a move at one moment.
struct MoveMeasure {
  private let move: PlanMove
  private let world: World
  /// The displacement of the fingers' centre.
  let displacement: Point
  /// The amount in points or degrees, without a sign.
  let amount: Double
  /// The amount with a sign: outward and clockwise are positive.
  private let signed: Double
  private let span: Double
  /// Whether one finger has moved beyond the touch slop.
  private let hasMovedFinger: Bool
  /// Whether the sums for the amount are not exact.
  private let isInexact: Bool

  /// - Parameters:
  ///   - start: the movement since the move began.
  ///   - base: the movement since the base, which decides whether one finger has moved.
  init(_ move: PlanMove, _ start: Gauge, _ base: Gauge, _ fingers: [Finger], _ world: World) {
    self.move = move
    self.world = world
    displacement = start.translation(fingers)
    span = AgreementSupport.span(fingers.map(\.place))
    hasMovedFinger = fingers.contains { finger in
      guard let place = base.places[finger.serial] else { return false }
      return (finger.place - place).length > world.constants.touchSlop
    }
    switch move.path {
    case .translation:
      signed = displacement.length
      isInexact = ![1, 2, 4, 8].contains(fingers.count)
    case .spread:
      signed = start.spanChange(fingers)
      isInexact = fingers.count > 2
    case .orbit:
      signed = start.turn
      isInexact = true
    }
    amount = abs(signed)
  }

  private func compared<R>(_ body: (Rounding) -> R) -> R {
    isInexact ? world.rounding.inexactly { body(world.rounding) } : body(world.rounding)
  }

  /// Whether the amount is beyond the slop, or has reached the stated minimum if that is shorter.
  var hasPassedSlop: Bool {
    if case .orbit = move.path, !hasMovedFinger, move.distance.low != PlanMove.millionth { return false }
    return compared { rounding in
      if let low = move.distance.low, low < move.slop { return move.distance.reaches(amount, rounding) }
      rounding.watch(amount, move.slop)
      return amount > move.slop
    }
  }

  /// Whether the direction or sense is one that the move names.
  var isAllowed: Bool {
    switch move.path {
    case .translation(let directions):
      compared { directions.contains(displacement, $0) }
    case .spread(let senses): goes(senses.contains(.outward), senses.contains(.inward))
    case .orbit(let senses): goes(senses.contains(.clockwise), senses.contains(.counterclockwise))
    }
  }

  /// Whether the sense is allowed. No change has no sense, so it is allowed only if both senses are.
  private func goes(_ allowsPositive: Bool, _ allowsNegative: Bool) -> Bool {
    if allowsPositive && allowsNegative { return true }
    return compared { rounding in
      rounding.watch(signed, 0)
      return allowsPositive ? signed > 0 : signed < 0
    }
  }

  var isFarEnough: Bool { compared { move.distance.reaches(amount, $0) } }
  var isTooFar: Bool { compared { move.distance.exceeds(amount, $0) } }

  /// Whether the span is large enough for a spread to claim.
  var isWideEnough: Bool {
    guard case .spread = move.path else { return true }
    return compared { rounding in
      rounding.watch(span, world.constants.scaleMinSpan)
      return span >= world.constants.scaleMinSpan
    }
  }

  /// Degrees from the nearest named direction; 0 if the move is no translation.
  var deviation: Double {
    guard case .translation(let directions) = move.path else { return 0 }
    return directions.deviation(of: displacement)
  }

  func deviates(within bounds: Bounds) -> Bool {
    let holds = { bounds.contains(deviation, world.rounding) }
    return displacement.isEighth && !isInexact ? holds() : world.rounding.inexactly(holds)
  }
}
