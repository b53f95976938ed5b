import SpecParser

/// Finds touches that an activity seems made for and never wins, although it wins others.
///
/// - Movements in a direction that the activity or its content names, or in any direction of a pan: a list that scrolls up and down, on which
///   a refresh wins every movement down.
/// - Touches of several fingers that land before they move: it wins only if a finger first makes a rival fail.
///
/// The search is that for activities that can never win (`CoverActivity`), with narrower shapes or fewer paths.
extension AnalyzeConflicts {
  mutating func findLostTouches(_ finder: FindRivals) {
    lost.begin(bound.lostWork, new: bound.newReachWork)
    // At a bound, nothing is called unreachable.
    guard !isBounded, !reach.isSpent else { return }
    let all = subject.allShapes
    let isByName = namesDecide
    let beaten = Set(
      report.findings.map(\.conflict).filter { $0.rule == .unreachable && $0.severity == .error }.map {
        $0.activities[0]
      })
    for activity in subject.machine.activities.indices
    where !subject.dead.contains(activity) && isNearFocus(activity) && !ambiguous.contains(activity)
      && !beaten.contains(activity) && subject.machine.activities[activity].after.isEmpty
    {
      if let kept = groups?[lostBy: activity, isByName: isByName] {
        report.findings += kept.map {
          ConflictFinding(finding: $0.finding(in: subject.machine), conflict: $0)
        }
        continue
      }
      let found =
        lostDirections(of: activity, all, finder) + (lostUnlessDrifting(activity, all, finder) ?? [])
      report.findings += found
      groups?[lostBy: activity, isByName: isByName] = found.map(\.conflict)
    }
  }

  // MARK: Directions

  /// A finding for each group of rivals that win every movement in some directions.
  private mutating func lostDirections(
    of activity: Int, _ all: [[[RecognizerShape]]], _ finder: FindRivals
  ) -> [ConflictFinding] {
    var lost: [(rivals: [Int], sides: [DirectionWord], cover: CoverActivity)] = []
    for side in sides(of: activity) {
      let own = all[activity].map { $0.compactMap { $0.moving(toward: side) } }
      guard mayBeCovered(activity, own, finder) else { continue }
      var narrowed = all
      narrowed[activity] = own
      let cover = cover(activity, narrowed, finder, self.lost)
      guard case .covered(let rivals, _) = self.rivals(thatCover: activity, cover), !rivals.isEmpty else {
        continue
      }
      if let index = lost.firstIndex(where: { $0.rivals == rivals }) {
        lost[index].sides.append(side)
      } else {
        lost.append((rivals, [side], cover))
      }
    }
    return lost.compactMap { rivals, sides, cover in
      guard var conflict = finding(cover, rivals, when: nil, lost: .toward(sides))?.conflict else {
        return nil
      }
      // A line of `resolve` says that the author knows.
      if rivals.contains(where: { subject.relations.isDeclared(activity, $0) }) { conflict.severity = .note }
      return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
    }
  }

  /// The directions that an activity or its content names, or all of a pan. None if a mechanic has more than one movement: which of them goes in
  /// a direction would be open.
  private func sides(of activity: Int) -> [DirectionWord] {
    let shapes = subject.shapes[activity].joined().map { subject.pool.shapes[$0] }
    let moves = shapes.compactMap(\.onlyTranslation)
    guard moves.count == shapes.count else { return [] }
    let all = moves.reduce(AngleSet(kept: [])) { $0.union($1.passDirections) }
    if all.isAll, !subject.machine.activities[activity].goesEveryWay { return [] }
    return DirectionWord.sides.filter { side in
      all.covers(AngleSet(side.directions))
    }
  }

  /// Whether rivals may beat every movement of some shapes in every state. This is a cheap test that most activities fail.
  private func mayBeCovered(
    _ activity: Int, _ narrowed: [[RecognizerShape]], _ finder: FindRivals
  ) -> Bool {
    let others = rivals[activity, default: []].sorted()
    return narrowed.indices.allSatisfy { recognizer in
      let open = narrowed[recognizer].compactMap { $0.onlyTranslation?.passDirections }
      if open.isEmpty { return true }
      var won = AngleSet(kept: [])
      let beating = others.filter { rival in
        let moves = subject.shapes[rival].indices.compactMap { mine in
          finder.mayBeat(rival, mine, activity, recognizer) ? finder.facts[rival][mine].directions : nil
        }
        won = moves.reduce(won) { $0.union($1) }
        return !moves.isEmpty
      }
      return open.allSatisfy(won.covers) && subject.guards.isCovered(activity, by: beating)
    }
  }

  // MARK: Several fingers

  /// The finding that an activity of several fingers wins only if one moves before the last one lands.
  private mutating func lostUnlessDrifting(
    _ activity: Int, _ all: [[[RecognizerShape]]], _ finder: FindRivals
  ) -> [ConflictFinding]? {
    guard all[activity].joined().allSatisfy({ $0.fingers.lowerBound > 1 }), mayBeCovered(activity, finder)
    else { return nil }
    var cover = cover(activity, all, finder, lost)
    cover.isWithoutDrift = true
    guard case .covered(let rivals, _) = self.rivals(thatCover: activity, cover), !rivals.isEmpty else {
      return nil
    }
    return finding(cover, rivals, when: nil, lost: .withoutDrift).map { [$0] }
  }
}

extension MachineActivity {
  /// Whether people expect it to go every way: a pan, or a scroll that keeps to the axis of each movement.
  fileprivate var goesEveryWay: Bool { does == "pan" || does == "scroll" && values.contains(.along) }
}

extension RecognizerShape {
  /// Its movement, a translation, if it has one alone.
  fileprivate var onlyTranslation: StepShape? {
    let moves = contacts.flatMap(\.steps).filter(\.kind.isMove)
    return moves.count == 1 && moves[0].kind == .translate ? moves[0] : nil
  }

  /// The shape with its movement in one direction alone; `nil` if it does not go there.
  fileprivate func moving(toward side: DirectionWord) -> RecognizerShape? {
    let cone = AngleSet(side.directions)
    var shape = self
    for (contact, steps) in contacts.map(\.steps).enumerated() {
      for (step, own) in steps.enumerated() where own.kind == .translate {
        let (pass, hold) = (own.passDirections.intersection(cone), own.holdDirections.intersection(cone))
        // Directions that touch the cone at its edge do not go there.
        guard pass.measure > 0, hold.measure > 0 else { return nil }
        shape.contacts[contact].steps[step].passDirections = pass
        shape.contacts[contact].steps[step].holdDirections = hold
      }
    }
    return shape
  }
}
