import SpecParser

/// Makes the recognizers of a spec: one for every mechanic of every activity, but one for all names of a movement.
func elaboratePlans(_ spec: CheckedSpec) -> [Plan] {
  let constants = Constants(metrics: spec.metrics)
  return spec.activities.indices.flatMap { index -> [Plan] in
    let activity = spec.activities[index]
    let mechanics = activity.mechanics.map { spec.mechanics[$0.value] }
      .sorted { $0.name.value < $1.name.value }
    return movements(mechanics, activity).map { group in
      Plan(
        activity: index, activityName: activity.name.value, target: activity.target.value,
        depth: depth(of: activity.target.value, in: spec),
        names: group.map { name in
          var name = elaborate(name, of: activity, constants)
          name.fingers = group[0].fingers
          return name
        },
        lead: group.firstIndex { $0.isContinuous }, commit: activity.commit,
        values: activity.values?.value ?? [],
        taps: activity.taps?.value, showsPossible: activity.showsPossible.map { Int64($0.value) },
        begins: activity.begins?.value ?? false,
        takesOver: activity.takesOver?.value ?? false, handOvers: takers(of: activity),
        after: activity.after.map(\.value),
        over: namedElements(of: activity, in: spec))
    }
  }
}

/// The activity that takes over at each end.
private func takers(of activity: Activity) -> [HandOverEnd: Int] {
  var takers: [HandOverEnd: Int] = [:]
  for handOver in activity.handOvers {
    for end in handOver.ends { takers[end.value] = handOver.taker.value }
  }
  return takers
}

/// Groups of mechanics that are one movement. A continuous mechanic takes in discrete ones if its fingers include theirs.
/// Without a continuous one, mechanics with the same fingers belong together.
private func movements(_ mechanics: [Mechanic], _ activity: Activity) -> [[Mechanic]] {
  var groups = mechanics.filter(\.isContinuous).map { [$0] }
  for mechanic in mechanics where !mechanic.isContinuous {
    let home = groups.firstIndex { group in
      let fingers = group[0].fingers
      let fits =
        group[0].isContinuous
        ? fingers.lowerBound <= mechanic.fingers.lowerBound
          && mechanic.fingers.upperBound <= fingers.upperBound
        : fingers == mechanic.fingers
      return fits && isOneMovement(group[0], mechanic, of: activity)
    }
    if let home { groups[home].append(mechanic) } else { groups.append([mechanic]) }
  }
  return groups
}

/// For every element, the innermost element of its path that the activity names in `over`, if there is one.
private func namedElements(of activity: Activity, in spec: CheckedSpec) -> [Int: String] {
  let named = Set(activity.over.map(\.value))
  var found: [Int: String] = [:]
  for element in spec.elements.indices {
    // Parents come before their children.
    let inherited = spec.elements[element].parent.flatMap { found[$0] }
    found[element] = named.contains(element) ? spec.elements[element].path : inherited
  }
  return found
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

/// Whether both have the same steps, apart from limits of moves and lifts, and can have names.
private func isOneMovement(_ a: Mechanic, _ b: Mechanic, of activity: Activity) -> Bool {
  let (x, y) = (actions(of: a, activity), actions(of: b, activity))
  return canHaveNames(x) && canHaveNames(y) && x.count == y.count
    && zip(x, y).allSatisfy { isSameStep($0, $1, activity) }
}

/// The steps, with the edges of the first press as the activity narrows them.
private func actions(of mechanic: Mechanic, _ activity: Activity) -> [StepAction] {
  var actions = turned(mechanic, activity)
  if case .press(var press) = actions[0] {
    press.from = Sides(firstEdges(Set(press.from.sides), activity), layout: press.from.layout)
    actions[0] = .press(press)
  }
  return actions
}

/// The steps, with every reversal as a move opposite to the translation before it.
private func turned(_ mechanic: Mechanic, _ activity: Activity) -> [StepAction] {
  var before = activity.directions ?? .any
  return mechanic.steps.map { step in
    guard case .move(var move) = step.action, case .translation(let named) = move.path else {
      return step.action
    }
    before = move.isReversal ? back(before) : named ?? activity.directions ?? .any
    if move.isReversal { move.path = .translation(before) }
    return .move(move)
  }
}

private func back(_ directions: Directions) -> Directions {
  if directions.arcs.contains(where: { $0.extent == 360 }) { return directions }
  let turn = { (angle: Double) in angle < 180 ? angle + 180 : angle - 180 }
  return Directions(
    arcs: directions.arcs.map { Arc(start: turn($0.start), extent: $0.extent) }.sorted {
      $0.start < $1.start
    },
    axes: directions.axes.map(turn).sorted())
}

/// Whether the last contact has a translation and a lift at its end. No move may state a velocity, because that is not judged at
/// the end.
private func canHaveNames(_ actions: [StepAction]) -> Bool {
  guard case .lift = actions.last else { return false }
  let start = actions.lastIndex { if case .press = $0 { true } else { false } } ?? 0
  let moves = actions[start...].compactMap { if case .move(let move) = $0 { move } else { nil } }
  return moves.allSatisfy { $0.limits[stated: .velocity] == nil }
    && moves.contains { if case .translation = $0.path { true } else { false } }
}

private func isSameStep(_ a: StepAction, _ b: StepAction, _ activity: Activity) -> Bool {
  switch (a, b) {
  case (.press(let x), .press(let y)):
    x.from == y.from && isSame(x.limits[.gap], y.limits[.gap])
      && isSame(x.limits[.duration], y.limits[.duration])
  case (.wait(let x), .wait(let y)): isSame(x.limits[.duration], y.limits[.duration])
  case (.move(let x), .move(let y)):
    resolved(x.path, activity) == resolved(y.path, activity) && x.doubling?.value == y.doubling?.value
  case (.lift, .lift): true
  default: false
  }
}

/// The path with the activity's directions if it names none, and only with the senses that the activity allows.
private func resolved(_ path: MovePath, _ activity: Activity) -> MovePath {
  switch path {
  case .translation(let directions): .translation(directions ?? activity.directions ?? .any)
  case .spread(let senses): .spread(activity.spreadSenses.map { senses.intersection($0.value) } ?? senses)
  case .orbit(let senses): .orbit(activity.orbitSenses.map { senses.intersection($0.value) } ?? senses)
  }
}

private func isSame(_ a: Limits?, _ b: Limits?) -> Bool {
  let (x, y) = (Bounds(a), Bounds(b))
  return x.low == y.low && x.high == y.high && x.includesLow == y.includesLow
    && x.includesHigh == y.includesHigh
}

/// The steps with a lift at the end of a continuous mechanic, which ends at the lift even if it does not say so.
private func withLift(_ mechanic: Mechanic, _ activity: Activity) -> [StepAction] {
  var actions = turned(mechanic, activity)
  if mechanic.isContinuous, let last = actions.last {
    if case .lift = last { return actions }
    actions.append(.lift(LiftStep()))
  }
  return actions
}

private func elaborate(_ mechanic: Mechanic, of activity: Activity, _ constants: Constants) -> PlanMechanic {
  let actions = withLift(mechanic, activity)
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
    ownFingers: mechanic.fingers,
    contacts: contacts, stepCount: mechanic.steps.count, leastVelocity: leastVelocity(contacts))
}

