/// Adds to a mechanic the limits that metrics set, and the `toward` and `from` of its activity.
///
/// Docs/Recognition.md, section 3, lists the metrics of each step.
struct ElaborateMechanic {
  let metrics: Metrics
  /// The activity that binds the mechanic; `nil` for the mechanic alone.
  let activity: Activity?

  func steps(of mechanic: Mechanic) -> [ElaboratedStep] {
    var steps: [ElaboratedStep] = []
    var contactHasMove = false
    for step in mechanic.steps(toward: activity?.directions) {
      switch step.action {
      case .press(let press):
        contactHasMove = false
        steps.append(elaborated(press, step.span, isFirst: steps.isEmpty, mechanic.fingers))
      case .wait(let wait): steps.append(elaborated(wait, step.span))
      case .move(let move):
        contactHasMove = true
        steps.append(elaborated(move, step.span))
      case .lift(let lift):
        steps.append(elaborated(lift, step.span, after: steps.last?.kind, contactHasMove))
      }
    }
    return steps
  }

  private func elaborated(
    _ press: PressStep, _ span: SourceSpan, isFirst: Bool, _ fingers: ClosedRange<Int>
  ) -> ElaboratedStep {
    var step = ElaboratedStep(kind: .press, span: span, limits: press.limits)
    step.edges = isFirst ? activity?.edges(narrowing: press.from) ?? press.from : press.from
    if fingers.upperBound == 1 {
      step.duration = Limits()
    } else {
      step.duration.high =
        step.duration.high ?? metrics.limit(.multiFingerPressWindow, isIncluded: false)
      step.limits[.apart].high = metrics.limit(.multiFingerMaxSeparation, isIncluded: true)
    }
    if isFirst {
      step.limits[.gap] = Limits()
    } else {
      step.limits.add(
        .gap, low: metrics.limit(.doubleTouchMinTime, isIncluded: true),
        high: metrics.limit(.doubleTouchTimeout, isIncluded: false))
      step.limits[.near].high = metrics.limit(.doubleTouchSlop, isIncluded: true)
    }
    return step
  }

  private func elaborated(_ wait: WaitStep, _ span: SourceSpan) -> ElaboratedStep {
    var step = ElaboratedStep(kind: .wait, span: span, limits: wait.limits)
    step.duration.low = step.duration.low ?? metrics.limit(.longPressTimeout, isIncluded: true)
    step.limits[.slop].high = metrics.limit(.longPressSlop, isIncluded: true)
    return step
  }

  private func elaborated(_ move: MoveStep, _ span: SourceSpan) -> ElaboratedStep {
    var step = ElaboratedStep(kind: .move(bound(move.path)), span: span, limits: move.limits)
    step.doubling = move.doubling?.value
    switch move.path {
    case .translation: step.limits[.slop].high = metrics.limit(.dragSlop, isIncluded: true)
    case .spread:
      step.limits[.slop].high = metrics.limit(.scaleSlop, isIncluded: true)
      step.limits[.minSpan].low = metrics.limit(.scaleMinSpan, isIncluded: true)
    case .orbit:
      step.limits[.slop].high = metrics.limit(.rotationSlop, isIncluded: true)
      step.limits[.fingerSlop].high = metrics.limit(.touchSlop, isIncluded: true)
    }
    takeFirstMovement(&step)
    return step
  }

  /// Replaces a stated minimum of 0 by the smallest measured movement, so that any movement reaches it.
  private func takeFirstMovement(_ step: inout ElaboratedStep) {
    guard let least = step.distance.low, least.amount <= 0 else { return }
    step.distance.low?.amount = ElaboratedStep.leastMovement
    step.distance.low?.isIncluded = true
    step.limits[.fingerSlop] = Limits()
  }

  /// The path, with the directions or senses of the activity.
  private func bound(_ path: MovePath) -> MovePath {
    switch path {
    case .translation(let directions): .translation(directions ?? activity?.directions ?? .any)
    case .spread(let senses): .spread(narrowed(senses, by: activity?.spreadSenses?.value))
    case .orbit(let senses): .orbit(narrowed(senses, by: activity?.orbitSenses?.value))
    }
  }

  /// The mechanic's senses, narrowed by the activity's. `mechanic/impossible` reports senses that have none in common.
  private func narrowed<Sense>(_ own: Set<Sense>, by asked: Set<Sense>?) -> Set<Sense> {
    let both = own.intersection(asked ?? own)
    return both.isEmpty ? own : both
  }

  private func elaborated(
    _ lift: LiftStep, _ span: SourceSpan, after last: ElaboratedStep.Kind?, _ contactHasMove: Bool
  ) -> ElaboratedStep {
    var step = ElaboratedStep(kind: .lift, span: span, limits: lift.limits)
    if lift.isOnTarget {
      // As for buttons: the finger may move away and stay, but must come back before it lifts.
      step.limits.add(.liftSlop, high: metrics.limit(.liftSlop, isIncluded: true))
    } else if last == .wait {
      step.limits[.slop].high = metrics.limit(.longPressSlop, isIncluded: true)
    } else if !contactHasMove {
      step.limits[.slop].high = metrics.limit(.touchSlop, isIncluded: true)
      step.limits.add(.duration, high: metrics.limit(.touchMaxDuration, isIncluded: false))
    }
    return step
  }
}

extension StepLimits {
  /// Adds the limits that metrics set, unless the spec states a range.
  fileprivate mutating func add(_ limit: StepLimit, low: Limit? = nil, high: Limit? = nil) {
    if self[stated: limit] == nil { self[limit] = Limits(low: low, high: high) }
  }
}
