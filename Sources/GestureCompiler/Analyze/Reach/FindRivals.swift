import SpecParser

/// Finds the rivals that certainly beat an activity if they claim no later than it does.
///
/// A rival that claims may still lose to a third activity. That matters only if the third one lets the activity win beside it. A rival
/// whose claim is held wins later than it claims.
struct FindRivals {
  let machine: Machine
  let relations: RelationIndex
  private let guards: GuardPairs
  let dead: Set<Int>
  /// The facts of each recognizer, by activity.
  let facts: [[RecognizerFacts]]
  /// By activity: whether each of its recognizers has one press and it starts with that, and whether each has one finger.
  private let startsAtPress: [Bool]
  private let isOfOneFinger: [Bool]
  /// Each element and its ancestors.
  let chains: [[Int]]
  /// By activity: the activities beside which it may win, and those for which it waits.
  private let friends: [Int: [Int]]
  let awaited: [Int: [Int]]
  /// By activity, those that are preferred to it; and the activities that have such.
  private let outranking: [Int: [Int]]
  let outranked: Set<Int>
  private let byTarget: [Int: [Int]]
  /// Those of `byTarget` with a mechanic of several presses.
  let repeated: [Int: [Int]]
  /// For each activity with `after`: the activities with a mechanic that it comes after, and those of them that wake it.
  private let leaders: [Int: [Int]]
  private let wakers: [Int: [Int]]
  /// Results about which claims can be held.
  let memo: HoldMemo
  /// Results about which recognizers never win.
  private let losses: LossMemo
  /// Results about two recognizers.
  let known: RivalMemo
  /// Pairs of `friends` for which no touch lets both claim.
  private let apart: PairSet
  /// Activities whose guards fail in the state that is asked about, so that they keep no rival from winning.
  var absent: Set<Int> = []

  init(_ analysis: AnalyzeConflicts) {
    let subject = analysis.subject
    machine = subject.machine
    relations = subject.relations
    let late = machine.activities.indices.filter { [machine] in !machine.activities[$0].after.isEmpty }
    leaders = Dictionary(firstOf: late.map { ($0, analysis.leaders(of: $0)) })
    wakers = Dictionary(
      firstOf: leaders.map { sleeper, leaders in
        (sleeper, leaders.filter { analysis.wakes($0, sleeper) })
      })
    apart = PairSet(Array(analysis.linkedApart()))
    memo = HoldMemo(analysis)
    losses = LossMemo(analysis)
    known = RivalMemo(recognizers: subject.shapes.map(\.count))
    guards = subject.guards
    dead = subject.dead
    facts = subject.shapes.map { $0.map { subject.pool.facts[$0[0]] } }
    startsAtPress = machine.activities.indices.map { [machine, facts] in
      facts[$0].allSatisfy { $0.presses == 1 } && machine.activities[$0].after.isEmpty
        && !machine.isTaker($0)
    }
    isOfOneFinger = facts.map { $0.allSatisfy { $0.fingers == 1...1 } }
    chains = machine.elements.indices.map { [machine] in Array(machine.elements.outward(from: $0)) }
    var friends: [Int: [Int]] = [:]
    for pair in machine.together {
      friends[pair.first, default: []].append(pair.second)
      friends[pair.second, default: []].append(pair.first)
    }
    for pair in machine.prefers { friends[pair.first, default: []].append(pair.second) }
    self.friends = friends
    outranking = Dictionary(grouping: machine.prefers, by: \.second).mapValues { $0.map(\.first) }
    outranked = Set(outranking.keys)
    awaited = Dictionary(grouping: machine.waits, by: \.first).mapValues { $0.map(\.second) }
    byTarget = Dictionary(grouping: machine.activities.indices) { [machine] in machine.activities[$0].target }
    repeated = byTarget.mapValues { [facts] activities in
      activities.filter { facts[$0].contains { $0.presses > 1 } }
    }
  }

  /// The activities on an activity's target and on the elements around it, ascending. No other activity beats it.
  func around(_ activity: Int) -> [Int] {
    chains[machine.activities[activity].target].flatMap { byTarget[$0, default: []] }.sorted()
  }

