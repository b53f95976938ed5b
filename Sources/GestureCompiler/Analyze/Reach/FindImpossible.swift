/// Finds recognizers that no touch makes claim, even alone: their steps contradict each other by place or by time.
///
/// `MechanicsArePossible` finds what single steps and their sums contradict, with the reason. Here the search of the analysis has tried every
/// order of events and refused each. It may give up; such a recognizer counts as possible.
extension AnalyzeConflicts {
  /// Limit for the work of all these searches, as `TouchSearch` counts it. Nearly every one ends at its first path.
  private static let impossibleWork = 300_000

  mutating func findImpossible() {
    alone.begin(Self.impossibleWork, new: .max)
    // Many activities have one shape.
    var known: [Int: Bool] = [:]
    func isImpossible(_ shape: Int) -> Bool {
      if let answer = known[shape] { return answer }
      let answer = alone.isBeaten(subject.pool.shapes[shape], by: [])
      known[shape] = answer
      return answer
    }
    for activity in subject.machine.activities.indices
    where !subject.machine.activities[activity].takesOver {
      for (recognizer, shapes) in subject.shapes[activity].enumerated()
      where shapes.allSatisfy(isImpossible) {
        report.impossible.insert(RecognizerPlace(activity, recognizer))
      }
    }
  }
}
