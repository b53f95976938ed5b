import SpecParser

/// Makes the recognizers of a spec: every mechanic of every activity, those of one movement together.
func elaboratePlans(_ spec: CheckedSpec) -> [Plan] {
  let constants = Constants(metrics: spec.metrics)
  return spec.activities.indices.flatMap { index -> [Plan] in
    let activity = spec.activities[index]
    var groups: [[(Mechanic, PlanMechanic)]] = []
    let mechanics = activity.mechanics.map { spec.mechanics[$0.value] }
    for mechanic in mechanics.sorted(by: { $0.name.value < $1.name.value }) {
      let entry = (mechanic, elaborate(mechanic, of: activity, constants))
      if let same = groups.firstIndex(where: { isOneMovement($0[0].0, mechanic, of: activity) }) {
        groups[same].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups.map { group in
      Plan(
        activity: index, activityName: activity.name.value, target: activity.target.value,
        depth: depth(of: activity.target.value, in: spec), names: group.map(\.1),
        lead: group.firstIndex { $0.1.isContinuous }, commit: activity.commit,
        begins: activity.begins?.value ?? false, after: activity.after.map(\.value))
    }
  }
}

private func depth(of element: Int, in spec: CheckedSpec) -> Int {
  var depth = 0
  var element = element
  while let parent = spec.elements[element].parent {
    element = parent
    depth += 1
  }
  return depth
}

/// The same fingers and the same steps, limits of their moves and lifts aside.
private func isOneMovement(_ a: Mechanic, _ b: Mechanic, of activity: Activity) -> Bool {
  let (x, y) = (withLift(a), withLift(b))
  // Without a move there is nothing that several names could tell apart at its end.
  let hasMove = x.contains { if case .move = $0 { true } else { false } }
  return hasMove && a.fingers == b.fingers && x.count == y.count
    && zip(x, y).allSatisfy { isSameStep($0, $1, activity) }
}

private func isSameStep(_ a: StepAction, _ b: StepAction, _ activity: Activity) -> Bool {
  switch (a, b) {
  case (.press(let x), .press(let y)):
    x.from == y.from && isSame(x.after, y.after) && isSame(x.within, y.within)
  case (.wait(let x), .wait(let y)): isSame(x.duration, y.duration)
  case (.move(let x), .move(let y)): resolved(x.path, activity) == resolved(y.path, activity)
  case (.lift, .lift): true
  default: false
  }
}

/// The path with the activity's directions where it names none.
private func resolved(_ path: MovePath, _ activity: Activity) -> MovePath {
  if case .translation(nil) = path { return .translation(activity.toward?.value ?? .any) }
  return path
}

private func isSame(_ a: Limits?, _ b: Limits?) -> Bool {
  let (x, y) = (Bounds(a), Bounds(b))
  return x.low == y.low && x.high == y.high && x.includesLow == y.includesLow
    && x.includesHigh == y.includesHigh
}

/// A continuous mechanic ends at the lift whether it says so or not.
private func withLift(_ mechanic: Mechanic) -> [StepAction] {
  var actions = mechanic.steps.map(\.action)
  if mechanic.isContinuous, let last = actions.last {
    if case .lift = last { return actions }
    actions.append(.lift(LiftStep()))
  }
  return actions
}

private func elaborate(_ mechanic: Mechanic, of activity: Activity, _ constants: Constants) -> PlanMechanic {
  let actions = withLift(mechanic)
  var contacts: [PlanContact] = []
  for action in actions {
    switch action {
    case .press(let press):
      contacts.append(contact(press, isFirst: contacts.isEmpty, activity, constants))
    case .wait(let wait):
      guard let last = contacts.indices.last else { continue }
      let isRest = contacts[last].hasMove
      contacts[last].strokes.append(.wait(PlanWait(duration: waitBounds(wait, constants), isRest: isRest)))
    case .move(let move):
      guard let last = contacts.indices.last else { continue }
      contacts[last].strokes.append(.move(elaborate(move, activity, constants)))
    case .lift(let lift):
      guard let last = contacts.indices.last else { continue }
      contacts[last].lift = elaborate(lift, isTouch: contacts[last].strokes.isEmpty, constants)
    }
  }
  return PlanMechanic(
    name: mechanic.name.value, isContinuous: mechanic.isContinuous, fingers: mechanic.fingers,
    contacts: contacts, stepCount: actions.count, leastVelocity: leastVelocity(contacts))
}

private func contact(
  _ press: PressStep, isFirst: Bool, _ activity: Activity, _ constants: Constants
) -> PlanContact {
  let metricAfter = Bounds(
    low: constants.doubleTouchMinTime, high: constants.doubleTouchTimeout, includesHigh: false)
  let metricWithin = Bounds(high: constants.pressWindow, includesHigh: false)
  let own = isFirst ? activity.from?.value ?? [] : []
  return PlanContact(
    from: [press.from, own].filter { !$0.isEmpty },
    within: press.within.map { Bounds($0) } ?? metricWithin,
    after: press.after.map { Bounds($0) } ?? metricAfter,
    strokes: [], lift: nil)
}

private func waitBounds(_ wait: WaitStep, _ constants: Constants) -> Bounds {
  var bounds = Bounds(wait.duration)
  if bounds.low == nil {
    bounds.low = constants.longPressTimeout
    bounds.includesLow = true
  }
  return bounds
}

private func elaborate(_ move: MoveStep, _ activity: Activity, _ constants: Constants) -> PlanMove {
  let (path, slop): (PlanPath, Double) =
    switch move.path {
    case .translation(let directions):
      (.translation(directions ?? activity.toward?.value ?? .any), constants.dragSlop)
    case .spread(let senses): (.spread(senses), constants.scaleSlop)
    case .orbit(let senses): (.orbit(senses), constants.rotationSlop)
    }
  return PlanMove(
    path: path, slop: slop, distance: Bounds(move.distance), within: Bounds(move.within),
    deviation: move.deviation.map { Bounds($0) }, velocity: move.velocity.map { Bounds($0) })
}

private func elaborate(_ lift: LiftStep, isTouch: Bool, _ constants: Constants) -> PlanLift {
  let metric = isTouch ? Bounds(high: constants.touchMaxDuration, includesHigh: false) : Bounds()
  return PlanLift(
    velocity: lift.velocity.map { Bounds($0) }, within: lift.within.map { Bounds($0) } ?? metric)
}

private func leastVelocity(_ contacts: [PlanContact]) -> Double {
  guard let last = contacts.last else { return 0 }
  if let velocity = last.lift?.velocity?.low { return velocity }
  for case .move(let move) in last.strokes.reversed() {
    if let velocity = move.velocity?.low { return velocity }
  }
  return 0
}
