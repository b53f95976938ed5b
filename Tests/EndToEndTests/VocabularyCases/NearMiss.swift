import GestureRuntime
import SpecParser

/// A way in which a gesture can be nearly right, with the causes by which its candidate then fails.
enum NearMiss: String, Sendable, Hashable, CaseIterable {
  case movedFingers = "fingers that slip"
  case heldTooLong = "held for too long"
  case liftedTooSoon = "lifted too soon"
  case nextPressTooLate = "the next press too late"
  case movedTooLittle = "moved too little"
  case wrongDirection = "the wrong way"
  case tooSlow = "too slow at the lift"
  case notFromEdge = "not from the edge"
  case fingerTooFew = "one finger too few"
  case fingerTooMany = "one finger too many"
  case guardFails = "the guard does not hold"

  var causes: Set<FailureCause> {
    switch self {
    case .movedFingers: [.movedBeyondSlop]
    case .heldTooLong: [.heldTooLong]
    case .liftedTooSoon: [.liftedTooSoon]
    case .nextPressTooLate: [.nextPressTooLate]
    case .movedTooLittle: [.movedTooLittle, .fingersMovedTooLittle, .spanTooSmall]
    case .wrongDirection: [.wrongDirection, .deviated]
    case .tooSlow: [.tooSlow]
    case .notFromEdge: [.notFromEdge]
    case .fingerTooFew: [.pressWindow, .tooFewFingers]
    case .fingerTooMany: [.tooManyFingers]
    case .guardFails: []
    }
  }

  /// The ways that apply to a mechanic.
  ///
  /// - Parameter isDirected: whether some activity names a direction for it.
  static func ways(of mechanic: Mechanic, isDirected: Bool) -> Set<NearMiss> {
    var ways: Set<NearMiss> = []
    for (index, step) in mechanic.steps.enumerated() {
      switch step.action {
      case .press(let press):
        if index > 0 { ways.insert(.nextPressTooLate) }
        if !press.from.isEmpty { ways.insert(.notFromEdge) }
      case .wait: ways.formUnion([.liftedTooSoon, .movedFingers])
      case .move(let move):
        ways.insert(.movedTooLittle)
        if isDirected || move.isDirected { ways.insert(.wrongDirection) }
      case .lift(let lift):
        if lift.limits[stated: .velocity] != nil { ways.insert(.tooSlow) }
        if index > 0, case .press = mechanic.steps[index - 1].action {
          ways.formUnion([.movedFingers, .heldTooLong])
        }
      }
    }
    if mechanic.fingers.lowerBound > 1 { ways.insert(.fingerTooFew) }
    if mechanic.fingers == 1...1 { ways.insert(.fingerTooMany) }
    return ways
  }
}

extension MoveStep {
  /// Whether the step itself names a direction or a sense.
  fileprivate var isDirected: Bool {
    switch path {
    case .translation(let directions): directions.map { !$0.isAny } ?? false
    case .spread(let senses): senses.count == 1
    case .orbit(let senses): senses.count == 1
    }
  }
}