  /// Whether an activity has a guard on more than the tool of the touch.
  func readsState(_ activity: Int) -> Bool {
    guards.slots([activity]).contains { !machine.states[$0].isTool }
  }

  /// Whether a rival's recognizer beats an activity's recognizer whenever it claims first.
  func beats(_ rival: Int, _ mine: Int, _ activity: Int, _ theirs: Int) -> Bool {
    guard mayBeat(rival, mine, activity, theirs) else { return false }
    let beatsAnywhere = known.beats(
      RecognizerPlace(rival, mine), RecognizerPlace(activity, theirs), isWithinSearch: losses.isBusy
    ) {
      !isLetDown(rival, mine, activity, theirs)
    }
    return beatsAnywhere
      || !absent.isEmpty && !losses.isBusy && !isLetDown(rival, mine, activity, theirs, without: absent)
  }

  /// Third activities that may keep rivals from beating an activity.
  func thirds(beside activity: Int) -> Set<Int> {
    around(activity).reduce(into: Set(friends[activity, default: []])) { all, rival in
      all.formUnion(awaited[rival, default: []])
    }
  }

  /// A weaker test than `beats` that ignores third activities: cheap, and true whenever `beats` is.
  func mayBeat(_ rival: Int, _ mine: Int, _ activity: Int, _ theirs: Int) -> Bool {
    let (target, begins) = (machine.activities[activity].target, machine.activities[activity].begins)
    guard rival != activity, !dead.contains(rival), machine.activities[rival].after.isEmpty,
      chains[target].contains(machine.activities[rival].target),
      guards.canHoldTogether(activity, rival), begins || !relations.areTogether(activity, rival),
      !relations.isWaiting(rival, for: activity),
      !relations.isWaiting(activity, for: rival) || !waitsInTurn(rival, for: activity)
    else { return false }
    let (rivalFacts, ownFacts) = (facts[rival][mine], facts[activity][theirs])
    // `wait` takes precedence over `prefer`: an activity that waits does not take over.
    if rivalFacts.isContinuous && relations.isPreferred(activity, over: rival) && !begins
      && !relations.isWaiting(activity, for: rival)
    {
      return false
    }
    let waitsUndeclared =
      target == machine.activities[rival].target && rivalFacts.claimsAtLift
      && rivalFacts.presses < ownFacts.presses && !isDeclared(activity, rival)
    return !waitsUndeclared
  }

  /// The activities for which a claim is held: by a line of `resolve`, or because they have more presses on the same target.
  ///
  /// - Parameter isSome: whether the claim of one of its mechanics suffices; else they hold the claims of all.
  func holders(of activity: Int, isSome: Bool = false) -> [(activity: Int, isDeclared: Bool)] {
    let declared = awaited[activity, default: []].filter { !dead.contains($0) && isOnPath($0, of: activity) }
    let target = machine.activities[activity].target
    let longer = byTarget[target, default: []].filter { other in
      other != activity && !dead.contains(other) && !declared.contains(other)
        && holds(activity, for: other)
        && (isSome || facts[activity].indices.allSatisfy { waits(activity, $0, for: other) })
    }
    return declared.map { ($0, true) } + longer.map { ($0, false) }
  }

  /// Whether an awaited activity sleeps as long as the waiting one is possible and its fingers are down. Everything that would wake it or
  /// end its sleep makes both fail.
  func sleepsThrough(_ awaited: Int, beside activity: Int) -> Bool {
    guard let leaders = leaders[awaited],
      chains[machine.activities[activity].target].contains(machine.activities[awaited].target)
    else { return false }
    return friends[activity, default: []].allSatisfy { friend in
      !takesPart(friend, against: awaited, for: activity) || !isFriend(friend, of: activity)
        || (relations.areTogether(friend, awaited) && !leaders.contains(friend))
    }
  }

  // MARK: Third parties

