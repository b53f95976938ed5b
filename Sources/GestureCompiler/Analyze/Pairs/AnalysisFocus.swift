import SpecParser

/// The activities and pairs to analyze after a change, as indices into `Machine.activities`. All other results are known.
struct AnalysisFocus {
  /// Activities that have changed, whose pairs are all analyzed.
  var activities: Set<Int>
  /// Pairs whose relation has changed.
  var pairs: Set<UnorderedActivityPair>

  func has(_ a: Int, _ b: Int) -> Bool {
    activities.contains(a) || activities.contains(b) || pairs.contains(UnorderedActivityPair(a, b))
  }
}

extension AnalyzeConflicts {
  func isInFocus(_ a: Int, _ b: Int) -> Bool {
    focus?.has(a, b) ?? true
  }

  /// Whether the activity is in focus, or an activity in focus could beat it.
  func isNearFocus(_ activity: Int) -> Bool {
    guard let focus else { return true }
    if focus.pairs.contains(where: { $0.first == activity || $0.second == activity }) { return true }
    if focus.activities.isEmpty { return false }
    let around = Set(subject.machine.elements.outward(from: subject.machine.activities[activity].target))
    return focus.activities.contains {
      $0 == activity || around.contains(subject.machine.activities[$0].target)
    }
  }
}
