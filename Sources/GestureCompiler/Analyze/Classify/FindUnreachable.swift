import SpecParser

/// Activities that rivals always beat.
///
/// One recognizer of a rival beats one of the activity when, wherever the activity claims, the rival has claimed by
/// then and wins: the search for a trace on which it has not comes back empty. Only rivals that see every touch
/// that the activity sees count: those on its target and on the elements around it.
extension AnalyzeConflicts {
  mutating func findUnreachable(_ relations: RelationIndex) {
    let known = Dictionary(
      report.findings.map { finding in
        let pair = finding.conflict.activities.sorted()
        return (ActivityPair(pair[0], pair[1]), finding)
      }, uniquingKeysWith: { first, _ in first })
    for activity in machine.activities.indices where !dead.contains(activity) {
      guard machine.activities[activity].after.isEmpty else { continue }
      guard let beaten = beatenBy(activity, relations, known) else { continue }
      report.findings.append(beaten)
    }
  }

  private mutating func beatenBy(
    _ activity: Int, _ relations: RelationIndex, _ known: [ActivityPair: ConflictFinding]
  ) -> ConflictFinding? {
    var rivals: Set<Int> = []
    for recognizer in shapes[activity].indices {
      let beating = rivalsThatBeat(activity, recognizer, relations)
      guard !beating.isEmpty, guards.isCovered(activity, by: beating) else { return nil }
      rivals.formUnion(beating)
    }
    let order = rivals.sorted()
    guard let rival = order.first else { return nil }
    return finding(activity, rival, order, known)
  }

  private mutating func rivalsThatBeat(
    _ activity: Int, _ recognizer: Int, _ relations: RelationIndex
  ) -> [Int] {
    let around = Set(ReplayTrace.chain(machine, machine.activities[activity].target))
    var beating: [Int] = []
    for rival in machine.activities.indices {
      guard rival != activity, around.contains(machine.activities[rival].target), !dead.contains(rival),
        machine.activities[rival].after.isEmpty, !relations.areTogether(activity, rival),
        !relations.isWaiting(rival, for: activity), guards.canHoldTogether(activity, rival)
      else { continue }
      for own in shapes[rival].indices where beats(rival, own, activity, recognizer, relations) {
        beating.append(rival)
        break
      }
    }
    return beating
  }

  private mutating func beats(
    _ rival: Int, _ first: Int, _ activity: Int, _ second: Int, _ relations: RelationIndex
  ) -> Bool {
    guard shapes[rival][first].count == 1 else { return false }
    let mine = shapes[rival][first][0]
    let isSame = machine.activities[rival].target == machine.activities[activity].target
    for theirs in shapes[activity][second] {
      let facts = [pool.facts[mine], pool.facts[theirs]]
      guard pool.shapes[mine].landsWherever(pool.shapes[theirs]) else { return false }
      if isSame && !facts[0].isContinuous && facts[0].presses < facts[1].presses { return false }
      if facts[0].isContinuous && relations.isPreferred(activity, over: rival) { return false }
      let key = EscapeKey(
        rival: mine, activity: theirs, isSame: isSame,
        winsTies: winsTies(rival, activity, facts, isSame, relations))
      if !alwaysClaims(key) { return false }
    }
    return true
  }

  /// Whether one shape has always claimed where another does: no trace lets the other escape.
  private mutating func alwaysClaims(_ key: EscapeKey) -> Bool {
    if let known = escapes[key] { return known }
    let question = DecisionCache.Key(
      shape: pool.shapes[key.activity], targets: key.isSame ? .same : .secondInside,
      question: .escape(winsTies: key.winsTies))
    if case .escape(let answer) = cache?.answer(pool.shapes[key.rival], question) {
      escapes[key] = answer
      return answer
    }
    var search = JointSearch(
      pool.shapes[key.rival], pool.shapes[key.activity], key.isSame ? .same : .secondInside,
      goal: key.winsTies ? .avoidFirst : .avoidEarlierFirst, hand: hand)
    let found = search.run()
    let answer = found.isComplete && found.meetings.allSatisfy(\.isBoundary)
    escapes[key] = answer
    cache?.add(pool.shapes[key.rival], question, .escape(answer))
    return answer
  }