  /// Third activities whose win lets the loser win and not the winner.
  func letDown(_ winner: Int, before loser: Int) -> [Int] {
    Set(friends[loser, default: []]).sorted().filter { third in
      !dead.contains(third) && takesPart(third, against: winner, for: loser)
        && overturns(third, winner, before: loser)
    }
  }

  /// Third activities whose win keeps an activity from winning, on touches that it shares with another.
  func denying(_ winner: Int, beside loser: Int) -> [Int] {
    machine.activities.indices.filter { third in
      !dead.contains(third) && takesPart(third, against: winner, for: loser) && mayDeny(third, winner)
    }
  }

  /// Whether an awaited activity takes part in touches of two others and holds no claim of the loser.
  ///
  /// - Parameter recognizer: the loser's recognizer; `nil` for all of them.
  func matters(_ awaited: Int, to winner: Int, before loser: Int, _ recognizer: Int?) -> Bool {
    takesPart(awaited, against: winner, for: loser)
      && !(recognizer.map { waits(loser, $0, for: awaited) } ?? holds(loser, for: awaited))
  }

  /// Whether an awaited activity takes part in touches of two others and holds the loser's claim, too.
  func holdsBoth(_ awaited: Int, _ winner: Int, _ loser: Int) -> Bool {
    takesPart(awaited, against: winner, for: loser) && holds(loser, for: awaited)
  }

  /// Activities preferred to the winner and not to the loser. If they claim with both, the winner is judged after the loser.
  func preferred(to winner: Int, notTo loser: Int) -> [Int] {
    outranking[winner, default: []].filter { third in
      !dead.contains(third) && takesPart(third, against: winner, for: loser)
        && !relations.isPreferred(third, over: loser)
        && (!relations.areTogether(third, loser) || !awaited[third, default: []].isEmpty)
    }
  }

  /// Third activities that keep an outer winner from winning, on elements beside the inner loser's.
  func denying(_ winner: Int, aside loser: Int) -> [Int] {
    machine.activities.indices.filter { takesPart($0, with: winner, aside: loser) && mayDeny($0, winner) }
  }

  /// Whether an activity takes part in touches of an outer winner with a finger on an element beside the inner loser's.
  func takesPart(_ third: Int, with winner: Int, aside loser: Int) -> Bool {
    third != winner && !dead.contains(third) && isOnPath(third, of: winner) && !isOnPath(third, of: loser)
      && guards.canHoldTogether(third, winner) && guards.canHoldTogether(third, loser)
  }

  /// Third activities that keep an outer winner from winning, and whose target is not inside the inner loser's.
  func denying(_ winner: Int, outside loser: Int) -> [Int] {
    let (inner, outer) = (machine.activities[loser].target, machine.activities[winner].target)
    guard inner != outer, chains[inner].contains(outer) else { return [] }
    return machine.activities.indices.filter { third in
      third != winner && third != loser && !dead.contains(third) && isOnPath(third, of: winner)
        && !chains[machine.activities[third].target].contains(inner)
        && guards.canHoldTogether(third, winner) && guards.canHoldTogether(third, loser)
        && mayDeny(third, winner)
    }
  }

  /// Whether some claim of an activity is held for another one.
  func holds(_ waiting: Int, for awaited: Int) -> Bool {
    facts[waiting].indices.contains { waits(waiting, $0, for: awaited) }
  }

  /// Whether a third activity may hold a rival's claim: while it is possible, or while its own claim is held.
  private func mayHold(_ third: Int, _ rival: Int, _ mine: Int) -> Bool {
    memo.mayHold(third, rival, mine)
      || facts[third].indices.contains { own in
        isEverHeld(third, own)
          && (memo.mayClaim(third, own, before: rival, mine) || memo.mayClaim(third, own, with: rival, mine))
      }
  }

  /// Whether an activity that another one waits for by `resolve` can hold a claim of it, at any speed of the hand.
  func mayHold(_ awaited: Int, for waiting: Int) -> Bool {
    relations.isWaiting(waiting, for: awaited)
      && facts[waiting].indices.contains { memo.mayHold(awaited, waiting, $0) }
  }

