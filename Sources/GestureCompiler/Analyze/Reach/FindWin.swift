package import GestureRuntime
package import SpecParser

/// A touch by which an activity wins, as the analysis found it. Whether it does is for the recognizer to say.
package struct FindWin {
  package struct Attempt: Sendable {
    package var samples: [TouchSample]
    package var end: Int64
    /// By slot of the state.
    package var state: [Int: Double]
  }

  private let analysis: AnalyzeConflicts
  private let finder: FindRivals

  /// - Parameter machine: made of the context's spec, which can be analyzed whole.
  package init(_ context: CheckContext, _ machine: Machine) {
    var analysis = AnalyzeConflicts(context, machine)
    _ = analysis.run()
    self.analysis = analysis
    finder = FindRivals(analysis)
  }

  /// - Parameter activity: by the machine's index.
  package func attempt(by activity: Int) -> Attempt? {
    guard !analysis.subject.dead.contains(activity) else { return nil }
    let cover = analysis.cover(activity, analysis.subject.allShapes, finder)
    guard let win = analysis.win(of: activity, cover, finder) else { return nil }
    let target = analysis.subject.machine.activities[activity].target
    return Attempt(
      samples: win.trace.samples(inner: target, outer: target), end: win.trace.end, state: win.model)
  }
}
