/// What fingers do: a number of fingers and a chain of steps.
///
/// Limits are as written: `nil` where the spec says nothing and the metrics decide. References to metrics are resolved.
package struct Mechanic: Sendable, Hashable {
  package var name: Located<String>
  /// The vocabulary that declares it; `nil` for the product's own.
  package var vocabulary: String?
  /// One short sentence for people; may be empty.
  package var summary: String
  /// The platforms that have it; `nil` is all.
  package var platforms: Set<Platform>?
  /// Exact when both ends are equal; 1 ... 10.
  package var fingers: ClosedRange<Int>
  package var isContinuous: Bool
  /// Never empty; begins with a press; a sequence that a hand can make.
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

/// One step of a mechanic, and where it is written.
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
  /// Every range that the step states.
  package var stated: [Limits] {
    let ranges: [Limits?] =
      switch self {
      case .press(let press): [press.after, press.within]
      case .wait(let wait): [wait.duration]
      case .move(let move): [move.distance, move.within, move.deviation, move.velocity]
      case .lift(let lift): [lift.velocity, lift.within, lift.slop]
      }
    return ranges.compactMap(\.self)
  }
}

/// `press: {from: top-edge, after: 40ms..300ms, within: 150ms}`
package struct PressStep: Sendable, Hashable {
  /// The edges that it may come from; empty is anywhere.
  package var from: Set<ScreenEdge>
  /// Whether `leading-edge` or `trailing-edge` is among them: left and right change places with the layout.
  package var followsReading: Bool
  /// Time from the last lift of the contact before; microseconds. Only after a lift.
  package var after: Limits?
  /// Time from the first press to the k-th; microseconds.
  package var within: Limits?

  package init(
    from: Set<ScreenEdge> = [], followsReading: Bool = false, after: Limits? = nil, within: Limits? = nil
  ) {
    self.from = from
    self.followsReading = followsReading
    self.after = after
    self.within = within
  }
}

/// `wait: 300ms..500ms`
package struct WaitStep: Sendable, Hashable {
  /// Microseconds; a bare quantity is a least one.
  package var duration: Limits?

  package init(duration: Limits? = nil) {
    self.duration = duration
  }
}

/// `move: {toward: down, distance: 40pt, within: 200ms, deviation: 20deg}`, `move outward`, `orbit`.
package struct MoveStep: Sendable, Hashable {
  package var path: MovePath
  /// Points: displacement of a translation, change of span of a spread. Degrees: turn of an orbit.
  package var distance: Limits?
  /// Microseconds, from the base or the step before.
  package var within: Limits?
  /// Degrees from the nearest named direction; translations only.
  package var deviation: Limits?
  /// Points a second.
  package var velocity: Limits?
  /// Points: a translation's way down is a scale, twice as large for each so many. Only of a mechanic that changes.
  package var doubling: Located<Double>?
  /// Whether it goes back, opposite to the move before it: a translation without directions of its own. `Mechanic.steps(toward:)`
  /// puts them in.
  package var isReversal: Bool

  package init(
    path: MovePath, distance: Limits? = nil, within: Limits? = nil, deviation: Limits? = nil,
    velocity: Limits? = nil, isReversal: Bool = false, doubling: Located<Double>? = nil
  ) {
    self.doubling = doubling
    self.isReversal = isReversal
    self.path = path
    self.distance = distance
    self.within = within
    self.deviation = deviation
    self.velocity = velocity
  }
}

/// What a move changes.
package enum MovePath: Sendable, Hashable {
  /// The place of the fingers' centre. `nil` directions: the step names none, so the activity's count, else any.
  case translation(Directions?)
  /// The fingers' distance; never empty.
  case spread(Set<SpreadSense>)
  /// The fingers' angle about their centre; never empty.
  case orbit(Set<OrbitSense>)

  /// Whether every direction, or both senses, will do.
  package var goesAnyWay: Bool {
    switch self {
    case .translation(let directions): directions?.isAny ?? true
    case .spread(let senses): senses.count > 1
    case .orbit(let senses): senses.count > 1
    }
  }

  /// Whether a spread or an orbit may grow (outward, clockwise) and shrink; `nil` for a translation.
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

/// `lift: {velocity: 300pt/s, within: 300ms}`, `lift: {on: target, slop: 20pt}`
package struct LiftStep: Sendable, Hashable {
  /// Points a second, by the velocity estimator.
  package var velocity: Limits?
  /// Microseconds from the base to the last lift; overrides `touch-max-duration`.
  package var within: Limits?
  /// Whether every finger must lift on the activity's target, wherever it has been since: neither `touch-slop` nor
  /// `touch-max-duration` counts then.
  package var isOnTarget: Bool
  /// Points: a most one. How far outside the target a lift still counts; only of one that is on its target.
  package var slop: Limits?

  package init(
    velocity: Limits? = nil, within: Limits? = nil, isOnTarget: Bool = false, slop: Limits? = nil
  ) {
    self.velocity = velocity
    self.within = within
    self.isOnTarget = isOnTarget
    self.slop = slop
  }
}