  /// Third activities that may keep a rival's recognizer from beating an activity: those beside which the activity may win, and those for
  /// which the rival's claim may be held.
  private func thirds(_ rival: Int, _ mine: Int, beside activity: Int) -> [Int] {
    let declared = awaited[rival, default: []]
    let mayWaitUndeclared = facts[rival][mine].claimsAtLift
    guard mayWaitUndeclared || !declared.isEmpty else {
      return known.friends(of: activity) {
        friends[activity, default: []].filter { isFriend($0, of: activity) }
      }
    }
    return friends[activity, default: []] + declared
      + (mayWaitUndeclared ? repeated[machine.activities[rival].target, default: []] : [])
  }

  private func isLetDown(
    _ rival: Int, _ mine: Int, _ activity: Int, _ theirs: Int, without absent: Set<Int> = []
  ) -> Bool {
    thirds(rival, mine, beside: activity).contains { third in
      if absent.contains(third) { return false }
      let (isAwaited, mayOverturn) = (
        waits(rival, mine, for: third), overturns(third, rival, before: activity)
      )
      // An activity whose guard never holds also counts: its error may be fixed in either way.
      guard isAwaited || mayOverturn, takesPart(third, against: rival, for: activity) else { return false }
      if isAwaited, !waits(activity, theirs, for: third),
        !relations.isWaiting(activity, for: rival), !isAsleep(third, until: activity, beside: rival),
        mayHold(third, rival, mine), !isOver(third, before: activity, theirs, rival, mine)
      {
        return true
      }
      if isAwaited, waits(activity, theirs, for: third), !relations.isWaiting(activity, for: rival),
        mayHold(third, rival, mine),
        failsWhileHeld(rival, mine, beside: activity, theirs) || !winsTies(rival, mine, activity, theirs)
      {
        return true
      }
      // A third activity that claims later than the rival fails: the rival has won by then.
      return mayOverturn && comesBefore(third, rival, mine, activity)
    }
  }

  /// Whether a third activity sleeps until one of the two wins, and holds no claim meanwhile. A sleeper holds claims only by `resolve`.
  private func isAsleep(_ third: Int, until activity: Int, beside rival: Int) -> Bool {
    guard let wakers = wakers[third], !relations.isWaiting(rival, for: third) else { return false }
    return wakers.allSatisfy { $0 == activity || $0 == rival }
  }

  /// Whether a third activity that holds a rival's claim fails before the activity can claim. The activity needs one more finger, which the
  /// rival accepts and the third does not.
  private func isOver(_ third: Int, before activity: Int, _ theirs: Int, _ rival: Int, _ mine: Int) -> Bool {
    let own = facts[activity][theirs]
    let isTakenIn =
      !facts[rival][mine].isContinuous || facts[rival][mine].fingers.upperBound >= own.fingers.lowerBound
    return isTakenIn && own.presses == 1
      && chains[machine.activities[activity].target].contains(machine.activities[third].target)
      && facts[third].allSatisfy { $0.presses == 1 && $0.fingers.upperBound < own.fingers.lowerBound }
  }

  /// Whether a third activity may have won when a recognizer's claim is judged.
  private func comesBefore(_ third: Int, _ rival: Int, _ mine: Int, _ activity: Int) -> Bool {
    // A sleeper needs another winner before it, so its mechanic alone decides nothing.
    if let wakers = wakers[third] { return wakers.contains { $0 != rival && $0 != activity } }
    if isEverHeld(rival, mine) { return true }
    // A claim that is held for the rival is judged after the rival has failed.
    if relations.isWaiting(third, for: rival) { return false }
    // Among claims at one instant, those of preferred activities are judged first.
    let isLate = !relations.isPreferred(rival, over: third) && outranked.contains(rival)
    return facts[third].indices.contains { own in
      let mayClaim =
        memo.mayClaim(third, own, before: rival, mine)
        || ((isLate || mayWinTies(third, own, rival, mine)) && memo.mayClaim(third, own, with: rival, mine))
      return mayClaim && !neverWins(third, own)
    }
  }