  /// Two shapes by number, and how they lie and what is settled between them.
  struct EscapeKey: Hashable {
    var rival: Int
    var activity: Int
    var isSame: Bool
    var winsTies: Bool
  }

  /// Whether the rival wins where both claim at one instant.
  private func winsTies(
    _ rival: Int, _ activity: Int, _ facts: [RecognizerFacts], _ isSame: Bool, _ relations: RelationIndex
  ) -> Bool {
    if relations.isPreferred(rival, over: activity) || relations.isWaiting(activity, for: rival) {
      return true
    }
    if relations.isPreferred(activity, over: rival) { return false }
    return isSame && RecognizerFacts.special(facts[0], facts[1]) != 1
  }

  private mutating func finding(
    _ activity: Int, _ rival: Int, _ rivals: [Int], _ known: [ActivityPair: ConflictFinding]
  ) -> ConflictFinding? {
    let found = rivals.compactMap { known[ActivityPair(min(activity, $0), max(activity, $0))] }
    // Where one of them is an error already, that is what must be settled first.
    if found.contains(where: { $0.conflict.rule == .ambiguous && $0.conflict.severity == .error }) {
      return nil
    }
    guard let known = known[ActivityPair(min(activity, rival), max(activity, rival))] else {
      return prefersBeat(activity, rivals)
    }
    var conflict = known.conflict
    conflict.rule = .unreachable
    conflict.severity = .error
    conflict.cause = .beaten
    if conflict.activities[0] != activity { conflict = conflict.swapped }
    conflict.activities = [activity] + rivals
    conflict.delay = nil
    return ConflictFinding(finding: conflict.finding(in: machine), conflict: conflict)
  }

  /// Beaten by what `prefer` says, of which no finding of its own is made.
  private mutating func prefersBeat(_ activity: Int, _ rivals: [Int]) -> ConflictFinding? {
    guard let rival = rivals.first else { return nil }
    let (a, b) = (min(activity, rival), max(activity, rival))
    for first in shapes[a].indices {
      for second in shapes[b].indices {
        let key = DecisionKey(
          first: shapes[a][first][0], second: shapes[b][second][0], targets: targets(a, b))
        let decision = decision(key, a, first, b, second)
        guard let shown = decision.proved.first else { continue }
        let witness = BindWitness(machine, guards, memo).witness(
          shown, targets(a, b), [(a, first), (b, second)])
        guard let witness else { continue }
        let facts = [pool.facts[key.first], pool.facts[key.second]]
        let pair = DecidedPair(recognizers: [first, second], facts: facts, decision: decision)
        var conflict = Conflict(
          rule: .unreachable, severity: .error, cause: .beaten, activities: [a, b],
          mechanics: [mechanic(a, first), mechanic(b, second)], relation: ClaimRelation(pair, shown),
          witness: witness)
        if a != activity { conflict = conflict.swapped }
        conflict.activities = [activity] + rivals
        return ConflictFinding(finding: conflict.finding(in: machine), conflict: conflict)
      }
    }
    return nil
  }

  private func mechanic(_ activity: Int, _ recognizer: Int) -> Int {
    let names = machine.activities[activity].recognizers[recognizer].names
    return names[names.count - 1].mechanic
  }
}

extension RecognizerShape {
  /// Whether its presses are as free as the other's: in number, place, distance and time.
  fileprivate func landsWherever(_ other: RecognizerShape) -> Bool {
    guard fingers.lowerBound <= other.fingers.lowerBound, fingers.upperBound >= other.fingers.upperBound
    else {
      return false
    }
    return contacts.allSatisfy { mine in
      other.contacts.allSatisfy { theirs in
        mine.edges == 0 && mine.apart >= theirs.apart && mine.near >= theirs.near
          && (fingers.upperBound == 1 || mine.window.before >= theirs.window.before)
      }
    }
  }
}

extension Conflict {
  /// The same, with the two activities the other way round.
  var swapped: Conflict {
    var result = self
    result.activities.reverse()
    result.mechanics.reverse()
    result.witness?.claims.reverse()
    return result
  }
}
