import GestureRuntime

/// Activities that show that they are possible, before they claim: Docs/Recognition.md, section 5.8.
extension Arbiter {
  /// The next time at which a candidate is shown.
  func nextShowing(after now: Microseconds?) -> Microseconds? {
    candidates.filter(\.mayShow).compactMap(\.showTime).filter { $0 > now ?? .min }.min()
  }

  /// Reports candidates that have failed, then shows candidates that are due, each in the order in which they were made.
  func showPossible(at now: Microseconds) {
    for candidate in ordered where candidate.isShown {
      if candidate.hasWon {
        candidate.isShown = false
      } else if !candidate.isAlive {
        candidate.isShown = false
        passOn(candidate, now)
      }
    }
    for candidate in ordered where candidate.mayShow && candidate.showTime ?? .max <= now {
      guard !others(of: candidate).contains(where: \.isShown) else { continue }
      candidate.isShown = true
      emit(candidate.shownOutcome(.possible, at: now))
    }
  }

  /// Lets another candidate of its activity stand for it. If there is none and none has won, the activity has failed.
  private func passOn(_ candidate: Candidate, _ now: Microseconds) {
    let others = others(of: candidate)
    if others.contains(where: \.hasWon) { return }
    if let heir = others.first(where: \.isOpen) {
      heir.isShown = true
    } else {
      emit(candidate.shownOutcome(.failed, at: now))
    }
  }

  private func others(of candidate: Candidate) -> [Candidate] {
    ordered.filter { $0 !== candidate && $0.plan.activity == candidate.plan.activity && $0.meets(candidate) }
  }
}

extension Candidate {
  /// Whether it may still win, did not begin again, and all its fingers have been down.
  var isOpen: Bool { isAlive && earlier == nil && tracks.contains(where: \.hasBase) }
  var mayShow: Bool { plan.showsPossible != nil && !isShown && isOpen }
  var showTime: Microseconds? { plan.showsPossible.map { sequenceStart + $0 } }

  func shownOutcome(_ phase: GesturePhase, at now: Microseconds) -> NamedOutcome {
    let origin = tracks.first(where: \.hasBase)?.origin ?? Point(x: 0, y: 0)
    let instance = home.flatMap { home in
      home.path.firstIndex(of: plan.target).map { home.instances[$0] }
    }
    return NamedOutcome(
      activity: plan.activityName, mechanic: plan.first.name,
      outcome: Outcome(
        time: now, activity: 0, mechanic: 0, phase: phase, fingers: plan.first.fingers.lowerBound,
        location: origin, origin: origin, instance: instance ?? 0, tool: home?.tool ?? .finger))
  }
}
