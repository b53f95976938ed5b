import SpecParser

/// Finds activities that can never win.
///
/// Rivals cover an activity if no trace lets it claim before all of them, in every state in which its guard holds (`CoverActivity`). An
/// activity with `after` is unreachable if every activity that could wake it makes it fail instead.
///
/// Every other activity has a touch by which it wins in the whole product: a witness of its findings, or one that `FindWins` finds. If
/// there is neither, a finding reports that.
extension AnalyzeConflicts {
  mutating func findUnreachable(_ finder: FindRivals) {
    // Only for compared pairs the winner is known.
    guard !isBounded else { return }
    findRivalsNearFocus()
    let all = subject.allShapes
    let shown = shownWinners
    for activity in subject.machine.activities.indices
    where !subject.dead.contains(activity) && isNearFocus(activity) {
      if !subject.machine.activities[activity].after.isEmpty {
        if let finding = neverWoken(activity) { report.findings.append(finding) }
        continue
      }
      guard !ambiguous.contains(activity) else { continue }
      let isByName = namesDecide
      if let groups, let kept = groups[reach: activity, isByName: isByName] {
        if let conflict = kept {
          report.findings.append(
            ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict))
        }
        continue
      }
      let found = reach(of: activity, all, finder, isShown: !isByName && shown.contains(activity))
      if let found { report.findings.append(found) }
      groups?[reach: activity, isByName: isByName] = .some(found?.conflict)
    }
  }

  /// The finding that rivals cover an activity, or that this is undecided.
  private mutating func reach(
    of activity: Int, _ all: [[[RecognizerShape]]], _ finder: FindRivals,
    isShown: Bool
  ) -> ConflictFinding? {
    let cover = cover(activity, all, finder)
    var mayLose = !isShown && !rivals[activity, default: []].isEmpty
    if mayBeCovered(activity, finder) {
      switch rivals(thatCover: activity, cover) {
      case .wins: mayLose = false
      case .unknown: break
      case .covered(let rivals, _):
        if let finding = finding(cover, rivals, when: nil) { return finding }
      }
    }
    if let part = partCovered(activity, cover, finder) {
      return finding(cover, part.rivals, when: part.condition)
    }
    guard mayLose, !releasedTies.contains(activity), win(of: activity, cover, finder) == nil, !reach.isSpent
    else { return nil }
    let conflict = Conflict(
      rule: .undecided, severity: .warning, cause: .bound, activities: [activity],
      mechanics: [mechanic(activity, 0)])
    return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
  }

  /// Rivals that cover the activity in some states, and the condition of these states.
  private func partCovered(
    _ activity: Int, _ cover: CoverActivity, _ finder: FindRivals
  ) -> (rivals: [Int], condition: Guard)? {
    for group in groups(against: activity, finder) {
      let all = group.reduce(subject.guards.set(of: activity)) { $0.intersection(subject.guards.set(of: $1)) }
      guard let model = all.model,
        case .covered(let beating, let holding) = cover.answer(
          in: model, exists: { subject.guards.set(of: $0).contains(model) })
      else { continue }
      // What the activity's own guard asks for is not told again.
      let mine = subject.guards.set(of: activity)
      var parts: [Guard] = []
      for part in (beating + holding).flatMap({ subject.machine.activities[$0].condition?.parts ?? [] })
      where !parts.contains(part) && !mine.isSubset(of: GuardSet(part, over: subject.machine.states)) {
        parts.append(part)
      }
      if parts.isEmpty { continue }
      // Of the values that a rival's guard lists, only those are told in which the activity exists.
      let slots = Set(parts.flatMap(\.parts).compactMap(\.listedSlot))
      let own = subject.machine.activities[activity].condition?.parts ?? []
      return (beating, .all(own.filter { $0.listedSlot.map(slots.contains) ?? false } + parts))
    }
    return nil
  }

  /// Compares the remaining pairs of activities near the focus, so that all their rivals are known.
  private mutating func findRivalsNearFocus() {
    guard let focus else { return }
    let isNear = subject.machine.activities.indices.map(isNearFocus)
    for (inner, outer) in ElementPairs(subject.machine, subject.paths, limit: bound.pairs).pairs
    where (isNear[inner] || isNear[outer]) && !focus.has(inner, outer) {
      relate(rivals: inner, outer)
    }
  }

  /// Whether in every state some rival may beat each of its mechanics. This is a cheap test that most activities fail.
  func mayBeCovered(_ activity: Int, _ finder: FindRivals) -> Bool {
    let others = rivals[activity, default: []].sorted()
    return subject.shapes[activity].indices.allSatisfy { recognizer in
      let beating = others.filter { rival in
        subject.shapes[rival].indices.contains { finder.mayBeat(rival, $0, activity, recognizer) }
      }
      return !beating.isEmpty && subject.guards.isCovered(activity, by: beating)
    }
  }

  /// The rivals that together cover the activity in all states.
  func rivals(thatCover activity: Int, _ cover: CoverActivity) -> CoverActivity.Answer {
    var remaining = subject.guards.set(of: activity)
    var all: Set<Int> = []
    for _ in 0..<Self.stateLimit {
      if remaining.isEmpty { return .covered(beating: all.sorted(), holding: []) }
      guard let model = remaining.model else { return .unknown }
      let exists = { [guards = subject.guards] (other: Int) in guards.set(of: other).contains(model) }
      var (answer, absent) = (cover.answer(in: model, exists: exists), Set<Int>())
      if case .unknown = answer, let other = cover.withoutAbsent(exists: exists) {
        (answer, absent) = (other.cover.answer(in: model, exists: exists), other.absent)
      }
      guard case .covered(let beating, let holding) = answer else { return answer }
      all.formUnion(beating)
      let present = (beating + holding).reduce(subject.guards.set(of: activity)) {
        $0.intersection(subject.guards.set(of: $1))
      }
      let covered = absent.reduce(present) { $0.intersection(subject.guards.set(of: $1).complement) }
      remaining = remaining.intersection(covered.complement)
    }
    return .unknown
  }

  /// Limit for the number of groups of states that are searched.
  private static let stateLimit = 16

  // MARK: After another

  /// Activities whose claim, or whose hand-over from another one, could wake an activity with `after`.
  func leaders(of late: Int) -> [Int] {
    let after = Set(subject.machine.activities[late].after)
    return subject.paths.activities(onPathOf: subject.machine.activities[late].target).filter { leader in
      guard leader != late, mayWin(leader, beside: late) else { return false }
      return subject.machine.activities[leader].recognizers.contains {
        !$0.claimingMechanics.isDisjoint(with: after)
      }
    }
  }

  /// Whether an activity may claim, or take over, in a touch in which the other exists. The guard of what takes over is evaluated later.
  private func mayWin(_ activity: Int, beside other: Int) -> Bool {
    if subject.machine.isTaker(activity), subject.shareTool(activity, other) { return true }
    return !subject.dead.contains(activity) && subject.guards.canHoldTogether(activity, other)
  }

  /// Whether a sleeping activity wakes when its leader wins; otherwise it fails.
  func wakes(_ leader: Int, _ late: Int) -> Bool {
    if subject.machine.activities[late].begins { return false }
    if subject.relations.areTogether(leader, late) { return true }
    let after = Set(subject.machine.activities[late].after)
    return subject.relations.isPreferred(late, over: leader)
      && subject.machine.activities[leader].recognizers.contains {
        $0.isContinuous && !$0.claimingMechanics.isDisjoint(with: after)
      }
  }

  private mutating func neverWoken(_ late: Int) -> ConflictFinding? {
    let leaders = leaders(of: late)
    guard !leaders.contains(where: { wakes($0, late) }) else { return nil }
    let mechanics = ([late] + leaders).map { mechanic($0, 0) }
    var conflict = Conflict(
      rule: .unreachable, severity: .error,
      cause: .neverWoken(begins: subject.machine.activities[late].begins),
      activities: [late] + leaders, mechanics: mechanics)
    for leader in leaders where conflict.witness == nil && !subject.dead.contains(leader) {
      _ = decidedPairs(min(late, leader), max(late, leader))
      guard let shown = shown(late, leader) else { continue }
      conflict.witness = shown.witness
      conflict.relation = shown.relation
    }
    return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
  }

  // MARK: Findings

  /// - Parameter lost: the touches that it never wins; `nil` for all of them.
  mutating func finding(
    _ cover: CoverActivity, _ rivals: [Int], when condition: Guard?, lost: Conflict.LostTouches? = nil
  ) -> ConflictFinding? {
    for rival in rivals {
      guard var conflict = conflict(cover.activity, rival, rivals) else { continue }
      conflict.rule = .unreachable
      conflict.severity = condition == nil && lost == nil ? .error : .warning
      conflict.cause = .beaten(when: condition)
      conflict.lost = lost
      conflict.unlessStateChanges = cover.escapes(rivals)
      return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
    }
    return nil
  }

  /// A conflict of an activity with one of the rivals that cover it, with its witness; `nil` if it does not show that the rival wins.
  private mutating func conflict(_ activity: Int, _ rival: Int, _ rivals: [Int]) -> Conflict? {
    let pair = [activity, rival].sorted()
    let all = isInFocus(pair[0], pair[1]) ? report.findings : conflicts(pair[0], pair[1])
    // A delay is shown by a touch in which one waits, and not by the one that it loses.
    let known = all.first { $0.conflict.activities.sorted() == pair && $0.conflict.rule != .delayed }
    guard var conflict = known?.conflict ?? shown(activity, rival) else { return nil }
    if known != nil {
      if conflict.rule == .ambiguous && conflict.severity == .error || conflict.witness == nil { return nil }
      if conflict.activities[0] != activity { conflict = conflict.swapped }
      conflict.delay = nil
    }
    conflict.activities = [activity] + rivals
    return conflict
  }

  /// A conflict with a witness for a pair that has no finding of its own because `resolve` settles it.
  private mutating func shown(_ activity: Int, _ rival: Int) -> Conflict? {
    let (a, b) = (min(activity, rival), max(activity, rival))
    for first in subject.shapes[a].indices {
      for second in subject.shapes[b].indices {
        let key = DecisionKey(
          first: subject.shapes[a][first][0], second: subject.shapes[b][second][0],
          targets: subject.targets(a, b))
        // Where both claim at once, one touch shows it.
        guard let decision = decisions[key], let shown = decision[.same] ?? decision.proved.first else {
          continue
        }
        let witness = BindWitness(loneRecognizers, subject.guards).witness(
          shown, subject.targets(a, b), [RecognizerPlace(a, first), RecognizerPlace(b, second)])
        guard let witness else { continue }
        let facts = [subject.pool.facts[key.first], subject.pool.facts[key.second]]
        let pair = DecidedPair(recognizers: [first, second], facts: facts, decision: decision)
        var conflict = Conflict(
          rule: .unreachable, severity: .error, cause: .beaten(when: nil), activities: [a, b],
          mechanics: [mechanic(a, first), mechanic(b, second)], relation: ClaimRelation(pair, shown),
          witness: witness)
        if a != activity { conflict = conflict.swapped }
        return conflict
      }
    }
    return nil
  }
}

extension MachineRecognizer {
  /// The mechanics by which it can claim.
  fileprivate var claimingMechanics: Set<Int> {
    Set(names.filter { isContinuous == $0.isContinuous }.map(\.mechanic))
  }
}

extension Conflict {
  /// The conflict with the two activities swapped.
  var swapped: Conflict {
    var result = self
    result.activities.reverse()
    result.mechanics.reverse()
    result.witness?.claims.reverse()
    result.relation?.orders = Set(relation?.orders.map(\.swapped) ?? [])
    return result
  }
}
