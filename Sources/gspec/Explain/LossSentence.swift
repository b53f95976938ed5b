import GestureCompiler
import GestureRuntime
import SpecParser

/// Explains why a claim lost to another claim at the same instant: the rule, and the difference between the two.
struct LossSentence {
  let loaded: LoadedTable
  let outcomes: [Outcome]

  /// A sentence without its subject: "both claim then, and scroll is the special case: it has a hold, which this one lacks".
  func text(_ event: CandidateEvent, _ reason: FailureReason) -> String {
    let rival = loaded.table.activityName(reason.rival)
    return "both claim then, and " + why(event, reason, rival)
  }

  private func why(_ event: CandidateEvent, _ reason: FailureReason, _ rival: String) -> String {
    switch reason.cause {
    case .lostToPreferred: return "`resolve` prefers \(rival)"
    case .lostToInner:
      return
        "the element of \(rival) lies further in: level \(level(reason.limit)) against \(level(reason.measured))"
    case .lostToRangeStart: return "a range of \(rival) starts at what was measured"
    case .lostToLongerPath:
      let (theirs, mine) = (Int(reason.limit), Int(reason.measured))
      return "\(rival) has the longer path: \(theirs) steps against \(mine)"
    case .lostToName: return "nothing tells them apart but the name of \(rival), which comes first"
    default: return "\(rival) is the special case" + (difference(event, reason).map { ": \($0)" } ?? "")
    }
  }

  /// The level of a depth. The outermost element has level 1.
  private func level(_ depth: Double) -> Int { Int(depth) + 1 }

  // MARK: The special case

  /// The property that makes the winner the special case.
  private func difference(_ event: CandidateEvent, _ reason: FailureReason) -> String? {
    guard let machine = loaded.source?.machine, let mine = machine.recognizer(event.recognizer)?.recognizer,
      let theirs = winner(event, reason, machine)
    else { return nil }
    switch machine.difference(theirs, from: mine) {
    case .earlierTouch: return "it has \(presses(theirs)) presses, this one \(presses(mine))"
    case .wait: return "it has a hold, which this one lacks"
    case .edge: return "it comes from an edge, this one from anywhere"
    case .directions, nil:
      guard let inner = directions(theirs), let outer = directions(mine) else { return nil }
      return "its directions (\(inner)) lie inside this one's (\(outer))"
    }
  }

  /// The recognizer of the rival's last claim up to that instant.
  private func winner(
    _ event: CandidateEvent, _ reason: FailureReason, _ machine: Machine
  ) -> MachineRecognizer? {
    let claim = outcomes.last {
      $0.activity == reason.rival && $0.time <= event.time && ($0.phase == .began || $0.phase == .recognized)
    }
    guard machine.activities.indices.contains(reason.rival), let claim else { return nil }
    return machine.activities[reason.rival].recognizers.first { recognizer in
      recognizer.names.contains { $0.mechanic == claim.mechanic }
    }
  }

  private func presses(_ recognizer: MachineRecognizer) -> Int {
    recognizer.steps.count { $0.kind == .press }
  }

  private func directions(_ recognizer: MachineRecognizer) -> String? {
    recognizer.steps.compactMap(\.kind.directions).last.map(ExplainWords.directions)
  }
}