  /// Whether a recognizer loses to others of its target whenever it claims.
  private func neverWins(_ activity: Int, _ recognizer: Int) -> Bool {
    losses.neverWins(activity, recognizer) { rival, mine in
      guards.isCovered(activity, by: [rival]) && beats(rival, mine, activity, recognizer)
    } winsTies: { rival, mine in
      winsTies(rival, mine, activity, recognizer)
    }
  }

  /// Whether a recognizer's claim may be held, so that a later claim can win before it.
  func isEverHeld(_ activity: Int, _ recognizer: Int) -> Bool {
    let place = RecognizerPlace(activity, recognizer)
    if let known = memo.everHeld[place] { return known }
    let others = awaited[activity, default: []] + byTarget[machine.activities[activity].target, default: []]
    let isHeld = others.contains { other in
      other != activity && !dead.contains(other) && guards.canHoldTogether(other, activity)
        && waits(activity, recognizer, for: other) && memo.mayHold(other, activity, recognizer)
    }
    memo.everHeld[place] = isHeld
    return isHeld
  }

  /// Whether a third activity can take part in a touch of two others in some state, where it shares a finger with the winner.
  func takesPart(_ third: Int, against winner: Int, for loser: Int) -> Bool {
    third != winner && third != loser && isOnPath(third, of: winner) && isOnPath(third, of: loser)
      && guards.canHoldTogether(third, winner) && guards.canHoldTogether(third, loser)
      && (guards.canAllHold([third, winner, loser])
        || !startTogether(third, winner) || !startTogether(winner, loser))
  }

  /// Whether two activities that share a finger have started with the same press, and so in the same state: each has one press, and both
  /// have one target or one finger.
  private func startTogether(_ a: Int, _ b: Int) -> Bool {
    startsAtPress[a] && startsAtPress[b]
      && (machine.activities[a].target == machine.activities[b].target
        || isOfOneFinger[a] && isOfOneFinger[b])
  }

  /// Whether the win of a third activity may let the loser of two win, and not the winner.
  private func overturns(_ third: Int, _ winner: Int, before loser: Int) -> Bool {
    isFriend(third, of: loser) && mayDeny(third, winner)
  }

  private func isOnPath(_ third: Int, of activity: Int) -> Bool {
    let (a, b) = (machine.activities[third].target, machine.activities[activity].target)
    return chains[a].contains(b) || chains[b].contains(a)
  }

  private func isDeclared(_ a: Int, _ b: Int) -> Bool {
    relations.areTogether(a, b) || relations.isDeclared(a, b)
  }

  /// Whether a claim of a recognizer is held for an activity.
  func waits(_ waiting: Int, _ recognizer: Int, for awaited: Int) -> Bool {
    if relations.isWaiting(waiting, for: awaited) { return true }
    let own = facts[waiting][recognizer]
    return machine.activities[waiting].target == machine.activities[awaited].target && own.claimsAtLift
      && !isDeclared(waiting, awaited) && facts[awaited].contains { $0.presses > own.presses }
  }

  /// Whether an activity can win after a third one has won.
  private func isFriend(_ third: Int, of activity: Int) -> Bool {
    if apart.contains(either: third, activity) { return false }
    // An activity that may only begin a touch can win together with a claim at the same instant, but takes nothing over.
    if relations.areTogether(third, activity) { return true }
    return relations.isPreferred(activity, over: third) && !machine.activities[activity].begins
      && facts[third].contains { $0.isContinuous && !ends($0, of: third, before: activity) }
  }

  /// Whether the win of a third activity may keep a rival from winning.
  private func mayDeny(_ third: Int, _ rival: Int) -> Bool {
    if machine.activities[rival].begins { return true }
    if relations.areTogether(third, rival) { return false }
    // `wait` takes precedence over `prefer`: an activity that waits does not take over.
    let takesOver = relations.isPreferred(rival, over: third) && !relations.isWaiting(rival, for: third)
    return !(takesOver && facts[third].allSatisfy { $0.isContinuous && lasts($0, until: rival) })
  }
}
