import SpecParser

/// Fills the limits that a mechanic leaves to the metrics, and what its activity adds (`toward`, `from`).
///
/// Docs/Recognition.md, section 3, says which metric goes where.
struct LowerMechanic {
  let metrics: Metrics
  let activity: Activity

  func steps(of mechanic: Mechanic) -> [MachineStep] {
    var steps: [MachineStep] = []
    var contactHasMove = false
    for step in mechanic.steps(toward: activity.toward?.value) {
      switch step.action {
      case .press(let press):
        contactHasMove = false
        steps.append(lower(press, step.span, isFirst: steps.isEmpty, mechanic.fingers))
      case .wait(let wait): steps.append(lower(wait, step.span))
      case .move(let move):
        contactHasMove = true
        steps.append(lower(move, step.span))
      case .lift(let lift):
        steps.append(lower(lift, step.span, after: steps.last?.kind, contactHasMove))
      }
    }
    return steps
  }

  private func lower(
    _ press: PressStep, _ span: SourceSpan, isFirst: Bool, _ fingers: ClosedRange<Int>
  ) -> MachineStep {
    var step = MachineStep(.press, span: span)
    step.edges = isFirst ? firstEdges(press.from) : press.from
    if fingers.upperBound > 1 {
      step.duration = press.within ?? Limits(high: metric(.multiFingerPressWindow, isIncluded: false))
      step.apart = metric(.multiFingerMaxSeparation, isIncluded: true)
    }
    if !isFirst {
      step.gap =
        press.after
        ?? Limits(
          low: metric(.doubleTouchMinTime, isIncluded: true),
          high: metric(.doubleTouchTimeout, isIncluded: false))
      step.near = metric(.doubleTouchSlop, isIncluded: true)
    }
    return step
  }

  /// The mechanic's edges, narrowed by the activity's. Both have some in common: `mechanic/impossible`.
  private func firstEdges(_ own: Set<ScreenEdge>) -> Set<ScreenEdge> {
    guard let from = activity.from?.value, !from.isEmpty else { return own }
    let both = own.intersection(from)
    return both.isEmpty ? from : both
  }

  private func lower(_ wait: WaitStep, _ span: SourceSpan) -> MachineStep {
    var step = MachineStep(.wait, span: span)
    step.duration = wait.duration ?? Limits()
    step.duration.low = step.duration.low ?? metric(.longPressTimeout, isIncluded: true)
    step.slop = metric(.longPressSlop, isIncluded: true)
    return step
  }

  private func lower(_ move: MoveStep, _ span: SourceSpan) -> MachineStep {
    var step = MachineStep(kind(move.path), span: span)
    step.duration = move.within ?? Limits()
    step.distance = move.distance ?? Limits()
    step.deviation = move.deviation ?? Limits()
    step.velocity = move.velocity ?? Limits()
    switch move.path {
    case .translation: step.slop = metric(.dragSlop, isIncluded: true)
    case .spread:
      step.slop = metric(.scaleSlop, isIncluded: true)
      step.minSpan = metric(.scaleMinSpan, isIncluded: true)
    case .orbit:
      step.slop = metric(.rotationSlop, isIncluded: true)
      step.fingerSlop = metric(.touchSlop, isIncluded: true)
    }
    return step
  }

  private func kind(_ path: MovePath) -> MachineStepKind {
    switch path {
    case .translation(let directions): .translate(directions ?? activity.toward?.value ?? .any)
    case .spread(let senses): .spread(narrowed(senses, by: activity.spreadSenses?.value))
    case .orbit(let senses): .orbit(narrowed(senses, by: activity.orbitSenses?.value))
    }
  }

  /// The mechanic's senses, narrowed by the activity's. Both have some in common: `mechanic/impossible`.
  private func narrowed<Sense>(_ own: Set<Sense>, by asked: Set<Sense>?) -> Set<Sense> {
    let both = own.intersection(asked ?? own)
    return both.isEmpty ? own : both
  }

  private func lower(
    _ lift: LiftStep, _ span: SourceSpan, after last: MachineStepKind?, _ contactHasMove: Bool
  ) -> MachineStep {
    var step = MachineStep(.lift, span: span)
    step.velocity = lift.velocity ?? Limits()
    step.duration = lift.within ?? Limits()
    if last == .wait {
      step.slop = metric(.longPressSlop, isIncluded: true)
    } else if !contactHasMove {
      step.slop = metric(.touchSlop, isIncluded: true)
      if lift.within == nil { step.duration.high = metric(.touchMaxDuration, isIncluded: false) }
    }
    return step
  }

  /// A metric as a limit; `nil` when it is `none`.
  private func metric(_ metric: Metric, isIncluded: Bool) -> Limit? {
    let setting = metrics[metric]
    return setting.amount.map {
      Limit($0, isIncluded: isIncluded, origin: .metric(metric, setBy: setting.setBy))
    }
  }
}
