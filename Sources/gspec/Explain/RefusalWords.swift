import GestureCompiler
import GestureRuntime
import SpecParser

/// Says why an activity could not take a touch over where content ends.
struct RefusalWords {
  let loaded: LoadedTable

  /// - Parameters:
  ///   - taker: the activity that the spec names.
  ///   - event: that of the activity that had the touch.
  func reason(_ refusal: HandOverRefusal, of taker: Int, _ event: CandidateEvent) -> String {
    refusal.cause.text { blank in
      switch blank {
      case .fingers: counted(refusal.measured, "finger")
      case .tool: event.tool.word
      case .condition: condition(of: taker).map { ": \($0)" } ?? ""
      case .target: loaded.table.elementPath(loaded.table.activityTarget(taker))
      case .rival: loaded.table.activityName(refusal.rival)
      case .taker: loaded.table.activityName(taker)
      }
    }
  }

  private func condition(of activity: Int) -> String? {
    guard let source = loaded.source else { return nil }
    let name = loaded.table.activityName(activity)
    return source.spec.activities.first { $0.name.value == name }
      .flatMap { ExplainWords.guardText($0, source.spec, source.sources) }
  }
}
