import SpecParser

/// Nested conflicts of which neither activity ever wins, because a third one has always claimed before one of the two.
extension AnalyzeConflicts {
  /// Makes notes of them. Another finding reports the third activity, and whatever settles the two has no effect.
  mutating func noteSettledByThirds() {
    for index in report.findings.indices where isSettledByThird(report.findings[index].conflict) {
      var conflict = report.findings[index].conflict
      conflict.isSettledByThird = true
      conflict.severity = .note
      report.findings[index] = ConflictFinding(
        finding: conflict.finding(in: subject.machine), conflict: conflict)
    }
  }

  private func isSettledByThird(_ conflict: Conflict) -> Bool {
    guard conflict.rule == .nested, conflict.severity == .warning, conflict.activities.count == 2,
      conflict.openTie == nil, conflict.thirdsWin(subject.machine) != nil, !conflict.areThirdsPartly,
      case .inside(_, let winners) = conflict.cause, winners.isEmpty
    else { return false }
    let places = conflict.activities.indices.compactMap { place(conflict, $0) }
    return (conflict.recognized ?? []).contains { third in
      !subject.held.contains(third) && startWithTouch(conflict.activities + [third])
        && subject.machine.activities[third].recognizers.indices.contains { recognizer in
          places.contains { isLate(0, [$0, RecognizerPlace(third, recognizer)]) }
        }
    }
  }

  /// The recognizer of one of the two that the conflict is about.
  private func place(_ conflict: Conflict, _ number: Int) -> RecognizerPlace? {
    let activity = conflict.activities[number]
    return conflict.recognizer(number, subject.machine).flatMap {
      subject.machine.activities[activity].recognizers.firstIndex(of: $0)
    }.map { RecognizerPlace(activity, $0) }
  }
}
