package import SpecParser

/// Measures how long each claim is held for rivals: by waits that `resolve` declares, for longer mechanics that continue a touch, and by
/// chains of both.
///
/// The deciding movement is the sample or timer at which the mechanic would claim if it were alone. Time before it, such as a long-press
/// timeout or a slop, belongs to the gesture and is not latency. Between it and the arbitrated claim, only waits take time: `prefer` delays
/// no claim, and an inner target never waits for an outer one.
package struct MeasureLatency {
  let subject: AnalyzedSpec
  /// Shapes by activity and recognizer.
  let shapes: [[[RecognizerShape]]]
  /// The lines of `resolve` by which an activity waits, by the spec's index.
  let waitLines: [Int: [Int]]
  var bound = LatencyBound()
  /// Known delays, and the recognizers being measured. A circular wait counts as no wait.
  private var known: [Key: Measured] = [:]
  private var open: Set<Key> = []

  private struct Key: Hashable {
    var activity: Int
    var recognizer: Int
  }

  /// A delay and its parts, one for each rival.
  struct Measured {
    var delay = ClaimDelay.none
    var parts: [Part] = []
  }

  struct Part {
    var activity: Int
    var recognizer: Int
    var delay: ClaimDelay
    var isDeclared: Bool
    var isInTurn: Bool
    var isChained: Bool
    var isEndedByHold = false
    var isUndecided: Bool
  }

  /// The report of both layouts if they differ, else of one.
  ///
  /// - Parameters:
  ///   - spec: a spec with no errors except those from the analysis.
  ///   - activity: the only one to report; `nil` for all, which compares every pair.
  package static func report(of spec: CheckedSpec, only activity: String? = nil) -> LatencyReport {
    let plain = report(in: .ltr, of: spec, only: activity)
    return spec.followsReading ? .both(plain, report(in: .rtl, of: spec, only: activity)) : plain
  }

  private static func report(
    in layout: LayoutDirection, of spec: CheckedSpec, only activity: String?
  ) -> LatencyReport {
    let context = CheckContext(spec.laidOut(layout))
    return report(context, CompilePipeline.lower(context.spec), only: activity)
  }

  /// - Parameter machine: the machine of the context's spec, which has no errors apart from the analysis.
  package static func report(
    _ context: CheckContext, _ machine: Machine, only activity: String? = nil
  ) -> LatencyReport {
    var measure = MeasureLatency(context, machine)
    return measure.report(only: activity)
  }

  package init(_ context: CheckContext, _ machine: Machine) {
    var pool = ShapePool()
    subject = AnalyzedSpec(context, machine, AnalysisMemory(), &pool)
    shapes = subject.allShapes
    waitLines = context.spec.resolutions.enumerated().reduce(into: [:]) { lines, line in
      guard case .wait(let waits, _) = line.element.rule else { return }
      for activity in waits { lines[activity.value, default: []].append(line.offset) }
    }
  }

  /// The time that each recognizer's claim is held, and the movement on which it claims alone, in the machine's order.
  package mutating func claims() -> [(delay: ClaimDelay, movement: LatencyRow.Movement)] {
    var claims: [(delay: ClaimDelay, movement: LatencyRow.Movement)] = []
    for (index, activity) in subject.machine.activities.enumerated() {
      for number in activity.recognizers.indices {
        claims.append((measured(index, number).delay, shapes[index][number][0].movement))
      }
    }
    return claims
  }

  // MARK: One recognizer

  mutating func measured(_ activity: Int, _ recognizer: Int) -> Measured {
    let key = Key(activity: activity, recognizer: recognizer)
    if let known = known[key] { return known }
    // Lines of `resolve` make chains of thousands: too many for recursion.
    var visits = [visit(key)]
    while let last = visits.last {
      guard let rival = last.rest.first else {
        known[last.key] = measure(last)
        open.remove(last.key)
        visits.removeLast()
        continue
      }
      visits[visits.count - 1].rest.removeFirst()
      let next = Key(activity: rival.activity, recognizer: rival.recognizer)
      guard known[next] == nil, !open.contains(next), mayLoseAlone(rival, beside: last.key.activity)
      else { continue }
      visits.append(visit(next))
    }
    return known[key] ?? Measured()
  }

  /// A recognizer that is being measured, its rivals, and those whose own delays are still to be looked at.
  private struct Visit {
    var key: Key
    var rivals: [Rival]
    var rest: ArraySlice<Rival>
  }

  private mutating func visit(_ key: Key) -> Visit {
    open.insert(key)
    let rivals = rivals(of: key.activity, key.recognizer)
    return Visit(key: key, rivals: rivals, rest: rivals[...])
  }

  private mutating func measure(_ visit: Visit) -> Measured {
    let (activity, recognizer) = (visit.key.activity, visit.key.recognizer)
    var result = Measured()
    for rival in visit.rivals {
      guard bound.takePair() else {
        result.parts.append(undecided(rival))
        break
      }
      guard let part = part(activity, recognizer, rival), !part.delay.isNone else { continue }
      result.parts.append(part)
    }
    result.delay.best = best(activity, result.parts)
    result.delay.resting = Self.longest(result.parts.map(\.delay.resting))
    result.delay.worst = Self.longest(result.parts.map(\.delay.worst))
    return result
  }

  /// The longest of several waits; `nil` means without end.
  private static func longest(_ waits: [Int64?]) -> Int64? {
    var longest: Int64 = 0
    for wait in waits {
      guard let wait else { return nil }
      longest = max(longest, wait)
    }
    return longest
  }

  /// The shortest delay in any state. Rivals with at least that delay must exist in every state.
  private func best(_ activity: Int, _ parts: [Part]) -> Int64 {
    for least in Set(parts.map(\.delay.best)).sorted(by: >) where least > 0 {
      let certain = parts.filter { $0.delay.best >= least }.map(\.activity)
      if subject.guards.isCovered(activity, by: certain) { return least }
    }
    return 0
  }

  // MARK: Rivals

  private struct Rival {
    var activity: Int
    var recognizer: Int
    var isDeclared: Bool
    /// Whether the guards never hold together, so that the two start with different presses, between which the state changes.
    var isInTurn: Bool
  }

  private func rivals(of activity: Int, _ recognizer: Int) -> [Rival] {
    // Only a line of `resolve` or a longer mechanic on the same target holds a claim.
    let others = subject.dead.contains(activity) ? [] : Set(subject.mayAwait(activity)).sorted()
    return others.flatMap { other -> [Rival] in
      let isDeclared = subject.relations.isWaiting(activity, for: other)
      guard other != activity, !subject.dead.contains(other),
        subject.machine.areOnOnePath(activity, other), subject.shareTool(activity, other)
      else { return [] }
      let isInTurn = !subject.guards.canHoldTogether(activity, other)
      // An activity that sleeps exists from the first press on, as do those for which it sleeps.
      let sleeps = [activity, other].contains { !subject.machine.activities[$0].after.isEmpty }
      guard !isInTurn || !sleeps else { return [] }
      let own = RecognizerPlace(activity, recognizer)
      return shapes[other].indices.compactMap { number in
        guard isDeclared || continues(other, number, activity, recognizer),
          !subject.isForestalled(own, by: RecognizerPlace(other, number))
        else { return nil }
        return Rival(activity: other, recognizer: number, isDeclared: isDeclared, isInTurn: isInTurn)
      }
    }
  }

  /// Whether a discrete claim at a lift is held for a longer mechanic of the same target and no line of `resolve` changes that.
  private func continues(_ other: Int, _ number: Int, _ activity: Int, _ recognizer: Int) -> Bool {
    let declared = subject.relations.declared(activity, other)
    guard declared.waiting == nil, declared.preferred == nil, !subject.relations.areTogether(activity, other),
      subject.machine.activities[other].target == subject.machine.activities[activity].target
    else { return false }
    return shapes[activity][recognizer].allSatisfy { !$0.isContinuous && $0.claimsAtLift }
      && shapes[other][number][0].contacts.count > shapes[activity][recognizer][0].contacts.count
  }

  private func isDead(_ activity: Int) -> Bool {
    subject.context.deadActivities.contains(subject.specIndex[activity])
  }

  // MARK: One rival

  /// The delay that a rival causes, whose own delay is known; `nil` if the claim is never held for it.
  private mutating func part(_ activity: Int, _ recognizer: Int, _ rival: Rival) -> Part? {
    let chain = chained(activity, rival)
    var part = Part(
      activity: rival.activity, recognizer: rival.recognizer, delay: .none, isDeclared: rival.isDeclared,
      isInTurn: rival.isInTurn, isChained: chain.resting > 0 || chain.worst > 0, isUndecided: false)
    let sleeps = !subject.machine.activities[rival.activity].after.isEmpty
    if sleeps || !subject.machine.activities[activity].after.isEmpty {
      // A sleeping activity fails at the end of the sequence, as does a claim at its last lift.
      if sleeps, endsWithSequence(activity, recognizer, rival) { return nil }
      part.delay = ClaimDelay(best: 0, resting: nil, worst: nil)
      return part
    }
    let pair = PairLatency(
      hand: subject.hand, targets: subject.targets(activity, rival.activity), isDeclared: rival.isDeclared,
      startsApart: rival.isInTurn, chain: chain,
      isInEveryState: subject.guards.isCovered(activity, by: [rival.activity]))
    let places = [RecognizerPlace(activity, recognizer), RecognizerPlace(rival.activity, rival.recognizer)]
    guard let found = found(pair, places) else { return nil }
    part.delay = found.delay
    if rival.isInTurn || isEndedByAnother(rival, beside: activity) { part.delay.best = 0 }
    part.isUndecided = !found.isComplete
    part.isEndedByHold = isEndedByHold(
      (rival.activity, rival.recognizer), part.delay, beside: (activity, recognizer))
    return part
  }

  /// The part for a rival that is not looked at.
  private func undecided(_ rival: Rival) -> Part {
    Part(
      activity: rival.activity, recognizer: rival.recognizer,
      delay: ClaimDelay(best: 0, resting: nil, worst: nil), isDeclared: rival.isDeclared,
      isInTurn: rival.isInTurn, isChained: false, isUndecided: true)
  }

  private func endsWithSequence(_ activity: Int, _ recognizer: Int, _ rival: Rival) -> Bool {
    subject.machine.activities[activity].target == subject.machine.activities[rival.activity].target
      && shapes[activity][recognizer].allSatisfy { $0.claimsAtLift && $0.fingers == 1...1 }
  }

  // MARK: Chains

  /// The longest time that the rival's own claim may be held before the rival fails and the waiting one stays live.
  private func chained(_ activity: Int, _ rival: Rival) -> PairLatency.Chain {
    guard mayLoseAlone(rival, beside: activity) else { return .none }
    // In a circle of waits the rival is not measured yet.
    let own = known[Key(activity: rival.activity, recognizer: rival.recognizer)]?.delay ?? .none
    // If nothing ends the rival while the hand rests, it is released and wins. The waiting claim is then lost, not late.
    let isLost = !isEndedByAnother(rival, beside: activity, atRest: true)
    return .init(
      resting: isLost ? 0 : own.resting ?? DifferenceBounds.none, worst: own.worst ?? DifferenceBounds.none)
  }

  /// Whether the rival's held claim can end without ending the recognizer that waits for it.
  private func mayLoseAlone(_ rival: Rival, beside activity: Int) -> Bool {
    let theirs = shapes[rival.activity][rival.recognizer]
    return theirs.contains { $0.isContinuous || $0.contacts.count > 1 }
      || isEndedByAnother(rival, beside: activity)
  }

  /// Whether a third activity can win over the rival and leave the waiting one live.
  ///
  /// - Parameter atRest: whether the hand does nothing more.
  private func isEndedByAnother(_ rival: Rival, beside activity: Int, atRest: Bool = false) -> Bool {
    subject.thirds(ending: rival.activity, sparing: activity).contains { other in
      !isDead(other) && (!atRest || mayWinAtRest(other))
    }
  }

  /// Whether the activity can win while the hand rests: at the end of a wait, when a claim for which it waits fails, or when another one
  /// claims.
  private func mayWinAtRest(_ activity: Int) -> Bool {
    subject.held.contains(activity) || !subject.machine.activities[activity].after.isEmpty
      || shapes[activity].joined().contains(where: \.mayClaimAtRest)
  }
}

extension RecognizerShape {
  /// Whether it claims when fingers lift.
  var claimsAtLift: Bool { movement == .lift }

  /// Whether it may claim at a timer. A move that follows a wait is judged at the end of the wait.
  var mayClaimAtRest: Bool {
    guard movement == .hold || movement == .move, let last = contacts.last else { return false }
    return last.steps.prefix(claimStep + 1).contains { $0.kind == .wait }
  }

  /// The sort of the deciding movement.
  var movement: LatencyRow.Movement {
    guard let steps = contacts.last?.steps, steps.indices.contains(claimStep) else { return .press }
    switch steps[claimStep].kind {
    case .wait: return .hold
    case .lift: return .lift
    case .move: return .move
    }
  }
}