private func contact(
  _ press: PressStep, isFirst: Bool, _ activity: Activity, _ constants: Constants
) -> PlanContact {
  let metricAfter = Bounds(
    low: constants.doubleTouchMinTime, high: constants.doubleTouchTimeout, includesHigh: false)
  var within = Bounds(press.limits[stated: .duration])
  if within.high == nil { (within.high, within.includesHigh) = (constants.pressWindow, false) }
  return PlanContact(
    from: isFirst ? firstEdges(Set(press.from.sides), activity) : Set(press.from.sides),
    within: within,
    hasOwnWindow: press.limits[.duration].high != nil,
    after: press.limits[stated: .gap].map { Bounds($0) } ?? metricAfter,
    strokes: [], lift: nil)
}

/// The mechanic's edges that the activity allows; the activity's edges if they have none in common.
private func firstEdges(_ edges: Set<Side>, _ activity: Activity) -> Set<Side> {
  let own = Set(activity.from?.value.sides ?? [])
  if own.isEmpty { return edges }
  let both = edges.intersection(own)
  return both.isEmpty ? own : both
}

private func waitBounds(_ wait: WaitStep, _ constants: Constants) -> Bounds {
  var bounds = Bounds(wait.limits[stated: .duration])
  if bounds.low == nil {
    bounds.low = constants.longPressTimeout
    bounds.includesLow = true
  }
  return bounds
}

private func elaborate(_ move: MoveStep, _ activity: Activity, _ constants: Constants) -> PlanMove {
  let (path, slop): (PlanPath, Double) =
    switch resolved(move.path, activity) {
    case .translation(let directions): (.translation(directions ?? .any), constants.dragSlop)
    case .spread(let senses): (.spread(senses), constants.scaleSlop)
    case .orbit(let senses): (.orbit(senses), constants.rotationSlop)
    }
  return PlanMove(
    path: path, slop: slop, distance: afterFirstMovement(Bounds(move.limits[stated: .distance])),
    within: Bounds(move.limits[stated: .duration]),
    deviation: move.limits[stated: .deviation].map { Bounds($0) },
    velocity: move.limits[stated: .velocity].map { Bounds($0) },
    doubling: move.doubling?.value)
}

/// A minimum of 0 is reached by the least measured distance, a millionth.
private func afterFirstMovement(_ distance: Bounds) -> Bounds {
  var distance = distance
  if let low = distance.low, low <= 0 { (distance.low, distance.includesLow) = (PlanMove.millionth, true) }
  return distance
}

private func elaborate(_ lift: LiftStep, isTouch: Bool, _ constants: Constants) -> PlanLift {
  if lift.isOnTarget {
    return PlanLift(
      velocity: lift.limits[stated: .velocity].map { Bounds($0) },
      within: lift.limits[stated: .duration].map { Bounds($0) } ?? Bounds(),
      targetSlop: lift.limits[stated: .liftSlop]?.high?.amount ?? constants.liftSlop)
  }
  let metric = isTouch ? Bounds(high: constants.touchMaxDuration, includesHigh: false) : Bounds()
  return PlanLift(
    velocity: lift.limits[stated: .velocity].map { Bounds($0) },
    within: lift.limits[stated: .duration].map { Bounds($0) } ?? metric)
}

private func leastVelocity(_ contacts: [PlanContact]) -> Double {
  guard let last = contacts.last else { return 0 }
  if let velocity = last.lift?.velocity?.low { return velocity }
  for case .move(let move) in last.strokes.reversed() {
    if let velocity = move.velocity?.low { return velocity }
  }
  return 0
}
