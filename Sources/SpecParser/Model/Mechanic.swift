/// What fingers do: a number of fingers and a sequence of steps.
///
/// Limits are as written: with `nil` the spec has no limit and the metrics decide. References to metrics are resolved.
package struct Mechanic: Sendable, Hashable {
  package var name: Located<String>
  /// The vocabulary that declares it; `nil` for the product.
  package var vocabulary: String?
  /// One short sentence; may be empty.
  package var summary: String
  /// The platforms that have it; `nil` is all.
  package var platforms: Set<Platform>?
  /// 1 ... 10; both ends are equal for an exact number.
  package var fingers: ClosedRange<Int>
  package var isContinuous: Bool
  /// Never empty; begins with a press; a sequence that fingers can perform.
  package var steps: [Step]

  package init(
    name: Located<String>, vocabulary: String?, summary: String, platforms: Set<Platform>?,
    fingers: ClosedRange<Int>, isContinuous: Bool, steps: [Step]
  ) {
    self.name = name
    self.vocabulary = vocabulary
    self.summary = summary
    self.platforms = platforms
    self.fingers = fingers
    self.isContinuous = isContinuous
    self.steps = steps
  }
}

/// One step of a mechanic, with its place in the source.
package struct Step: Sendable, Hashable {
  package var action: StepAction
  package var span: SourceSpan

  package init(_ action: StepAction, span: SourceSpan) {
    self.action = action
    self.span = span
  }
}

package enum StepAction: Sendable, Hashable {
  case press(PressStep)
  case wait(WaitStep)
  case move(MoveStep)
  case lift(LiftStep)
}

extension StepAction {
  var isPress: Bool { if case .press = self { true } else { false } }
  var isWait: Bool { if case .wait = self { true } else { false } }
  var isMove: Bool { move != nil }
  var isLift: Bool { if case .lift = self { true } else { false } }

  /// The move; `nil` for any other step.
  var move: MoveStep? { if case .move(let move) = self { move } else { nil } }

  /// Every limit that the step states.
  package var limits: StepLimits {
    get {
      switch self {
      case .press(let press): press.limits
      case .wait(let wait): wait.limits
      case .move(let move): move.limits
      case .lift(let lift): lift.limits
      }
    }
    set {
      switch self {
      case .press(var press):
        press.limits = newValue
        self = .press(press)
      case .wait(var wait):
        wait.limits = newValue
        self = .wait(wait)
      case .move(var move):
        move.limits = newValue
        self = .move(move)
      case .lift(var lift):
        lift.limits = newValue
        self = .lift(lift)
      }
    }
  }
}

/// A press step: `press: {from: top-edge, after: 40ms..300ms, within: 150ms}`.
package struct PressStep: Sendable, Hashable {
  /// The edges at which it may land; empty is anywhere.
  package var from: Sides
  package var limits: StepLimits

  package init(from: Sides = .none, _ limits: StepLimits = StepLimits()) {
    self.from = from
    self.limits = limits
  }
}

/// A wait step: `wait: 300ms..500ms`.
package struct WaitStep: Sendable, Hashable {
  package var limits: StepLimits

  package init(_ limits: StepLimits = StepLimits()) { self.limits = limits }
}

/// A move step: `move: {toward: down, distance: 40pt, within: 200ms, deviation: 20deg}`, `move outward`, `orbit`.
package struct MoveStep: Sendable, Hashable {
  package var path: MovePath
  /// The distance is the displacement of a translation, the change of a spread's span or the turn of an orbit. The duration counts from the
  /// base or from the step before. Only a translation has a deviation.
  package var limits: StepLimits
  /// Points of movement down that double the scale, so that a translation changes a scale. Only in a continuous mechanic.
  package var doubling: Located<Double>?
  /// Whether it goes opposite to the move before it: a `reverse`, which has no directions of its own. `Mechanic.steps(toward:)` adds them.
  package var isReversal: Bool

  package init(
    path: MovePath, _ limits: StepLimits = StepLimits(), isReversal: Bool = false,
    doubling: Located<Double>? = nil
  ) {
    self.path = path
    self.limits = limits
    self.isReversal = isReversal
    self.doubling = doubling
  }
}

/// The measure that a move changes.
package enum MovePath: Sendable, Hashable {
  /// The place of the fingers' center. With `nil` the step names no directions: those of the activity count, else any.
  case translation(Directions?)
  /// The distance between the fingers; never empty.
  case spread(Set<SpreadSense>)
  /// The angle of the fingers about their center; never empty.
  case orbit(Set<OrbitSense>)

  package var isSpread: Bool { if case .spread = self { true } else { false } }
  package var isOrbit: Bool { if case .orbit = self { true } else { false } }
  var isTranslation: Bool { if case .translation = self { true } else { false } }

  /// Whether the word is a way of such a move: a direction, or a sense.
  fileprivate func takes(_ word: String) -> Bool {
    switch self {
    case .translation: !LanguageKeys.senses.contains(word)
    case .spread: SpreadSense(rawValue: word) != nil
    case .orbit: OrbitSense(rawValue: word) != nil
    }
  }

  /// The senses of a spread; `nil` for any other movement.
  var senses: Set<SpreadSense>? { if case .spread(let senses) = self { senses } else { nil } }

  /// Whether it allows every direction, or both senses.
  package var goesAnyWay: Bool {
    if case .translation(let directions) = self { return directions?.isAny ?? true }
    return signs?.isPositive == signs?.isNegative
  }

  /// Whether a spread or an orbit may grow (outward, clockwise) and whether it may shrink; `nil` for a translation.
  package var signs: (isPositive: Bool, isNegative: Bool)? {
    switch self {
    case .translation: nil
    case .spread(let senses): (senses.contains(.outward), senses.contains(.inward))
    case .orbit(let senses): (senses.contains(.clockwise), senses.contains(.counterclockwise))
    }
  }
}

package enum SpreadSense: String, Sendable, Hashable, CaseIterable {
  case outward, inward
}

package enum OrbitSense: String, Sendable, Hashable, CaseIterable {
  case clockwise, counterclockwise
}

/// A lift step: `lift: {velocity: 300pt/s, within: 300ms}`, `lift: {on: target, slop: 20pt}`.
package struct LiftStep: Sendable, Hashable {
  /// Whether every finger must lift on the activity's target. Neither `touch-slop` nor `touch-max-duration` counts then.
  package var isOnTarget: Bool
  /// The duration counts from the base to the last lift and overrides `touch-max-duration`. Only with `isOnTarget` there is a slop.
  package var limits: StepLimits

  package init(_ limits: StepLimits = StepLimits(), isOnTarget: Bool = false) {
    self.limits = limits
    self.isOnTarget = isOnTarget
  }
}

extension Mechanic {
  /// Whether `toward` of an activity can name the word: a direction or a sense that some step has.
  package func goes(_ word: String) -> Bool {
    steps.contains { $0.action.move?.path.takes(word) ?? false }
  }

  /// Whether some movement of it goes where its activity says: one that names no directions itself.
  package var takesDirections: Bool {
    steps.contains { $0.action.move.map { $0.path == .translation(nil) && !$0.isReversal } ?? false }
  }

  /// Whether it is only a press and a lift, once.
  package var isTouch: Bool {
    !isContinuous && steps.count == 2 && steps[0].action.isPress && steps[1].action.isLift
  }
}
