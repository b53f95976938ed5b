package import GestureRuntime
package import SpecParser

/// Finds a touch by which an activity wins according to the analysis. Only the recognizer can confirm it.
package struct FindWin {
  package struct Attempt: Sendable {
    package var samples: [TouchSample]
    package var end: Int64
    /// State values by slot.
    package var state: [Int: Double]
  }

  private let analysis: AnalyzeConflicts
  private let finder: FindRivals

  /// - Parameter machine: the machine of the context's spec, all of which can be analyzed.
  package init(_ context: CheckContext, _ machine: Machine) {
    var analysis = AnalyzeConflicts(context, machine)
    _ = analysis.run()
    self.analysis = analysis
    finder = FindRivals(analysis)
  }

  /// - Parameter activity: the machine's index.
  package func attempt(by activity: Int) -> Attempt? {
    guard !analysis.subject.dead.contains(activity) else { return nil }
    let cover = analysis.cover(activity, analysis.subject.allShapes, finder)
    guard let win = analysis.win(of: activity, cover, finder) else { return nil }
    let target = analysis.subject.machine.activities[activity].target
    return Attempt(
      samples: win.trace.samples(inner: target, outer: target), end: win.trace.end, state: win.model)
  }
}
